#pragma once
// A checked program made ready to be played.

#include <memory>

#include "interpreter/cantrip.hpp"
#include "lang/check/programs.hpp"

namespace cantrip::play {

struct LoadedGame {
    std::unique_ptr<Programs> programs;
    std::shared_ptr<const Machine> machine; // none until the set-up is known
    [[nodiscard]] const Program& program() const { return programs->list[0]; }
    [[nodiscard]] const Sources& sources() const { return programs->world.sources; }
};

// What is wrong, and what to do about it.
struct GameProblem {
    std::string message, help;
};

// Refuses programs of which none or several are games. The programs must have no errors.
[[nodiscard]] Result<LoadedGame, GameProblem> game_of(std::unique_ptr<Programs> programs);

// A fault with its rule, its place, and the events that were running.
[[nodiscard]] std::string fault_text(const Sources& sources, const Fault& fault);
// "cards/a.cant:12"; empty for no place.
[[nodiscard]] std::string place_text(const Sources& sources, Span at);

} // namespace cantrip::play
