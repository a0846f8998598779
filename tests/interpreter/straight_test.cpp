// Straight code and the walked tree are two ways to run one program: they must agree at every question, as
// must a runner that keeps answers and a run that computes every one. A list of forced choices makes the
// interpreter watch every event, and then it walks the tree.

#include <catch2/catch.hpp>

#include "interpreter/tables.hpp"
#include "tests/interpreter/games.hpp"
#include "tools/play/bot.hpp"

using namespace cantrip;
using namespace cantrip::play;
using namespace cantrip::testing;

namespace {

void play_both_ways(const Machine& machine, std::uint64_t seed, int questions) {
    RandomBot bot(seed, machine);
    State straight = machine.start(seed), walked = straight;
    std::vector<Choice> forced;
    RunOptions watching;
    watching.forced = &forced;
    // The other way also computes every answer anew: what is kept or planned must not change a game.
    watching.shortcuts = false;
    Runner runner(machine);
    for (int i = 0; i < questions; ++i) {
        const Outcome& now = runner.run(straight);
        const Outcome also = run(machine, walked, watching);
        INFO("seed " << seed << ", question " << i);
        REQUIRE(now.kind == also.kind);
        REQUIRE(straight == walked);
        if (now.kind != Outcome::Kind::question) return;
        const auto picks = bot.choose(now.question);
        REQUIRE(runner.answer(straight, picks).ok());
        REQUIRE(answer(machine, walked, picks).ok());
    }
}

std::size_t lowered_calls(const Machine& machine) {
    std::size_t count = 0;
    for (const std::uint32_t entry : machine.tables().code.entry) count += entry != no_index;
    return count;
}

constexpr const char* skirmish = R"(package skirmish "Skirmish" { uses core }

game skirmish "Skirmish" {
  players 2..3
  state round_number number
  start bout
}

token gold "gold" of player supply 30
token fame "fame" of player
token omen "omen" of team
track life "life" of player 0..9 start 9
zone deck "deck" of player holds trick pile seen by nobody aside
zone hand "hand" of player holds trick seen by owner
zone shelf "shelf" of player holds trick capacity 3

kind trick "trick" is card {
  worth number = 2
  copies 6 per player
  starts in deck
  heading play "Play"
}

trick hit "Hit" {
  worth 3
  play: opponent: lose 2 life
}
trick loot "Loot" {
  play: {
    gain (worth of this + fame) gold
    gain 2 omen
    if omen > 5: lose 3 omen
  }
}
trick pose "Pose" {
  play: {
    gain 1 fame
    if fame > 2 and not (gold of opponent < fame): gain 2 fame
    else: opponent: gain 1 gold
  }
}

rule reactions "reactions" {
  when gain gold if amount > 2: gain 1 fame
  when gain gold if gold > 6 or fame < 2: lose 1 gold
  when lose life if life < 5: gain 1 life
}

verb draw "draw"(cards number): repeat cards: {
  if no trick in deck: move each trick in hand to bottom of deck
  move the first trick in deck to hand
}

verb show "show" {
  let some = the first (round_number - round_number over 4 times 4) trick in hand
  let one = the last some
  if worth of one > 2: move one to shelf
  else: play one
}

phase bout "bout": repeat 60: {
  round_number becomes round_number + 1
  each player: {
    draw 2
    show
    if count of trick in hand > 1: move the first loot in hand to shelf
    either gain 2 gold or show
  }
}
)";

} // namespace

TEST_CASE("straight code and the walked tree agree at every question") {
    for (const int players : {2, 3}) {
        // With three, `opponent` asks: those bodies are walked.
        const auto game = game_of(skirmish, players);
        CHECK(lowered_calls(*game.machine) > 5);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) play_both_ways(*game.machine, seed, 150);
    }
    const auto duel = game_of(duel_text());
    for (std::uint64_t seed = 1; seed <= 5; ++seed) play_both_ways(*duel.machine, seed, 200);
}

TEST_CASE("straight code and the walked tree agree in whole games") {
    for (const char* folder : {"cards/evenfall", "cards/euphoria"}) {
        const auto game = card_set(folder);
        INFO(folder);
        CHECK(lowered_calls(*game.machine) > 0);
        play_both_ways(*game.machine, 1, 120);
    }
}

TEST_CASE("a fault in straight code names the place and the verbs that ran") {
    const auto game = game_of("package small \"Small\" { uses core }\ngame small \"Small\" {\n  players "
                              "1..2\n  state depth number\n  start begin\n}\n"
                              "verb begin: dig\nverb dig \"dig\": depth becomes 4 over depth\n",
                              1);
    CHECK(lowered_calls(*game.machine) == 1);
    State state = game.machine->start(1);
    const Outcome now = run(*game.machine, state);
    REQUIRE(now.kind == Outcome::Kind::fault);
    CHECK(now.fault.message == "division by zero");
    CHECK(now.fault.rule == "dig");
    CHECK(now.fault.at.end > now.fault.at.begin);
    CHECK(now.fault.chain == std::vector<std::string>{"dig", "begin"});
}
