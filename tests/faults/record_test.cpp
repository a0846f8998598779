// A game that is written down while it is played: whatever fails, no decision that was in the file is lost.

#include <catch2/catch.hpp>

#include "tests/faults/faulty.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

TEST_CASE("a record that is gone on with keeps what it had, whatever fails", "[faults]") {
    const Scratch scratch;
    const std::string folder = scratch.path("");
    const RunOptions here{.input = {}, .folder = folder, .environment = {}};
    const std::string game = CANTRIP_SOURCE_DIR "/tests/fuzz/game";
    REQUIRE(run_cantrip({"play", game, "--bot", "1,2", "--record", "whole.record"}, here).status == 0);
    const std::string whole = read_all(scratch.path("whole.record"));
    std::size_t cut = 0;
    for (int lines = 0; lines < 12; ++lines) cut = whole.find('\n', cut) + 1;
    REQUIRE(cut > 0);
    const std::string half = whole.substr(0, cut);
    const std::vector<std::string> command{"play",     game,       "--bot",    "1,2",
                                           "--replay", "g.record", "--record", "g.record"};
    scratch.write("g.record", half);
    auto counts = count_calls(command, folder);
    const std::string after = read_all(scratch.path("g.record"));
    REQUIRE(after.size() > half.size());
    counts.erase("malloc");
    Slice slice(16);
    std::size_t tried = 0;
    for (const auto& [call, count] : counts)
        for (long number = 1; number <= count; ++number)
            for (const char* what : {"5", "28", "kill", "interrupt", "short"}) {
                if ((what == std::string("short")) > (call == "write") || !slice.takes()) continue;
                scratch.write("g.record", half);
                const Fault fault{call, number, what};
                const RunResult run = run_with_fault(command, folder, fault);
                const std::string now = read_all(scratch.path("g.record"));
                INFO(fault.text() << " ended with " << run.status << "\n" << run.err);
                CHECK((run.status <= 2 || run.status > 128));
                // As it was, or with further lines; the last may be cut.
                CHECK((now == half || after.starts_with(now)));
                CHECK(now.size() >= half.size());
                if (run.status == 0) CHECK(now == after);
                ++tried;
            }
    CHECK(tried > 3);
    WARN(tried << " faults in a record that is gone on with");
}
