#pragma once
// The engine's states and questions in the words of the reference.

#include "tests/reference/reference.hpp"

namespace cantrip::reference {

[[nodiscard]] Board engine_board(const Machine& machine, const State& state);
[[nodiscard]] Asked engine_question(const Question& question);
// What the names of a scenario stand for; lists of things as lists, anything else as one member.
struct ScenarioName {
    bool many = false;
    std::vector<int> values;
};
[[nodiscard]] std::vector<ScenarioName> scenario_names(const Machine& machine, const State& state,
                                                       ScenarioId id);

} // namespace cantrip::reference
