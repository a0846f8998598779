#pragma once
// Asks a program of the system about a list of words.

#include <optional>
#include <string>
#include <vector>

namespace cantrip {

// What a program (found along PATH) prints when the name of a file with these lines is its last argument;
// nothing when it fails or is not installed. No shell reads the arguments.
[[nodiscard]] std::optional<std::string> run_on_lines(const std::vector<std::string>& command,
                                                      const std::vector<std::string>& lines);

} // namespace cantrip
