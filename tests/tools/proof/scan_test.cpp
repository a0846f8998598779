// What scanning does to printed words is found, as far as it is listed.

#include <algorithm>
#include <sstream>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include "tests/support/required.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/slowness.hpp"
#include "tests/tools/proof/spoken_cards.hpp"
#include "tools/proof/proofread.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

struct Case {
    std::string set, language, fragment;
    bool missed = false;
};

std::vector<Case> listed_cases() {
    std::vector<Case> cases;
    std::istringstream lines(read_all(CANTRIP_SOURCE_DIR "/tests/tools/proof/scan_cases.txt"));
    for (std::string line; std::getline(lines, line);) {
        if (line.empty() || line[0] == '#') continue;
        const auto parts = split(line, "|");
        INFO(line);
        REQUIRE((parts.size() == 3 || (parts.size() == 4 && parts[3] == "missed")));
        cases.push_back(
            {std::string(parts[0]), std::string(parts[1]), std::string(parts[2]), parts.size() == 4});
    }
    return cases;
}

// The fragments of one set, read as lines of a file: those that have a finding.
std::set<std::size_t> found_among(const std::vector<Case>& cases) {
    const SpokenCards cards = speak(cases.front().set, cases.front().language);
    proof::PrintedFile file;
    for (std::size_t i = 0; i < cases.size(); ++i) file.texts.push_back({"", cases[i].fragment, i + 1});
    const proof::ProofResult result =
        proof::proofread(cards.project, cards.project.packages.front(), *cards.translation, file);
    CHECK(result.spelled);
    std::set<std::size_t> found;
    for (const proof::Placed& placed : result.findings) found.insert(placed.line - 1);
    return found;
}

} // namespace

TEST_CASE("listed damage of scans is found, but for what is marked", "[l10n][proof]") {
    if (slowness > 1) return; // a rate, not a matter of memory: half a minute and more under the sanitizers
    require_dictionary("cs_CZ", "hunspell-cs");
    require_dictionary("sr_Latn_RS", "hunspell-sr");
    const std::vector<Case> all = listed_cases();
    std::size_t missed = 0;
    for (const std::string set : {"evenfall", "euphoria", "etherfields"}) {
        std::vector<Case> here;
        std::copy_if(all.begin(), all.end(), std::back_inserter(here),
                     [&](const Case& one) { return one.set == set; });
        const std::set<std::size_t> found = found_among(here);
        for (std::size_t i = 0; i < here.size(); ++i) {
            INFO(set << ' ' << here[i].fragment);
            CHECK(found.contains(i) != here[i].missed);
            missed += here[i].missed ? 1 : 0;
        }
    }
    // The page says the same numbers.
    const std::string page = read_all(CANTRIP_SOURCE_DIR "/docs/for-editors.md");
    CHECK_THAT(page, Catch::Contains(fmt::format("Of {} listed errors, it misses {}", all.size(), missed)));
}
