#pragma once
// What effects do to the wares of the one who has them, as exact sums where they can be known before play.

#include <map>
#include <optional>
#include <vector>

#include "tools/graph/flow.hpp"

namespace cantrip::lint {

// Wares and how many of them come (or go, below zero).
struct Bundle {
    std::map<std::pair<bool, std::uint32_t>, std::int64_t> wares; // (is it things, index) as in flow::Ware
    void add(const Bundle& other, std::int64_t times = 1);
    friend bool operator==(const Bundle&, const Bundle&) = default;
};

// All outcomes that a player may choose between. `any` of a group stands for its pure cases: mixtures of
// those cannot give more than the pure ones repeated do.
using Outcomes = std::vector<Bundle>;

// A cost or bundle; nothing when an amount is decided in play, or something beside wares has to be done for
// it.
[[nodiscard]] std::optional<Outcomes> outcomes_of_value(const Program& program, HirId value);
// An effect, prices counted below zero; nothing when it does anything else than pay, gain and lose.
[[nodiscard]] std::optional<Outcomes> outcomes_of_effect(const Program& program, HirId effect);

[[nodiscard]] std::string describe(const Program& program, const Bundle& bundle);

} // namespace cantrip::lint
