// Rulings are no opinions: each names the scenarios that pin it, and they pass.

#include <filesystem>
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

const std::string root = CANTRIP_SOURCE_DIR;

struct Ruling {
    std::string title;
    std::vector<std::string> scenarios;
    std::set<std::string> parts; // the words before a colon that begin its paragraphs
};

// Sections "## …"; in each the lines "Scenario: "…"" or "Scenarios: "…", "…"", which may go on over several
// lines.
std::vector<Ruling> rulings_of(const std::string& markdown) {
    std::vector<Ruling> out;
    bool listing = false;
    const std::regex quoted("\"([^\"]+)\"");
    std::istringstream lines(markdown);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("## ")) out.push_back({line.substr(3), {}});
        if (line.starts_with("Scenario: ") || line.starts_with("Scenarios: "))
            listing = true;
        else if (line.empty() || line.starts_with("#"))
            listing = false;
        for (const char* part : {"Reading: ", "Otherwise: ", "Why: "})
            if (!out.empty() && line.starts_with(part)) out.back().parts.emplace(part);
        if (!listing || out.empty()) continue;
        for (std::sregex_iterator it(line.begin(), line.end(), quoted), end; it != end; ++it)
            out.back().scenarios.push_back((*it)[1]);
    }
    return out;
}

// Every scenario of every card set by its title, and whether it passes.
std::map<std::string, bool> played_scenarios() {
    std::map<std::string, bool> out;
    for (const auto& folder : fs::directory_iterator(root + "/cards")) {
        if (!folder.is_directory()) continue;
        const TestGame game = card_set("cards/" + folder.path().filename().string());
        for (ScenarioId id(0); id < game.program().scenarios.size(); ++id) {
            const std::string title(game.program().scenarios[id].word);
            const auto [at, added] = out.try_emplace(title, true);
            at->second = at->second && run_scenario(game.program(), id).passed;
        }
    }
    return out;
}

} // namespace

TEST_CASE("a ruling lists its scenarios over several lines", "[docs]") {
    const auto found = rulings_of("# Game\n\"not one\"\n\n## First\n\nText \"no\".\n\nScenarios: "
                                  "\"a\",\n\"b\"\n\n\"no\"\n\n## Second\n\nScenario: \"c\"\n\n## Third\n");
    REQUIRE(found.size() == 3);
    CHECK(found[0].scenarios == std::vector<std::string>{"a", "b"});
    CHECK(found[1].scenarios == std::vector<std::string>{"c"});
    CHECK(found[2].scenarios.empty());
}

TEST_CASE("every ruling is pinned by scenarios that exist and pass", "[docs]") {
    const auto played = played_scenarios();
    // Lines of the book, or where else it stands.
    const std::regex place(R"(\((\d[\d–, ]*|not in the book|on the card|English edition only)\)$)");
    std::size_t rulings = 0;
    for (const auto& entry : fs::directory_iterator(root + "/docs/rulings")) {
        if (entry.path().extension() != ".md" || entry.path().filename() == "README.md") continue;
        for (const Ruling& ruling : rulings_of(read_all(entry.path().string()))) {
            INFO(entry.path().filename() << ": " << ruling.title);
            CHECK_FALSE(ruling.scenarios.empty());
            CHECK(ruling.parts.size() == 3);
            CHECK(std::regex_search(ruling.title, place));
            for (const std::string& title : ruling.scenarios) {
                INFO("\"" << title << "\"");
                const auto at = played.find(title);
                CHECK(at != played.end());
                if (at != played.end()) CHECK(at->second);
            }
            ++rulings;
        }
    }
    CHECK(rulings >= 12);
}
