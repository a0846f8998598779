#pragma once
// What an ability does, written down without names or places: equal exactly when two abilities do the same.

#include <string>

#include "lang/program/program.hpp"

namespace cantrip::text {

[[nodiscard]] std::string meaning_of(const Program& program, AbilityId id);

} // namespace cantrip::text
