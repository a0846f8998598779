#include <catch2/catch.hpp>

#include "interpreter/scenario.hpp"
#include "tests/runtime/games.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

std::size_t failures(const TestGame& game) {
    std::size_t failed = 0;
    for (ScenarioId id = 0; id < game.program().scenarios.size(); ++id) {
        const ScenarioResult result = run_scenario(game.program(), id);
        INFO(game.program().scenarios[id].word << ": " << result.message << "\nexpected " << result.expected << "\nfound " << result.found);
        CHECK(result.passed);
        failed += result.passed ? 0 : 1;
    }
    return failed;
}

} // namespace

TEST_CASE("the scenarios of a small game pass") { CHECK(failures(game_of(duel_text())) == 0); }

TEST_CASE("the scenarios of Evenfall pass") { CHECK(failures(card_set("cards/evenfall")) == 0); }

TEST_CASE("a scenario says what differs") {
    const auto game = game_of(R"(package small "Small" { uses core }
game small "Small" { players 1..2 }
token coin "coin"
scenario "wrong on purpose" for small {
  players ana
  ana has 2 coin
  run ana: gain 3 coin
  expect ana has 4 coin
}
)", 1);
    const ScenarioResult result = run_scenario(game.program(), 0);
    CHECK_FALSE(result.passed);
    CHECK(result.expected == "ana has 4 coin");
    CHECK(result.found == "5 coin");
    REQUIRE(result.trace.size() == 1);
    CHECK(result.trace[0].text == "gain 3 coin by ana");
    CHECK(game.programs->world.sources.position(result.at.file, result.at.begin).line == 8);
}

TEST_CASE("a question that is left open fails the scenario") {
    const auto game = game_of(R"(package small "Small" { uses core }
game small "Small" { players 1..2 }
token coin "coin", leaf "leaf" in goods
scenario "open" for small {
  players ana
  run ana: gain 1 any goods
}
)", 1);
    const ScenarioResult result = run_scenario(game.program(), 0);
    CHECK_FALSE(result.passed);
    CHECK(result.message.find("left open") != std::string::npos);
}
