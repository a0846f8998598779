#pragma once
// Letters by the data of Unicode: their case, their marks, and what is a letter at all. No locale has a say.

#include <string>
#include <string_view>

namespace cantrip {

// Mappings of one letter to one letter. ß has no such capital and stays; İ becomes i and ı becomes I, as
// everywhere outside of Turkish.
[[nodiscard]] char32_t upper_letter(char32_t letter);
// For the first letter of a sentence. Not always the capital: Georgian capitals never start a word.
[[nodiscard]] char32_t title_letter(char32_t letter);
[[nodiscard]] char32_t lower_letter(char32_t letter);
[[nodiscard]] std::string lower_word(std::string_view text);
// Lower case that keeps every byte in its place: a letter whose lower case has another length stays.
[[nodiscard]] std::string lower_in_place(std::string_view text);

// Letters of every script, with and without case.
[[nodiscard]] bool is_letter(char32_t point);
// Accents and vowel signs that belong to the letter before them.
[[nodiscard]] bool is_mark(char32_t point);

// Blanks of every width, and what a keyboard calls white space.
[[nodiscard]] bool is_space(char32_t point);

// NFC: letters and the marks behind them become one letter where there is one. Invalid bytes are replaced.
[[nodiscard]] std::string composed(std::string_view text);
// Lower case without marks on letters: "vráč" and "vrac" are alike.
[[nodiscard]] std::string without_marks(std::string_view text);

} // namespace cantrip
