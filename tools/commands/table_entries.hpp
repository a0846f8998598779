#pragma once
// The table of commands with the options that every command has, for pages and completions.

#include <vector>

#include "tools/manual/entry.hpp"

namespace cantrip {

[[nodiscard]] std::vector<manual::Entry> table_entries();

} // namespace cantrip
