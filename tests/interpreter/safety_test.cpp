// Programs without errors end in the right result or a fault, never in a signal or a wrong result.

#include <catch2/catch.hpp>

#include "interpreter/scenario.hpp"
#include "interpreter/tables.hpp"
#include "tests/interpreter/games.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

TestGame package(const std::string& name) { return card_set("tests/interpreter/safety/" + name); }

std::size_t pass(const std::string& name) {
    const auto game = package(name);
    std::size_t played = 0;
    for (ScenarioId id(0); id < game.program().scenarios.size(); ++id) {
        const ScenarioResult result = run_scenario(game.program(), id);
        INFO(name << ", " << game.program().scenarios[id].word << ": " << result.message << "\nexpected "
                  << result.expected << "\nfound " << result.found);
        CHECK(result.passed);
        ++played;
    }
    return played;
}

// Answers every question with its first choice, or the one with this label.
Outcome play(const Machine& machine, State& state, int questions, const std::string& wanted = {}) {
    for (int i = 0; i < questions; ++i) {
        const Outcome now = run(machine, state);
        if (now.kind != Outcome::Kind::question) return now;
        Word pick = 0;
        for (std::size_t n = 0; n < now.question.choices.size(); ++n)
            if (now.question.choices[n].label == wanted) pick = static_cast<Word>(n);
        REQUIRE(answer(machine, state, std::vector<Word>{pick}).ok());
    }
    return run(machine, state);
}

Word global_of(const TestGame& game, const State& state, std::string_view name) {
    for (GlobalId id(0); id < game.program().globals.size(); ++id)
        if (game.program().name_of(game.program().globals[id]) == name)
            return state.words[static_cast<std::size_t>(game.machine->tables().globals) + id];
    FAIL("there is no such state");
    return 0;
}

// A game in which only the start verb is given, both as straight code and walked as a tree.
Outcome start_of(const std::string& body, bool walked) {
    const auto game = game_of("package small \"Small\" { uses core }\n"
                              "game small \"Small\" {\n  players 1..2\n  state n number = 0\n"
                              "  state big number = 999999999\n  state minus -9..9 = -1\n  start begin\n}\n"
                              "token coin \"coin\"\ntoken gem \"gem\" supply 5\n"
                              "track fame \"fame\" of player -5..999999999 start 0\n" +
                                  body,
                              1);
    State state = game.machine->start(1);
    RunOptions options;
    std::vector<TraceLine> trace;
    if (walked) options.trace = &trace;
    return run(*game.machine, state, options);
}

} // namespace

TEST_CASE("what once crashed or came out wrong is right", "[safety]") {
    CHECK(pass("captured_list") == 2);
    CHECK(pass("captured_list_as_argument") == 1);
    CHECK(pass("die_parameter") == 2);
    CHECK(pass("exclusive_groups") == 1);
    CHECK(pass("many_captured_names") == 1);
    CHECK(pass("printed_field") == 1);
    CHECK(pass("works_if") == 1);
}

// 61 sums over three gems of weight 1.
TEST_CASE("a state's first value may need many names", "[safety]") {
    const auto game = package("values_outside_bodies");
    const State state = game.machine->start(1);
    CHECK(global_of(game, state, "x") == 183);
}

TEST_CASE("a value outside of bodies has room for its names, wherever it stands", "[safety]") {
    std::string sum = "count of gem";
    for (int i = 0; i < 79; ++i) sum += " + count of gem";
    // Two gems: 80 counts are 160.
    const std::string text = R"(package small "Small" { uses core }
game small "Small" { players 1..2; state n number = 0; start begin }
token coin "coin"
zone box "box" capacity (SUM)
zone bag "bag"
zone deck "deck" of player
kind gem "gem" is card { starts in bag; works if SUM is 160; worth number = SUM; state seen number = SUM }
kind tray "tray" is card { holds (SUM) gem; starts in bag }
gem ruby "Ruby" { when gain coin: n becomes n + 1 }
gem opal "Opal" {}
tray oak "Oak" {}
define many "many" = SUM
rule few "few" if SUM is 160 { when gain coin: n becomes n + 10 }
rule never "never" if SUM is 159 { when gain coin: n becomes n + 100 }
verb begin "begin" { }
scenario "all" for small {
  players ana
  run ana: gain 1 coin
  expect n is 11
  expect worth of ruby is 160
  expect seen of opal is 160
  expect many is 160
  run ana: move ruby to box
  expect ruby is in box
  run ana: move opal to oak
  expect opal is in oak
}
)";
    std::string whole = text;
    for (std::size_t at = 0; (at = whole.find("SUM", at)) != std::string::npos;) whole.replace(at, 3, sum);
    const auto game = game_of(whole, 1);
    const ScenarioResult result = run_scenario(game.program(), ScenarioId(0));
    INFO(result.message << "\nexpected " << result.expected << "\nfound " << result.found);
    CHECK(result.passed);
}

