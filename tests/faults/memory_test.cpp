// Memory that runs out ends a command with a message.

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
