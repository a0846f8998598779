#pragma once
// Whether a program keeps to the table of operations: what its readers take for granted.

#include <optional>
#include <string>

#include "lang/program/program.hpp"

namespace cantrip {

// The first thing that is wrong, in words for a developer; nothing for a sound program. Looked at: the number
// and the class of the children of every node, that they lie inside of the program and never contain
// themselves, and that every id a node or noun names exists.
[[nodiscard]] std::optional<std::string> find_flaw(const Program& program);

} // namespace cantrip
