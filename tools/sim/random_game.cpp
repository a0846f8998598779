#include "tools/sim/random_game.hpp"

#include "tools/play/bot.hpp"
#include "tools/sim/conservation.hpp"

namespace cantrip::sim {

GameResult play_randomly(const Machine& machine, std::uint64_t seed, std::uint32_t most_questions,
                         std::vector<std::uint8_t>* fired) {
    GameResult result;
    RunOptions options;
    options.describe = false;
    options.fired = fired;
    play::RandomBot bot(seed, machine);
    State state = machine.start(seed);
    Conservation conservation(machine, state);
    Runner runner(machine);
    options.made = &conservation.made();
    while (result.questions < most_questions) {
        const Outcome& now = runner.run(state, options);
        if (std::string wrong = conservation.check(state); !wrong.empty() && result.broken.empty())
            result.broken = std::move(wrong) + " before question " + std::to_string(result.questions + 1);
        if (now.kind != Outcome::Kind::question) {
            result.finished = now.kind != Outcome::Kind::fault;
            result.faulted = now.kind == Outcome::Kind::fault;
            result.fault = now.fault;
            result.winners = now.winners;
            break;
        }
        ++result.questions;
        const auto picks = bot.choose(now.question);
        if (const auto told = runner.answer(state, picks); !told) {
            result.faulted = true;
            result.fault.message = "the bot's answer was refused: " + told.error();
            break;
        }
    }
    result.hash = state.hash();
    result.end = std::move(state);
    return result;
}

} // namespace cantrip::sim
