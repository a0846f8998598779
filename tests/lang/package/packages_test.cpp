// What is wrong between packages: only folders can show it.

#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/lang/check/checked.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

using Told = std::vector<std::string>;

// "C0203 tyde" for each: the code and the words it points at.
Told told(const std::vector<std::string>& paths) {
    World world;
    load(world, paths, own_library());
    Diagnostics diagnostics;
    for (const auto& packages : programs_of(world)) (void)check(world, packages, diagnostics);
    diagnostics.take(std::move(world.diagnostics));
    Told out;
    for (const Diagnostic& one : diagnostics.all())
        out.push_back(std::string(info(one.code).text) + " " + std::string(world.sources.text(one.at)));
    return out;
}

} // namespace

TEST_CASE("a package that is used must exist", "[check][packages]") {
    const Scratch scratch;
    scratch.write("tide/package.cant", "package tide\n");
    scratch.write("cards/package.cant", "package tide_cards for tyde\n");
    // What the missing package would have declared is not told as unknown.
    scratch.write("cards/gull.cant", "bird gull \"Gull\" { wings 2 }\n");
    CHECK(told({scratch.path("cards")}) == Told{"C0203 tyde"});
    scratch.write("cards/package.cant", "package tide_cards { uses core, wether }\n");
    CHECK(told({scratch.path("cards")}) == Told{"C0203 wether"});
    scratch.write("cards/package.cant", "package tide_cards for tide\n");
    scratch.write("cards/gull.cant", "");
    CHECK(told({scratch.path("cards")}) == Told{});
}

TEST_CASE("a package may lie in a folder of another name", "[check][packages]") {
    const Scratch scratch;
    scratch.write("stdlib_of_tide/package.cant", "package tide\n");
    scratch.write("cards/package.cant", "package tide_cards for tide\n");
    CHECK(told({scratch.path("cards")}) == Told{});
}

TEST_CASE("packages do not use each other in a circle", "[check][packages]") {
    const Scratch scratch;
    scratch.write("harbour/package.cant", "package harbour { uses weather }\n");
    scratch.write("weather/package.cant", "package weather { uses harbour }\n");
    CHECK(told({scratch.path("harbour")}) == Told{"C0204 harbour"});
    CHECK(told({scratch.path("harbour"), scratch.path("weather")}) == Told{"C0204 harbour"});
    scratch.write("weather/package.cant", "package weather\n");
    CHECK(told({scratch.path("harbour")}) == Told{});
}

TEST_CASE("a package that uses itself is a circle", "[check][packages]") {
    const Scratch scratch;
    scratch.write("harbour/package.cant", "package harbour { uses harbour }\n");
    CHECK(told({scratch.path("harbour")}) == Told{"C0204 harbour"});
}

TEST_CASE("a file belongs to a package", "[check][packages]") {
    const Scratch scratch;
    scratch.write("tide/gull.cant", "card gull \"Gull\"\n");
    CHECK(told({scratch.path("tide")}) == Told{"C0205 "});
    CHECK(told({scratch.path("tide/gull.cant")}) == Told{"C0205 "});
    scratch.write("tide/package.cant", "// no package line\n");
    CHECK(told({scratch.path("tide")}) == Told{"C0205 "});
    scratch.write("tide/package.cant", "package tide\n");
    CHECK(told({scratch.path("tide")}) == Told{});
    CHECK(told({scratch.path("tide/gull.cant")}) == Told{});
}

TEST_CASE("two packages have two names", "[check][packages]") {
    const Scratch scratch;
    scratch.write("tide/package.cant", "package tide\n");
    scratch.write("tide_copy/package.cant", "package tide\n");
    CHECK(told({scratch.path("tide"), scratch.path("tide_copy")}) == Told{"C0206 tide"});
    scratch.write("tide_copy/package.cant", "package tide_second_edition\n");
    CHECK(told({scratch.path("tide"), scratch.path("tide_copy")}) == Told{});
}

TEST_CASE("a package found by name and by a path is one", "[check][packages]") {
    const Scratch scratch;
    scratch.write("games/tide/package.cant", "package tide\n");
    scratch.write("sets/gulls/package.cant", "package gulls for tide\n");
    // A folder of packages, written in a roundabout way, whose package was found through the set before.
    const std::string roundabout = scratch.path("games/../games/.");
    World world;
    LoadOptions options = own_library();
    options.libraries.push_back(scratch.path("games"));
    load(world, {scratch.path("sets"), roundabout}, options);
    CHECK(world.diagnostics.empty());
    CHECK(world.packages.size() == 3);
}

TEST_CASE("the rules of every game stand without its cards", "[check][packages]") {
    std::size_t games = 0;
    for (const auto& folder : std::filesystem::directory_iterator(CANTRIP_SOURCE_DIR "/stdlib")) {
        if (!std::filesystem::exists(folder.path() / "package.cant")) continue;
        INFO(folder.path());
        CHECK(told({folder.path().string()}) == Told{});
        ++games;
    }
    CHECK(games >= 4);
}

TEST_CASE("a text may stand in for a file", "[check][packages]") {
    const Scratch scratch;
    const std::string path = scratch.write("tide/package.cant", "package tide\n");
    World world;
    LoadOptions options = own_library();
    load(world, {scratch.path("tide")}, options);
    const std::string shown = world.sources.at(FileId(0)).path;
    World changed;
    options.texts[shown] = "package ebb\n";
    load(changed, {scratch.path("tide")}, options);
    CHECK(changed.find("ebb"));
    CHECK_FALSE(changed.find("tide"));
}
