#pragma once
// A call while its arguments are found.

#include "tests/reference/play.hpp"

namespace cantrip::reference {

struct Play::Args {
    HirId node = no_hir;
    VerbId verb = no_index;
    int actor = none;
    View v;
    std::vector<Value> values;
    std::set<std::size_t> split; // parameters with several things: one event for each
};

} // namespace cantrip::reference
