#pragma once
// How much of a ware somebody can have at most, from what is declared.

#include <cstdint>

#include "tools/graph/flow.hpp"

namespace cantrip::lint {

inline constexpr std::int64_t unlimited = 0x7fffffff;

// What one can give away at once: the length of a track, a limited supply, the copies of a card.
[[nodiscard]] std::int64_t most_to_pay(const Program& program, flow::Ware ware);

// A deed that must happen whole (left of an arrow) and is larger than can ever be.
[[nodiscard]] bool never_possible(const Program& program, const flow::Deed& deed);

}  // namespace cantrip::lint
