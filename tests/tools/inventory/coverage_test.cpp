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
        const RunResult run = run_cantrip({"coverage", folder.path().string(), "--format", "json"});
        const auto found = boost::json::parse(run.out);
        CHECK(found.at("missing") == boost::json::array{});
        CHECK(found.at("unknown") == boost::json::array{});
        CHECK(found.at("total").as_int64() > 100);
        CHECK(run.status == 0);
        ++tried;
    }
    CHECK(tried == 3);
}
