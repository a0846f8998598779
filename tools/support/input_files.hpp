#pragma once
// The source files that the operands of a command mean.

#include <string>
#include <vector>

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/source/folder.hpp"

namespace cantrip {

// Files as named; for a folder every `.cant` file below it, sorted by path; no operand is the current folder.
// Hidden folders are left out, links to folders are not followed. A path that is neither is kept: reading it
// gives the error. No file twice. Folders that cannot be read and links that lead out are told.
[[nodiscard]] FoundFiles find_source_files(const std::vector<std::string>& operands);

struct InputFiles {
    Sources sources;
    std::vector<FileId> files; // those that could be read, in order
    Diagnostics diagnostics;   // of those that could not
};

// Reads them all; `-` is standard input.
[[nodiscard]] InputFiles read_input_files(const std::vector<std::string>& operands);

} // namespace cantrip
