#pragma once
// Where units are made, spent and looked at.

#include <vector>

#include "tools/graph/flow.hpp"

namespace cantrip::lint {

struct UnitUse {
    bool made = false;  // gained, given, set, or there from the start
    bool spent = false; // paid or lost
    bool read = false;  // named anywhere but where it is made
};

// By UnitId. Linear in the program.
[[nodiscard]] std::vector<UnitUse> uses_of_units(const Program& program, const flow::Flow& flow);

} // namespace cantrip::lint
