#pragma once
// Bytes to tokens.

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/syntax/token.hpp"

namespace cantrip {

// Brackets may be nested this deep. Real cards stay below 8; the limit keeps a broken file from using up the
// stack.
inline constexpr std::uint32_t max_nesting = 256;

// Never fails: what cannot be a token becomes `stray` with a diagnostic.
[[nodiscard]] Tokens lex(const Sources& sources, FileId file, Diagnostics& diagnostics);

} // namespace cantrip
