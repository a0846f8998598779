#pragma once
// The packages that the operands of a command mean.

#include "lang/check/programs.hpp"
#include "tools/cli/invocation.hpp"

namespace cantrip {

// Where packages are searched: `--lib`, then the libraries that the program finds by itself. Warns about
// named folders that do not exist.
[[nodiscard]] LoadOptions load_options(const Invocation& invocation);

// Reads and checks the operands; no operand is the current folder, `-` is standard input.
[[nodiscard]] std::unique_ptr<Programs> load_programs(const Invocation& invocation,
                                                      Grouping grouping = Grouping::together);

// Folders of all packages that were read.
[[nodiscard]] std::vector<std::string> folders_read(const Programs& programs);

} // namespace cantrip
