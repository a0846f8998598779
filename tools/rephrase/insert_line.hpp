#pragma once
// A line put into a card, or into a new card at the end of a file.

#include <string>

#include "lang/program/program.hpp"

namespace cantrip::rephrase {

// The text of the card's file with the line as the last of the card.
[[nodiscard]] std::string with_line(const Program& program, const Sources& sources, const Thing& card,
                                    const std::string& line);
// A file's text with a card behind it that has nothing but the line.
[[nodiscard]] std::string with_card(const std::string& text, const std::string& kind, const std::string& id,
                                    const std::string& line);

} // namespace cantrip::rephrase
