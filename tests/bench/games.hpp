#pragma once
// How fast games are played.

#include <boost/json/object.hpp>

#include "tests/bench/limits.hpp"

namespace cantrip::bench {

// The workload in Cantrip, Lua, LuaJIT and C++, in turns of one process; prints a table. The totals must
// agree.
[[nodiscard]] boost::json::object compare_workload(Limits& limits);

} // namespace cantrip::bench