TEST_CASE("a number that is too large is a fault, in straight code and walked", "[safety]") {
    const char* bodies[] = {
        "verb begin: n becomes big + big + big\n",
        "verb begin: n becomes 0 - big - big - big\n",
        "verb begin: n becomes big times 3\n",
        "verb begin { let x = 0 - big - big\n let y = x - 147483650\n n becomes y over minus }\n",
        "verb begin { gain (big) coin\n gain (big) coin\n gain (big) coin }\n",
        "verb begin { let x = big + big\n modified x }\nverb modified(amount number) { n becomes amount }\n"
        "rule extra { modify modified: amount + big }\n",
        "verb begin { gain 1 coin\n n becomes 1 + sum_up }\n"
        "define sum_up = sum of weight of stone\nzone bag\nkind stone { weight number = 999999999; copies 3; "
        "starts in bag }\n",
    };
    for (const char* body : bodies)
        for (const bool walked : {false, true}) {
            INFO(body << (walked ? " walked" : " straight"));
            const Outcome now = start_of(body, walked);
            REQUIRE(now.kind == Outcome::Kind::fault);
            CHECK(now.fault.message == "a number is too large");
        }
}

TEST_CASE("tracks and supplies end where they are said to end", "[safety]") {
    for (const bool walked : {false, true}) {
        CHECK(
            start_of("verb begin { gain (big) fame\n gain (big) fame\n lose (big) fame\n lose (big) fame }\n",
                     walked)
                .kind == Outcome::Kind::idle);
        CHECK(start_of("verb begin { gain (big) gem\n gain (big) gem }\n", walked).kind ==
              Outcome::Kind::idle);
        CHECK(
            start_of("verb begin { advance fame of you for (big)\n advance fame of you for (big) }\n", walked)
                .kind == Outcome::Kind::idle);
    }
}

TEST_CASE("a body may have more names than a function has registers", "[safety]") {
    for (const int names : {20'000, 70'000}) {
        std::string body = "verb begin: deep\nverb deep {\n";
        for (int i = 1; i <= names; ++i)
            body += "  let d" + std::to_string(i) + " = " + std::to_string(i) + "\n";
        body += "  n becomes d" + std::to_string(names) + " over (d1 - 1)\n}\n";
        // The last statement runs: it divides by zero.
        for (const bool walked : {false, true})
            CHECK(start_of(body, walked).fault.message == "division by zero");
    }
}

TEST_CASE("after a fault every run gives the same fault and no answer is taken", "[safety]") {
    const auto game = package("fault_goes_on");
    State state = game.machine->start(1);
    const Outcome first = play(*game.machine, state, 1, "pick");
    REQUIRE(first.kind == Outcome::Kind::fault);
    CHECK(first.fault.message == "division by zero");
    CHECK(global_of(game, state, "score") == 7);
    const State kept = state;
    for (int i = 0; i < 2; ++i) {
        const Outcome again = run(*game.machine, state);
        REQUIRE(again.kind == Outcome::Kind::fault);
        CHECK(again.fault.message == first.fault.message);
        CHECK(again.fault.rule == first.fault.rule);
        CHECK(again.fault.at == first.fault.at);
        CHECK(again.fault.chain == first.fault.chain);
        const auto taken = answer(*game.machine, state, std::vector<Word>{0});
        REQUIRE_FALSE(taken.ok());
        CHECK(taken.error() == "the game ended with a fault");
        CHECK(state == kept);
    }
    auto loaded = load(*game.machine, save(*game.machine, state));
    REQUIRE(loaded.ok());
    CHECK(loaded.value() == state);
    CHECK(run(*game.machine, loaded.value()).fault.message == "division by zero");
}

