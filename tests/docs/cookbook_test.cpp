// Every row of the cookbook: the line is clean and prints the sentence beside it.

#include <regex>
#include <sstream>

#include <catch2/catch.hpp>

#include "lang/source/read_file.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

struct Recipe {
    std::string sentence, line;
};
struct Table {
    std::string kind, game;
    std::vector<Recipe> recipes;
};

std::vector<Table> tables_of(const std::string& page) {
    const std::regex head(R"(\| an? (\w+) of (\w+) says \| the line \|)");
    const std::regex row(R"(\| (.+) \| `(.+)` \|)");
    std::vector<Table> out;
    std::istringstream lines(page);
    std::smatch found;
    for (std::string line; std::getline(lines, line);) {
        if (std::regex_match(line, found, head))
            out.push_back({found[1], found[2], {}});
        else if (std::regex_match(line, found, row) && !out.empty())
            out.back().recipes.push_back({found[1], found[2]});
    }
    return out;
}

// Spaces that do not break are spaces here.
std::string plain(std::string text) {
    for (std::size_t at = 0; (at = text.find("\xC2\xA0", at)) != std::string::npos;) text.replace(at, 2, " ");
    return text;
}

} // namespace

TEST_CASE("every line of the cookbook says its sentence", "[docs][cookbook]") {
    const auto page = read_file(std::string(CANTRIP_SOURCE_DIR) + "/docs/cookbook.md");
    REQUIRE(page);
    std::size_t all = 0;
    for (const Table& table : tables_of(page.value().text)) {
        const Scratch scratch;
        scratch.write("probe/package.cant", "package cookbook_probe \"Probe\" for " + table.game +
                                                " {\n  uses " + table.game + "_cards\n}\n");
        std::string cards;
        for (std::size_t i = 0; i < table.recipes.size(); ++i)
            cards += table.kind + " probe_" + std::to_string(i) + " \"P" + std::to_string(i) +
                     "\" {\n  unknown \"fields\"\n  " + table.recipes[i].line + "\n}\n";
        scratch.write("probe/cards.cant", cards);
        const RunResult checked = run_cantrip({"check", scratch.path("probe")});
        INFO(checked.out);
        CHECK(checked.status == 0);
        const std::string texts = plain(run_cantrip({"text", scratch.path("probe"), "--lang", "en"}).out);
        for (std::size_t i = 0; i < table.recipes.size(); ++i, ++all) {
            INFO(table.recipes[i].line << "\n" << texts);
            CHECK(texts.find("P" + std::to_string(i) + "\n  " + table.recipes[i].sentence + "\n") !=
                  std::string::npos);
        }
    }
    CHECK(all >= 80);
}
