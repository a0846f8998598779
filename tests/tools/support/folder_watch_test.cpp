#include "tools/support/folder_watch.hpp"

#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

TEST_CASE("a watch tells what was written, moved in or removed, in new folders too") {
    const Scratch scratch;
    scratch.write("set/a.cant", "x");
    scratch.write("set/drawn/old.svg", "x");
    FolderWatch watch({scratch.path("set")}, scratch.path("set/drawn"));
    REQUIRE(watch.is_open());
    const auto told = [&] {
        std::vector<std::string> names;
        for (const std::string& path : watch.wait(2000))
            names.push_back(std::filesystem::path(path).filename().string());
        return names;
    };
    scratch.write("set/a.cant", "y");
    CHECK(told() == std::vector<std::string>{"a.cant"});
    // Neither what is drawn nor what editors keep for themselves.
    scratch.write("set/drawn/new.svg", "x");
    scratch.write("set/.a.cant.swp", "x");
    CHECK(watch.wait(50).empty());
    std::filesystem::create_directory(scratch.path("set/more"));
    CHECK(watch.wait(50).empty());
    scratch.write("set/more/b.cant", "x");
    CHECK(told() == std::vector<std::string>{"b.cant"});
    std::filesystem::remove(scratch.path("set/a.cant"));
    CHECK(told() == std::vector<std::string>{"a.cant"});
}

TEST_CASE("a watch of nothing is not open") {
    const Scratch scratch;
    CHECK_FALSE(FolderWatch({scratch.path("nowhere")}, "").is_open());
}
