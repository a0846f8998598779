#pragma once
// What a game is set up with, as the commands that play one are told: `--players N` and `--with
// OPTION=VALUE`.

#include "interpreter/cantrip.hpp"
#include "tools/cli/arguments.hpp"

namespace cantrip {

// The rows of both options, for the help of a command. Functions, because commands are made before main.
[[nodiscard]] Option players_option();
[[nodiscard]] Option with_option();

// A number of players outside the game's own, an option or a value that it does not have: told, with what
// there is.
[[nodiscard]] Result<Setup, UsageError> game_setup(const Program& program, const Arguments& arguments);

} // namespace cantrip
