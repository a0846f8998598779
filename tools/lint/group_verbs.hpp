#pragma once
// Verbs that only the group does: reached from the start of the game by plain calls, never by a player.

#include <vector>

#include "lang/program/program.hpp"

namespace cantrip::lint {

// By VerbId. Empty for games in which the group itself plays: their rules speak of `team`.
[[nodiscard]] std::vector<char> group_verbs(const Program& program);

} // namespace cantrip::lint
