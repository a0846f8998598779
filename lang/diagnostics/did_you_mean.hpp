#pragma once
// The known word that an unknown one was probably meant to be.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace cantrip {

// Damerau–Levenshtein distance (optimal string alignment) in bytes: insert, delete, replace, swap neighbours.
// Gives up with limit + 1 as soon as the distance must be larger than the limit.
[[nodiscard]] std::size_t edit_distance(std::string_view a, std::string_view b, std::size_t limit);

// The nearest candidate within max(1, length / 3) edits, letter case counting less than letters; empty when
// none is near. Of equally near ones the alphabetically first, so that the answer does not depend on their
// order.
[[nodiscard]] std::string_view did_you_mean(std::string_view word,
                                            std::span<const std::string_view> candidates);

// "did you mean `x`?", or nothing when no candidate is near.
[[nodiscard]] std::string suggestion(std::string_view word, std::span<const std::string_view> candidates);

} // namespace cantrip
