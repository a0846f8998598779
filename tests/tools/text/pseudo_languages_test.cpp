// `gloss` and `longest`: languages that nobody speaks.

#include <catch2/catch.hpp>

#include <boost/json/parse.hpp>

#include "lang/support/utf8.hpp"
#include "tests/support/run_cantrip.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;
const std::vector<std::string> games{"evenfall", "euphoria", "euphoria_reprints", "etherfields"};

boost::json::array cards_in(const std::string& game, const std::string& tag) {
    const RunResult result =
        run_cantrip({"text", root + "/cards/" + game, "--lang", tag, "--format", "json"});
    INFO(result.err);
    CHECK(result.status == 0);
    return boost::json::parse(result.out).at("cards").as_array();
}

std::size_t letters(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) at += decode_utf8(text, at).length;
    return count;
}

std::string text_of(const boost::json::value& ability) { return std::string(ability.at("text").as_string()); }

} // namespace

TEST_CASE("the gloss shows every ability", "[text]") {
    for (const std::string& game : games) {
        const auto english = cards_in(game, "en"), gloss = cards_in(game, "gloss");
        REQUIRE(english.size() == gloss.size());
        for (std::size_t card = 0; card < english.size(); ++card) {
            const auto& said = english[card].at("abilities").as_array();
            const auto& shown = gloss[card].at("abilities").as_array();
            REQUIRE(said.size() == shown.size());
            for (std::size_t i = 0; i < said.size(); ++i) {
                INFO(text_of(said[i]));
                CHECK(text_of(said[i]).empty() == text_of(shown[i]).empty());
                // A hole in the tree, or a key that nobody named.
                CHECK(text_of(shown[i]).find("∅") == std::string::npos);
                CHECK(text_of(shown[i]).find("⟦nothing") == std::string::npos);
            }
        }
    }
}

TEST_CASE("the longest text of an ability is no shorter than any", "[text]") {
    for (const std::string game : {"evenfall", "euphoria"}) {
        const auto longest = cards_in(game, "longest");
        std::size_t longer = 0;
        for (const std::string tag : {"en", "cs", "sr-Latn", "sr-Cyrl", "de"}) {
            const auto texts = cards_in(game, tag);
            REQUIRE(texts.size() == longest.size());
            for (std::size_t card = 0; card < texts.size(); ++card) {
                CHECK(letters(longest[card].at("name").as_string()) >=
                      letters(texts[card].at("name").as_string()));
                const auto& here = texts[card].at("abilities").as_array();
                const auto& best = longest[card].at("abilities").as_array();
                for (std::size_t i = 0; i < here.size(); ++i) {
                    CHECK(letters(text_of(best[i])) >= letters(text_of(here[i])));
                    longer += letters(text_of(best[i])) > letters(text_of(here[i]));
                    // It is one of the texts, and says whose.
                    if (best[i].at("lang").as_string() == tag) CHECK(text_of(best[i]) == text_of(here[i]));
                }
            }
        }
        CHECK(longer > 0);
    }
}
