#pragma once
// The set-up of a game in words: a number of players and `OPTION=VALUE` pairs.

#include "interpreter/cantrip.hpp"
#include "tools/play/load_game.hpp"

namespace cantrip::play {

// `players` may be empty: then the fewest that fill the table. A number of players outside the game's own, an
// option or a value that it does not have is a problem whose help lists what there is.
[[nodiscard]] Result<Setup, GameProblem> game_setup(const Program& program, const std::string& players,
                                                    const std::vector<std::string>& options);

} // namespace cantrip::play
