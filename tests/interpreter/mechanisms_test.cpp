// The mechanisms that whole games stand on, each shown by a small game that exists nowhere else.

#include <catch2/catch.hpp>

#include "interpreter/scenario.hpp"
#include "tests/interpreter/games.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

// Logs are burnt while something is paid: heat is a currency that lives only then.
constexpr const char* forge = R"(package forge "Forge" { uses core }
game forge "Forge" {
  players 1..3
  start play
}
phase play "play": window for each player

token spark "spark", ember "ember" in heat transient
token coin "coin" of player
token bell "bell" of team
die bones "bones": dud, 1, 2

zone hand "hand" of player holds log
zone ashes "ashes" holds log pile

kind log "log" is card {
  starts in ashes
  works in hand
  worth cost = nothing
  action burn "burn" by you during pay while this is in hand of you: drop this -> gain worth of this
}
verb drop "drop"(log in hand): move log to ashes
verb fetch "fetch"(log in ashes): move log to hand

log oak "Oak" { worth 3 spark; copies 4 }
log ash "Ash" { worth 1 spark or 2 ember; copies 2 }
log pine "Pine" { worth 1 spark + 1 ember; copies 2 }
log torch "Torch" {
  fast action flare "flare": drop this -> gain 4 spark
}

rule work "work" {
  action shape "Shape" by you during play: 2 spark + 2 ember -> gain 1 coin
  action stoke "Stoke" by you during play: X spark -> gain X coin
  action ring "Ring" by you during play: 1 bell -> gain 1 coin
  action cast "Cast" by you during play: 10 spark -> gain 9 coin
  action bid "Bid"(height 3..8) by you during play: gain (height) coin
  action blow "Blow" by you during pay heat if you have 1 or more heat once per play: puff heat
  when burn by you if count of log in hand is 0: gain 1 coin
}
verb puff "puff"(kind_of unit) {
  let face = random bones
  match face {
    dud: lose all heat
    1..2: add_heat face for kind_of
  }
}
verb add_heat "add"(amount number, for kind_of unit): gain (amount) kind_of
)";

void play(const std::string& text) {
    const auto game = game_of(text);
    REQUIRE_FALSE(game.program().scenarios.empty());
    for (ScenarioId id(0); id < game.program().scenarios.size(); ++id) {
        const ScenarioResult result = run_scenario(game.program(), id);
        INFO(text.substr(text.rfind("scenario")));
        INFO(result.message << " expected " << result.expected << " found " << result.found);
        for (const TraceLine& line : result.trace) UNSCOPED_INFO(line.text);
        CHECK(result.passed);
    }
}

void play_forge(const std::string& steps) {
    play(std::string(forge) + "scenario \"s\" for forge {\n  players ana, boris\n" + steps + "}\n");
}

Question first_question(const std::string& text) {
    const auto game = game_of(text, 1);
    State state = game.machine->start(1);
    const Outcome now = run(*game.machine, state);
    REQUIRE(now.kind == Outcome::Kind::question);
    return now.question;
}

constexpr const char* bank =
    "package bank \"Bank\" { uses core }\ngame bank \"Bank\" { players 1..2; start begin }\n"
    "token coin \"coin\" of player\ntoken gem \"gem\" of player\n";

} // namespace

TEST_CASE("one purse serves a whole price, and what is left in it is lost") {
    play_forge("  hand of ana lists pine, pine\n  run play\n  ana does shape\n  ana chooses pine, pine\n"
               "  expect ana has 2 coin\n  expect ana has 0 spark + 0 ember\n");
    play_forge(
        "  hand of ana lists oak, ash, oak\n  run play\n  ana does shape\n  ana chooses oak, ash, 2 ember\n"
        "  expect ana has 1 coin\n  expect ana has 0 spark\n  expect count of log in hand of ana is 1\n");
}

TEST_CASE("a price that no source can raise is not open; one that a die may raise is") {
    play_forge("  hand of ana lists oak, oak, ash\n  run play\n  ana cannot cast\n");
    play_forge("  hand of ana lists oak, oak, oak\n  next roll 1\n  run play\n  ana does cast\n  ana chooses "
               "oak, oak, blow, oak\n  expect ana has 10 coin\n");
    play_forge("  hand of ana lists oak, oak, oak\n  next roll dud\n  run play\n  ana does cast\n  ana "
               "chooses oak, oak, oak, blow\n"
               "  expect ana has 1 coin\n  expect count of log in hand of ana is 0\n");
}

TEST_CASE("an X paid from a purse is what comes into it") {
    play_forge("  hand of ana lists oak, oak, oak\n  run play\n  ana does stoke\n  ana chooses oak, oak\n  "
               "ana declines\n  expect ana has 6 coin\n");
}

TEST_CASE("fast actions interrupt a payment, and an expectation may look at its middle") {
    play_forge("  hand of ana lists torch, oak, oak\n  run play\n  ana does cast\n  ana chooses flare, oak\n"
               "  expect ana has 7 spark\n  ana chooses oak\n  expect ana has 10 coin\n");
}

TEST_CASE("whoever gives up loses what was put in") {
    play_forge(
        "  hand of ana lists oak, oak, oak, oak\n  run play\n  ana does cast\n  ana chooses oak\n  ana "
        "declines\n"
        "  expect ana has 0 coin\n  expect ana has 0 spark\n  expect count of log in hand of ana is 3\n");
}

TEST_CASE("each player uses what only the group has") {
    play_forge("  team has 1 bell\n  run play\n  boris does ring\n  expect team has 0 bell\n  expect boris "
               "has 1 coin\n  ana cannot ring\n");
}

