// Printed text back to effects: what the cards say is what they do.

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

#include "lang/check/programs.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tools/text/languages.hpp"
#include "tools/text/read_back.hpp"

using namespace cantrip;
using namespace cantrip::text;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;

// A game with its cards, and a reader for one language.
struct Reader {
    std::unique_ptr<Programs> programs;
    Keys keys;
    Diagnostics diagnostics;
    std::optional<Language> language;
    std::unique_ptr<TextReader> reader;

    Reader(const std::string& game, const std::string& tag) {
        LoadOptions options;
        options.libraries = {root + "/stdlib"};
        programs = load_programs({root + "/cards/" + game}, options);
        language = load_language(tag, options.libraries, *programs, 0, keys, diagnostics);
        reader = std::make_unique<TextReader>(programs->world, programs->packages[0], programs->list[0],
                                              *language, keys);
    }
};

} // namespace

TEST_CASE("a sentence is read in every language", "[text][read]") {
    const std::pair<std::string, std::string> texts[] = {
        {"en", "When you discover a Place of Power, you may harvest that Place of Power."},
        {"cs", "Když objevíš místo moci, můžeš využít to místo moci."},
    };
    for (const auto& [tag, text] : texts) {
        INFO(tag << ": " << text);
        const Reader reader("evenfall", tag);
        const ReadBack read = reader.reader->read({text, no_index});
        CHECK(read.understood);
    }
}

namespace {

struct Printed {
    std::string id, text, effect;
};

// Every ability of a game as it is printed; one without a text has an empty one.
std::vector<Printed> printed_abilities(Reader& reader, std::vector<TextToRead>& list) {
    const Program& program = reader.programs->list[0];
    Diagnostics unused;
    CardTexts texts(program, *reader.language, reader.keys, Style::words, unused);
    std::vector<Printed> out;
    for (ThingId id(0); id < program.things.size(); ++id) {
        const Thing& thing = program.things[id];
        if (thing.scenario != no_index || thing.kind == no_index) continue;
        for (const AbilityText& ability : texts.thing(id).abilities) {
            list.push_back({plain_text(ability.pieces), thing.kind});
            out.push_back({ability.id, list.back().text, ability.meaning});
        }
    }
    return out;
}

const std::vector<std::string> languages{"en", "cs", "sr-Latn", "sr-Cyrl", "de"};

// What is known not to come back, with the reason: `game language ability reason`.
std::set<std::string> known_losses(const std::string& game, const std::string& tag) {
    std::ifstream lines(root + "/tests/tools/text/not_read_back.txt");
    REQUIRE(lines);
    std::set<std::string> out;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string of, in, id, reason;
        if (line.empty() || line.front() == '#') continue;
        words >> of >> in >> id;
        std::getline(words, reason);
        CHECK(reason.size() > 10);
        if (of == game && in == tag) out.insert(id);
    }
    return out;
}

// Prints every ability, reads it, and names those that do not come back as the same effect.
void check_game(const std::string& game, std::size_t most_read_twice) {
    for (const std::string& tag : languages) {
        Reader reader(game, tag);
        std::vector<TextToRead> list;
        const std::vector<Printed> printed = printed_abilities(reader, list);
        CHECK(printed.size() > 20);
        const std::vector<ReadBack> results = reader.reader->read_all(list);
        std::set<std::string> known = known_losses(game, tag);
        std::size_t twice = 0;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const auto& readings = results[i].readings;
            const bool same = std::any_of(readings.begin(), readings.end(), [&](const Reading& reading) {
                return reading.exact && reading.canonical == printed[i].effect;
            });
            INFO(game << ' ' << tag << ' ' << printed[i].id << ": " << printed[i].text);
            if (known.erase(printed[i].id) > 0)
                CHECK_FALSE(same); // take it off the list
            else
                CHECK(same);
            twice += readings.size() > 1;
        }
        // Two verbs of a game that one word says, mostly: docs/text.md tells which.
        INFO(game << ' ' << tag);
        CHECK(twice <= most_read_twice);
        for (const std::string& id : known)
            FAIL_CHECK("there is no " << game << ' ' << tag << ' ' << id << " any more");
    }
}

// Two effects with one text would be one too many for whoever reads the card.
void check_texts_differ(const std::string& game) {
    for (const std::string& tag : languages) {
        Reader reader(game, tag);
        std::vector<TextToRead> list;
        std::map<std::string, Printed> by_text;
        for (const Printed& one_of : printed_abilities(reader, list)) {
            const auto [place, fresh] = by_text.emplace(one_of.text, one_of);
            INFO(game << ' ' << tag << ' ' << one_of.id << " and " << place->second.id << ": "
                      << one_of.text);
            if (!fresh) CHECK(place->second.effect == one_of.effect);
        }
    }
}

} // namespace

