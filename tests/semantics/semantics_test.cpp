// The page about what effects mean, and the scenarios that hold it to the interpreter.

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>

#include <catch2/catch.hpp>

#include "interpreter/scenario.hpp"
#include "tests/interpreter/games.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;
namespace fs = std::filesystem;

namespace {

const std::string folder = CANTRIP_SOURCE_DIR "/tests/semantics";

// What the page says: its paragraphs, and those that it lists as having no scenario.
struct Page {
    std::set<std::string> paragraphs;
    std::map<std::string, std::string> elsewhere;
};

Page read_page() {
    Page page;
    std::istringstream lines(read_all(CANTRIP_SOURCE_DIR "/docs/reference/semantics.md"));
    const std::regex paragraph(R"(^\*\*(S[0-9]+\.[0-9]+)\*\* )"), row(R"(^\| (S[0-9]+\.[0-9]+) \| (.*) \|$)");
    bool listing = false;
    for (std::string line; std::getline(lines, line);) {
        std::smatch found;
        if (line.starts_with("## ")) listing = line == "## No scenario";
        if (std::regex_search(line, found, paragraph)) {
            INFO(found[1]);
            CHECK(page.paragraphs.insert(found[1]).second);
        }
        if (listing && std::regex_search(line, found, row)) page.elsewhere[found[1]] = found[2];
    }
    return page;
}

std::vector<std::string> packages() {
    std::vector<std::string> found;
    for (const auto& entry : fs::directory_iterator(folder))
        if (fs::exists(entry.path() / "package.cant")) found.push_back(entry.path().filename().string());
    return found;
}

std::string number_of(std::string_view title) { return std::string(title.substr(0, title.find(':'))); }

} // namespace

TEST_CASE("the scenarios of the page about effects pass", "[semantics]") {
    std::size_t played = 0;
    for (const std::string& package : packages()) {
        const TestGame game = card_set("tests/semantics/" + package);
        for (ScenarioId id(0); id < game.program().scenarios.size(); ++id) {
            const ScenarioResult result = run_scenario(game.program(), id);
            INFO(game.program().scenarios[id].word << ": " << result.message << "\nexpected "
                                                   << result.expected << "\nfound " << result.found);
            CHECK(result.passed);
            ++played;
        }
    }
    CHECK(played > 150);
}

TEST_CASE("every paragraph about effects has a scenario, and every scenario a paragraph", "[semantics]") {
    const Page page = read_page();
    REQUIRE(page.paragraphs.size() > 150);
    std::set<std::string> tried;
    for (const std::string& package : packages()) {
        const TestGame game = card_set("tests/semantics/" + package);
        for (const Scenario& scenario : game.program().scenarios) {
            INFO(scenario.word);
            CHECK(page.paragraphs.contains(number_of(scenario.word)));
            tried.insert(number_of(scenario.word));
        }
    }
    for (const std::string& paragraph : page.paragraphs) {
        INFO(paragraph);
        CHECK(tried.contains(paragraph) != page.elsewhere.contains(paragraph));
    }
    for (const auto& [paragraph, witness] : page.elsewhere) {
        INFO(paragraph << ": " << witness);
        CHECK(page.paragraphs.contains(paragraph));
    }
}

// "`questions_test.cpp`: alike things are one option" names a test that is there.
TEST_CASE("what the page names instead of a scenario is there", "[semantics]") {
    const std::regex named(R"(`([a-z_]+\.cpp)`: ([^;]+))");
    std::size_t checked = 0;
    for (const auto& [paragraph, witness] : read_page().elsewhere) {
        for (std::sregex_iterator it(witness.begin(), witness.end(), named), end; it != end; ++it) {
            INFO(paragraph << ": " << (*it)[0]);
            CHECK(read_all(folder + "/" + std::string((*it)[1])).find("\"" + std::string((*it)[2]) + "\"") !=
                  std::string::npos);
            ++checked;
        }
    }
    CHECK(checked >= 10);
}
