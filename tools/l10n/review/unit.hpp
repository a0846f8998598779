#pragma once
// What translators and editors work on: one ability of one card.

#include <string>
#include <vector>

#include "lang/source/source.hpp"
#include "tools/text/card/card_text.hpp"

namespace cantrip::l10n {

struct Unit {
    std::string id;        // card/section/number as they were when the ability was first seen; never changes
    std::string card;      // the name of the card today
    std::string card_name; // as printed in English
    std::string kind;      // of the card
    std::string section;   // heading, name of the action, or the word that the reaction starts with
    std::string sem;       // hash of the effect
    std::string effect;    // as written in the source, on one line
    std::string gloss;     // what the text says, in no language
    Span at;
    std::size_t program = 0; // into Programs::list
    AbilityId ability = no_index;
};

// What a language makes of a unit.
struct UnitText {
    std::string text;      // in the first script that the pack prints; empty when something is missing
    std::string shown;     // in the script that was asked for
    std::string card_name; // of its card, in this language
    std::vector<text::Piece> pieces;
    text::PlannedText plan;
    std::vector<std::string> missing; // "word herb", "form herb acc.sg", "frame draw"
};

} // namespace cantrip::l10n
