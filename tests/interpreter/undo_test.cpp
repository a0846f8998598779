// A runner that remembers takes answers back: the state is then, word by word, what it was when the question
// was put, and plays on as if nothing had happened.

#include <catch2/catch.hpp>

#include "tests/interpreter/games.hpp"
#include "tools/play/bot.hpp"

using namespace cantrip;
using namespace cantrip::play;
using namespace cantrip::testing;

namespace {

// Every question is answered, taken back and answered again; in the end everything is taken back.
void do_and_undo(const Machine& machine, std::uint64_t seed, int questions) {
    RandomBot bot(seed, machine);
    Runner runner(machine);
    runner.remember(true);
    State state = machine.start(seed), plain = state;
    std::vector<State> before;
    for (int i = 0; i < questions; ++i) {
        const Outcome now = runner.run(state);
        (void)run(machine, plain);
        INFO("seed " << seed << ", question " << i + 1);
        REQUIRE(state == plain);
        if (now.kind != Outcome::Kind::question) break;
        before.push_back(state);
        const std::vector<Word> picks = bot.choose(now.question);
        REQUIRE(runner.answer(state, picks).ok());
        (void)runner.run(state);
        const State after = state;
        REQUIRE(runner.take_back(state));
        REQUIRE(state == before.back());
        REQUIRE(runner.run(state).question.choices.size() == now.question.choices.size());
        REQUIRE(runner.answer(state, picks).ok());
        (void)runner.run(state);
        REQUIRE(state == after);
        REQUIRE(answer(machine, plain, picks).ok());
    }
    REQUIRE(before.size() > 5);
    for (std::size_t i = before.size(); i-- > 0;) {
        REQUIRE(runner.take_back(state));
        REQUIRE(state == before[i]);
    }
    CHECK(!runner.take_back(state));
}

} // namespace

TEST_CASE("what was answered and taken back never happened") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) do_and_undo(*game_of(duel_text()).machine, seed, 200);
    for (const char* folder : {"cards/evenfall", "cards/euphoria", "cards/etherfields"}) {
        INFO(folder);
        const auto game = card_set(folder);
        for (std::uint64_t seed = 1; seed <= 2; ++seed) do_and_undo(*game.machine, seed, 120);
    }
}

TEST_CASE("answers are taken back only in the state that they were given to") {
    const auto game = game_of(duel_text());
    Runner runner(*game.machine);
    RandomBot bot(1, *game.machine);
    State state = game.machine->start(1);
    const auto step = [&] {
        const Outcome now = runner.run(state);
        REQUIRE(now.kind == Outcome::Kind::question);
        REQUIRE(runner.answer(state, bot.choose(now.question)).ok());
    };
    // Nothing is remembered unless somebody asks for it.
    step();
    CHECK(!runner.take_back(state));
    runner.remember(true);
    step();
    // Another state in between: what was remembered speaks of the first.
    State other = game.machine->start(2);
    CHECK(!runner.take_back(other));
    (void)runner.run(other);
    const State kept = state;
    CHECK(!runner.take_back(state));
    CHECK(state == kept);
    // An answer that is refused leaves nothing to take back.
    step();
    (void)runner.run(state);
    const std::vector<Word> impossible{100'000};
    CHECK(!runner.answer(state, impossible).ok());
    CHECK(runner.take_back(state));
    CHECK(!runner.take_back(state));
}
