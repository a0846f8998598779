#include "tests/interpreter/games.hpp"

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"

namespace cantrip::testing {
namespace {

TestGame compiled(std::unique_ptr<Programs> programs, int players) {
    for (const Diagnostic& told : programs->diagnostics.all()) {
        INFO(programs->world.sources.at(told.at.file).path
             << ":" << programs->world.sources.position(told.at.file, told.at.begin).line << ": "
             << told.message);
        CHECK(told.severity != Severity::error);
    }
    REQUIRE(programs->diagnostics.errors() == 0);
    REQUIRE_FALSE(programs->list.empty());
    TestGame game;
    game.programs = std::move(programs);
    Setup setup;
    setup.players = players;
    auto machine = Machine::compile(game.program(), setup);
    REQUIRE(machine.ok());
    game.machine = machine.value();
    return game;
}

LoadOptions libraries() {
    LoadOptions options;
    options.libraries.emplace_back(std::string(CANTRIP_SOURCE_DIR) + "/stdlib");
    return options;
}

} // namespace

TestGame game_of(std::string_view text, int players) {
    const Scratch scratch;
    const std::string path = scratch.write("game/game.cant", text);
    return compiled(load_programs({path}, libraries()), players);
}

TestGame card_set(const std::string& folder, int players) {
    return compiled(load_programs({std::string(CANTRIP_SOURCE_DIR) + "/" + folder}, libraries()), players);
}

std::string_view duel_text() {
    return R"(package duel "Duel" { uses core }

game duel "Duel" {
  players 2..4
  state round_number 0..50
  start bout
}

token gold "gold", wood "wood" in goods
track life "life" of player 0..20 start 10
zone deck "deck" of player holds trick pile seen by nobody aside refill from grave
zone hand "hand" of player holds trick seen by owner
zone grave "discard pile" of player holds trick pile aside
trait main "main" on action

kind trick "trick" is card {
  cost cost = nothing
  copies 2 per player
  starts in deck
  heading play "Play"
}

trick strike "Strike" {
  cost 1 gold
  play: each opponent: lose 3 life
}
trick spark "Spark" {
  cost 1 any goods
  play: opponent: lose 1 life
}
trick feast "Feast" {
  cost 2 gold or 2 wood
  play: gain 2 life
}
trick gamble "Gamble" {
  play: {
    let face = random 1..6
    if face >= 4: gain 2 any goods
    else: lose 1 life
  }
}
trick plan "Plan" {
  cost 1 wood
  play: {
    draw 2
    may discard 1 -> gain 1 gold
  }
}

verb draw "draw"(amount number) {
  move the first (amount) trick in deck to hand
}
verb discard "discard"(trick in hand): move trick to grave

rule tricks {
  main action use_trick "Use a trick"(trick in hand): pay cost of trick -> {
    play trick
    move trick to grave
  }
  main action forage "Forage": gain 1 any goods
  when lose life by you if life of you <= 3 once per turn: gain 1 gold
  modify gain gold by you if life of you is 1: amount + 1
  whenever a player where life is 0: finish
}

verb finish: win the player with highest life then first

phase turn "turn" {
  draw 1
  choose 1 of {
    perform a main action
    nothing
  }
}

phase bout {
  each player: shuffle deck
  each player: draw 3
  each player: gain 1 gold + 1 wood
  repeat 30: {
    round_number becomes round_number + 1
    each player: turn
  }
  finish
}

scenario "a strike costs gold and hurts" for duel {
  players ana, boris
  ana has 1 gold
  strike is in hand of ana
  ana does use_trick strike
  expect ana has 0 gold
  expect life of boris is 7
}

scenario "without gold there is no strike" for duel {
  players ana, boris
  strike is in hand of ana
  ana cannot use_trick strike
}

scenario "any goods may be wood" for duel {
  players ana, boris
  ana has 1 gold + 1 wood
  spark is in hand of ana
  ana does use_trick spark
  ana chooses 1 wood
  expect ana has 1 gold + 0 wood
  expect life of boris is 9
}

scenario "a feast is paid in one kind" for duel {
  players ana, boris
  ana has 2 gold + 2 wood + 5 life
  feast is in hand of ana
  ana does use_trick feast
  ana chooses 2 wood
  expect ana has 2 gold + 0 wood + 7 life
}

scenario "the die decides" for duel {
  players ana, boris
  gamble is in hand of ana
  next roll 5
  ana does use_trick gamble
  ana chooses 1 gold + 1 wood
  expect ana has 1 gold + 1 wood
}
)";
}

} // namespace cantrip::testing
