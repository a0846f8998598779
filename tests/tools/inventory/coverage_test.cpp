// The ledger of a game against its inventory.

#include <filesystem>
#include <map>
#include <sstream>

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/inventory/inventory.hpp"

using namespace cantrip;
using namespace cantrip::inventory;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

constexpr std::string_view goblins = R"(package goblins "Goblins" { uses core }
game goblins "Goblins" {
  from setup/players
  players 2
}
token coin "coin"
die bone: assume 1, 1, 2
define broke "broke"(player) = coin of player is 0 { from rule/poverty }
kind goblin "goblin" is card {
  strength number = 1
  heading arrival "Arrival"
}
goblin chieftain "Chieftain" {
  from goblin/chieftain
  strength 4
}
goblin stranger "Stranger" {
  from goblin/strangr
  assume strength 2
  assume arrival: gain 1 coin
}
scenario "the chieftain is strong" for goblins {
  players ana, boris
  expect strength of chieftain is 4
}
scenario "poverty" for goblins {
  from rule/poverty
  players ana, boris
  expect ana is broke
}
)";

constexpr std::string_view entries = R"([
  {"id": "goblins/setup/players", "names": {"en": "Players"}},
  {"id": "goblins/rule/poverty"},
  {"id": "goblins/goblin/chieftain", "names": {"cs": "Náčelník"}},
  {"id": "goblins/goblin/stranger", "names": {"en": "Stranger"}}
])";

} // namespace

TEST_CASE("coverage tells what is claimed, missing, assumed and tried", "[coverage]") {
    const Scratch scratch;
    scratch.write("goblins/package.cant", goblins);
    scratch.write("goblins/inventory.json", entries);
    const RunResult run = run_cantrip({"coverage", scratch.path("goblins"), "--format", "json"});
    CHECK(run.status == 1);
    const auto found = boost::json::parse(run.out);
    CHECK(found.at("total") == 4);
    CHECK(found.at("claimed") == 3);
    CHECK(found.at("missing") == boost::json::array{"goblins/goblin/stranger"});
    REQUIRE(found.at("unknown").as_array().size() == 1);
    CHECK(found.at("unknown").at(0).at("entry") == "goblin/strangr");
    CHECK(found.at("unknown").at(0).at("line") == 18);
    // A scenario counts for what it names and for the cards in it.
    CHECK(found.at("scenarios").at("goblins/rule/poverty") == 1);
    CHECK(found.at("scenarios").at("goblins/goblin/chieftain") == 1);
    CHECK(found.at("scenarios").at("goblins/setup/players") == 0);
    CHECK(found.at("entries").at(2).at("claims").at(0).at("name") == "chieftain");
    CHECK(found.at("entries").at(2).at("name") == "Náčelník");
    const auto& assumed = found.at("assumed").as_array();
    REQUIRE(assumed.size() == 3);
    CHECK(assumed[0].at("card") == "bone");
    CHECK(assumed[0].at("value") == "1, 1, 2");
    CHECK(assumed[1].at("card") == "stranger");
    CHECK(assumed[1].at("field") == "strength");
    CHECK(assumed[1].at("value") == "2");
    CHECK(assumed[2].at("field") == "arrival");
    CHECK(assumed[2].at("value") == "gain 1 coin");
}

TEST_CASE("coverage tells names without an effect and texts that nobody has seen", "[coverage]") {
    const Scratch scratch;
    scratch.write("trolls/package.cant", R"(package trolls "Trolls" { uses core }
token coin "coin"
kind troll "troll" is card {
  strength number = 1
  heading arrival "Arrival"
}
troll mute "Mute" {
  from troll/mute
  strength 3
  unknown "its effect"
}
troll bare "Bare" { from troll/bare }
troll closed "Closed" {
  from troll/closed
  arrival: unknown "what it does"
}
troll rich "Rich" {
  from troll/rich
  unknown "its second effect"
  arrival: gain 1 coin
}
troll strong "Strong" {
  from troll/strong
  strength 5
}
)");
    scratch.write("trolls/inventory.json", R"([{"id": "trolls/troll/mute"}, {"id": "trolls/troll/bare"},
        {"id": "trolls/troll/closed"}, {"id": "trolls/troll/rich"}, {"id": "trolls/troll/strong"}])");
    const RunResult run = run_cantrip({"coverage", scratch.path("trolls"), "--format", "json"});
    const auto found = boost::json::parse(run.out);
    CHECK(found.at("named") ==
          boost::json::array{"trolls/troll/mute", "trolls/troll/bare", "trolls/troll/closed"});
    const auto& untold = found.at("untold").as_array();
    REQUIRE(untold.size() == 3);
    CHECK(untold[0].at("card") == "mute");
    CHECK(untold[0].at("what") == "its effect");
    CHECK(untold[1].at("line") == 15);
    const RunResult text = run_cantrip({"coverage", scratch.path("trolls")});
    CHECK_THAT(text.out, Contains("3 unknown texts; 3 entries are a name without an effect"));
    CHECK_THAT(text.out, Contains("package.cant:15: closed: what it does"));
}

