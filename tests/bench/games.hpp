#pragma once
// How fast games are played.

#include <boost/json/object.hpp>

#include "tests/bench/limits.hpp"

namespace cantrip::bench {

// The workload in Cantrip, Lua, LuaJIT and C++, in turns of one process; prints a table. The totals must
// agree.
[[nodiscard]] boost::json::object compare_workload(Limits& limits);

// Whole games of one card set, played at random: questions a second with every legal option enumerated, and
// what a state costs.
[[nodiscard]] boost::json::object whole_games(const std::string& folder);

} // namespace cantrip::bench
