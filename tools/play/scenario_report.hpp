#pragma once
// The scenarios of packages, run, and reports about them.

#include <string>
#include <vector>

#include "interpreter/scenario.hpp"
#include "lang/check/programs.hpp"

namespace cantrip::play {

struct RanScenario {
    std::string name;
    std::string file;
    std::uint32_t line = 0;
    ScenarioResult result;
    std::uint32_t failed_line = 0;
    std::vector<std::string> trace;
    const Program* program = nullptr; // that it was played in
};

// Those with `filter` in their names. A scenario is judged in its own package with what that uses, whatever
// other packages add: the programs are grouped by package.
[[nodiscard]] std::vector<RanScenario> run_scenarios(const Programs& programs, const std::string& filter,
                                                     std::uint64_t seed);

[[nodiscard]] std::string scenarios_as_text(const std::vector<RanScenario>& all, const Sources& sources,
                                            std::uint64_t seed);
[[nodiscard]] std::string scenarios_as_json(const std::vector<RanScenario>& all, std::uint64_t seed);
[[nodiscard]] std::string scenarios_as_junit(const std::vector<RanScenario>& all);

} // namespace cantrip::play
