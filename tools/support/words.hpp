#pragma once
// Small helpers for text: trimming and splitting.

#include <string>
#include <string_view>
#include <vector>

namespace cantrip {

[[nodiscard]] std::string_view trim(std::string_view text);
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, std::string_view separator);

} // namespace cantrip
