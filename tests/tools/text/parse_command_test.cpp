// `cantrip text parse` as an editor uses it: a sentence in, source out.

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"

using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

RunResult parse(std::string_view text, const std::string& game, const std::string& language,
                const std::string& format = "plain") {
    return run_cantrip({"text", "parse", "--game", game, "--lang", language, "--format", format},
                       {text, {}, {}});
}

} // namespace

TEST_CASE("a sentence of a game is read by the name of the game, in every language", "[text][read]") {
    struct Case {
        std::string_view language, game, text, source;
    };
    const Case cases[] = {
        {"en", "evenfall", "When you discover a Place of Power, you may harvest that Place of Power.",
         "when discover site by you: may harvest site\n"},
        {"cs", "evenfall", "Když objevíš místo moci, můžeš využít to místo moci.",
         "when discover site by you: may harvest site\n"},
        // Places of the game are cards of it.
        {"cs", "euphoria", "Když umístíte dělníka do Generátoru, vezměte si 1 kartu artefaktu.",
         "when place worker on generator by you: draw 1\n"},
        {"en", "etherfields", "Your hand limit increases by 1.", "modify hand_limit: + 1\n"},
        // What happens, without when.
        {"en", "evenfall", "Draw 2 cards and gain 1 herb.", "{ draw 2; gain 1 herb }\n"},
        {"en", "evenfall", "If you have 3 or more mana, gain 2 victory points.",
         "if you have 3 or more mana: gain 2 point\n"},
        {"sr-Latn", "evenfall", "Izvucite 2 karte.", "draw 2\n"},
        {"sr-Cyrl", "evenfall", "Извуците 2 карте.", "draw 2\n"},
        {"de", "euphoria", "Erhalte 2 Gold.", "gain 2 gold\n"},
        {"cs", "etherfields", "Každý spáč utrží 1 tíseň.", "each dreamer: suffer 1\n"},
        // The full stop goes without saying.
        {"en", "evenfall", "Draw 2 cards", "draw 2\n"},
    };
    for (const Case& one : cases) {
        INFO(one.text);
        const RunResult read = parse(one.text, std::string(one.game), std::string(one.language));
        CHECK(read.status == 0);
        CHECK(read.out == one.source);
    }
}

TEST_CASE("what cannot be read is told with its place and what to do", "[text][read]") {
    const RunResult misspelt = parse("Draw 2 cards and gian 1 herb.", "evenfall", "en");
    CHECK(misspelt.status == 1);
    CHECK_THAT(misspelt.err,
               Contains("not understood from here on: gian 1 herb.") && Contains("did you mean `gain`?"));

    const RunResult senseless = parse("When you discover a card, draw 1 card.", "evenfall", "en");
    CHECK(senseless.status == 1);
    CHECK_THAT(senseless.err, Contains("all words are understood"));

    const RunResult nearly = parse("Dober si 2 karty, poté odhoď kartu.", "evenfall", "cs");
    CHECK(nearly.status == 1);
    CHECK(nearly.out == "{ draw 2; discard a card }\n");
    CHECK_THAT(nearly.err, Contains("this prints: Dober si"));

    CHECK(parse("Draw 1 card.", "evenfal", "en").status == 2);
    CHECK_THAT(parse("Draw 1 card.", "evenfal", "en").err, Contains("did you mean the package `evenfall`?"));
    CHECK(parse("Draw 1 card.", "evenfall", "xx").status == 2);
    CHECK(parse("", "evenfall", "en").status == 2);
}

TEST_CASE("readings and places are there for other programs too", "[text][read]") {
    const auto read = boost::json::parse(parse("Draw 2 cards.", "evenfall", "en", "json").out).as_object();
    CHECK(read.at("readings").as_array().at(0).as_string() == "draw 2");
    CHECK(read.at("stops_at").is_null());
    const auto failed = boost::json::parse(parse("Draw 2 crads.", "evenfall", "en", "json").out).as_object();
    CHECK(failed.at("readings").as_array().empty());
    CHECK(failed.at("stops_at").as_int64() == 7); // "Draw 2 more" would go on
}