TEST_CASE("coverage for people", "[coverage]") {
    const Scratch scratch;
    scratch.write("goblins/package.cant", goblins);
    scratch.write("goblins/inventory.json", entries);
    // A bare name is looked for in the libraries.
    const RunResult run = run_cantrip({"coverage", "goblins", "--lib", scratch.path("")});
    CHECK(run.status == 1);
    CHECK_THAT(run.out,
               Contains("3 of 4 entries claimed, 1 missing; 2 tried by scenarios; 3 assumed values"));
    CHECK_THAT(run.out, Contains("goblins/goblin/stranger   Stranger"));
    CHECK_THAT(run.out, Contains("package.cant:18: `goblin/strangr`; did you mean `goblin/stranger`?"));
    CHECK_THAT(run.out, Contains("stranger: strength 2"));
    CHECK_THAT(run_cantrip({"coverage", "goblins", "--all", "--lib", scratch.path("")}).out,
               Contains("goblins/goblin/chieftain   Náčelník: 1 scenario\n"));
}

TEST_CASE("another inventory decides, and a whole one is clean", "[coverage]") {
    const Scratch scratch;
    scratch.write("one/package.cant",
                  "package one \"One\" { uses core }\ntoken coin \"coin\" { from one/token/coin }\n");
    const std::string file = scratch.write("list.json", R"([{"id": "one/token/coin"}])");
    const RunResult run = run_cantrip({"coverage", scratch.path("one"), "--inventory", file});
    CHECK(run.status == 0);
    CHECK_THAT(run.out, Contains("1 of 1 entries claimed, 0 missing"));
}

TEST_CASE("coverage says why it cannot do its job", "[coverage]") {
    const Scratch scratch;
    scratch.write("one/package.cant", "package one \"One\" { uses core }\n");
    CHECK(run_cantrip({"coverage"}).status == 2);
    RunResult run = run_cantrip({"coverage", scratch.path("one")});
    CHECK(run.status == 2);
    CHECK_THAT(run.err, Contains("there is no inventory") && Contains("--inventory FILE"));
    run = run_cantrip({"coverage", "evnefall"});
    CHECK(run.status == 2);
    CHECK_THAT(run.out, Contains("did you mean the package `evenfall`?"));
    run = run_cantrip({"coverage", scratch.path("one"), "--inventory", scratch.path("none.json")});
    CHECK(run.status == 2);
    for (const char* broken :
         {"", "{}", "[", "[1]", "[{}]", R"([{"id": 7}])", R"([{"id": "a/b"}, {"id": "a/b"}])"}) {
        Inventory inventory;
        INFO(broken);
        CHECK_FALSE(inventory.add(broken).empty());
        CHECK(
            run_cantrip({"coverage", scratch.path("one"), "--inventory", scratch.write("list.json", broken)})
                .status == 2);
    }
}

TEST_CASE("every entry of a copied inventory is claimed", "[coverage]") {
    std::size_t tried = 0;
    const std::string cards = CANTRIP_SOURCE_DIR "/cards";
    for (const auto& folder : std::filesystem::directory_iterator(cards)) {
        if (!std::filesystem::exists(folder.path() / "inventory.json")) continue;
        INFO(folder.path());
        const RunResult run =
            run_cantrip({"coverage", folder.path().string(), "--sample", "0", "--format", "json"});
        const auto found = boost::json::parse(run.out);
        CHECK(found.at("missing") == boost::json::array{});
        CHECK(found.at("unknown") == boost::json::array{});
        CHECK(found.at("total").as_int64() > 100);
        CHECK(run.status == 0);
        ++tried;
    }
    CHECK(tried == 3);
}

