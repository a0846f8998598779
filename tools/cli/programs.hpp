#pragma once
// The packages that the operands of a command mean, read and checked.

#include <memory>

#include "lang/check/check.hpp"
#include "lang/package/load.hpp"
#include "tools/cli/invocation.hpp"

namespace cantrip {

struct Programs {
    World world;
    // One for each set of packages that belong together; see programs_of.
    std::vector<std::vector<std::size_t>> packages;
    std::vector<Program> list;
    Diagnostics diagnostics; // everything found, each once, in order
};

// Where packages are looked for: `--lib`, then the library that the command was shipped with.
[[nodiscard]] LoadOptions load_options(const Invocation& invocation);

// Reads and checks; no operand is the current folder, `-` is standard input. On the heap because programs point into
// their world.
[[nodiscard]] std::unique_ptr<Programs> load_programs(const Invocation& invocation);
[[nodiscard]] std::unique_ptr<Programs> load_programs(const std::vector<std::string>& paths, const LoadOptions& options);

} // namespace cantrip
