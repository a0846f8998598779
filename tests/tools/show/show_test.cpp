// All about one card, and how it is found.

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/show/find_cards.hpp"

using namespace cantrip;
using namespace cantrip::show;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

// The cook gains a coin when somebody feasts; the bard feasts when played; the miser forbids coins.
constexpr std::string_view tavern = R"(package tavern "Tavern" { uses core }
game tavern "Tavern" { players 1..2 }
token coin "coin"
zone hand "hand" of player holds guest
kind guest "guest" is card {
  strength number = 1
  heading arrival "Arrival"
}
verb feast "feast" { gain 1 coin }
guest cook "Cook" {
  name sr "Kuvar"
  name cs "Kuchař"
  strength 3
  when feast: gain 1 coin
}
guest bard "Bard" {
  arrival: feast
}
guest miser "Miser" {
  forbid gain coin by you
}
guest twin_a "Twin" { }
guest twin_b "Twin" { }
rule doors { when move guest: feast }
scenario "the cook is strong" for tavern {
  players ana, boris
  expect strength of cook is 3
}
)";

boost::json::object shown(const Scratch& scratch, const std::string& card) {
    const RunResult run = run_cantrip({"show", card, scratch.path("tavern"), "--format", "json"});
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    return boost::json::parse(run.out).as_object();
}

bool has(const boost::json::value& list, std::string_view key, std::string_view value) {
    for (const auto& one : list.as_array())
        if (std::string_view(one.at(key).as_string()) == value) return true;
    return false;
}

} // namespace

TEST_CASE("show tells all about a card", "[show]") {
    const Scratch scratch;
    scratch.write("tavern/package.cant", tavern);
    const auto cook = shown(scratch, "cook");
    CHECK(cook.at("kind") == "guest");
    CHECK(cook.at("line") == 10);
    CHECK_THAT(std::string(cook.at("source").as_string()), Contains("when feast: gain 1 coin"));
    REQUIRE_FALSE(cook.at("values").as_array().empty());
    CHECK(cook.at("values").at(0).at("field") == "strength");
    CHECK(cook.at("values").at(0).at("value") == "3");
    CHECK(has(cook.at("texts"), "lang", "en"));
    CHECK(has(cook.at("texts"), "name", "Kuchař"));
    CHECK(has(cook.at("texts"), "name", "Кувар"));
    REQUIRE(cook.at("reacts_to").as_array().size() == 1);
    CHECK(cook.at("reacts_to").at(0).at("event") == "feast");
    CHECK(cook.at("reacts_to").at(0).at("form") == "when");
    CHECK(cook.at("reacts_to").at(0).at("ability") == "cook/1");
    // It gains a coin, and the miser listens to that.
    REQUIRE(cook.at("causes").as_array().size() == 1);
    CHECK(cook.at("causes").at(0).at("verb") == "gain");
    CHECK(has(cook.at("causes").at(0).at("heard_by"), "ability", "miser/1"));
    // The doors wait for guests that move.
    CHECK(has(cook.at("heard_by"), "ability", "doors/1"));
    REQUIRE(cook.at("scenarios").as_array().size() == 1);
    CHECK(cook.at("scenarios").at(0).at("name") == "the cook is strong");
}

TEST_CASE("show follows verbs", "[show]") {
    const Scratch scratch;
    scratch.write("tavern/package.cant", tavern);
    const auto bard = shown(scratch, "bard");
    CHECK(bard.at("reacts_to").at(0).at("form") == "heading");
    CHECK(bard.at("reacts_to").at(0).at("event") == "arrival");
    const auto& causes = bard.at("causes").as_array();
    REQUIRE(causes.size() == 2);
    CHECK(causes[0].at("verb") == "feast");
    CHECK(has(causes[0].at("heard_by"), "ability", "cook/1"));
    CHECK(causes[1].at("verb") == "gain");
    CHECK(causes[1].at("through") == "feast");
    CHECK(bard.at("scenarios").as_array().empty());
    // A value that the kind gives.
    CHECK(bard.at("values").at(0).at("value") == "1");
}

TEST_CASE("a card is found by any of its names", "[show]") {
    const Scratch scratch;
    scratch.write("tavern/package.cant", tavern);
    for (const char* name : {"cook", "Cook", "COOK", "Kuchař", "kuchar", "Kuvar", "кувар"}) {
        INFO(name);
        CHECK(shown(scratch, name).at("id") == "cook");
    }
    const RunResult twins = run_cantrip({"show", "twin", scratch.path("tavern"), "--format", "json"});
    CHECK(twins.status == 1);
    const auto matches = boost::json::parse(twins.out).at("matches");
    CHECK(matches.as_array().size() == 2);
    CHECK(has(matches, "id", "twin_a"));
    CHECK(has(matches, "id", "twin_b"));
    CHECK_THAT(run_cantrip({"show", "twin", scratch.path("tavern")}).out,
               Contains("2 cards") && Contains("twin_b (Twin) in tavern"));
    const RunResult none = run_cantrip({"show", "misr", scratch.path("tavern")});
    CHECK(none.status == 2);
    CHECK_THAT(none.err, Contains("there is no card `misr`") && Contains("did you mean `miser`?"));
    CHECK(run_cantrip({"show"}).status == 2);
    CHECK(run_cantrip({"show", "cook", scratch.path("nowhere")}).status == 2);
    CHECK(folded("Žluťoučký Kůň") == "zlutoucky_kun");
}

TEST_CASE("show for people, in the current package", "[show]") {
    const Scratch scratch;
    scratch.write("tavern/package.cant", tavern);
    const RunResult run =
        run_cantrip({"show", "cook"}, {.input = {}, .folder = scratch.path("tavern"), .environment = {}});
    CHECK(run.status == 0);
    CHECK_THAT(run.out, Contains("Cook (cook): guest, card, thing, in tavern\npackage.cant:10\n"));
    CHECK_THAT(run.out, Contains("reacts to:\n  when feast: cook/1   package.cant:14\n"));
    CHECK_THAT(run.out, Contains("  gain\n    forbid gain: miser/1   package.cant:20\n"));
}
