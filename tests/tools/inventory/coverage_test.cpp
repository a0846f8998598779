// The ledger of a game against its inventory.

#include <filesystem>

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
    const RunResult run = run_cantrip({"coverage", scratch.path("goblins"), "--facts", "--format", "json"});
    const auto found = boost::json::parse(run.out);
    const auto& all = found.at("entries").as_array();
    CHECK(all[0].at("standing") == "played");
    CHECK(all[0].at("proof").at("scenario") == "praise pays, and an idler lies on the table");
    CHECK(all[0].at("facts").at(0).at("proof").at("before") ==
          all[0].at("facts").at(1).at("proof").at("before"));
    CHECK(all[1].at("standing") == "written");
    CHECK_FALSE(all[1].at("facts").at(0).as_object().contains("proof"));
    CHECK(all[2].at("standing") == "played");
    // Lying on the table is not playing.
    CHECK(all[3].at("standing") == "written");
    // A value that a scenario reads does not make an unknown effect known.
    CHECK(all[4].at("standing") == "named");
    CHECK(all[5].at("standing") == "missing");
    const RunResult text = run_cantrip({"coverage", scratch.path("goblins"), "--facts"});
    CHECK_THAT(text.out, Contains("2 played, 2 written, 1 named, 1 missing"));
    CHECK_THAT(text.out, Contains("goblins/rule/scold 1: It pays 3 coins."));
    const RunResult sampled =
        run_cantrip({"coverage", scratch.path("goblins"), "--sample", "2", "--seed", "5"});
    CHECK_THAT(sampled.out, Contains("of 2 entries that were looked at"));
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
