#pragma once
// The table of commands. A command includes this header, so that its definition is the one the table means.

#include <span>

#include "tools/cli/command.hpp"

namespace cantrip {

#define CANTRIP_COMMAND(identifier) extern const Command identifier##_command;
#include "tools/commands/commands.def"
#undef CANTRIP_COMMAND

[[nodiscard]] std::span<const Command* const> all_commands();

// Options that every command has; --format is among them when the command has formats.
[[nodiscard]] std::vector<Option> options_of(const Command& command);

} // namespace cantrip
