#pragma once
// Lines for a screen of some width.

#include <string>
#include <string_view>

namespace cantrip::play {

// Breaks between words; lines after the first begin with `indent` blanks. Columns are those of a terminal:
// wide letters take two. Ends with a line break.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t width, std::size_t indent);

// How many columns a text takes.
[[nodiscard]] std::size_t columns_of(std::string_view text);

} // namespace cantrip::play
