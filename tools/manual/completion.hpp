#pragma once
// Completion scripts: commands, commands of commands, options, and the values that an option can have.
// Where any word will do, the shell completes file names.

#include <string>

#include "tools/manual/entry.hpp"

namespace cantrip::manual {

[[nodiscard]] std::string bash_completion(Entries entries);
[[nodiscard]] std::string zsh_completion(Entries entries);
[[nodiscard]] std::string fish_completion(Entries entries);

} // namespace cantrip::manual
