#pragma once
// A line of a pack file, cut into tokens. A token is a run of characters without blanks; a part in quotes may
// hold blanks. `#` starts a comment.

#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostics/diagnostic.hpp"

namespace cantrip::text {

struct PackToken {
    std::string text; // without quotes and mark
    char mark = 0;    // the character before the opening quote: &"and" >"that"
    bool quoted = false;
    Span at;
};

struct PackLine {
    std::vector<PackToken> tokens;
    Span at;
};

// All lines that say something.
[[nodiscard]] std::vector<PackLine> read_pack_lines(const Sources& sources, FileId file,
                                                    Diagnostics& diagnostics);

} // namespace cantrip::text
