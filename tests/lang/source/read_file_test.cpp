#include <sys/stat.h>

#include <cstdio>
#include <filesystem>

#include <catch2/catch.hpp>

#include "lang/source/read_file.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using cantrip::testing::Scratch;

TEST_CASE("a file is read as it is", "[source]") {
    const Scratch scratch;
    const std::string bytes("\xEF\xBB\xBF"
                            "a\r\n\0b\xFF",
                            9);
    const auto source = read_file(scratch.write("a.cant", bytes));
    REQUIRE(source.ok());
    CHECK(source.value().text == bytes);
    CHECK(source.value().path == scratch.path("a.cant"));
}

TEST_CASE("what is wrong with a file is told apart", "[source]") {
    const Scratch scratch;
    const auto missing = read_file(scratch.path("none.cant"));
    REQUIRE_FALSE(missing.ok());
    CHECK(missing.error().kind == ReadError::missing);
    CHECK(missing.error().message == "`" + scratch.path("none.cant") + "` does not exist");

    const auto folder = read_file(scratch.path(""));
    REQUIRE_FALSE(folder.ok());
    CHECK(folder.error().kind == ReadError::directory);

    REQUIRE(::mkfifo(scratch.path("pipe.cant").c_str(), 0600) == 0);
    const auto pipe = read_file(scratch.path("pipe.cant"));
    REQUIRE_FALSE(pipe.ok());
    CHECK(pipe.error().message == "`" + scratch.path("pipe.cant") + "` is a pipe, not a file");
    CHECK_FALSE(read_file("/dev/zero").ok());

    std::filesystem::create_symlink("nothing", scratch.path("dangling.cant"));
    const auto dangling = read_if_there(scratch.path("dangling.cant"));
    REQUIRE_FALSE(dangling.ok());
    CHECK(dangling.error().kind == ReadError::unreadable);
    REQUIRE(read_if_there(scratch.path("none.cant")).ok());
    CHECK_FALSE(read_if_there(scratch.path("none.cant")).value());

    // A link to itself cannot be read by anyone, not even by root.
    std::filesystem::create_symlink("loop.cant", scratch.path("loop.cant"));
    const auto loop = read_file(scratch.path("loop.cant"));
    REQUIRE_FALSE(loop.ok());
    CHECK(loop.error().kind == ReadError::unreadable);
}

TEST_CASE("a file beyond the limit is refused, one at the limit is read", "[source][limits]") {
    const Scratch scratch;
    const std::string path = scratch.write("large.cant", "");
    std::filesystem::resize_file(path, max_file_size);
    CHECK(read_file(path).ok());
    std::filesystem::resize_file(path, max_file_size + 1);
    const auto large = read_file(path);
    REQUIRE_FALSE(large.ok());
    CHECK(large.error().kind == ReadError::too_large);
}
