#pragma once
// The words of a language as games use them: a pack with the words of one game, or of one set of cards, on
// top.

#include <deque>
#include <set>

#include "lang/check/programs.hpp"
#include "tools/text/card/card_text.hpp"

namespace cantrip::text {

struct Lexicon {
    std::string name; // of the game or the set
    Keys keys;
    Language language;
    std::set<std::string> in_texts;   // words of the generated texts, as printed
    std::size_t said = 0, unsaid = 0; // abilities
};

// Those of the programs, or without any, one for each game of the libraries.
[[nodiscard]] std::deque<Lexicon> load_lexicons(const std::string& tag,
                                                const std::vector<std::string>& libraries,
                                                const Programs* programs, Sources& sources,
                                                Diagnostics& diagnostics);

} // namespace cantrip::text
