// What a sentence means that does not say who acts. Planner and reader share such a convention, so that
// neither can find it wrong: the sentences in actors/sentences.txt were fixed by hand, each with who does
// what.

#include <algorithm>
#include <map>
#include <sstream>

#include <catch2/catch.hpp>

#include "interpreter/scenario.hpp"
#include "lang/check/programs.hpp"
#include "tests/support/scratch.hpp"
#include "tools/text/languages.hpp"
#include "tools/text/read_back.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string root = CANTRIP_SOURCE_DIR;

struct Row {
    std::string title, play; // lines of a scenario
    std::map<std::string, std::string> sentences;
};

std::vector<Row> read_rows() {
    std::istringstream lines(read_all(root + "/tests/text_truth/actors/sentences.txt"));
    std::vector<Row> rows;
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line.front() == '#') continue;
        const std::string tag = line.size() > 4 && line.compare(2, 2, ": ") == 0 ? line.substr(0, 2) : "";
        if (line.starts_with("== "))
            rows.push_back({line.substr(3), {}, {}});
        else if (tag.empty())
            rows.back().play += "  " + line + "\n";
        else
            rows.back().sentences[tag] = line.substr(4);
    }
    return rows;
}

std::string with(std::string text, const std::string& what, const std::string& by) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
        text.replace(at, what.size(), by);
    return text;
}

// A set with a Place of Power for each way in which a sentence can be read, and a scenario that plays it.
std::string set_of(const std::vector<Row>& rows, const std::string& tag,
                   const std::vector<text::ReadBack>& read) {
    std::string out;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        for (std::size_t k = 0; k < read[i].readings.size(); ++k) {
            const std::string name = "tester_" + std::to_string(i) + "_" + std::to_string(k);
            out += "site " + name + " \"" + name + "\" {\n  " + read[i].readings[k].source +
                   "\n}\n\nscenario \"" + tag + ": " + rows[i].title + " " + std::to_string(k) +
                   "\" for evenfall {\n  players ana, boris, cyril\n  " + name + " is in outer of ana\n" +
                   with(rows[i].play, "tester", name) + "}\n\n";
        }
    }
    return out;
}

void check_language(const std::string& tag, const std::string& column) {
    std::vector<Row> rows = read_rows();
    std::erase_if(rows, [&](const Row& row) { return !row.sentences.contains(column); });
    LoadOptions options;
    options.libraries = {root + "/stdlib", root + "/cards"};
    const auto game = load_programs({root + "/cards/evenfall"}, options);
    text::Keys keys;
    Diagnostics unused;
    const auto language = text::load_language(tag, options.libraries, *game, 0, keys, unused);
    REQUIRE(language);
    const Program& program = game->list[0];
    const KindId site(program.symbol(program.names.find("site")).index);
    std::vector<text::TextToRead> texts;
    for (const Row& row : rows) texts.push_back({row.sentences.at(column), site, false});
    CHECK(texts.size() >= 30);
    text::TextReader reader(game->world, game->packages[0], program, *language, keys);
    const std::vector<text::ReadBack> read = reader.read_all(texts);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        INFO(tag << ", " << rows[i].title << ": " << texts[i].text << "\nstops at "
                 << texts[i].text.substr(std::min(read[i].stops_at, texts[i].text.size())) << " "
                 << (read[i].readings.empty() ? read[i].refused + " " + read[i].refused_because
                                              : "prints " + read[i].readings.front().printed));
        CHECK(read[i].understood);
    }
    const Scratch scratch;
    scratch.write("set/package.cant", "package actors \"Actors\" for evenfall { uses evenfall_cards }\n");
    scratch.write("set/cards.cant", set_of(rows, tag, read));
    const auto set = load_programs({scratch.path("set")}, options);
    for (const Diagnostic& told : set->diagnostics.all()) UNSCOPED_INFO(told.message);
    REQUIRE(set->diagnostics.empty());
    const Program& played = set->list.at(0);
    for (ScenarioId id(0); id < played.scenarios.size(); ++id) {
        if (!set->asked(played)[played.scenarios[id].package]) continue;
        const ScenarioResult result = run_scenario(played, id);
        INFO(played.scenarios[id].word << ": " << result.message << "\nexpected " << result.expected
                                       << "\nfound " << result.found);
        CHECK(result.passed);
    }
}

} // namespace

TEST_CASE("an unsaid actor is who the language means: English", "[text][truth][actors]") {
    check_language("en", "en");
}
TEST_CASE("an unsaid actor is who the language means: Czech", "[text][truth][actors]") {
    check_language("cs", "cs");
}
TEST_CASE("an unsaid actor is who the language means: Serbian", "[text][truth][actors]") {
    check_language("sr-Latn", "sr");
}
TEST_CASE("an unsaid actor is who the language means: German", "[text][truth][actors]") {
    check_language("de", "de");
}
