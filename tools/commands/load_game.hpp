#pragma once
// What the commands share that play a game.

#include "tools/cli/invocation.hpp"
#include "tools/play/load_game.hpp"

namespace cantrip {

// Reads and checks what the operands name. Problems are reported; the failure is then the exit status.
[[nodiscard]] Result<play::LoadedGame, Exit> load_game(Invocation& invocation);
// The same for given paths or names.
[[nodiscard]] Result<play::LoadedGame, Exit> load_game(Invocation& invocation,
                                                       const std::vector<std::string>& paths);
// Compiles for the set-up of the command line, or for a given one.
[[nodiscard]] Result<bool, Exit> compile_game(Invocation& invocation, play::LoadedGame& game);
[[nodiscard]] Result<bool, Exit> compile_game(Invocation& invocation, play::LoadedGame& game,
                                              const Setup& setup);

// The options of a command that plays games: `--players`, `--with`, its own, `--lib`.
[[nodiscard]] std::vector<Option> game_options(std::vector<Option> own);

} // namespace cantrip
