// Every construction is printed and read back in every language: by a card of the games, or by a sample.

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

#include "lang/check/programs.hpp"
#include "lang/program/sem.hpp"
#include "tests/support/scratch.hpp"
#include "tools/text/languages.hpp"
#include "tools/text/read_back.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;

// Rows that neither a card nor a sample prints yet. It may only become less.
constexpr std::size_t most_without_sample = 60;

// The kind of card that the samples of a game stand on.
const std::map<std::string, std::pair<std::string, std::string>> hosts{
    {"evenfall", {"site", ""}}, {"euphoria", {"recruit", " of icarite"}}};

std::vector<std::string> samples_of(const std::string& game) {
    std::istringstream lines(read_all(root + "/tests/text_truth/samples.txt"));
    std::vector<std::string> out;
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with(game + ": ")) out.push_back(line.substr(game.size() + 2));
    return out;
}

void collect(const text::PlannedText& plan, const text::Keys& keys, std::set<text::Con>& out) {
    for (const text::Phrase& phrase : plan.tree.nodes)
        if (phrase.kind == text::Phrase::Kind::construction) out.insert(keys.con(phrase.key));
}

// What the cards of a folder print.
void collect_cards(const std::string& folder, const std::vector<std::string>& libraries,
                   std::set<text::Con>& out) {
    LoadOptions options;
    options.libraries = libraries;
    const auto programs = load_programs({folder}, options);
    REQUIRE(programs->list.size() == 1);
    text::Keys keys;
    Diagnostics unused;
    const auto language = text::load_language("en", libraries, *programs, 0, keys, unused);
    REQUIRE(language);
    const Program& program = programs->list[0];
    for (const Thing& thing : program.things)
        for (const AbilityId id : thing.abilities)
            collect(text::say_ability(program, *language, keys, text::Style::words, id).plan, keys, out);
}

void read_samples(Programs& set, const std::vector<std::string>& libraries, const std::string& tag) {
    text::Keys keys;
    Diagnostics unused;
    const auto language = text::load_language(tag, libraries, set, 0, keys, unused);
    REQUIRE(language);
    const Program& program = set.list[0];
    std::vector<text::TextToRead> texts;
    std::vector<std::string> meanings;
    for (const Thing& thing : program.things) {
        if (!std::string_view(program.name_of(thing)).starts_with("tester_")) continue;
        REQUIRE(thing.abilities.size() == 1);
        const text::AbilityText said =
            text::say_ability(program, *language, keys, text::Style::words, thing.abilities.front());
        texts.push_back({text::plain_text(said.pieces), thing.kind, false});
        meanings.push_back(canonical_effect(program, thing.abilities.front()));
    }
    text::TextReader reader(set.world, set.packages[0], program, *language, keys);
    const std::vector<text::ReadBack> read = reader.read_all(texts);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        INFO(tag << ": " << texts[i].text);
        CHECK_FALSE(texts[i].text.empty());
        CHECK(std::any_of(read[i].readings.begin(), read[i].readings.end(), [&](const text::Reading& one) {
            return one.exact && one.canonical == meanings[i];
        }));
    }
}

} // namespace

TEST_CASE("every construction has a sample, and samples are read back in every language",
          "[text][truth][samples]") {
    const std::vector<std::string> libraries{root + "/stdlib", root + "/cards"};
    std::set<text::Con> met;
    for (const char* game : {"evenfall", "euphoria", "euphoria_reprints", "etherfields"})
        collect_cards(root + "/cards/" + game, libraries, met);
    for (const auto& [game, host] : hosts) {
        const std::vector<std::string> samples = samples_of(game);
        REQUIRE(samples.size() > 10);
        const Scratch scratch;
        scratch.write("set/package.cant",
                      "package samples \"Samples\" for " + game + " { uses " + game + "_cards }\n");
        std::string cards;
        for (std::size_t i = 0; i < samples.size(); ++i)
            cards += host.first + " tester_" + std::to_string(i) + " \"Tester\"" + host.second + " {\n  " +
                     samples[i] + "\n}\n\n";
        scratch.write("set/cards.cant", cards);
        LoadOptions options;
        options.libraries = libraries;
        const auto set = load_programs({scratch.path("set")}, options);
        for (const Diagnostic& told : set->diagnostics.all()) UNSCOPED_INFO(told.message);
        REQUIRE(set->diagnostics.errors() == 0);
        collect_cards(scratch.path("set"), libraries, met);
        for (const char* tag : {"en", "cs", "sr-Latn", "de"}) read_samples(*set, libraries, tag);
    }
    std::string missing;
    std::size_t count = 0;
    for (const text::Construction& row : text::all_constructions()) {
        if (row.category == text::Category::none || row.key.ends_with('.') || met.contains(row.con)) continue;
        missing += std::string(row.key) + " ";
        ++count;
    }
    INFO("without a sample: " << missing);
    CHECK(count <= most_without_sample);
}
