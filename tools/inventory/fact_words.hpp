#pragma once
// The numbers that a sentence of an inventory names. Digits alone: a sentence may be in any language.

#include <cstdint>
#include <set>
#include <string_view>

namespace cantrip::inventory {

[[nodiscard]] std::set<std::int64_t> numbers_in(std::string_view sentence);

} // namespace cantrip::inventory
