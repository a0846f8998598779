#pragma once
// Which abilities of a program can be made to happen: scenarios first, then random games at every table, then
// games that are aimed at one ability each.

#include <string>
#include <vector>

#include "interpreter/cantrip.hpp"

namespace cantrip::sim {

struct ReachPlan {
    std::uint32_t games = 20; // at each number of players, as long as something is missing
    std::uint32_t most_questions = 5'000;
    std::uint64_t seed = 1;
    std::uint32_t aimed_games = 6; // for each ability that is still missing
    std::uint32_t aimed_questions = 400;
};

struct Unreached {
    AbilityId id = no_index;
    bool worked = false; // its card lay where it counts, at some question of some game
};

struct Reach {
    std::size_t abilities = 0, by_scenarios = 0, by_games = 0;
    std::size_t by_aim = 0;
    std::uint32_t games = 0, aimed_games = 0;
    std::vector<Unreached> unreached;
    std::string fault; // the program cannot be played at all
};

// Looks at the abilities of the packages that `asked` says; `fired`: those that scenarios have reached
// already.
[[nodiscard]] Reach reach(const Program& program, const std::vector<bool>& asked,
                          const std::vector<std::uint8_t>& fired, const ReachPlan& plan);

} // namespace cantrip::sim
