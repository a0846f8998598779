#pragma once
// The difference of two texts as `diff -u` shows it.

#include <string>
#include <string_view>

namespace cantrip {

// Empty when they are equal.
[[nodiscard]] std::string unified_diff(std::string_view path, std::string_view before,
                                       std::string_view after);

} // namespace cantrip
