#pragma once
// From the words of the command line to a command's exit status.

#include <span>
#include <string>

#include "tools/cli/command.hpp"

namespace cantrip {

[[nodiscard]] Exit run_command_line(std::span<const std::string> words);

} // namespace cantrip
