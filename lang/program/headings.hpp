#pragma once
// The lines that one thing, kind or face prints under one heading.

#include "lang/program/program.hpp"

namespace cantrip {

// Whether an ability is the first (1) or last (-1) of those under its heading.
[[nodiscard]] bool is_nth_under_heading(const Program& program, AbilityId id, std::int32_t nth);

} // namespace cantrip
