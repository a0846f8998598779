#pragma once
// `--watch`: a command that runs again when a file changes.

#include <chrono>

#include "lang/support/function_ref.hpp"
#include "tools/cli/invocation.hpp"

namespace cantrip {

[[nodiscard]] inline Option watch_option() {
    return {"--watch", Option::Takes::nothing, "",
            "run again whenever a file of the set changes, until Ctrl-C"};
}

// Runs `once`, which gives the folders that it read. With `--watch` it runs again after each change in them,
// and says how long it took; `except` is a folder whose changes do not count.
Exit run_watched(const Invocation& invocation, const std::string& except,
                 FunctionRef<Exit(std::vector<std::string>& folders)> once);

} // namespace cantrip