TEST_CASE("a fault in a first value is there before the first step", "[safety]") {
    const auto game =
        game_of("package small \"Small\" { uses core }\n"
                "game small \"Small\" { players 1..2; state n number = 2 over (1 - 1); start begin }\n"
                "verb begin: n becomes 5\n");
    State state = game.machine->start(1);
    CHECK(run(*game.machine, state).fault.message == "division by zero");
}

TEST_CASE("a state of another machine is refused with a message", "[safety]") {
    const auto two = package("fault_goes_on");
    const auto other = package("same_position_two_ways");
    const auto three = card_set("tests/interpreter/safety/fault_goes_on", 3);
    for (const Machine* machine : {other.machine.get(), three.machine.get()}) {
        State state = two.machine->start(1);
        REQUIRE(run(*two.machine, state).kind == Outcome::Kind::question);
        const State before = state;
        const Outcome now = run(*machine, state);
        REQUIRE(now.kind == Outcome::Kind::fault);
        CHECK(now.fault.message.find("another machine") != std::string::npos);
        const auto taken = answer(*machine, state, std::vector<Word>{0});
        REQUIRE_FALSE(taken.ok());
        CHECK(taken.error().find("another machine") != std::string::npos);
        CHECK(view(*machine, state, 0).words.empty());
        CHECK_FALSE(load(*machine, save(*machine, state)).ok());
        CHECK(state == before);
        CHECK(run(*two.machine, state).kind == Outcome::Kind::question);
    }
    State empty;
    CHECK(run(*two.machine, empty).kind == Outcome::Kind::fault);
    CHECK_FALSE(answer(*two.machine, empty, std::vector<Word>{0}).ok());
}

TEST_CASE("large numbers are saved and loaded", "[safety]") {
    const auto game = package("large_number_in_save");
    State state = game.machine->start(1);
    REQUIRE(play(*game.machine, state, 1, "pick").kind == Outcome::Kind::question);
    CHECK(global_of(game, state, "score") == 20'000'000);
    auto loaded = load(*game.machine, save(*game.machine, state));
    REQUIRE(loaded.ok());
    CHECK(loaded.value() == state);
}

TEST_CASE("a tally counts as many events as there are", "[safety]") {
    const auto game = package("long_tally");
    State state = game.machine->start(1);
    // 999 gains, then the thousandth ends the loop after the other player's turn.
    const Outcome now = play(*game.machine, state, 2'000, "pick");
    CHECK(now.kind == Outcome::Kind::idle);
    const auto& t = game.machine->tables();
    CHECK(state.words[static_cast<std::size_t>(t.states + t.things[0].base + t.slot_of_unit(0, UnitId(0)))] +
              state.words[static_cast<std::size_t>(t.states + t.things[1].base +
                                                   t.slot_of_unit(1, UnitId(0)))] ==
          1'000);
}

TEST_CASE("as many effects last as are made", "[safety]") {
    const auto game = package("many_lasting");
    State state = game.machine->start(1);
    REQUIRE(play(*game.machine, state, 200, "pick").kind == Outcome::Kind::question);
    auto loaded = load(*game.machine, save(*game.machine, state));
    REQUIRE(loaded.ok());
    CHECK(loaded.value() == state);
}

TEST_CASE("the same position is the same state, whichever way led to it", "[safety]") {
    const auto game = package("same_position_two_ways");
    State straight = game.machine->start(1), roundabout = game.machine->start(1);
    REQUIRE(play(*game.machine, straight, 2, "pick").kind == Outcome::Kind::question);
    REQUIRE(play(*game.machine, roundabout, 2, "noop").kind == Outcome::Kind::question);
    CHECK(straight == roundabout);
    CHECK(straight.hash() == roundabout.hash());
}

TEST_CASE("the fingerprint of a program changes with what changes play", "[safety]") {
    const auto base = package("fingerprint_base");
    State state = base.machine->start(1);
    REQUIRE(run(*base.machine, state).kind == Outcome::Kind::question);
    const auto saved = save(*base.machine, state);
    CHECK(load(*base.machine, saved).ok());
    CHECK(load(*package("fingerprint_base").machine, saved).ok());
    for (const char* other :
         {"fingerprint_track", "fingerprint_the", "fingerprint_each", "fingerprint_seen"}) {
        INFO(other);
        const auto changed = package(other);
        CHECK(changed.machine->tables().program_hash != base.machine->tables().program_hash);
        const auto loaded = load(*changed.machine, saved);
        REQUIRE_FALSE(loaded.ok());
        CHECK(loaded.error() == "the game was saved with other cards or players");
    }
}
