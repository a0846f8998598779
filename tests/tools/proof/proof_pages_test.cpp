// Every kind of finding has a page, and the page's example gives it.

#include <filesystem>
#include <set>

#include <catch2/catch.hpp>

#include "lang/diagnostics/pages.hpp"
#include "tests/docs/doc_package.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/slowness.hpp"
#include "tests/tools/proof/spoken_cards.hpp"
#include "tools/lint/rule.hpp"
#include "tools/proof/proofread.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string pages = std::string(CANTRIP_SOURCE_DIR) + "/docs/proof/";

std::set<std::string> codes_in(const SpokenCards& cards, const DocBlock& block) {
    const auto file = proof::read_printed("page", block.language() == "csv" ? "csv" : "plain",
                                          block.content(), proof::card_names(cards.project));
    REQUIRE(file);
    const proof::ProofResult result =
        proof::proofread(cards.project, cards.project.packages.front(), *cards.translation, file.value());
    std::set<std::string> codes;
    for (const proof::Placed& placed : result.findings) codes.emplace(proof::info(placed.finding.kind).text);
    return codes;
}

} // namespace

TEST_CASE("the example of a proof page gives its finding, what to write instead gives none",
          "[l10n][proof][docs]") {
    std::map<std::string, SpokenCards> languages;
    std::size_t seen = 0;
    for (const CodeInfo& kind : proof::all_kinds()) {
        INFO(kind.text << ' ' << kind.name);
        const std::string text = read_all(pages + std::string(kind.text) + ".md");
        CHECK(text.starts_with("# " + std::string(kind.text) + " " + std::string(kind.name) + "\n"));
        CHECK(doc_sections(text) == std::vector<std::string>{"What", "Why", "Example", "Instead"});
        CHECK(page(kind) == text);
        std::size_t tried = 0;
        for (const DocBlock& block : doc_blocks(text)) {
            const std::string language = value_of(block, "lang");
            INFO(block.section);
            REQUIRE_FALSE(language.empty());
            if (!languages.contains(language)) languages.emplace(language, speak("evenfall", language));
            std::set<std::string> expected;
            if (block.section == "Example") expected.emplace(kind.text);
            if (const std::string also = value_of(block, "also"); !also.empty()) expected.insert(also);
            if (seen++ % slowness == 0) CHECK(codes_in(languages.at(language), block) == expected);
            ++tried;
        }
        CHECK(tried == 2);
    }
    CHECK(embedded_proof_pages().size() == proof::all_kinds().size());
}

TEST_CASE("codes and names of findings are like no others", "[l10n][proof]") {
    std::set<std::string_view> seen;
    for (const CodeInfo& kind : proof::all_kinds()) {
        INFO(kind.text << ' ' << kind.name);
        CHECK(seen.insert(kind.text).second);
        CHECK(seen.insert(kind.name).second);
        CHECK(kind.text.size() == 3);
        CHECK(kind.text[0] == 'P');
        CHECK(find_code(kind.name) == nullptr);
        CHECK(lint::find_rule(kind.name) == nullptr);
    }
}
