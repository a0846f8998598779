// Pages and short options, made from the table of commands.

#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/commands/commands.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;
namespace fs = std::filesystem;

TEST_CASE("docs/commands holds the page of every command as it is now", "[cli]") {
    const fs::path folder = fs::path(CANTRIP_SOURCE_DIR) / "docs" / "commands";
    const Scratch scratch;
    const fs::path fresh = scratch.path("commands");
    REQUIRE(run_cantrip({"manual", "--format", "markdown", "--folder", fresh.string()}).status == 0);
    std::vector<std::string> now;
    std::vector<std::string> committed;
    for (const auto& entry : fs::directory_iterator(fresh)) now.push_back(entry.path().filename().string());
    for (const auto& entry : fs::directory_iterator(folder))
        committed.push_back(entry.path().filename().string());
    std::sort(now.begin(), now.end());
    std::sort(committed.begin(), committed.end());
    INFO("`cantrip manual --format markdown --folder docs/commands` writes them");
    CHECK(committed == now);
    CHECK(now.size() == all_commands().size() + 1);
    for (const std::string& name : now) {
        INFO(name);
        CHECK(read_all((folder / name).string()) == read_all((fresh / name).string()));
    }
}

TEST_CASE("a page is found by the words of its command", "[cli]") {
    CHECK_THAT(run_cantrip({"manual", "text", "parse"}).out, Contains(".TH \"CANTRIP-TEXT-PARSE\" 1"));
    CHECK_THAT(run_cantrip({"manual", "text", "parse", "--format", "markdown"}).out,
               Contains("# cantrip text parse"));
    CHECK_THAT(run_cantrip({"manual", "txt"}).err, Contains("there is no command `txt`"));
    CHECK_THAT(run_cantrip({"completion", "bsh"}).err, Contains("did you mean `bash`?"));
}

TEST_CASE("letters stand for the options that every command has", "[cli]") {
    const Scratch scratch;
    const std::string file = scratch.path("codes.txt");
    REQUIRE(run_cantrip({"explain", "--all", "-o", file}).status == 0);
    CHECK(read_all(file) == run_cantrip({"explain", "--all"}).out);
    CHECK(run_cantrip({"-V"}).out == run_cantrip({"--version"}).out);
    CHECK(run_cantrip({"check", "-h"}).out == run_cantrip({"check", "--help"}).out);
}
