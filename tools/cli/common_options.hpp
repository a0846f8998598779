#pragma once
// Options that several commands have and mean alike.

#include "tools/cli/command.hpp"

namespace cantrip {

// What load_options reads.
[[nodiscard]] inline Option lib_option() {
    return {"--lib", Option::Takes::many, "FOLDER", "look for packages in FOLDER too"};
}

} // namespace cantrip
