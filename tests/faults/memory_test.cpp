// Memory that runs out ends a command with a message.

#include <sys/wait.h>

#include <cstdlib>
#include <sstream>

#include <catch2/catch.hpp>

#include "tests/faults/faulty.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

TEST_CASE("an allocation that fails ends check, text and play with a message", "[faults]") {
    const Scratch scratch;
    const RunOptions here{.input = {}, .folder = scratch.path(""), .environment = {}};
    REQUIRE(run_cantrip({"init", "owls", "--game", "evenfall"}, here).status == 0);
    const std::vector<std::string> commands[] = {
        {"check", "owls"}, {"text", "owls", "--lang", "cs"}, {"play", "owls", "--bot", "1,2"}};
    // Before main() nobody can catch what a constructor throws: that part is left out.
    const long start = count_calls({"--version"}, scratch.path(""))["malloc"];
    Slice slice(1);
    for (const auto& command : commands) {
        const long count = count_calls(command, scratch.path(""))["malloc"];
        INFO(command[0] << " allocates " << count << " times");
        REQUIRE(count > start + 1000);
        for (int tries = 0; tries < 12; ++tries) {
            const long number =
                start + 1 + static_cast<long>(slice.random() % static_cast<std::uint32_t>(count - start));
            const RunResult result = run_with_fault(command, scratch.path(""), {"malloc", number, "12"});
            INFO("allocation " << number << "\n" << result.err << "\n" << result.out.substr(0, 500));
            CHECK((result.status >= 0 && result.status <= 2));
            // Diagnostics are on standard output, everything else on standard error.
            if (result.status == 2) CHECK_FALSE((result.out + result.err).empty());
        }
    }
}

TEST_CASE("an allocation that fails inside the C interface is a status", "[faults]") {
    const Scratch scratch;
    const std::string out = scratch.path("out"), counts = scratch.path("counts");
    const auto run = [&](const std::string& variables) {
        const std::string line = variables +
                                 " LD_PRELOAD=" CANTRIP_FAULT_SHIM " " CANTRIP_EMBEDDED_GAME
                                 " " CANTRIP_SOURCE_DIR "/tests/fuzz/game " CANTRIP_SOURCE_DIR "/stdlib >" +
                                 out + " 2>&1";
        const int status = std::system(line.c_str());
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    };
    REQUIRE(run("CANTRIP_FAULT_COUNTS=" + counts) == 0);
    const std::string whole = read_all(out);
    REQUIRE(whole.find("copy 0") != std::string::npos);
    std::istringstream lines(read_all(counts));
    long count = 0;
    std::string name;
    while (lines >> name >> count && name != "malloc") {}
    REQUIRE(count > 1000);
    Slice slice(1);
    std::size_t told = 0;
    // The first ones come before main() and belong to the C++ library.
    constexpr long start = 4;
    const int tries = std::getenv("CANTRIP_ALL_FAULTS") != nullptr ? 2000 : 30;
    for (int i = 0; i < tries; ++i) {
        const long number =
            start + 1 + static_cast<long>(slice.random() % static_cast<std::uint32_t>(count - start));
        const int status = run("CANTRIP_FAULT=malloc:" + std::to_string(number) + ":12");
        const std::string said = read_all(out);
        INFO("allocation " << number << " of " << count << "\n" << said);
        CHECK(status == 0);
        told += said.find(" 9\n") != std::string::npos ? 1U : 0U;
    }
    WARN(tries << " allocations failed in the C interface, " << told << " told as such");
    CHECK(told > 0);
}
