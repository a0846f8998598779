// Commands that go on with programs that have errors come to their end: they say what they can and exit with
// 0, 1 or 2.

#include <catch2/catch.hpp>

#include "lang/diagnostics/pages.hpp"
#include "tests/support/doc_blocks.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/slowness.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

void come_to_an_end(const std::string& text) {
    const Scratch scratch;
    if (text.find("package ") == std::string::npos)
        scratch.write("set/package.cant", "package broken \"Broken\" { uses core }\n");
    scratch.write("set/cards.cant", text);
    scratch.write("printed.csv", "card,text\nzz,Gain 2 mana.\n");
    const std::string set = scratch.path("set"), printed = scratch.path("printed.csv");
    const std::vector<std::string> commands[] = {
        {"text", set},  {"show", "zz", set},     {"lint", set},
        {"graph", set}, {"l10n", "status", set}, {"proof", printed, set, "--lang", "cs"}};
    for (const auto& command : commands) {
        const RunResult result = run_cantrip(command);
        INFO("cantrip " << command[0] << "\n" << text << result.err);
        CHECK((result.status >= 0 && result.status <= 2));
    }
}

} // namespace

TEST_CASE("a mistyped heading is told, and the other cards have their text", "[broken]") {
    const std::string text = R"(game owls "Owls" { players 1..2 }
token mana "mana" of player
kind ritual "ritual" is card { heading instant "Instant" }
ritual zz "ZZ" {
  instnt: gain 2 mana
}
)";
    come_to_an_end(text);
}

TEST_CASE("every command comes to its end on the examples of the diagnostics", "[broken]") {
    std::size_t tried = 0;
    for (const CodeInfo& row : all_codes())
        for (const DocBlock& block : doc_blocks(page(row))) {
            if (block.language() != "cant" || block.section != "Example") continue;
            INFO(row.text);
            if (tried++ % slowness == 0) come_to_an_end(block.content());
        }
    CHECK(tried >= 90);
}
