#pragma once
// What can be wrong with a printed text.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tools/text/engine/phrase.hpp"

namespace cantrip::proof {

enum class Kind : std::uint8_t {
#define PROOF_KIND(identifier, code, name, contradicts) identifier,
#include "tools/proof/kinds.def"
#undef PROOF_KIND
};

struct KindInfo {
    std::string_view code, name;
    bool contradicts;
};

[[nodiscard]] inline const KindInfo& info(Kind kind) {
    static constexpr KindInfo rows[] = {
#define PROOF_KIND(identifier, code, name, contradicts) {code, name, contradicts},
#include "tools/proof/kinds.def"
#undef PROOF_KIND
    };
    return rows[static_cast<std::size_t>(kind)];
}

struct Finding {
    Kind kind = Kind::wrong_term;
    std::string message;
    std::size_t begin = 0, end = 0;          // bytes of the printed text; equal when something is missing there
    text::PhraseId phrase = text::no_phrase; // what in the effect it is about
    std::string suggestion;                  // what could be printed instead of that place; may be empty
    std::string reads = {};                  // what the printed text does, as source, when it could be read
};

} // namespace cantrip::proof
