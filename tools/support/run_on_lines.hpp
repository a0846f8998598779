#pragma once
// Asks a program of the system about a list of words.

#include <optional>
#include <string>
#include <vector>

namespace cantrip {

// What the command prints when the name of a file with these lines is put behind it; nothing when it fails or
// is not installed. The caller answers for what stands in the command.
[[nodiscard]] std::optional<std::string> run_on_lines(const std::string& command,
                                                      const std::vector<std::string>& lines);

} // namespace cantrip