TEST_CASE("an entry is played when a scenario notices a change of what claims it", "[coverage]") {
    const Scratch scratch;
    scratch.write("goblins/package.cant", R"(package goblins "Goblins" { uses core }
game goblins "Goblins" { players 2..2 }
token coin "coin"
kind goblin "goblin" is card {
  strength number = 1
  heading arrival "Arrival"
}
verb praise "praise" { from rule/praise; gain 2 coin }
verb scold "scold" { from rule/scold; gain 3 coin }
goblin chieftain "Chieftain" {
  from goblin/chieftain
  strength 4
}
goblin idler "Idler" {
  from goblin/idler
  strength 2
}
goblin stranger "Stranger" {
  from goblin/stranger
  strength 7
  unknown "what it does"
}
scenario "the chieftain is strong" for goblins {
  players ana, boris
  expect strength of chieftain is 4
  expect strength of stranger is 7
}
scenario "praise pays, and an idler lies on the table" for goblins {
  players ana, boris
  expect idler is idler
  run ana: praise
  expect ana has 2 coin
}
)");
    scratch.write("goblins/inventory.json",
                  R"([{"id": "goblins/rule/praise", "facts": ["It pays 2 coins.", "It is loud."]},
        {"id": "goblins/rule/scold", "facts": ["It pays 3 coins."]}, {"id": "goblins/goblin/chieftain", "facts": ["Strength 5."]},
        {"id": "goblins/goblin/idler"}, {"id": "goblins/goblin/stranger"}, {"id": "goblins/goblin/nobody"}])");
    const RunResult run = run_cantrip({"coverage", scratch.path("goblins"), "--format", "json"});
    const auto found = boost::json::parse(run.out);
    const auto& all = found.at("entries").as_array();
    CHECK(all[0].at("standing") == "played");
    CHECK(all[0].at("proof").at("scenario") == "praise pays, and an idler lies on the table");
    CHECK(all[1].at("standing") == "written");
    CHECK(all[2].at("standing") == "played");
    // Lying on the table is not playing.
    CHECK(all[3].at("standing") == "written");
    // A value that a scenario reads does not make an unknown effect known.
    CHECK(all[4].at("standing") == "named");
    CHECK(all[5].at("standing") == "missing");
    const RunResult text = run_cantrip({"coverage", scratch.path("goblins")});
    CHECK_THAT(text.out, Contains("2 played, 2 written, 1 named, 1 missing"));
    // No list of facts lies beside this inventory.
    const RunResult facts = run_cantrip({"coverage", scratch.path("goblins"), "--facts"});
    CHECK_THAT(facts.out, Contains("goblins/rule/scold 1: It pays 3 coins."));
    const RunResult sampled =
        run_cantrip({"coverage", scratch.path("goblins"), "--sample", "2", "--seed", "5"});
    CHECK_THAT(sampled.out, Contains("of 2 entries that were looked at"));
}

TEST_CASE("a fact is pinned when its scenario fails once its line is changed", "[coverage]") {
    const Scratch scratch;
    scratch.write("goblins/package.cant", R"(package goblins "Goblins" { uses core }
game goblins "Goblins" {
  players 2..2
}
token coin "coin"
verb praise "praise" {
  from rule/praise
  gain 2 coin  // each
  gain 1 coin
}
verb scold "scold": lose 1 coin
scenario "praise pays" for goblins {
  players ana, boris
  run ana: praise
  expect ana has 3 coin
}
scenario "nothing happens" for goblins {
  players ana, boris
  expect ana has 0 coin
}
)");
    scratch.write(
        "goblins/inventory.json",
        R"([{"id": "goblins/rule/praise", "facts": ["It pays 2.", "Then 1.", "It is loud.", "It is rare.",
        "Scolding costs 1.", "It is short.", "It pays twice.", "It is kind."]}])");
    const auto standings = [&](std::string_view rows) {
        scratch.write("goblins/facts.tsv", rows);
        return run_cantrip({"coverage", scratch.path("goblins"), "--facts", "--format", "json"});
    };
    const RunResult run =
        standings("# facts\n"
                  "rule/praise 1\t-\tgain 2 coin gain 1\tgain 1 coin\\n gain 1\tpraise pays\n"
                  "rule/praise 2\t-\tgain 1 coin\tgain 2 coin\tnothing happens\n"
                  "rule/praise 3\tidle\ta feeling\n"
                  "rule/praise 4\topen\tnobody counts\n"
                  "rule/praise 5\tpackage.cant\tlose 1 coin\tlose 2 coin\tpraise pays\n"
                  "rule/praise 6\t-\tgain 9 coin\tgain 8 coin\tpraise pays\n"
                  "rule/praise 7\t-\tgain 2 coin\tgain 2 gold\tpraise pays\n");
    const auto facts = boost::json::parse(run.out).at("entries").at(0).at("facts").as_array();
    const auto is = [&](std::size_t fact, std::string_view standing) {
        return facts[fact].at("standing").as_string() ==
               boost::json::string_view(standing.data(), standing.size());
    };
    CHECK(is(0, "pinned"));
    CHECK(facts[0].at("proof").at("scenario") == "praise pays");
    CHECK(is(1, "unnoticed")); // that scenario does not notice it
    CHECK(is(2, "idle"));
    CHECK(is(3, "open"));
    CHECK(is(4, "unnoticed"));
    CHECK(is(5, "lost"));
    CHECK(is(6, "unnoticed")); // no valid line
    CHECK(is(7, "unlisted"));
    CHECK(run.status == 1);
    const RunResult text = run_cantrip({"coverage", scratch.path("goblins"), "--facts"});
    CHECK_THAT(text.out, Contains("1 of 7 facts that say something of a game are pinned by a scenario, 14.3 "
                                  "%; 1 say nothing of it"));
    CHECK_THAT(text.out, Contains("1 are listed as open, 4 pins do not hold, 1 facts are not listed"));

    CHECK_THAT(standings("rule/prase 1\tidle\tx\n").err,
               Contains("line 1: the inventory has no entry `rule/prase`"));
    CHECK_THAT(standings("rule/praise 9\tidle\tx\n").err, Contains("line 1: `rule/praise` has 8 facts"));
    CHECK_THAT(standings("rule/praise\tidle\tx\n").err, Contains("write which, as in `rule/praise 1`"));
    CHECK_THAT(standings("rule/praise 1\tidle\n").err, Contains("line 1: a row has a file"));
    CHECK_THAT(standings("rule/praise 1\tidle\tx\n\nrule/praise 1\tidle\tx\n").err,
               Contains("line 3: `rule/praise 1` stands there twice"));
}

