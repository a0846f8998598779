// `cantrip text why`: where each word of a card comes from.

#include <set>

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"

using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

const std::string cards = CANTRIP_SOURCE_DIR "/cards/evenfall";

} // namespace

TEST_CASE("each word of a card has the source it says and the line that has it", "[text][why]") {
    const RunResult why = run_cantrip({"text", "why", "irena", cards, "--lang", "cs", "--format", "json"});
    REQUIRE(why.status == 0);
    const auto words = boost::json::parse(why.out).at("abilities").at(0).at("words").as_array();
    const auto of = [&](std::string_view wanted) -> const boost::json::object& {
        for (const auto& one : words)
            if (one.at("words").as_string() == wanted) return one.as_object();
        FAIL("nothing is said with " << wanted);
        return words.front().as_object();
    };
    // The event, what is allowed, the verb and the noun: each in its own place.
    CHECK(of("Když").at("source").at("text").as_string() == "when discover site by you");
    CHECK(of("objevíš").at("pack").at("text").as_string().starts_with("frame discover"));
    CHECK(of("můžeš").at("source").at("text").as_string() == "may harvest site");
    CHECK(of("můžeš").at("pack").at("text").as_string().starts_with("say may.you"));
    CHECK(of("využít").at("source").at("text").as_string() == "harvest site");
    CHECK(of("místo moci").at("pack").at("text").as_string().starts_with("noun site"));
}

TEST_CASE("only numbers and the words between the parts of a list have no line of their own", "[text][why]") {
    const std::set<std::string> of_lists{"i", "ili",     "zatim", ",",    ", zatim",
                                         ";", "; zatim", "; ili", ", ili"};
    std::size_t words = 0;
    for (const char* card : {"chalice_of_transmutation", "ghost_swamp", "central_mountains", "archivist",
                             "borrow_helper", "storm_caller"}) {
        const RunResult why = run_cantrip({"text", "why", card, cards, "--lang", "sr", "--format", "json"});
        REQUIRE(why.status == 0);
        const auto all = boost::json::parse(why.out);
        for (const auto& ability : all.at("abilities").as_array()) {
            for (const auto& word : ability.at("words").as_array()) {
                INFO(card << ": " << word);
                const std::string said(word.at("words").as_string());
                const bool number = said.find_first_not_of("0123456789") == std::string::npos;
                CHECK((!word.at("pack").is_null() || number || of_lists.contains(said)));
                ++words;
            }
        }
    }
    CHECK(words > 60);
}

TEST_CASE("a card that is not there is told", "[text][why]") {
    CHECK(run_cantrip({"text", "why", "nobody", cards}).status == 2);
    CHECK_THAT(run_cantrip({"text", "why", "irena", cards, "--lang", "xx"}).err,
               Contains("there is no language `xx`"));
    CHECK(run_cantrip({"text", "why"}).status == 2);
}
