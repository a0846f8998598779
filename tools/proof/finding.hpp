#pragma once
// What can be wrong with a printed text.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/diagnostics/code.hpp"
#include "tools/text/phrase/phrase.hpp"

namespace cantrip::proof {

enum class Kind : std::uint8_t {
#define PROOF_KIND(identifier, code, name, severity, summary) identifier,
#include "tools/proof/kinds.def"
#undef PROOF_KIND
};

inline constexpr CodeInfo kind_table[] = {
#define PROOF_KIND(identifier, code, name, severity, summary)                                                \
    CodeInfo{code, name, Severity::severity, summary, "proof"},
#include "tools/proof/kinds.def"
#undef PROOF_KIND
};

[[nodiscard]] constexpr std::span<const CodeInfo> all_kinds() { return kind_table; }
[[nodiscard]] constexpr const CodeInfo& info(Kind kind) { return kind_table[static_cast<std::size_t>(kind)]; }
// Whether a text with this finding says something else than its effect.
[[nodiscard]] constexpr bool contradicts(Kind kind) { return info(kind).severity == Severity::error; }

struct Finding {
    Kind kind = Kind::wrong_term;
    std::string message;
    std::size_t begin = 0, end = 0; // bytes of the printed text; equal when something is missing there
    text::PhraseId phrase = text::no_phrase; // what in the effect it is about
    std::string suggestion;                  // what could be printed instead of that place; may be empty
    std::string reads = {};                  // what the printed text does, as source, when it could be read
};

} // namespace cantrip::proof
