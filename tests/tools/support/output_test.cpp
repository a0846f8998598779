#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/support/output.hpp"

using namespace cantrip;
using namespace cantrip::testing;
namespace fs = std::filesystem;

namespace {

std::size_t files_in(const Scratch& scratch) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(scratch.path("")), {}));
}

} // namespace

TEST_CASE("an output file appears only when it is whole", "[cli]") {
    const Scratch scratch;
    const std::string path = scratch.write("out.txt", "old");
    {
        Output output(path);
        output.write("half");
        CHECK(read_all(path) == "old");
    }
    CHECK(read_all(path) == "old");
    CHECK(files_in(scratch) == 1);
    Output output(path);
    output.write("whole");
    CHECK(output.commit().empty());
    CHECK(read_all(path) == "whole");
    CHECK(files_in(scratch) == 1);
}

TEST_CASE("links and permissions survive a new output file", "[cli]") {
    const Scratch scratch;
    const std::string path = scratch.write("real.txt", "old");
    fs::permissions(path, fs::perms::owner_read | fs::perms::owner_write);
    fs::create_symlink("real.txt", scratch.path("link.txt"));
    Output output(scratch.path("link.txt"));
    output.write("new");
    CHECK(output.commit().empty());
    CHECK(fs::is_symlink(scratch.path("link.txt")));
    CHECK(read_all(path) == "new");
    CHECK(fs::status(path).permissions() == (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("a device is written to, not replaced", "[cli]") {
    CHECK(run_cantrip({"explain", "C0001", "--output", "/dev/null"}).status == 0);
    CHECK(fs::is_character_file("/dev/null"));
}

TEST_CASE("output that cannot be written ends with status 2", "[cli]") {
    const Scratch scratch;
    RunResult r = run_cantrip({"explain", "C0001", "--output", scratch.path("none/out.txt")});
    CHECK(r.status == 2);
    CHECK_THAT(r.err, Catch::Matchers::Contains("cannot be written"));
    CHECK(run_cantrip({"explain", "C0001", "--output", "/dev/full"}).status == 2);
    CHECK(run_cantrip({"explain", "C0001", "--output", scratch.path("")}).status == 2);
}

TEST_CASE("a report about a file that cannot be read is still written to its file", "[cli]") {
    const Scratch scratch;
    const std::string path = scratch.path("report.txt");
    const RunResult r = run_cantrip({"check", "none.cant", "--format", "compact", "--output", path});
    CHECK(r.status == 2);
    CHECK(r.out.empty());
    CHECK_THAT(read_all(path), Catch::Matchers::Contains("C0001"));
}

TEST_CASE("a command that cannot do its job leaves the old file", "[cli]") {
    const Scratch scratch;
    const std::string path = scratch.write("page.md", "old");
    CHECK(run_cantrip({"explain", "C9999", "--output", path}).status == 2);
    CHECK(read_all(path) == "old");
    CHECK(files_in(scratch) == 1);
}

TEST_CASE("colour follows the option first, then the environment", "[cli]") {
    ::setenv("TERM", "xterm", 1);
    ::unsetenv("NO_COLOR");
    CHECK(wants_color("auto", true));
    CHECK_FALSE(wants_color("auto", false));
    CHECK(wants_color("always", false));
    CHECK_FALSE(wants_color("never", true));
    ::setenv("NO_COLOR", "1", 1);
    CHECK_FALSE(wants_color("auto", true));
    CHECK(wants_color("always", true));
    ::setenv("NO_COLOR", "", 1);
    CHECK(wants_color("auto", true));
    ::setenv("TERM", "dumb", 1);
    CHECK_FALSE(wants_color("auto", true));
}
