// Who sees what, how games begin and end, and faults.

#include <catch2/catch.hpp>

#include "tests/semantics/pages.hpp"

using namespace cantrip;
using namespace cantrip::testing;

TEST_CASE("a game begins with its start verb, done by the group, and ends without a winner", "[semantics]") {
    Trial trial("verb begin: write 1\n");
    const Outcome now = trial.run();
    CHECK(now.kind == Outcome::Kind::idle);
    CHECK(now.winners.empty());
    CHECK(trial.happened() ==
          std::vector<std::string>{"open_game by team", "begin by player 1", "write 1 by player 1"});
}

TEST_CASE("winning ends the game at once", "[semantics]") {
    Trial trial(R"(verb begin {
  write 1
  win each player
  write 2
}
rule after_all "after all" {
  when win: write 3
  when begin: write 4
}
)");
    for (int again = 0; again < 2; ++again) {
        const Outcome now = trial.run();
        CHECK(now.kind == Outcome::Kind::over);
        CHECK(now.winners == std::vector<Word>{0});
    }
    CHECK(trial.written() == std::vector<int>{1});
    CHECK_FALSE(trial.answer({0}));
}

TEST_CASE("the group can win", "[semantics]") {
    Trial trial("verb begin: win team\n", 3);
    CHECK(trial.run().winners == std::vector<Word>{3});
}

TEST_CASE("an option counts before the states of the game begin", "[semantics]") {
    const auto game = game_of(R"(package small "Small" { uses core }
game small "Small" {
  players 1..2
  state lap number = laps + 1
  option laps 1..9 = 3
  start begin
}
verb write "write"(n number): nothing
verb begin "begin": write (lap)
)",
                              1);
    Setup setup;
    setup.players = 1;
    setup.options.emplace_back(GlobalId(game.program().symbol(game.program().names.find("laps")).index), 7);
    const auto machine = Machine::compile(game.program(), setup);
    REQUIRE(machine.ok());
    State state = machine.value()->start(1);
    std::vector<TraceLine> trace;
    RunOptions options;
    options.trace = &trace;
    CHECK(run(*machine.value(), state, options).kind == Outcome::Kind::idle);
    REQUIRE(trace.size() == 2);
    CHECK(trace[1].text == "write 8 by team");
}

TEST_CASE("a view hides what lies hidden and shows the rest", "[semantics]") {
    // One game, in which the first player takes a card out of a hidden deck and perhaps lays it open.
    const Trial begun(R"(verb begin {
  move a beast in deck to hand
  may move each beast in hand to camp
  may write 1
}
)");
    const auto played = [&](Word card, Word open) {
        State state = begun.state;
        for (const Word pick : {card, open}) {
            REQUIRE(run(*begun.game.machine, state).kind == Outcome::Kind::question);
            REQUIRE(answer(*begun.game.machine, state, {&pick, 1}).ok());
        }
        REQUIRE(run(*begun.game.machine, state).kind == Outcome::Kind::question);
        return state;
    };
    const auto seen = [&](const State& state, Word player) {
        return view(*begun.game.machine, state, player).words;
    };
    const State with_cat = played(0, 1), with_pig = played(2, 1), open_cat = played(0, 0);
    CHECK(seen(with_cat, 1) == seen(with_pig, 1));
    CHECK(seen(with_cat, -1) == seen(with_pig, -1));
    CHECK(seen(with_cat, 0) != seen(with_pig, 0));
    // Everybody sees how many lie in a hand, and what lies open.
    CHECK(seen(with_cat, 1) != seen(open_cat, 1));
    CHECK(seen(open_cat, 1) != seen(played(2, 0), 1));
}

TEST_CASE("while answers are secret the table is as it was", "[semantics]") {
    Trial trial(R"(verb begin {
  move dog to camp
  move pig to camp
  secretly each player: tire a beast in camp of the first player
  may write 1
}
)");
    const auto seen = [&] { return view(*trial.game.machine, trial.state, 1).words; };
    Outcome now = trial.run();
    REQUIRE(now.kind == Outcome::Kind::question);
    CHECK(now.question.secret);
    const auto before = seen();
    REQUIRE(trial.answer({1}));
    now = trial.run();
    REQUIRE(now.kind == Outcome::Kind::question);
    CHECK(now.question.secret);
    CHECK(now.question.player == 1);
    CHECK(seen() == before);
    REQUIRE(trial.answer({0}));
    now = trial.run();
    CHECK_FALSE(now.question.secret);
    CHECK(seen() != before);
}

TEST_CASE("what is hidden counts all the same", "[semantics]") {
    Trial trial("verb begin: write (count of card in deck)\n");
    CHECK(trial.run().kind == Outcome::Kind::idle);
    CHECK(trial.written() == std::vector<int>{5});
}

namespace {

void check_fault(const std::string& body, const std::string& message) {
    INFO(body);
    Trial trial(
        "define endless \"endless\"(player) = 1\nverb again \"again\": again\nverb begin {\n  write 1\n  " +
        body + "\n  write 2\n}\n");
    for (int more = 0; more < 3; ++more) {
        const Outcome now = trial.run();
        REQUIRE(now.kind == Outcome::Kind::fault);
        CHECK(now.fault.message.find(message) != std::string::npos);
    }
    CHECK(trial.written() == std::vector<int>{1});
}

} // namespace

TEST_CASE("a fault ends the game and stays", "[semantics]") {
    check_fault("write (1 over (2 - 2))", "division by zero");
    check_fault("again", "without end");
}

TEST_CASE("numbers that are too large are faults", "[semantics]") {
    for (const char* value :
         {"999999999 + 999999999 + 999999999", "0 - 999999999 - 999999999 - 999999999", "65536 times 65536"})
        check_fault("write (" + std::string(value) + ")", "too large");
}
