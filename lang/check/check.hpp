#pragma once
// Resolves names and checks types: trees in, a program and diagnostics out.

#include "lang/package/world.hpp"
#include "lang/program/program.hpp"

namespace cantrip {

// Checks the packages (needed ones first, as World::closure gives them) as one program. The program points
// into the world's trees and texts. With diagnostics it is still whole: what is wrong has the type `error`.
[[nodiscard]] Program check(const World& world, std::span<const std::size_t> packages,
                            Diagnostics& diagnostics);

// The sets of packages to check together: one for each package that was asked for and that no other one asked
// for needs, with all it needs.
[[nodiscard]] std::vector<std::vector<std::size_t>> programs_of(const World& world);

} // namespace cantrip
