// The registry and the pages agree: a code without a page, or a page without a code, fails here.

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

#include <catch2/catch.hpp>

#include "lang/diagnostics/code.hpp"
#include "lang/diagnostics/pages.hpp"
#include "tests/support/doc_blocks.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string pages_folder = std::string(CANTRIP_SOURCE_DIR) + "/docs/diagnostics/";

// A section shows source, or a command with the files that it reads. Others run what stands there.
bool shows_something(const std::vector<DocBlock>& blocks, std::string_view section) {
    return std::any_of(blocks.begin(), blocks.end(), [&](const DocBlock& block) {
        const bool is_file = block.info.find("file=") != std::string::npos;
        return block.section == section && !block.text.empty() &&
               (block.language() == "console" || (block.language() == "cant" && !is_file));
    });
}

} // namespace

TEST_CASE("codes and names are unique and well formed", "[diagnostics]") {
    std::set<std::string_view> seen;
    for (const CodeInfo& row : all_codes()) {
        INFO(row.text << ' ' << row.name);
        CHECK(seen.insert(row.text).second);
        CHECK(seen.insert(row.name).second);
        CHECK(row.text.size() == 5);
        CHECK(row.text[0] == 'C');
        CHECK(row.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos);
        CHECK_FALSE(row.summary.empty());
        CHECK(row.category != "other");
        CHECK(&info(row) == &row);
        CHECK(find_code(row.text) == &row);
        CHECK(find_code(row.name) == &row);
    }
    CHECK(find_code("c0003") == &info(Code::nul_byte));
    CHECK(find_code("C9999") == nullptr);
}

TEST_CASE("every code has a page with its four sections", "[diagnostics]") {
    for (const CodeInfo& row : all_codes()) {
        INFO(row.text);
        const std::string text = read_all(pages_folder + std::string(row.text) + ".md");
        CHECK(text.starts_with("# " + std::string(row.text) + " " + std::string(row.name) + "\n"));
        CHECK(doc_sections(text) == std::vector<std::string>{"What", "Why", "Example", "Instead"});

        for (const char* section : {"Example", "Instead"}) CHECK(shows_something(doc_blocks(text), section));
        CHECK(page(row) == text);
    }
}

TEST_CASE("every page belongs to a code", "[diagnostics]") {
    for (const auto& entry : std::filesystem::directory_iterator(pages_folder)) {
        const std::string name = entry.path().stem().string();
        if (name == "README") continue;
        INFO(entry.path());
        CHECK(find_code(name) != nullptr);
    }
    CHECK(embedded_diagnostic_pages().size() == all_codes().size());
}

TEST_CASE("blocks of Markdown are found with their info and section", "[support]") {
    const auto blocks = doc_blocks(
        "# T\n## One\n```cant escapes\na\\x00b\n```\n````md\n```\n# no heading\n````\n## Two\n```\nx\n```\n");
    REQUIRE(blocks.size() == 3);
    CHECK(blocks[0].section == "One");
    CHECK(blocks[0].language() == "cant");
    CHECK(blocks[0].has_flag("escapes"));
    CHECK(blocks[0].line == 3);
    CHECK(blocks[0].content() == std::string("a\0b\n", 4));
    CHECK(blocks[1].text == "```\n# no heading\n");
    CHECK(blocks[2].section == "Two");
    CHECK(blocks[2].language().empty());
}
