#pragma once
// Tokens to tree. Parsing checks shape only and never fails: a broken line becomes `missing` and `junk` nodes
// with diagnostics, and everything after it is intact.

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/syntax/tree.hpp"

namespace cantrip {

// Sentences may be nested this deep without brackets (`if a: if b: …`, `a of b of c …`).
inline constexpr std::uint32_t max_depth = 256;

[[nodiscard]] Tree parse(Tokens tokens, Diagnostics& diagnostics);

// Lexes and parses one file.
[[nodiscard]] Tree parse_file(const Sources& sources, FileId file, Diagnostics& diagnostics);

// Whether the grammar always makes progress (0 problems): for a test.
[[nodiscard]] std::size_t grammar_problems();

} // namespace cantrip
