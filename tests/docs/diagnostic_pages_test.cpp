// Pages of diagnostics whose examples are commands: each is run, gives its code, and what to write instead
// gives none. The pages whose examples are one source are run in tests/lang/diagnostics.

#include <filesystem>
#include <set>

#include <catch2/catch.hpp>

#include "lang/diagnostics/code.hpp"
#include "lang/diagnostics/pages.hpp"
#include "tests/docs/doc_package.hpp"
#include "tests/docs/walk.hpp"
#include "tests/support/required.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

// The formatter found a mistake of its own: nobody knows a file that shows it.
const std::set<std::string_view> not_to_be_shown{"C0013"};

// Runs the blocks of one section; gives all that was printed.
std::string walk(const Scratch& scratch, const std::vector<DocBlock>& blocks, const std::string& section) {
    std::string all;
    for (const DocBlock& block : blocks) {
        if (block.section != section) continue;
        if (const std::string file = value_of(block, "file"); !file.empty())
            (void)scratch.write(file, block.content());
        if (!block.has_flag("walk")) continue;
        for (const auto& step : steps_of(block.content())) {
            const std::string printed = run_line(scratch.path(""), step.command);
            INFO("line " << block.line << "\n$ " << step.command << "\n" << printed);
            CHECK(matches(printed, step.wanted));
            all += printed;
        }
    }
    return all;
}

bool is_run_as_source(const std::vector<DocBlock>& blocks) {
    std::set<std::string> sections;
    for (const DocBlock& block : blocks)
        if (block.language() == "cant" && value_of(block, "file").empty()) sections.insert(block.section);
    return sections == std::set<std::string>{"Example", "Instead"};
}

} // namespace

TEST_CASE("every page of a diagnostic is run", "[diagnostics][docs]") {
    require_dictionary("cs_CZ", "hunspell-cs");
    std::size_t walked = 0;
    for (const CodeInfo& row : all_codes()) {
        const std::vector<DocBlock> blocks = doc_blocks(page(row));
        if (is_run_as_source(blocks) || not_to_be_shown.contains(row.text)) continue;
        INFO(row.text);
        const Scratch scratch;
        // The cards of pages about text belong to a small set of this game.
        if (row.text.starts_with("C07"))
            (void)scratch.write("owls/package.cant", "package owls { uses evenfall }\n");
        const std::string code(row.text);
        CHECK_THAT(walk(scratch, blocks, "Example"), Catch::Contains("[" + code));
        CHECK_THAT(walk(scratch, blocks, "Instead"), !Catch::Contains("[C0"));
        ++walked;
    }
    CHECK(walked >= 18);
}
