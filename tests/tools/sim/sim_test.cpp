// Many games: the same for any number of threads, nothing made or lost, scores by seat and by what players
// hold.

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "interpreter/exec.hpp"
#include "interpreter/scenario.hpp"
#include "tests/interpreter/games.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/sim/conservation.hpp"
#include "tools/sim/totals.hpp"

using namespace cantrip;
using namespace cantrip::play;
using namespace cantrip::sim;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

// One choice each: a known number of points, from a card that the player keeps.
constexpr std::string_view race = R"(package race "Race" { uses core }
game race "Race" {
  players 2..2
  start run_it
}
token point "point"
zone stable "stable" of player holds horse
zone field "field" holds horse
kind horse "horse" is card {
  speed number = 1
  starts in field
}
horse slow "Slow" {
  speed 1
  when ride horse by you: gain 1 point
}
horse swift "Swift" {
  speed 5
  when cheer: gain 1 point
}
verb cheer { }
verb ride(horse): gain (speed of horse) point
verb run_it {
  each player: choose_horse
  each player: each horse in stable: ride horse
  win the player with highest point then first
}
verb choose_horse {
  a horse in field as mine: move mine to stable
}
)";

Plan plan_of(const Program& program, unsigned threads) {
    Plan plan;
    plan.games = 24;
    plan.threads = threads;
    plan.measure = measure_of_winning(program);
    return plan;
}

} // namespace

TEST_CASE("games come out the same for any number of threads", "[sim]") {
    const auto game = game_of(duel_text());
    const Totals one = simulate(*game.machine, game.programs->world.sources, plan_of(game.program(), 1));
    const Totals four = simulate(*game.machine, game.programs->world.sources, plan_of(game.program(), 4));
    CHECK(one.finished == 24);
    CHECK(one.hash == four.hash);
    CHECK(one.questions == four.questions);
    CHECK(one.unfired == four.unfired);
    REQUIRE(one.seats.size() == 2);
    CHECK(one.seats[0].scores == four.seats[0].scores);
    CHECK(one.seats[0].wins + one.seats[1].wins == 24);
    CHECK(one.broken.empty());
}

TEST_CASE("a game with too many questions counts as stopped", "[sim][limits]") {
    const auto game = game_of(duel_text());
    Plan plan = plan_of(game.program(), 1);
    plan.most_questions = 3;
    const Totals totals = simulate(*game.machine, game.programs->world.sources, plan);
    CHECK(totals.finished == 0);
    CHECK_FALSE(totals.stopped.empty());
}

// Everybody wins with a six, nobody with anything else.
constexpr std::string_view raft = R"(package raft "Raft" { uses core }
game raft "Raft" {
  players 2..2
  start row
}
verb row {
  each player: may nothing
  if (random 1..6) is 6: win team
}
)";

TEST_CASE("games that are won together are told from games that are lost together", "[sim]") {
    const auto game = game_of(raft);
    Plan plan = plan_of(game.program(), 1);
    plan.games = 60;
    const Totals totals = simulate(*game.machine, game.programs->world.sources, plan);
    CHECK(totals.finished == 60);
    CHECK(totals.won > 0);
    CHECK(totals.won < 60);
    REQUIRE(totals.seats.size() == 2);
    CHECK(totals.seats[0].wins == totals.won);
    CHECK(totals.seats[1].wins == totals.won);

    const Scratch scratch;
    scratch.write("raft/package.cant", raft);
    const RunResult json = run_cantrip({"sim", scratch.path("raft"), "--games", "60", "--format", "json"});
    CHECK(boost::json::parse(json.out).at("won").to_number<std::uint32_t>() == totals.won);
    const RunResult text = run_cantrip({"sim", scratch.path("raft"), "--games", "60"});
    CHECK_THAT(text.out, Contains(std::to_string(totals.won) + " with a winner, " +
                                  std::to_string(60 - totals.won) + " without"));
}

TEST_CASE("scores are told by seat and by what a player holds", "[sim]") {
    const Scratch scratch;
    scratch.write("race/package.cant", race);
    const RunResult run =
        run_cantrip({"sim", scratch.path("race"), "--games", "20", "--by", "horse", "--format", "json"});
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    const auto found = boost::json::parse(run.out);
    for (const char* key : {"games", "finished", "faults", "questions", "seconds", "unfired", "hash",
                            "scores", "not_conserved"})
        CHECK(found.as_object().contains(key));
    CHECK(found.at("games") == 20);
    CHECK(found.at("finished") == 20);
    CHECK(found.at("scores").at("of") == "point");
    // Slow: 1 for its speed and 1 more by itself. Fast: 5, and it always wins.
    REQUIRE(found.at("scores").at("things").as_array().size() == 2);
    for (const auto& thing : found.at("scores").at("things").as_array()) {
        const bool fast = thing.at("id") == "swift";
        CHECK(thing.at("min") == (fast ? 5 : 2));
        CHECK(thing.at("median") == (fast ? 5 : 2));
        CHECK(thing.at("max") == (fast ? 5 : 2));
        CHECK(thing.at("games") == 20);
        CHECK(thing.at("wins") == (fast ? 20 : 0));
    }
    // Nobody ever cheers.
    REQUIRE(found.at("unfired").as_array().size() == 1);
    CHECK(found.at("unfired").at(0).at("id") == "swift/1");
    CHECK(found.at("unfired").at(0).at("line") == 19);
    CHECK_THAT(run_cantrip({"sim", scratch.path("race"), "--games", "3", "--score", "point"}).out,
               Contains("3 games, 3 finished") && Contains("nothing was made or lost") &&
                   Contains("swift/1   "));
}

