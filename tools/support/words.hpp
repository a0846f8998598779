#pragma once
// Small helpers for text: splitting, and letters in both sizes.

#include <string>
#include <string_view>
#include <vector>

namespace cantrip {

[[nodiscard]] std::string_view trim(std::string_view text);
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, std::string_view separator);

// Of Latin, Latin Extended-A, Greek and Cyrillic; other characters stay as they are. No locale has a say.
[[nodiscard]] char32_t upper_letter(char32_t letter);
[[nodiscard]] char32_t lower_letter(char32_t letter);
[[nodiscard]] std::string lower_word(std::string_view text);
[[nodiscard]] bool is_letter(char32_t point);

} // namespace cantrip
