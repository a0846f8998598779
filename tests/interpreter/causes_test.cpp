// Small rules about causes, headings and orders that cards lean on.

#include <catch2/catch.hpp>

#include "interpreter/scenario.hpp"
#include "tests/interpreter/games.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

constexpr std::string_view orchard = R"(package orchard "Orchard" { uses core }

game orchard "Orchard" { players 1..2 }
token coin "coin", nut "nut"
token leaf "leaf" of tree supply 3
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
  heading planted "Planted"
  heading felled "Felled"
}

verb pick "pick": gain 1 nut
define fruitful "fruitful"(tree) = can fruit tree

tree oak "Oak" {
  shake: pick
  when gain nut by you due to this: gain 1 coin
}
tree pear "Pear" {
  fruit: gain 1 nut
  planted: sow
  felled: lose (count of seed in garden) coin
}
verb sow "sow": move a seed in store to garden
tree plum "Plum" {
  planted: sow
  felled: lose 1 coin
}
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

scenario "a counter takes no more than the supply has" for orchard {
  players ana
  oak is in garden of ana
  pear has 2 leaf
  run advance leaf of oak for 2
  expect oak has 1 leaf
  run retreat leaf of pear
  run advance leaf of oak
  expect oak has 2 leaf
}

scenario "the first and the greatest are single ones" for orchard {
  players ana, bob
  garden of ana lists oak, pear
  bob has 2 coin
  expect oak is the first tree in garden of ana
  expect not (pear is the first tree in garden of ana)
  expect pear is not the first tree in garden of ana
  expect pear is the last tree in garden of ana
  expect bob is the player with highest coin
  expect not (ana is the player with highest coin)
}

scenario "a text needs what another one places, also through a verb" for orchard {
  players ana
  expect felled of pear needs planted of pear
  expect not (felled of plum needs planted of plum)
}

scenario "a sentence about some is true of one, a sentence about none of none" for orchard {
  players ana, bob
  oak is in garden of ana
  expect a tree is in garden of ana
  expect not (a tree is in garden of bob)
  expect no tree is in garden of bob
  expect not (no tree is in garden of ana)
  expect any player is bob
  run if no tree is in garden of bob: ana: gain 1 coin
  run if a tree is in garden of bob: ana: gain 5 coin
  expect ana has 1 coin
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
    REQUIRE(game.program().scenarios.size() == 7);
    for (ScenarioId id(0); id < 7; ++id) {
        const ScenarioResult result = run_scenario(game.program(), id);
        INFO(game.program().scenarios[id].word << ": " << result.message << " " << result.expected << " "
                                               << result.found);
        CHECK(result.passed);
    }
}