TEST_CASE("the number of an action lies in its range") {
    play_forge(
        "  run play\n  ana does bid 7\n  expect ana has 7 coin\n  ana cannot bid 2\n  ana cannot bid 9\n");
}

TEST_CASE("a number without an end goes as far as what follows can be paid") {
    const Question q =
        first_question(std::string(bank) + "phase begin: each player: {\n  gain 25 coin\n  let n = choose "
                                           "1..\n  pay n times 2 coin -> gain (n) gem\n}\n");
    REQUIRE(q.choices.size() == 12);
    CHECK(q.choices.back().value == 12);
}

TEST_CASE("a number is offered up to the bound that is written") {
    const Question q = first_question(
        std::string(bank) + "phase begin: each player: {\n  let n = choose 1..200\n  gain (n) coin\n}\n");
    CHECK(q.choices.size() == 200);
}

TEST_CASE("chance in a condition is thrown") {
    const std::string text =
        std::string(bank) + "verb begin: nothing\nverb toss: if random 1..6 >= 4: gain 1 coin\n";
    play(text + "scenario \"s\" for bank {\n  players ana, boris\n  next roll 5, 3\n  run ana: toss\n  run "
                "ana: toss\n  expect ana has 1 coin\n}\n");
}

TEST_CASE("the count of a call can be changed, and a track goes back by one") {
    play("package pit \"Pit\" { uses core }\ngame pit \"Pit\" { players 1..2; start begin }\nverb begin: "
         "nothing\n"
         "track depth \"depth\" of player 0..9 start 5\n"
         "zone deck \"deck\" of player holds card pile\nzone hole \"hole\" holds card\n"
         "kind stone \"stone\" is card\nstone pebble \"Pebble\" { copies 9 }\n"
         "verb bury \"bury\"(card first card in deck): move card to hole\n"
         "rule deep \"deep\" { modify bury by you if depth of you < 5: amount + 2 }\n"
         "scenario \"s\" for pit {\n  players ana, boris\n  9 stone are in deck of ana\n  run ana: bury 1\n  "
         "expect count of card in hole is 1\n"
         "  run ana: retreat depth of ana\n  expect ana has 4 depth\n  run ana: bury 1\n  expect count of "
         "card in hole is 4\n}\n");
}

TEST_CASE("a gang reaches from where its members stand, and cards change how far") {
    play("package yard \"Yard\" { uses core }\ngame yard \"Yard\" { players 1..2; start begin }\nverb begin: "
         "nothing\n"
         "names side \"side\": north, east, south, west\n"
         "kind spot \"spot\" { holds thing; fences list of side }\nkind board \"board\" { holds 4 spot; row "
         "number = 1; column number = 1 }\n"
         "map yard_map \"yard\" of spot grid 2 by 2 of board walls fences\n"
         "board left \"Left\" { spot nw { fences east }; spot ne {}; spot sw {}; spot se {} }\n"
         "board right \"Right\" { column 2; spot nw {}; spot ne {}; spot sw {}; spot se {} }\n"
         "kind gang \"gang\" is card\ngang rats \"Rats\"\n"
         "kind member \"member\" is thing { state gang gang = none }\nmember rat \"Rat\" { copies 3 }\n"
         "zone charms \"charms\" holds card\nkind charm \"charm\" is card { works in charms }\n"
         "charm spyglass \"Spyglass\" { modify reach of each member: + 1 }\n"
         "scenario \"s\" for yard {\n  players ana, boris\n  left is in yard_map\n  right is in yard_map\n"
         "  let grey = a member of rats in nw of left\n  let brown = a member of rats in ne of right\n"
         "  expect grey is not brown\n"
         "  expect sw of left is within 1 of rats\n  expect ne of left is not within 2 of grey\n  expect ne "
         "of left is within 3 of grey\n"
         "  expect ne of left is within 2 of rats\n  expect sw of right is not within 1 of rats\n"
         "  spyglass is in charms\n  expect sw of right is within 1 of rats\n}\n");
}

TEST_CASE("a reaction may say itself where its card lies") {
    play("package den \"Den\" { uses core }\ngame den \"Den\" { players 1..2; start begin }\nverb begin: "
         "nothing\ntoken coin \"coin\" of player\n"
         "zone hand \"hand\" of player holds card\nzone deck \"deck\" of player holds card pile\nzone shelf "
         "\"shelf\" of player holds card\n"
         "kind curse \"curse\" is card {\n  works in shelf\n  when take this by you while this is in hand of "
         "you: gain 1 coin\n}\ncurse hex \"Hex\"\n"
         "verb take \"take\"(card first card in deck): move card to hand\n"
         "scenario \"s\" for den {\n  players ana, boris\n  hex is in deck of ana\n  run ana: take 1\n  "
         "expect ana has 1 coin\n}\n");
}

TEST_CASE("what is stopped has not happened: the rest is left out, nothing is heard or counted") {
    play("package mill \"Mill\" { uses core }\ngame mill \"Mill\" { players 1..2; start begin }\nverb begin: "
         "nothing\n"
         "token flour \"flour\", coin \"coin\", medal \"medal\" of player\n"
         "verb grind \"grind\" { gain 1 flour; if you have 2 flour: stop grind; gain 1 coin }\n"
         "verb shift \"shift\" { grind; grind; gain (tally of grind by you this shift) coin }\n"
         "rule pride \"pride\" { when grind by you: gain 1 medal }\n"
         "scenario \"s\" for mill {\n  players ana, boris\n  run ana: shift\n"
         "  expect ana has 2 flour\n  expect ana has 1 medal\n  expect ana has 2 coin\n}\n");
}
