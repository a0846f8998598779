#pragma once
// The engine's states and questions in the words of the reference.

#include "tests/reference/reference.hpp"

namespace cantrip::reference {

[[nodiscard]] Board engine_board(const Machine& machine, const State& state);
[[nodiscard]] Asked engine_question(const Question& question);

} // namespace cantrip::reference
