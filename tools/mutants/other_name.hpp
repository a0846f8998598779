#pragma once
// Names that could stand in place of another: of the same sort, and as near to it as the program has one.

#include <string_view>

#include "lang/program/program.hpp"

namespace cantrip::mutants {

// The next unit, sibling kind, zone of the same owner, trait of the same kind, value of the same
// list, or card of the same kind. Empty for a name that is no such thing.
[[nodiscard]] std::string_view other_name(const Program& program, std::string_view name);

} // namespace cantrip::mutants
