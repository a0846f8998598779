#pragma once
// What a player can ask about: a card, a word of the rules, why something cannot be done.

#include <string>
#include <vector>

#include "tools/play/session.hpp"
#include "tools/play/speech.hpp"

namespace cantrip::play {

// The printed card of a name, or names that are near.
[[nodiscard]] std::vector<std::string> card_lines(Speech& speech, const std::string& name);

// What a verb, a heading or a rule of the game says.
[[nodiscard]] std::vector<std::string> rules_lines(Speech& speech, const std::string& word);

// What stands against an action or a card, for the player who is asked.
[[nodiscard]] std::vector<std::string> why_not_lines(Speech& speech, const Session& session,
                                                     const Sources& sources, Word seat,
                                                     const std::string& what);

} // namespace cantrip::play