// A case for each game, so that they run side by side. `cantrip text parse --cards` lists what is lost.
TEST_CASE("what cards print is read back as their effects: evenfall", "[text][read]") {
    check_game("evenfall", 11);
}
TEST_CASE("what cards print is read back as their effects: euphoria", "[text][read]") {
    check_game("euphoria", 9);
}
TEST_CASE("what cards print is read back as their effects: euphoria_reprints", "[text][read]") {
    // One more than before: an `accept` without `by` and one `by you` print the same.
    check_game("euphoria_reprints", 10);
}
TEST_CASE("what cards print is read back as their effects: etherfields", "[text][read]") {
    check_game("etherfields", 21);
}

TEST_CASE("no two effects of a game print one text", "[text][read]") {
    for (const char* game : {"evenfall", "euphoria", "euphoria_reprints", "etherfields"})
        check_texts_differ(game);
}

TEST_CASE("a condition of an event and one of the effect are told apart", "[text][read]") {
    const Reader reader("evenfall", "en");
    const auto only_source = [&](const std::string& text) {
        const ReadBack read = reader.reader->read({text, no_index});
        INFO(text);
        REQUIRE(read.understood);
        REQUIRE(read.readings.size() == 1);
        return read.readings.front().source;
    };
    CHECK(only_source("Once per round, before you pay the mana on your dial, if your mana dial is more than "
                      "3, gain 1 mana.") == "before pay_dial by you if dial > 3 once per round: gain 1 mana");
    CHECK(only_source("Once per round, before you pay the mana on your dial, check: if your mana dial is "
                      "more than 3, gain 1 mana.") ==
          "before pay_dial by you once per round: if dial > 3: gain 1 mana");
}

TEST_CASE("where a text is not understood it says how far it came", "[text][read]") {
    const Reader reader("evenfall", "en");
    const std::string text = "When you discover a teapot, gain 1 mana.";
    const ReadBack read = reader.reader->read({text, no_index});
    CHECK_FALSE(read.understood);
    CHECK(read.readings.empty());
    CHECK(text.substr(read.stops_at).starts_with("teapot"));
    CHECK_FALSE(read.expected.empty());
}

TEST_CASE("one word that is written for two is read as both", "[text][read]") {
    const Reader reader("evenfall", "de");
    CHECK(reader.reader->read({"Aktionsfeld: Lege eine Karte vom Ablagestapel auf deine Hand.", no_index})
              .understood);
    CHECK_FALSE(
        reader.reader->read({"Aktionsfeld: Lege eine Karte von dem Ablagestapel auf deine Hand.", no_index})
            .understood);
    const std::string text = "Aktionsfeld: lege eine Karte vom Ablagestapel Teekanne.";
    CHECK(text.substr(reader.reader->read({text, no_index}).stops_at) == "Teekanne.");
}

TEST_CASE("what is yours is read whoever the subject is", "[text][read]") {
    const Reader reader("evenfall", "cs");
    CHECK(reader.reader
              ->read({"Počet míst pro talismany každého rituálu ve tvém klanu se zvyšuje o 1.", no_index})
              .understood);
    CHECK_FALSE(
        reader.reader
            ->read({"Počet míst pro talismany každého rituálu ve svém klanu se zvyšuje o 1.", no_index})
            .understood);
}

TEST_CASE("a wrong form is not read as the right one", "[text][read]") {
    const Reader reader("evenfall", "en");
    CHECK_FALSE(reader.reader->read({"Gain 2 victory point.", no_index}).understood);
    CHECK_FALSE(reader.reader->read({"Draw 1 cards.", no_index}).understood);
}

TEST_CASE("no text hangs the reader", "[text][read]") {
    const Reader reader("evenfall", "en");
    std::string many = "Gain 1 mana";
    for (int i = 0; i < 150; ++i) many += " for each Place of Power in your clan with a ritual";
    CHECK_FALSE(reader.reader->read({many + ".", no_index}).understood);
    std::string words;
    for (int i = 0; i < 5000; ++i) words += "card ";
    const ReadBack read = reader.reader->read({words, no_index});
    CHECK(read.too_long);
    CHECK_FALSE(reader.reader->read({"", no_index}).understood);
    CHECK_FALSE(reader.reader->read({"\xff\xfe \x80", no_index}).understood);
}
