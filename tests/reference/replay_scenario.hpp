#pragma once
// A scenario is played by the engine; the reference does the same deeds from the same situations with the
// same answers, and must meet the same questions, boards and expectations.

#include "tests/reference/side_by_side.hpp"

namespace cantrip::reference {

[[nodiscard]] Compared replay_scenario(const Program& program, ScenarioId id);

} // namespace cantrip::reference
