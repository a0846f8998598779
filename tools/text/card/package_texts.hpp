#pragma once
// The texts of the cards that a command line means.

#include "tools/text/card/card_text.hpp"

namespace cantrip::text {

// Things of the packages that were asked for, and the kinds of those packages that print something for all
// their things.
[[nodiscard]] std::vector<CardText> cards_of(const Program& program, const std::vector<bool>& asked,
                                             CardTexts& texts);

// Leaves what a printed source gives: no cards of one's own, no effect that is assumed even in part, and in
// place of an assumed name the English one or the card's id.
void keep_printed(const Program& program, std::vector<CardText>& cards);

} // namespace cantrip::text
