#pragma once
// Makes a program smaller while it keeps a property.

#include <functional>

#include "tests/generator/piece.hpp"

namespace cantrip::generator {

using Keeps = std::function<bool(const Piece&)>;

// Tries to leave out parts, to replace parts by the simplest of their sort, and to lift inner parts, until
// nothing more can go or `most_tries` candidates were tried. `keeps` must hold for `program` itself.
[[nodiscard]] Piece shrink(Piece program, const Keeps& keeps, int most_tries = 4000);

} // namespace cantrip::generator
