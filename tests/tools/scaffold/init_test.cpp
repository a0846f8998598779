// A new card set, made as a user makes it.

#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/support/doc_blocks.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/commands/commands.hpp"
#include "tools/scaffold/scaffold.hpp"

using namespace cantrip;
using namespace cantrip::scaffold;
using namespace cantrip::testing;
using Catch::Matchers::Contains;
using Catch::Matchers::StartsWith;

namespace {

const std::string stdlib = CANTRIP_SOURCE_DIR "/stdlib";

bool has_command(std::string_view name) {
    const auto commands = all_commands();
    return std::any_of(commands.begin(), commands.end(),
                       [&](const Command* one) { return one->name == name; });
}

RunResult init(const std::string& folder, const std::vector<std::string>& more) {
    std::vector<std::string> words{"init", folder};
    words.insert(words.end(), more.begin(), more.end());
    return run_cantrip(words);
}

// The packages that a set uses have scenarios too; only its own one matters here.
std::string title_of_scenario(const std::string& folder) {
    const std::string text = read_all(folder + "/scenarios/cards.cant");
    const std::size_t begin = text.find("scenario \"") + 10;
    return text.substr(begin, text.find('"', begin) - begin);
}

} // namespace

TEST_CASE("every game of the standard library brings a template", "[init]") {
    std::size_t games = 0;
    for (const auto& folder : std::filesystem::directory_iterator(stdlib))
        if (std::filesystem::exists(folder.path() / "game.cant")) ++games;
    CHECK(games >= 3);
    CHECK(find_games({stdlib}).size() == games);
}

TEST_CASE("a new set of every game is clean and in style", "[init]") {
    for (const GameTemplate& game : find_games({stdlib})) {
        INFO(game.game);
        const Scratch scratch;
        const std::string folder = scratch.path("Night-Market");
        const RunResult made = init(folder, {"--game", game.game});
        CHECK(made.err == "made the card set `night_market` for " + game.game + "\n  next: cantrip check " +
                              folder + "\n");
        REQUIRE(made.status == 0);
        for (const char* name :
             {"package.cant", "cards.cant", "scenarios/cards.cant", "README.md", ".gitignore"}) {
            INFO(name);
            CHECK_THAT(made.out, Contains(folder + "/" + name + "\n"));
            const std::string text = read_all(folder + "/" + name);
            CHECK(text.find('@') == std::string::npos);
        }
        CHECK_THAT(read_all(folder + "/package.cant"),
                   StartsWith("package night_market \"Night market\" for " + game.game));
        CHECK_THAT(read_all(folder + "/scenarios/cards.cant"), Contains("\nscenario "));

        const RunResult checked = run_cantrip({"check", folder});
        CHECK(checked.out == "");
        CHECK(checked.status == 0);
        CHECK(run_cantrip({"fmt", "--check", folder}).status == 0);
        if (has_command("test")) {
            const RunResult played = run_cantrip({"test", folder, "--filter", title_of_scenario(folder)});
            CHECK(played.out == "1 passed, 0 failed\n");
            CHECK(played.status == 0);
        }
    }
}

TEST_CASE("init overwrites nothing", "[init]") {
    const Scratch scratch;
    scratch.write("mine/README.md", "my notes");
    const RunResult r = init(scratch.path("mine"), {"--game", "euphoria"});
    CHECK(r.status == 2);
    CHECK_THAT(r.err, Contains("README.md` exists already") && Contains("nothing was written"));
    CHECK(read_all(scratch.path("mine/README.md")) == "my notes");
    CHECK_FALSE(std::filesystem::exists(scratch.path("mine/package.cant")));

    // A link that leads nowhere is somebody's file too.
    std::filesystem::create_directory(scratch.path("links"));
    std::filesystem::create_symlink("nowhere", scratch.path("links/cards.cant"));
    CHECK(init(scratch.path("links"), {"--game", "euphoria"}).status == 2);
    CHECK_FALSE(std::filesystem::exists(scratch.path("links/package.cant")));

    // Other files are no hindrance.
    scratch.write("theirs/.git/config", "");
    CHECK(init(scratch.path("theirs"), {"--game", "euphoria"}).status == 0);
}

TEST_CASE("init says which games there are", "[init]") {
    const Scratch scratch;
    RunResult r = init(scratch.path("set"), {});
    CHECK(r.status == 2);
    for (const GameTemplate& game : find_games({stdlib})) CHECK_THAT(r.err, Contains(game.game));
    r = init(scratch.path("set"), {"--game", "euforia"});
    CHECK(r.status == 2);
    CHECK_THAT(r.err, Contains("there is no game `euforia`") && Contains("did you mean `euphoria`?"));
    CHECK_FALSE(std::filesystem::exists(scratch.path("set")));
    CHECK(run_cantrip({"init", "--game", "euphoria"}).status == 2);
}

TEST_CASE("init takes a name or makes one of the folder's", "[init]") {
    CHECK(package_name_of("Night-Market 2") == "night_market_2");
    CHECK(package_name_of("--Ünder--") == "nder");
    CHECK(package_name_of("...").empty());

    const Scratch scratch;
    CHECK(init(scratch.path("2024"), {"--game", "euphoria"}).status == 2);
    CHECK(init(scratch.path("2024"), {"--game", "euphoria", "--name", "last_year"}).status == 0);
    CHECK_THAT(read_all(scratch.path("2024/package.cant")),
               StartsWith("package last_year \"Last year\" for euphoria"));

    CHECK_THAT(init(scratch.path("a"), {"--game", "euphoria", "--name", "each"}).err,
               Contains("`each` is a word of the language"));
    CHECK_THAT(init(scratch.path("a"), {"--game", "euphoria", "--name", "My Set"}).err,
               Contains("`My Set` is no name"));
    CHECK_THAT(init(scratch.path("a"), {"--game", "euphoria", "--name", "evenfall"}).err,
               Contains("there is a package `evenfall` already"));
}

TEST_CASE("a game of somebody else is found with --lib", "[init]") {
    const Scratch scratch;
    scratch.write("lib/goblins/package.cant", "package goblins { uses core }\n");
    scratch.write("lib/goblins/game.cant", "game goblins { players 2..4; start play }\nphase play\n");
    scratch.write("lib/goblins/template/package.cant.in", "package @NAME@ \"@TITLE@\" for @GAME@\n");
    scratch.write("lib/goblins/template/cards.cant.in", "card axe \"Axe\"\n");
    CHECK(init(scratch.path("set"), {"--game", "goblins", "--lib", scratch.path("lib")}).status == 0);
    const RunResult checked = run_cantrip({"check", scratch.path("set"), "--lib", scratch.path("lib")});
    CHECK(checked.out == "");
    CHECK(checked.status == 0);
}

TEST_CASE("the tutorial shows what init really prints, and the card it really makes", "[init][docs]") {
    const Scratch scratch;
    std::filesystem::create_directory(scratch.path("desk"));
    const RunResult made = run_cantrip({"init", "night_owls", "--game", "evenfall"},
                                       {.input = {}, .folder = scratch.path("desk"), .environment = {}});
    const auto blocks = doc_blocks(read_all(CANTRIP_SOURCE_DIR "/docs/tutorial.md"));
    REQUIRE(blocks.size() > 2);
    CHECK(blocks[0].text == "$ cantrip init night_owls --game evenfall\n" + made.out + made.err);
    CHECK_THAT(read_all(scratch.path("desk/night_owls/cards.cant")), Contains(blocks[2].text));
}
