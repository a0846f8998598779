// Printed text back to effects: what the cards say is what they do.

#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tools/cli/programs.hpp"
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
        language = load_language(tag, options.libraries, programs->folders(0), programs->world.sources, keys, diagnostics);
        reader = std::make_unique<TextReader>(programs->world, programs->packages[0], programs->list[0], *language, keys);
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

struct Rate {
    std::size_t same = 0, all = 0;
    std::string lost;
};

// Prints every ability of a game, reads it, and counts those that come back as the same effect.
Rate rate_of(const std::string& game, const std::string& tag) {
    Reader reader(game, tag);
    const Program& program = reader.programs->list[0];
    Diagnostics unused;
    CardTexts texts(program, *reader.language, reader.keys, Style::words, unused);
    std::vector<TextToRead> list;
    std::vector<std::string> effects;
    for (ThingId id = 0; id < program.things.size(); ++id) {
        const Thing& thing = program.things[id];
        if (thing.scenario != no_index || thing.kind == no_index) continue;
        for (const AbilityText& ability : texts.thing(id).abilities) {
            if (ability.pieces.empty()) continue;
            list.push_back({plain_text(ability.pieces), thing.kind});
            effects.push_back(ability.meaning);
        }
    }
    Rate rate;
    const std::vector<ReadBack> results = reader.reader->read_all(list);
    for (std::size_t i = 0; i < list.size(); ++i) {
        bool same = false;
        for (const Reading& reading : results[i].readings) same |= reading.exact && reading.canonical == effects[i];
        ++rate.all;
        if (same) ++rate.same;
        else rate.lost += list[i].text + "\n";
    }
    return rate;
}

} // namespace

// The share that comes back must not sink. `cantrip text parse --cards` lists what is lost.
TEST_CASE("what cards print is read back as their effects", "[text][read]") {
    struct Pinned {
        const char *game, *tag;
        std::size_t percent;
    };
    const Pinned pinned[] = {
        {"evenfall", "en", 90},      {"euphoria", "en", 85},      {"etherfields", "en", 75},
        {"euphoria", "cs", 80},      {"euphoria", "sr-Latn", 80}, {"euphoria_reprints", "sr-Cyrl", 80},
        {"euphoria_reprints", "de", 65},
    };
    for (const Pinned& one_of : pinned) {
        const Rate rate = rate_of(one_of.game, one_of.tag);
        INFO(one_of.game << ' ' << one_of.tag << ": " << rate.same << " of " << rate.all << " came back; lost:\n" << rate.lost);
        CHECK(rate.same * 100 >= rate.all * one_of.percent);
    }
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
