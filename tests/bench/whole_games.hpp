#pragma once
// Whole games of the card sets, divided by an engine that was written by hand.

#include <string>

#include <boost/json/object.hpp>

#include "tests/bench/limits.hpp"

namespace cantrip::bench {

// Time of a question against by_hand.hpp, in turns of one process; allocations of a question; what a state
// and its copy cost; and a question with ten times as many cards that are not in play.
[[nodiscard]] boost::json::object measure_whole_games(Limits& limits);

// Plays games of one set without measuring, for a profiler: prints how many questions there were, and a hash
// of the states at all of them, by which two builds can be compared. Arguments: folder, players, games.
int play_for_profiler(const std::string& folder, int players, int games);

} // namespace cantrip::bench
