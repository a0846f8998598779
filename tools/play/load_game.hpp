#pragma once
// The game that the operands of a command mean, ready to be played.

#include <memory>

#include "interpreter/cantrip.hpp"
#include "tools/cli/programs.hpp"

namespace cantrip {

struct LoadedGame {
    std::unique_ptr<Programs> programs;
    std::shared_ptr<const Machine> machine;
    [[nodiscard]] const Program& program() const { return programs->list[0]; }
    [[nodiscard]] const Sources& sources() const { return programs->world.sources; }
};

// Reads and checks what the operands name. What is wrong is told; then the exit status is the failure.
[[nodiscard]] Result<LoadedGame, Exit> load_game(Invocation& invocation);
// For what the command line sets up, or for a given set-up.
[[nodiscard]] Result<bool, Exit> compile_game(Invocation& invocation, LoadedGame& game);
[[nodiscard]] Result<bool, Exit> compile_game(Invocation& invocation, LoadedGame& game, const Setup& setup);

// The rows that all commands share which play games: `--players`, `--with`, `--seed`, `--lib`.
[[nodiscard]] std::vector<Option> game_options(std::vector<Option> own);

// A fault with its rule, its place, and the events that were running.
[[nodiscard]] std::string fault_text(const Sources& sources, const Fault& fault);
[[nodiscard]] std::string place_text(const Sources& sources,
                                     Span at); // "cards/a.cant:12"; empty for no place

} // namespace cantrip
