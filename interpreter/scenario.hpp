#pragma once
// Runs a scenario: sets up what it says, does its deeds, gives its answers, tests its expectations.

#include "interpreter/cantrip.hpp"

namespace cantrip {

struct ScenarioResult {
    bool passed = false;
    std::string message;          // what went wrong, empty when passed
    Span at;                      // the line that failed
    std::string expected, found;  // side by side, when an expectation failed
    std::vector<TraceLine> trace; // of everything that happened
    std::uint32_t questions = 0;
    std::uint64_t hash = 0; // of the final state
};

[[nodiscard]] ScenarioResult run_scenario(const Program& program, ScenarioId scenario,
                                          std::uint64_t seed = 1);

} // namespace cantrip
