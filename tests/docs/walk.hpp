#pragma once
// Blocks `console walk` of the documentation: commands that are run and must print what follows them.

#include <string>
#include <vector>

#include "tests/support/doc_blocks.hpp"

namespace cantrip::testing {

// A line `$ command` and what follows it, up to the next one.
struct Step {
    std::string command, wanted;
};
[[nodiscard]] std::vector<Step> steps_of(const std::string& block);

// What a line of a shell prints, both streams together, in a folder with `cantrip` at hand.
[[nodiscard]] std::string run_line(const std::string& folder, const std::string& line);

// Lines of `…` stand for any number of lines.
[[nodiscard]] bool matches(const std::string& printed, const std::string& wanted);

} // namespace cantrip::testing
