#pragma once
// Where a piece of source text stands, whatever white space and comments are between its words.

#include <string_view>
#include <vector>

#include "lang/source/source.hpp"

namespace cantrip::inventory {

// All places inside `within`. `text` has one space for each run of white space.
[[nodiscard]] std::vector<Span> find_text(const Sources& sources, Span within, std::string_view text);

} // namespace cantrip::inventory
