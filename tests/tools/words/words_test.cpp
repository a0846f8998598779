// The words of a game, and the pages about them.

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/golden.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/words/vocabulary.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

constexpr std::string_view tavern = R"(package tavern "Tavern" { uses core }
game tavern "Tavern" { players 1..2 }
token coin "gold coin", crumb "crumb" of player
track fame "fame" of player 0..9
zone hand "hand" of player holds guest
trait noisy "noisy" on guest
kind guest "guest" is card {
  strength number = 1
  state tired flag
  heading arrival "Arrival"
}
kind cook "cook" is guest { spice number = 0 }
verb feast "feast"(guest in hand, for dishes number = 1) { gain (dishes) coin }
phase evening "evening" { feast 1 }
guest bard "Bard" {
  when feast by you once per evening: gain 1 coin
  when feast by you once per evening: gain 2 coin
}
)";

const boost::json::object* section(const boost::json::value& all, std::string_view title) {
    for (const auto& one : all.at("sections").as_array())
        if (std::string_view(one.at("title").as_string()) == title) return &one.as_object();
    return nullptr;
}

std::vector<std::string> names_in(const boost::json::value& list) {
    std::vector<std::string> out;
    for (const auto& one : list.as_array()) out.emplace_back(one.at("name").as_string());
    return out;
}

} // namespace

TEST_CASE("words lists what a game declares, with the parts of its kinds", "[words]") {
    const Scratch scratch;
    scratch.write("tavern/package.cant", tavern);
    const RunResult run = run_cantrip({"words", scratch.path("tavern"), "--format", "json"});
    INFO(run.err);
    REQUIRE(run.status == 0);
    const auto all = boost::json::parse(run.out);
    CHECK(all.at("game") == "tavern");
    const auto* kinds = section(all, "Kinds");
    REQUIRE(kinds != nullptr);
    for (const auto& kind : kinds->at("words").as_array()) {
        if (kind.at("name") != "cook") continue;
        CHECK(kind.at("source") == "kind cook \"cook\" is guest");
        // Its own first, then what it has from above, without what every thing has.
        CHECK(names_in(kind.at("parts")) ==
              std::vector<std::string>{"spice", "strength", "tired", "arrival"});
        CHECK(kind.at("parts").at(3).at("sentence") == "from guest");
    }
    // One row for each unit of a line; core has none.
    CHECK(names_in(section(all, "Units")->at("words")) == std::vector<std::string>{"coin", "crumb", "fame"});
    CHECK(section(all, "Units")->at("words").at(2).at("source") == "track fame \"fame\" of player 0..9");
    CHECK(names_in(section(all, "Times")->at("words")) == std::vector<std::string>{"evening"});
    CHECK(section(all, "Groups") == nullptr);
}

TEST_CASE("a verb shows a call that the checker takes and the sentence it prints", "[words]") {
    const RunResult run = run_cantrip({"words", "evenfall", "draw"});
    CHECK(run.status == 0);
    CHECK_THAT(run.out, Contains("verb draw \"draw\"(cards number)") && Contains("draw 2   “Draw 2 cards.”"));
    const RunResult czech = run_cantrip({"words", "evenfall", "draw", "--lang", "cs"});
    CHECK_THAT(czech.out, Contains("Dober si"));
}

TEST_CASE("one word is found by either name and shows lines with it", "[words]") {
    const Scratch scratch;
    scratch.write("tavern/package.cant", tavern);
    const auto ask = [&](const std::string& word) {
        return run_cantrip({"words", scratch.path("tavern"), word});
    };
    const RunResult feast = ask("feast");
    CHECK_THAT(feast.out,
               Contains("package.cant:13") && Contains("when feast by you once per evening: gain 2 coin"));
    CHECK_THAT(ask("gold coin").out, Contains("token coin"));
    // A heading is a part, named once by the kind that declares it.
    CHECK_THAT(ask("arrival").out, Contains("heading arrival"));
    const RunResult typo = ask("feats");
    CHECK(typo.status == 2);
    CHECK_THAT(typo.err, Contains("has no word `feats`") && Contains("did you mean `feast`?"));
    CHECK(ask("zzzzzzzz").status == 2);
    CHECK(run_cantrip({"words", "no_such_game"}).status == 2);
}

// CANTRIP_UPDATE_GOLDEN=1 writes them anew.
TEST_CASE("the pages of words say what the sources say", "[words][pages]") {
    for (const std::string game : {"evenfall", "euphoria", "etherfields"}) {
        const RunResult run = run_cantrip({"words", game, "--format", "markdown"});
        REQUIRE(run.status == 0);
        check_golden("../docs/words/" + game + ".md", run.out);
    }
}