TEST_CASE("every fact of the games is listed, and pins hold, by a sample", "[coverage]") {
    // Open facts, of all: a fact that is pinned must leave this count.
    const std::map<std::string, std::size_t> open{{"evenfall", 2}, {"euphoria", 0}, {"etherfields", 15}};
    for (const auto& [game, count] : open) {
        INFO(game);
        const std::string folder = CANTRIP_SOURCE_DIR "/cards/" + game;
        std::size_t listed = 0, idle = 0, left = 0;
        std::istringstream rows(read_all(folder + "/facts.tsv"));
        for (std::string row; std::getline(rows, row);) {
            if (row.starts_with("#")) continue;
            ++listed;
            idle += row.find("\tidle\t") != std::string::npos ? 1U : 0U;
            left += row.find("\topen\t") != std::string::npos ? 1U : 0U;
        }
        std::size_t facts = 0;
        const auto inventory = boost::json::parse(read_all(folder + "/inventory.json"));
        for (const auto& entry : inventory.as_array())
            if (const auto* said = entry.as_object().if_contains("facts")) facts += said->as_array().size();
        CHECK(listed == facts);
        CHECK(left == count);
        CHECK(100 * left <= 5 * (listed - idle));
        const RunResult run =
            run_cantrip({"coverage", folder, "--facts", "--sample", "5", "--seed", "77", "--format", "json"});
        const auto report = boost::json::parse(run.out);
        for (const auto& entry : report.at("entries").as_array())
            if (const auto* said = entry.as_object().if_contains("facts"))
                for (const auto& fact : said->as_array()) {
                    INFO(boost::json::serialize(fact));
                    CHECK((fact.at("standing") == "pinned" || fact.at("standing") == "open" ||
                           fact.at("standing") == "idle"));
                }
    }
}

TEST_CASE("most entries of the games are played, by a sample", "[coverage]") {
    const std::string seed = "20";
    for (const std::string game : {"evenfall", "euphoria", "etherfields"}) {
        INFO(game << ", seed " << seed);
        const RunResult run = run_cantrip({"coverage", CANTRIP_SOURCE_DIR "/cards/" + game, "--sample", "6",
                                           "--seed", seed, "--format", "json"});
        const auto found = boost::json::parse(run.out);
        std::size_t examined = 0, unplayed = 0;
        for (const auto& entry : found.at("entries").as_array()) {
            const auto* standing = entry.as_object().if_contains("standing");
            if (standing == nullptr) continue;
            ++examined;
            unplayed += *standing == "written" || *standing == "missing" ? 1U : 0U;
        }
        CHECK(examined == 6);
        CHECK(unplayed <= 1);
    }
}
