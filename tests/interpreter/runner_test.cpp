// A runner keeps answers from question to question. Whatever states it is given, in whatever order, it must
// play as `run` and `answer` do.

#include <catch2/catch.hpp>

#include "tests/interpreter/games.hpp"
#include "tools/play/bot.hpp"

using namespace cantrip;
using namespace cantrip::play;
using namespace cantrip::testing;

namespace {

// One game by `run` alone, with the states at all questions and the picks that led on.
struct Line {
    std::vector<State> states;
    std::vector<std::vector<Word>> picks;
};

Line played(const Machine& machine, std::uint64_t seed, int questions) {
    Line line;
    RandomBot bot(seed, machine);
    State state = machine.start(seed);
    for (int i = 0; i < questions; ++i) {
        const Outcome now = run(machine, state);
        line.states.push_back(state);
        if (now.kind != Outcome::Kind::question) break;
        line.picks.push_back(bot.choose(now.question));
        REQUIRE(answer(machine, state, line.picks.back()).ok());
    }
    return line;
}

// The next question of a line, played by the runner from the state before it.
void play_on(Runner& runner, const Line& line, std::size_t question) {
    State state = line.states[question];
    REQUIRE(runner.answer(state, line.picks[question]).ok());
    (void)runner.run(state);
    INFO("question " << question + 1);
    REQUIRE(state == line.states[question + 1]);
}

void jump_between(const Machine& machine, int questions) {
    const Line one = played(machine, 1, questions), other = played(machine, 2, questions);
    const std::size_t last = std::min(one.states.size(), other.states.size()) - 1;
    REQUIRE(last > 10);
    Runner runner(machine);
    // Two games in turns, and each state a second time after the other game.
    for (std::size_t i = 0; i < last; ++i) {
        play_on(runner, one, i);
        play_on(runner, other, i);
        play_on(runner, one, i);
    }
    // Backwards.
    for (std::size_t i = last; i-- > 0;) play_on(runner, one, i);
}

} // namespace

TEST_CASE("a runner plays any states in any order as if each were its first") {
    jump_between(*game_of(duel_text()).machine, 60);
    for (const char* folder : {"cards/evenfall", "cards/euphoria", "cards/etherfields"}) {
        INFO(folder);
        const auto game = card_set(folder);
        jump_between(*game.machine, 50);
    }
}

TEST_CASE("a runner refuses what run and answer refuse") {
    const auto game = game_of(duel_text()), other = game_of(duel_text(), 3);
    Runner runner(*game.machine);
    State state = other.machine->start(1);
    const State before = state;
    CHECK(runner.run(state).kind == Outcome::Kind::fault);
    CHECK(!runner.answer(state, {}).ok());
    CHECK(state == before);
    // And plays on with its own.
    State own = game.machine->start(1), alone = own;
    CHECK(runner.run(own).kind == run(*game.machine, alone).kind);
    CHECK(own == alone);
}