TEST_CASE("one player alone sits at a table of two", "[sim]") {
    std::string text(race);
    const auto put = [&](std::string_view old, std::string_view now) {
        text.replace(text.find(old), old.size(), now);
    };
    put("players 2..2", "players 1..2\n  seats 2 with alone\n  option alone flag");
    put("each player: choose_horse", "each player: if not alone or you is the first player: choose_horse");
    const Scratch scratch;
    scratch.write("race/package.cant", text);
    const auto points_of_second = [&](std::vector<std::string> more) {
        std::vector<std::string> words{"sim",   scratch.path("race"), "--games", "3", "--score",
                                       "point", "--format",           "json"};
        words.insert(words.end(), more.begin(), more.end());
        const RunResult run = run_cantrip(words);
        INFO(run.out << run.err);
        return boost::json::parse(run.out).at("scores").at("seats").at(1).at("median").to_number<double>();
    };
    CHECK(points_of_second({"--players", "1"}) == 0);
    CHECK(points_of_second({"--players", "2"}) > 0);
    CHECK(points_of_second({}) > 0);
}

TEST_CASE("sim refuses what it does not know", "[sim]") {
    const Scratch scratch;
    scratch.write("race/package.cant", race);
    const std::string path = scratch.path("race");
    CHECK_THAT(run_cantrip({"sim", path, "--by", "hores"}).err,
               Contains("there is no kind `hores`") && Contains("did you mean `horse`?"));
    CHECK_THAT(run_cantrip({"sim", path, "--score", "ponit"}).err, Contains("did you mean `point`?"));
    CHECK_THAT(run_cantrip({"sim", path, "--games", "many"}).err, Contains("`--games` cannot be `many`"));
    CHECK_THAT(run_cantrip({"sim", path, "--players", "7"}).err, Contains("it is for 2 to 2"));
    CHECK(run_cantrip({"sim", path, "--threads", "0"}).status == 2);
    scratch.write("empty/package.cant", "package empty \"Empty\" { uses core }\n");
    CHECK_THAT(run_cantrip({"sim", scratch.path("empty")}).err, Contains("there is no game to play here"));
    CHECK_THAT(run_cantrip({"sim", scratch.path("")}).err, Contains("several games"));
    // A game that does not end is stopped, and that is told.
    const RunResult stopped = run_cantrip({"sim", path, "--games", "2", "--questions", "1"});
    CHECK(stopped.status == 1);
    CHECK_THAT(stopped.out, Contains("0 finished, 2 stopped"));
    CHECK_THAT(stopped.out, Contains("stopped: seed 2: no end after 1 questions"));
}

TEST_CASE("what is made or lost without a verb is noticed", "[sim]") {
    const auto game = game_of(duel_text());
    const auto& t = game.machine->tables();
    State state = game.machine->start(1);
    const cantrip::RunOptions plain;
    Conservation watch(*game.machine, state);
    cantrip::RunOptions watched;
    watched.made = &watch.made();
    (void)run(*game.machine, state, watched);
    CHECK(watch.check(state) == "");

    State forged = state;
    runtime::Exec x(t, forged, plain);
    const UnitId gold(game.program().symbol(game.program().names.find("gold")).index);
    x.set_counter(0, gold, x.counter(forged.words.data(), 0, gold) + 1);
    CHECK_THAT(watch.check(forged), Contains("gold where the verbs leave 2"));
    CHECK(watch.check(forged) == ""); // told once

    State lost = forged;
    runtime::Exec y(t, lost, plain);
    const ZoneId deck(game.program().symbol(game.program().names.find("deck")).index);
    const Word card = lost.words[static_cast<std::size_t>(t.first + t.zone(deck, 0))];
    y.put(card, runtime::none, false);
    CHECK(watch.check(lost) == thing_name(*game.machine, card) + " vanished");
}

TEST_CASE("what is given goes only where there is room for it", "[sim]") {
    const auto game = game_of(R"(package small "Small" { uses core }
game small "Small" { players 2..2 }
track life "life" of player 0..10 start 5
scenario "a gift stops at the top" for small {
  players ana, boris
  boris has 8 life
  run ana: give 4 life to boris
  expect life of ana is 3
  expect life of boris is 10
}
)");
    const ScenarioResult result = run_scenario(game.program(), ScenarioId(0));
    INFO(result.message << " expected " << result.expected << " found " << result.found);
    CHECK(result.passed);
}
