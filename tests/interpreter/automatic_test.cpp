// Players who decide nothing: the first of what is possible is taken for them.

#include <catch2/catch.hpp>

#include "interpreter/scenario.hpp"
#include "tests/interpreter/games.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

constexpr std::string_view fair = R"(package fair "Fair" { uses core }

game fair "Fair" {
  players 2..2
  start play
}

token coin "coin", nut "nut", leaf "leaf" in goods
zone camp "camp" of player

kind goblin "goblin" is card {
  starts in camp
  copies 2 per player
}

goblin one "One"
goblin two "Two"

phase play "play" {
  let machine = the first player
  automatic of machine becomes yes
  each player: {
    gain 2 any goods
    may gain 1 coin
    choose 1 of {
      gain 5 nut
      gain 5 leaf
    }
  }
  win the last player
}
)";

} // namespace

TEST_CASE("nobody is asked for a player who decides nothing") {
    const auto game = game_of(fair, 2);
    State state = game.machine->start(1);
    Outcome now = run(*game.machine, state);
    int asked = 0;
    for (; now.kind == Outcome::Kind::question; now = run(*game.machine, state)) {
        CHECK(now.question.player == 1);
        ++asked;
        const std::vector<Word> picks(static_cast<std::size_t>(now.question.least), 1);
        const auto told = answer(*game.machine, state, picks);
        INFO((told ? std::string() : told.error()));
        REQUIRE(told.ok());
    }
    REQUIRE(now.kind == Outcome::Kind::over);
    // The two resources, whether to take a coin, and one of two effects.
    CHECK(asked == 3);
}

TEST_CASE("what is taken is the first, and what may be done is done") {
    const auto game = game_of(std::string(fair) + R"(
scenario "the first player decides nothing" for fair {
  players ana, boris
  automatic of ana is yes
  run ana: gain 2 any goods
  expect ana has 2 coin + 0 nut + 0 leaf
  run ana: may gain 1 coin
  expect ana has 3 coin
  run ana: choose 1 of { gain 5 nut; gain 5 leaf }
  expect ana has 5 nut + 0 leaf
}
)",
                              2);
    const ScenarioResult result = run_scenario(game.program(), ScenarioId(0));
    INFO(result.message << " " << result.expected << " " << result.found);
    CHECK(result.passed);
}

TEST_CASE("players who all decide nothing do not loop for ever") {
    const auto game = game_of(R"(package idle "Idle" { uses core }
game idle "Idle" { players 1..1; start play }
token coin "coin"
phase play "play" {
  each player: automatic of player becomes yes
  repeat while yes: each player: may gain 1 coin
}
)",
                              1);
    State state = game.machine->start(1);
    RunOptions options;
    options.steps = 500;
    CHECK(run(*game.machine, state, options).kind != Outcome::Kind::over);
}
