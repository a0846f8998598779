// What scanning did to the printed books is found, as far as it is listed.

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <sstream>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"
#include "tests/tools/proof/spoken_cards.hpp"
#include "tools/proof/proofread.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

struct Case {
    std::string set, language, fragment;
    std::size_t line = 0;
};

std::vector<Case> listed_cases() {
    std::vector<Case> cases;
    std::istringstream lines(read_all(CANTRIP_SOURCE_DIR "/tests/tools/proof/scan_cases.txt"));
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line[0] == '#') continue;
        const auto parts = split(line, "|");
        REQUIRE(parts.size() == 4);
        cases.push_back({std::string(parts[0]), std::string(parts[1]), std::string(parts[3]),
                         std::stoul(std::string(parts[2]))});
    }
    return cases;
}

// The lines of the book; nothing when it is not at hand.
std::vector<std::string> book_of(const std::string& set, const std::string& language) {
    const std::filesystem::path books =
        std::filesystem::path(CANTRIP_SOURCE_DIR) / ".." / "shared" / "rulebooks";
    const std::string path = (books / set).string() + "." + language.substr(0, 2) + ".txt";
    std::vector<std::string> lines;
    if (!std::filesystem::exists(path)) return lines;
    std::istringstream text(read_all(path));
    for (std::string line; std::getline(text, line);) lines.push_back(line);
    return lines;
}

// The finding is about the fragment: both share a place in the line.
bool is_about(const proof::Placed& placed, const std::string& fragment) {
    const std::string printed = lower_word(placed.printed);
    for (std::size_t at = printed.find(lower_word(fragment)); at != std::string::npos;
         at = printed.find(lower_word(fragment), at + 1))
        if (placed.finding.begin < at + fragment.size() && placed.finding.end > at) return true;
    return false;
}

} // namespace

TEST_CASE("damage of the scanned books is found", "[l10n][proof]") {
    const std::vector<Case> cases = listed_cases();
    REQUIRE(cases.size() >= 120);
    std::size_t found = 0;
    bool spelled = true, from_books = true;
    std::string missed;
    for (const std::string set : {"evenfall", "euphoria", "etherfields"}) {
        std::vector<const Case*> here;
        for (const Case& one : cases)
            if (one.set == set) here.push_back(&one);
        const SpokenCards cards = speak(set, here.front()->language);
        const std::vector<std::string> book = book_of(set, here.front()->language);
        from_books = from_books && !book.empty();
        proof::PrintedFile file;
        for (std::size_t i = 0; i < here.size(); ++i)
            file.texts.push_back({"", book.empty() ? here[i]->fragment : book.at(here[i]->line - 1), i + 1});
        const proof::ProofResult result =
            proof::proofread(cards.project, cards.project.packages.front(), *cards.translation, file);
        spelled = spelled && result.spelled;
        for (std::size_t i = 0; i < here.size(); ++i) {
            const bool hit =
                std::any_of(result.findings.begin(), result.findings.end(), [&](const proof::Placed& placed) {
                    return placed.line == i + 1 && is_about(placed, here[i]->fragment);
                });
            if (hit)
                ++found;
            else
                missed += " " + here[i]->fragment + ",";
        }
    }
    std::cout << "listed damage: " << found << " of " << cases.size() << " found"
              << (from_books ? " in the books" : " in own examples")
              << (spelled ? "" : ", without a dictionary") << "; missed:" << missed << "\n";
    CHECK(found >= (spelled ? 60U : 30U));
}
