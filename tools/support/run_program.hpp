#pragma once
// Runs a program of the system. No shell reads its arguments.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cantrip {

struct ProgramCall {
    std::vector<std::string> command;          // the program, found along PATH, and its arguments
    std::string_view input = {};               // its standard input
    std::vector<std::string> environment = {}; // added to ours: "NAME=value"
};

// What it prints; nothing when it fails, is not installed, or prints more than 256 MiB. Its messages go
// nowhere.
[[nodiscard]] std::optional<std::string> run_program(const ProgramCall& call);

} // namespace cantrip
