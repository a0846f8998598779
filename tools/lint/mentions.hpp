#pragma once
// Which names a piece of source says.

#include <unordered_set>

#include "tools/lint/subject.hpp"

namespace cantrip::lint {

// Names said in scenarios of the whole program.
[[nodiscard]] std::unordered_set<std::string_view> names_in_scenarios(const Subject& subject);
// Names said below a node.
[[nodiscard]] std::unordered_set<std::string_view> names_below(const Tree& tree, NodeId node);

} // namespace cantrip::lint
