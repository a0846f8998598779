#pragma once
// A block of the documentation as a package, checked.

#include <string>
#include <vector>

#include "tests/support/doc_blocks.hpp"

namespace cantrip::testing {

struct DocPage {
    std::string path; // below the source folder
    std::vector<DocBlock> blocks;
};

// README.md and the pages of docs/ whose blocks are checked here, sorted.
[[nodiscard]] std::vector<DocPage> doc_pages();

// The value of a word `key=value` of the info string; empty when there is none.
[[nodiscard]] std::string value_of(const DocBlock& block, std::string_view key);

struct CheckedBlock {
    std::vector<std::string> codes;  // different ones, sorted
    std::string text;                // what `cantrip check` prints
    std::vector<std::string> failed; // scenarios of the block that do not pass, and why
};

[[nodiscard]] CheckedBlock check_block(const DocBlock& block);

} // namespace cantrip::testing
