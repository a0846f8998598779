#pragma once
// Words become text: spaces, capitals, vocalized prepositions, script.

#include "tools/text/say/linearize.hpp"

namespace cantrip::text {

// A piece of finished text and where it comes from.
struct Piece {
    std::string text;
    bool icon = false;
    std::string alt;
    PhraseId phrase = no_phrase;
};

// `tag` chooses the script among those that the pack prints.
[[nodiscard]] std::vector<Piece> typeset(const Rules& rules, std::string_view tag,
                                         const std::vector<Token>& tokens);
// Icons as :name:.
[[nodiscard]] std::string plain_text(const std::vector<Piece>& pieces);

} // namespace cantrip::text
