// Small rules about causes, headings and orders that cards lean on.

#include <catch2/catch.hpp>

#include "interpreter/scenario.hpp"
#include "tests/runtime/games.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

constexpr std::string_view orchard = R"(package orchard "Orchard" { uses core }

game orchard "Orchard" { players 1..2 }
token coin "coin", nut "nut"
trait main "main" on action
exclusive bonus "bonus of a pick"
zone garden "garden" of player
zone store "store" aside

kind seed "seed" { starts in store }
seed apple "Apple"

kind tree "tree" is card {
  works in garden
  heading fruit "Fruit"(for seed)
  heading shake "Shake": main action
}

verb pick "pick": gain 1 nut
define fruitful "fruitful"(tree) = can fruit tree

tree oak "Oak" {
  shake: pick
  when gain nut by you due to this: gain 1 coin
}
tree pear "Pear" { fruit: gain 1 nut }
tree rowan "Rowan" { when pick by you exclusive bonus: gain 3 coin }
tree elm "Elm" { when pick by you exclusive bonus: gain 5 coin }

scenario "a gain inside one's own action is due to this" for orchard {
  players ana
  oak is in garden of ana
  run ana: pick
  expect ana has 1 nut + 0 coin
  ana does shake of oak
  expect ana has 2 nut + 1 coin
}

scenario "what is printed under a heading does not depend on what it needs" for orchard {
  players ana
  expect pear is fruitful
  expect not (oak is fruitful)
}

scenario "of two exclusive reactions the player says which" for orchard {
  players ana
  rowan is in garden of ana
  elm is in garden of ana
  run ana: pick
  ana chooses elm
  expect ana has 5 coin
}
)";

} // namespace

TEST_CASE("causes, headings and exclusive reactions") {
    const auto game = game_of(orchard, 1);
    REQUIRE(game.program().scenarios.size() == 3);
    for (ScenarioId id = 0; id < 3; ++id) {
        const ScenarioResult result = run_scenario(game.program(), id);
        INFO(game.program().scenarios[id].word << ": " << result.message << " " << result.expected << " " << result.found);
        CHECK(result.passed);
    }
}
