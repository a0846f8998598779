// Pages that walk through a real case: every command is run, and prints what the page says.

#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/docs/doc_package.hpp"
#include "tests/docs/walk.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

namespace fs = std::filesystem;

} // namespace

TEST_CASE("walks through real cases print what the pages say", "[docs]") {
    std::size_t walked = 0;
    for (const DocPage& page : doc_pages()) {
        const bool walks = std::any_of(page.blocks.begin(), page.blocks.end(),
                                       [](const DocBlock& block) { return block.has_flag("walk"); });
        if (!walks) continue;
        const Scratch scratch;
        const std::string sets = scratch.path("cards");
        fs::create_directories(sets);
        fs::copy(fs::path(CANTRIP_SOURCE_DIR) / "cards" / "evenfall", sets + "/evenfall",
                 fs::copy_options::recursive);
        fs::remove_all(sets + "/evenfall/l10n");
        for (const DocBlock& block : page.blocks) {
            if (const std::string file = value_of(block, "file"); !file.empty())
                scratch.write(file, block.content());
            if (block.language() != "console" || !block.has_flag("walk")) continue;
            for (const auto& step : steps_of(block.content())) {
                const std::string printed = run_line(scratch.path(""), step.command);
                INFO(page.path << ":" << block.line << "\n$ " << step.command << "\n" << printed);
                CHECK(matches(printed, step.wanted));
                ++walked;
            }
        }
    }
    CHECK(walked >= 10);
}
