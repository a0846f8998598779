// A game that is written down while it is played: whatever fails, the file holds the old record or the new
// one.

#include <catch2/catch.hpp>

#include "tests/faults/faulty.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string game = CANTRIP_SOURCE_DIR "/tests/fuzz/game";

} // namespace

TEST_CASE("a record takes the place of another as a whole, whatever fails", "[faults]") {
    const Scratch scratch;
    const std::string folder = scratch.path("");
    const RunOptions here{.input = {}, .folder = folder, .environment = {}};
    REQUIRE(
        run_cantrip({"play", game, "--bot", "1,2", "--seed", "2", "--record", "old.record"}, here).status ==
        0);
    const std::string old = read_all(scratch.path("old.record"));
    const std::vector<std::string> command{"play", game, "--bot", "1,2", "--record", "g.record"};
    scratch.write("g.record", old);
    auto counts = count_calls(command, folder);
    const std::string after = read_all(scratch.path("g.record"));
    REQUIRE(after != old);
    counts.erase("malloc");
    Slice slice(2);
    std::size_t tried = 0;
    for (const auto& [call, count] : counts)
        for (long number = 1; number <= count; ++number)
            for (const char* what : {"5", "28", "kill", "interrupt", "short"}) {
                if ((what == std::string("short")) > (call == "write") || !slice.takes()) continue;
                scratch.write("g.record", old);
                const Fault fault{call, number, what};
                const RunResult run = run_with_fault(command, folder, fault);
                const std::string now = read_all(scratch.path("g.record"));
                INFO(fault.text() << " ended with " << run.status << "\n" << run.err);
                CHECK((run.status <= 2 || run.status > 128));
                // With further lines as the game goes on; the last may be cut.
                CHECK((now == old || (after.starts_with(now) && now.find('\n') != std::string::npos)));
                if (run.status == 0) CHECK(now == after);
                ++tried;
            }
    CHECK(tried > 3);
    WARN(tried << " faults in a record that takes the place of another");
}

TEST_CASE("a game that goes on in its own record only adds to it", "[faults]") {
    const Scratch scratch;
    const RunOptions here{.input = {}, .folder = scratch.path(""), .environment = {}};
    REQUIRE(run_cantrip({"play", game, "--bot", "1,2", "--record", "g.record"}, here).status == 0);
    const std::string whole = read_all(scratch.path("g.record"));
    std::size_t cut = 0;
    for (int lines = 0; lines < 12; ++lines) cut = whole.find('\n', cut) + 1;
    REQUIRE(cut > 0);
    scratch.write("g.record", whole.substr(0, cut));
    const std::vector<std::string> command{"play",     game,       "--bot",    "1,2",
                                           "--replay", "g.record", "--record", "g.record"};
    // Nothing is renamed: the file that is there is the one that grows.
    CHECK(count_calls(command, scratch.path(""))["rename"] == 0);
    CHECK(read_all(scratch.path("g.record")) == whole);
}
