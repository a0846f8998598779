#pragma once
// Strongly connected components of a directed graph (Tarjan), without recursion: sets may be large.

#include <cstdint>
#include <vector>

namespace cantrip::lint {

// The component of each node; nodes of one component can all reach each other.
[[nodiscard]] std::vector<std::uint32_t> components(const std::vector<std::vector<std::uint32_t>>& next);

// A shortest way from `start` back to itself along nodes of its own component, `start` first; empty when
// there is none.
[[nodiscard]] std::vector<std::uint32_t> shortest_cycle(const std::vector<std::vector<std::uint32_t>>& next,
                                                        const std::vector<std::uint32_t>& component,
                                                        std::uint32_t start);

} // namespace cantrip::lint
