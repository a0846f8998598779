#pragma once
// The numbers of a game. Whatever is added, multiplied or counted is computed in 64 bits and passes here (or
// Exec::number, which makes a fault of what is too large) before it becomes a word.

#include <algorithm>
#include <cstdint>

#include "interpreter/cantrip.hpp"

namespace cantrip::runtime {

// The same both ways: the lowest word is no number, it marks a local that waits for an answer.
inline constexpr std::int64_t largest_number = 0x7fffffff;
inline constexpr const char* too_large = "a number is too large";

constexpr bool is_number(std::int64_t value) { return value >= -largest_number && value <= largest_number; }

// For what is only compared: the end of a range, how many could be picked.
constexpr Word at_most_largest(std::int64_t value) {
    return static_cast<Word>(value > largest_number    ? largest_number
                             : value < -largest_number ? -largest_number
                                                       : value);
}

// How much of a gain there is room for on a track, and how much of a loss is there.
constexpr Word room_on(Word high, Word now, Word amount) {
    return at_most_largest(std::min<std::int64_t>(amount, std::int64_t{high} - now));
}
constexpr Word left_on(const Unit& unit, Word now, Word amount) {
    return at_most_largest(std::min<std::int64_t>(amount, std::int64_t{now} - unit.low));
}

} // namespace cantrip::runtime
