#pragma once
// One style for card files. Nothing is lost: comments stay, broken lines stay as they are, and the result has
// the same tokens as the source.

#include <string>

#include "lang/diagnostics/diagnostic.hpp"

namespace cantrip {

struct Formatted {
    std::string text;
    // Lines with errors, and lines between `// fmt: off` and `// fmt: on`.
    std::size_t untouched_lines = 0;
};

// Adds a diagnostic only when the formatter itself fails; what is wrong with the file is for `check` to say.
[[nodiscard]] Formatted format_source(const Sources& sources, FileId file, Diagnostics& diagnostics);

// Whether two texts have the same tokens, line ends apart that say nothing (doubled ones, those beside
// braces).
[[nodiscard]] bool same_tokens(std::string_view a, std::string_view b);

// Whether two texts differ in spaces, line breaks and `;` only. Sees lost comments, which are no tokens.
[[nodiscard]] bool same_ink(std::string_view a, std::string_view b);

// Keeps the result of formatting only if it says the same as the file; else tells, and gives the file back.
[[nodiscard]] std::string keep_if_same(const Sources& sources, FileId file, std::string formatted,
                                       Diagnostics& diagnostics);

} // namespace cantrip
