#pragma once
// A short name for the picture of a card: equal for cards that look alike, so that they need not be drawn
// again.

#include <cstdint>

#include "tools/render/arrange.hpp"

namespace cantrip::render {

// Of everything that `paint` looks at, pictures by their bytes. Fonts count by their names.
[[nodiscard]] std::uint64_t digest_of(const PlacedCard& card);

} // namespace cantrip::render
