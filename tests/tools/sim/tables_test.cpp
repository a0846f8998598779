// Every table: which there are, what is told about one that fails, and those of the games of this tree.

#include <catch2/catch.hpp>

#include "tests/interpreter/games.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/sim/tables.hpp"

using namespace cantrip;
using namespace cantrip::play;
using namespace cantrip::sim;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

// Three options; the weather `storm` divides by the wind, which is 0.
constexpr std::string_view regatta = R"(package regatta "Regatta" { uses core }
names weather "weather": calm "calm", breeze "breeze", storm "storm"
game regatta "Regatta" {
  players 2..3
  option sky weather = breeze
  option night flag = no
  option laps 1..2 = 1
  state wind number = 0
  start race
}
token point "point"
verb race {
  each player: gain (laps) point
  if sky is storm: each player: gain (6 over wind) point
  win the player with highest point then first
}
)";

LoadedGame loaded(TestGame game) { return {std::move(game.programs), game.machine}; }

std::vector<std::string> names_of(const std::vector<Table>& tables) {
    std::vector<std::string> out;
    for (const Table& table : tables) out.push_back(table.name);
    return out;
}

Plan plan_of(std::uint32_t games) {
    Plan plan;
    plan.games = games;
    plan.most_questions = 1'000'000;
    return plan;
}

void check_tables(const std::string& set, std::size_t count) {
    const LoadedGame game = loaded(card_set("cards/" + set));
    const auto tables = tables_of(game.program(), TableRange::brief);
    REQUIRE(tables.ok());
    CHECK(tables.value().size() == count);
    const auto played = play_tables(game, tables.value(), plan_of(1));
    REQUIRE(played.ok());
    INFO(tables_as_text(game, played.value()));
    CHECK(played.value().clean());
}

} // namespace

TEST_CASE("tables are numbers of players with each value that is not the default", "[sim]") {
    const auto game = game_of(regatta);
    const auto single = tables_of(game.program(), TableRange::options);
    REQUIRE(single.ok());
    CHECK(names_of(single.value()) == std::vector<std::string>{"2 players", "2 players, sky=calm",
                                                               "2 players, sky=storm", "2 players, night=yes",
                                                               "2 players, laps=2", "3 players",
                                                               "3 players, sky=calm", "3 players, sky=storm",
                                                               "3 players, night=yes", "3 players, laps=2"});
    const auto brief = tables_of(game.program(), TableRange::brief);
    REQUIRE(brief.ok());
    CHECK(names_of(brief.value()) == std::vector<std::string>{"2 players", "2 players, sky=calm",
                                                              "2 players, night=yes", "3 players",
                                                              "3 players, sky=storm", "3 players, laps=2"});
    const auto pairs = tables_of(game.program(), TableRange::pairs);
    REQUIRE(pairs.ok());
    // Beside the ten: sky and night (2), sky and laps (2), night and laps (1), for two and for three.
    CHECK(pairs.value().size() == 20);
    CHECK(names_of(pairs.value()).back() == "3 players, night=yes, laps=2");
}

TEST_CASE("a table that fails is told with its name and seed", "[sim]") {
    const LoadedGame game = loaded(game_of(regatta));
    const auto tables = tables_of(game.program(), TableRange::options);
    REQUIRE(tables.ok());
    const auto played = play_tables(game, tables.value(), plan_of(2));
    REQUIRE(played.ok());
    CHECK_FALSE(played.value().clean());
    const std::string text = tables_as_text(game, played.value());
    CHECK_THAT(text, Contains("3 players, sky=storm: 2 games, 0 finished, 0 stopped, 2 faults"));
    CHECK_THAT(text, Contains("  seed 1: "));
    CHECK_THAT(text, Contains("3 players, laps=2: 2 games, 2 finished, 0 stopped, 0 faults"));
    CHECK_THAT(text, Contains("10 tables, 2 with failures"));
    CHECK_THAT(tables_as_json(game, played.value()), Contains("\"clean\": false"));
}

TEST_CASE("sim says how many tables there are", "[sim]") {
    const Scratch scratch;
    scratch.write("regatta/package.cant", regatta);
    const auto tables = [&](const char* range) {
        return run_cantrip({"sim", scratch.path("regatta"), "--tables", range, "--games", "1"}).out;
    };
    CHECK_THAT(tables("brief"), Contains("6 tables, 1 with failures"));
    CHECK_THAT(tables("options"), Contains("10 tables, 2 with failures"));
    CHECK_THAT(tables("pairs"), Contains("20 tables, 6 with failures"));
}

TEST_CASE("the option --tables does not go with --players or --with", "[sim]") {
    const auto said = run_cantrip({"sim", std::string(CANTRIP_SOURCE_DIR) + "/cards/evenfall", "--tables",
                                   "options", "--players", "2"});
    CHECK(said.status == 2);
    CHECK_THAT(said.err, Contains("leave out --players and --with"));
}

// One game at each: every number of players, and every option at one of them.
TEST_CASE("Evenfall ends without a fault at every table", "[sim]") { check_tables("evenfall", 9); }
TEST_CASE("Euphoria ends without a fault at every table", "[sim]") { check_tables("euphoria", 8); }
TEST_CASE("Etherfields ends without a fault at every table", "[sim]") { check_tables("etherfields", 12); }
