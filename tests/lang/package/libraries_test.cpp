#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

#include "lang/package/libraries.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

// Folders of a search below `root`, with why each is searched. The scratch folder may lie in the source tree,
// which is then found too.
std::vector<std::string> shown(const LibrarySearch& search, const std::string& root) {
    std::vector<std::string> out;
    for (const LibraryPlace& place : library_places(search))
        if (place.folder.starts_with(root))
            out.push_back(std::string(name_of(place.source)) + " " + place.folder +
                          (place.exists ? "" : " (absent)"));
    return out;
}

LibrarySearch nowhere() {
    LibrarySearch search;
    search.current_folder.clear();
    return search;
}

} // namespace

TEST_CASE("libraries are searched in the order option, variable, installation, source tree", "[packages]") {
    const Scratch scratch;
    scratch.write("named/x", "");
    scratch.write("listed/x", "");
    scratch.write("prefix/share/cantrip/stdlib/core/package.cant", "");
    scratch.write("work/stdlib/core/package.cant", "");
    scratch.write("work/cards/x", "");
    LibrarySearch search;
    search.named = {scratch.path("named")};
    search.environment = scratch.path("listed") + "::" + scratch.path("absent");
    search.program = scratch.path("prefix/bin/cantrip");
    search.current_folder = scratch.path("work/cards");
    CHECK_THAT(shown(search, scratch.path("")),
               Catch::Matchers::Equals(std::vector<std::string>{
                   "--lib " + scratch.path("named"),
                   "CANTRIP_LIB " + scratch.path("listed"),
                   "CANTRIP_LIB " + scratch.path("absent") + " (absent)",
                   "beside the program " + scratch.path("prefix/share/cantrip/stdlib"),
                   "beside the program " + scratch.path("prefix/share/cantrip/cards") + " (absent)",
                   "above the current folder " + scratch.path("work/stdlib"),
                   "above the current folder " + scratch.path("work/cards"),
               }));
    const auto found = find_libraries(search);
    CHECK(std::find(found.begin(), found.end(), scratch.path("absent")) == found.end());
    CHECK(std::find(found.begin(), found.end(), scratch.path("listed")) != found.end());
}

TEST_CASE("a folder that is found in two ways is searched once", "[packages]") {
    const Scratch scratch;
    scratch.write("work/stdlib/core/package.cant", "");
    std::filesystem::create_directory_symlink(scratch.path("work/stdlib"), scratch.path("link"));
    LibrarySearch search = nowhere();
    search.named = {scratch.path("link"), scratch.path("work/stdlib"), scratch.path("work/../link/")};
    search.program = scratch.path("work/build/cantrip");
    std::vector<std::string> found = shown(search, scratch.path(""));
    std::erase_if(found, [](const std::string& place) { return place.ends_with("(absent)"); });
    CHECK(found == std::vector<std::string>{"--lib " + scratch.path("link")});
}

TEST_CASE("packages of a library are the folders with a package.cant", "[packages]") {
    const Scratch scratch;
    scratch.write("b/package.cant", "");
    scratch.write("a/package.cant", "");
    scratch.write("no/cards.cant", "");
    CHECK(packages_in(scratch.path("")) == std::vector<std::string>{"a", "b"});
    CHECK(packages_in(scratch.path("absent")).empty());
}

TEST_CASE("the variable CANTRIP_LIB brings packages, and a wrong path in it is reported", "[packages]") {
    const Scratch scratch;
    scratch.write("games/fair/package.cant", "package fair \"Fair\" { uses core }\n");
    scratch.write("set/package.cant", "package owls \"Owls\" { uses fair }\n");
    const std::string set = scratch.path("set");
    CHECK_THAT(run_cantrip({"check", set}).out, Contains("there is no package `fair`"));
    const std::string games = "CANTRIP_LIB=" + scratch.path("games");
    const RunResult found = run_cantrip({"check", set}, {.environment = {games}});
    INFO(found.out << found.err);
    CHECK(found.status == 0);
    const RunResult absent = run_cantrip({"check", set}, {.environment = {games + ":absent"}});
    CHECK(absent.status == 0);
    CHECK_THAT(absent.err, Contains("warning: there is no folder `absent`, which CANTRIP_LIB names"));
}
