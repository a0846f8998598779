// docs/limits.md: what lies beyond a limit is told, and what has none is used freely.

#include <catch2/catch.hpp>

#include "interpreter/scenario.hpp"
#include "interpreter/tables.hpp"
#include "tests/interpreter/games.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

std::string small(const std::string& body, const std::string& lines = "") {
    return "package small \"Small\" { uses core }\ngame small \"Small\" { players 1..16; state n number = "
           "0\n" +
           lines +
           "  start begin }\ntoken coin \"coin\", bean \"bean\" of player\ngroup goods \"goods\" of coin, "
           "bean\n" +
           "trait main \"main\" on action\n" + body;
}

Outcome begin(const std::string& body) {
    const auto game = game_of(small(body), 1);
    State state = game.machine->start(1);
    return run(*game.machine, state);
}

// Why a game is not compiled; empty when it is.
std::string not_compiled(const std::string& body, int players = 1) {
    const Scratch scratch;
    LoadOptions options;
    options.libraries.emplace_back(std::string(CANTRIP_SOURCE_DIR) + "/stdlib");
    const auto programs =
        load_programs({scratch.write("game/game.cant", small("verb begin: nothing\n" + body))}, options);
    REQUIRE(programs->diagnostics.errors() == 0);
    Setup setup;
    setup.players = players;
    const auto made = Machine::compile(programs->list.at(0), setup);
    return made.ok() ? std::string{} : made.error();
}

} // namespace

TEST_CASE("a game has 1 to 16 players", "[limits]") {
    CHECK(not_compiled("", 16).empty());
    CHECK(not_compiled("", 17) == "a game has 1 to 16 players");
    CHECK(not_compiled("", 0) == "a game has 1 to 16 players");
}

TEST_CASE("a game has at most 60000 things", "[limits]") {
    CHECK(not_compiled("zone bag\nkind stone { copies 2000; starts in bag }\n").empty());
    const char* too_many = "the game has more than 60000 things";
    CHECK(not_compiled("zone bag\nkind stone { copies 100000000; starts in bag }\n") == too_many);
    CHECK(not_compiled("kind cave\nkind hill { holds cave }\nhill top { 99999999 cave { } }\n") == too_many);
}

TEST_CASE("recursion of numbers, prices and legality is a fault", "[limits]") {
    CHECK(begin("define deep(player) = 1\nrule r { modify deep of you: + deep of you }\n"
                "verb begin: n becomes deep of you\n")
              .fault.message == "a number is defined by itself without end");
    CHECK(begin("verb ping: nothing\nverb pong: nothing\nverb begin: if can ping: n becomes 1\n"
                "rule r { forbid ping if can pong\n forbid pong if can ping }\n")
              .fault.message.find("depends on itself without end") != std::string::npos);
}

TEST_CASE("an action that depends on itself is a fault", "[limits]") {
    CHECK_THAT(begin("rule r { main action beg \"Beg\" if can perform a main action: n becomes 1 }\n"
                     "verb begin: may perform a main action\n")
                   .fault.message,
               Catch::Matchers::Contains("depends on itself without end"));
}

TEST_CASE("a price that is printed as itself is a fault", "[limits]") {
    CHECK(begin("kind tool is card { use cost = nothing\n copies 1 }\ntool saw { use use of saw }\n"
                "verb begin: if can pay use of saw: n becomes 1\n")
              .fault.message == "a price is defined by itself without end");
}

TEST_CASE("all lists of a game together have so many members", "[limits]") {
    const auto lists = [](int copies) {
        return not_compiled("zone bag\nkind stone { state seen list of stone\n starts in bag\n copies " +
                            std::to_string(copies) + " }\n");
    };
    CHECK(lists(40).empty());
    CHECK(lists(9000) == "the states that are lists could have too many members");
}

TEST_CASE("an answer has a limited number of picks", "[limits]") {
    CHECK(
        begin("verb begin { gain 5000000 coin\n gain 5000000 bean\n pay 2000000 any goods -> n becomes 1 }\n")
            .fault.message == "an answer would take too many picks");
}

TEST_CASE("a forced payment of any size needs no memory of that size", "[limits]") {
    const auto game = game_of(small("verb begin { gain 499999999 coin\n gain 499999999 bean\n pay 999999998 "
                                    "any goods -> n becomes 1 }\n"),
                              1);
    State state = game.machine->start(1);
    CHECK(run(*game.machine, state).kind == Outcome::Kind::idle);
    CHECK(state.words[static_cast<std::size_t>(game.machine->tables().globals)] == 1);
}

TEST_CASE("a scenario may say any number of rolls", "[limits]") {
    std::string rolls = "next roll 1";
    for (int i = 0; i < 99; ++i) rolls += ", 1";
    const auto game = game_of(small("verb begin: nothing\nverb toss: n becomes n + random 1..6\n"
                                    "scenario \"many\" for small {\n  players ana\n  " +
                                    rolls + "\n  run ana: repeat 100: toss\n  expect n is 100\n}\n"),
                              1);
    const ScenarioResult result = run_scenario(game.program(), ScenarioId(0));
    INFO(result.message << result.found);
    CHECK(result.passed);
}
