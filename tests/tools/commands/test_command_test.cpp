// `cantrip test`: which scenarios it plays.

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

void write_packages(const Scratch& scratch) {
    scratch.write("rules/package.cant", R"(package rules "Rules" { uses core }
game rules "Rules" { players 1..2 }
token coin "coin"
verb earn "earn" { gain 1 coin }
scenario "a coin is earned" for rules {
  players ana
  run ana: earn
  expect ana has 1 coin
}
)");
    // The set doubles what is earned: with it the scenario of the rules would fail.
    scratch.write("set/package.cant", R"(package set "Set" for rules
rule double { when earn: gain 1 coin }
scenario "two coins are earned" for rules {
  players ana
  run ana: earn
  expect ana has 2 coin
}
)");
}

std::string counts(const RunResult& run) {
    const auto found = boost::json::parse(run.out);
    return boost::json::serialize(boost::json::array{found.at("passed"), found.at("failed")});
}

} // namespace

TEST_CASE("test plays the scenarios of the packages asked for, each in its own", "[cli]") {
    const Scratch scratch;
    write_packages(scratch);
    CHECK(counts(run_cantrip({"test", scratch.path("set"), "--format", "json"})) == "[1,0]");
    CHECK(counts(run_cantrip({"test", scratch.path("rules"), "--format", "json"})) == "[1,0]");
    CHECK(counts(run_cantrip({"test", scratch.path(""), "--format", "json"})) == "[2,0]");
    CHECK(counts(run_cantrip({"test", scratch.path(""), "--filter", "two", "--format", "json"})) == "[1,0]");
}

TEST_CASE("a package is found by its name", "[cli]") {
    const Scratch scratch;
    write_packages(scratch);
    CHECK(counts(run_cantrip({"test", "set", "--lib", scratch.path(""), "--format", "json"})) == "[1,0]");
    // The name of a game is that of its cards.
    CHECK(run_cantrip({"check", "evenfall"}).status == 0);
    CHECK(counts(run_cantrip({"test", "evenfall", "--filter", "108 points", "--format", "json"})) == "[1,0]");
    const RunResult wrong = run_cantrip({"test", "evnefall"});
    CHECK(wrong.status == 2);
    CHECK_THAT(wrong.out, Contains("did you mean the package `evenfall`?"));
}

TEST_CASE("a failure shows its seed, and a bad seed is told", "[cli]") {
    const Scratch scratch;
    scratch.write(
        "rules/package.cant",
        "package rules \"Rules\" { uses core }\ngame rules \"Rules\" { players 1..2 }\ntoken coin \"coin\"\n"
        "scenario \"poor\" for rules {\n  players ana\n  expect ana has 1 coin\n}\n");
    const RunResult run = run_cantrip({"test", scratch.path("rules"), "--seed", "7"});
    CHECK(run.status == 1);
    CHECK_THAT(run.out, Contains("FAIL poor (seed 7)") && Contains("expected  ana has 1 coin"));
    CHECK_THAT(run_cantrip({"test", scratch.path("rules"), "--seed", "x"}).err,
               Contains("`--seed` cannot be `x`"));
}

TEST_CASE("the reach of a set: which abilities no scenario and no game makes happen", "[cli][reach]") {
    const Scratch scratch;
    scratch.write("rules/package.cant", R"(package rules "Rules" { uses core }
game rules "Rules" { players 1..2; start play }
token coin "coin"
zone shelf "shelf" of player holds card
zone box "box" holds card aside
kind charm "Charm" is card { works in shelf }
verb earn "earn" { gain 1 coin }
phase play "play" { each player: { move dealt to shelf, earn } }
charm placed "Placed" {
  starts in box
  when earn by you: gain 1 coin
}
charm dealt "Dealt" {
  starts in box
  when earn by you: gain 1 coin
}
charm lost "Lost" {
  starts in box
  when earn by you: gain 1 coin
}
charm idle "Idle" {
  starts in shelf of the first player
  when lose coin by you: gain 1 coin
}
scenario "a charm pays" for rules {
  players ana
  placed is in shelf of ana
  run ana: earn
  expect ana has 2 coin
}
)");
    const RunResult run = run_cantrip({"test", "--reach", scratch.path("rules")});
    CHECK(run.status == 1);
    CHECK_THAT(run.out,
               Contains("4 abilities: 1 happen in scenarios, 1 in ") && Contains("aimed at them, 2 never"));
    CHECK_THAT(run.out, Contains("lost/1") && Contains("its card never lay where this counts"));
    CHECK_THAT(run.out, Contains("idle/1") && Contains("no `lose` came that fits it"));
    CHECK_THAT(run.out, !Contains("placed/1") && !Contains("dealt/1"));
}

TEST_CASE("test reach aims games at abilities that chance does not reach", "[commands][reach]") {
    const Scratch scratch;
    scratch.write("rules/package.cant", R"(package rules "Rules" { uses core }
game rules "Rules" { players 1..2; start play }
token coin "coin"
zone shelf "shelf" of player holds card
zone box "box" holds card aside
trait main "main" on action
kind charm "Charm" is card { works in shelf; starts in box }
phase play "play": repeat 5: each player: turn
phase turn "turn": perform a main action
rule actions "actions" {
  main action earn "Earn": gain 1 coin
  main action rest "Rest": nothing
}
charm boxed "Boxed" { when gain coin by you: gain 1 coin }
charm dear "Dear" { main action: 9 coin -> gain 1 coin }
charm dead "Dead" { when gain coin by you if count of player > 8: gain 1 coin }
)");
    const RunResult run = run_cantrip({"test", "--reach", scratch.path("rules")});
    CHECK(run.status == 1);
    CHECK_THAT(run.out, Contains("3 abilities: 0 happen in scenarios, 0 in ") && Contains(", 2 in ") &&
                            Contains("aimed at them, 1 never"));
    CHECK_THAT(run.out, Contains("dead/1") && Contains("no `gain` came that fits it"));
}
