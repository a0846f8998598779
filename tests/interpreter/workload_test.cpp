// The workload that speed is compared by plays the same games in Cantrip as in C++, where it is written a
// second time.

#include <catch2/catch.hpp>

#include "tests/bench/workload/workload.hpp"

namespace cantrip::bench {

TEST_CASE("the benchmark's workload plays the same games in Cantrip and in C++") {
    const std::string root = CANTRIP_SOURCE_DIR;
    const auto cantrip = cantrip_workload(root + "/tests/bench/workload/duel", root + "/stdlib");
    REQUIRE(cantrip != nullptr);
    const auto native = native_workload();
    for (const int games : {1, 2, 7}) {
        const Totals expected = native->play(games), played = cantrip->play(games);
        CHECK(played.turns == expected.turns);
        CHECK(played.effects == expected.effects);
        CHECK(played.seed == expected.seed);
    }
}

} // namespace cantrip::bench
