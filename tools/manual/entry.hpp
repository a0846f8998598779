#pragma once
// The table of commands as pages and completions read it.

#include <span>
#include <vector>

#include "tools/cli/command.hpp"

namespace cantrip::manual {

struct Entry {
    const Command* command = nullptr;
    std::vector<Option> options; // the command's own, then those that every command has
};

using Entries = std::span<const Entry>;

} // namespace cantrip::manual
