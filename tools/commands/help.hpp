#pragma once
// Help, made from the table of commands.

#include <string>

#include "tools/cli/command.hpp"

namespace cantrip {

[[nodiscard]] std::string overview_help();
[[nodiscard]] std::string command_help(const Command& command);

} // namespace cantrip
