// What `cantrip l10n status` counts, lists and lets pass.

#include <boost/json/parse.hpp>
#include <catch2/catch.hpp>

#include "tests/support/required.hpp"
#include "tests/tools/l10n/card_copy.hpp"
#include "tools/l10n/review/state.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

// The first lines of a file of texts, one for each state: what a person saw is made to differ from what there
// is.
void set_states(const CardCopy& cards) {
    std::string out;
    std::size_t number = 0;
    for (const auto& [effect, text, state] : std::vector<std::tuple<std::string, std::string, std::string>>{
             {"", "", "approved"},
             {"h2:0000000000000000", "t1:0000000000000000", "seen"},     // regenerated
             {"h2:0000000000000000", "", "approved"},                    // effect-changed
             {"", "t1:0000000000000000", "approved"},                    // wording-changed
             {"", "", "override"},                                       // overridden
             {"", "t1:0000000000000000", "override"},                    // override-outdated
             {"h2:0000000000000000", "t1:0000000000000000", "override"}, // stale-override
         }) {
        const std::string texts = cards.read("l10n/cs.texts");
        std::size_t begin = 0;
        for (std::size_t i = 0; i < number; ++i) begin = texts.find('\n', begin) + 1;
        const std::string line = texts.substr(begin, texts.find('\n', begin) - begin);
        const auto id = line.find(' '), hash = line.find(' ', id + 1), word = line.find(' ', hash + 1),
                   quote = line.find('"');
        out = line.substr(0, id + 1) + (effect.empty() ? line.substr(id + 1, hash - id - 1) : effect) + " " +
              (text.empty() ? line.substr(hash + 1, word - hash - 1) : text) + " " + state + " " +
              line.substr(quote);
        cards.write("l10n/cs.texts", texts.substr(0, begin) + out + texts.substr(begin + line.size()));
        ++number;
    }
}

// A card that lacks words: two of them need `owl`, one `newt` too.
const char* const strange =
    "kind owl \"owl\" is card {}\nkind newt \"newt\" is card {}\n\n"
    "ritual owl_song \"Owl Song\" {\n  cost 1 herb\n  points 1\n  instant: gain 1 mana per owl in clan\n}\n"
    "ritual owl_cry \"Owl Cry\" {\n  cost 1 herb\n  points 1\n  instant: gain 2 mana per owl in clan\n}\n"
    "ritual newt_song \"Newt Song\" {\n  cost 1 herb\n  points 1\n  instant: gain 1 mana per newt in "
    "clan\n}\n"
    "ritual both \"Both\" {\n  cost 1 herb\n  points 1\n  instant: { gain 1 mana per owl in clan; gain 1 "
    "mana per newt in clan }\n}\n";

boost::json::value czech(const CardCopy& cards, std::vector<std::string> more = {}) {
    std::vector<std::string> arguments{"l10n", "status", "--lang", "cs", "--format", "json"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return boost::json::parse(cards.run(arguments).out).at("sets").as_array().at(0);
}

} // namespace

TEST_CASE("status counts every state and lists what to look at", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update"});
    set_states(cards);
    cards.write("strange.cant", strange);
    const auto row = czech(cards);
    std::int64_t sum = 0;
    const auto& states = row.at("states").as_object();
    CHECK(states.size() == l10n::state_count);
    for (const char* state : {"approved", "regenerated", "effect-changed", "wording-changed", "overridden",
                              "override-outdated", "stale-override"}) {
        INFO(state);
        CHECK(states.at(state).as_int64() == 1);
    }
    CHECK(states.at("missing").as_int64() == 4);
    for (const auto& [state, count] : states) sum += count.as_int64();
    CHECK(sum == row.at("total").as_int64());
    CHECK(row.at("stale").as_int64() == 4);
    CHECK(row.at("overridden").as_int64() == 3);
    // The overrides are the generated texts, so the reader knows them; the stale one is not in force.
    CHECK(row.at("read_back").as_int64() == 2);
    CHECK(row.at("lacks").at("word").as_int64() == 4);
    const std::string text = cards.run({"l10n", "status", "--lang", "cs"}).out;
    for (const char* state :
         {"regenerated", "effect-changed", "wording-changed", "override-outdated", "stale-override"}) {
        INFO(text);
        CHECK(text.find(std::string(": ") + state + ": ") != std::string::npos);
    }
    CHECK(text.find("overrides read back to their effects: 2 of 2") != std::string::npos);
}

TEST_CASE("the words that unlock most cards come first", "[l10n]") {
    const CardCopy cards;
    cards.write("strange.cant", strange);
    const auto row = czech(cards);
    const auto& next = row.at("next").as_array();
    REQUIRE(next.size() == 2);
    CHECK(next[0].at("what").as_string() == "word owl");
    CHECK(next[0].at("unlocks").as_int64() == 2);
    CHECK(next[0].at("needed").as_int64() == 3);
    CHECK(next[1].at("what").as_string() == "word newt");
    CHECK(next[1].at("unlocks").as_int64() == 1);
}

TEST_CASE("a release gate closes for what it names and for nothing else", "[l10n]") {
    const CardCopy cards;
    (void)cards.run({"l10n", "update", "--lang", "cs"});
    const auto gate = [&](const std::string& what, int status) {
        return cards.run({"l10n", "status", "--lang", "cs", "--gate", what}, status);
    };
    for (const char* what : {"stale", "missing", "outdated", "drafts"}) (void)gate(what, 0);
    CHECK(gate("unreviewed", 1).err.find("unreviewed") != std::string::npos);
    set_states(cards);
    CHECK(gate("stale,missing", 1).err.find("in cs is not ready: 4 stale\n") != std::string::npos);
    CHECK(gate("outdated", 1).err.find("1 outdated") != std::string::npos);
    (void)gate("missing", 0);
    cards.write("strange.cant", strange);
    CHECK(gate("missing", 1).err.find("4 missing") != std::string::npos);
    CHECK(gate("nonsense", 2).err.find("nonsense") != std::string::npos);
}

TEST_CASE("forms of words are graded", "[l10n]") {
    require_dictionary("cs_CZ", "hunspell-cs");
    const CardCopy cards;
    const auto before = czech(cards, {"--words"}).at("lexicon");
    CHECK(before.at("forms").as_int64() > 500);
    REQUIRE(before.at("checked").as_bool());
    const auto sum = [](const boost::json::value& lexicon) {
        std::int64_t all = 0;
        for (const auto& [letter, count] : lexicon.at("grades").as_object()) all += count.as_int64();
        return all;
    };
    CHECK(sum(before) == before.at("forms").as_int64());
    // A word that no dictionary knows.
    cards.write("strange.cant", "kind owl \"owl\" is card {}\n");
    cards.write("text/cs.lex", "noun owl \"xqzwka\" f žena\n");
    const auto after = czech(cards, {"--words"}).at("lexicon");
    CHECK(after.at("grades").at("F").as_int64() > before.at("grades").at("F").as_int64());
    CHECK(cards.run({"l10n", "status", "--lang", "cs", "--gate", "words"}, 1).err.find(" words") !=
          std::string::npos);
}
