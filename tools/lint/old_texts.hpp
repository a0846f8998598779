#pragma once
// Texts that people wrote in place of generated ones, for effects that have changed since.

#include <string>
#include <vector>

#include "lang/check/programs.hpp"

namespace cantrip::lint {

struct OldText {
    Span at;              // the ability of today
    std::string id;       // of the ability, as translators know it
    std::string language; // cs
    std::string text;
    std::string path; // of the file that it stands in
};

// By index of the program. What is wrong with a file itself is told by `cantrip l10n`.
[[nodiscard]] std::vector<std::vector<OldText>> old_texts_of(const Programs& programs);

} // namespace cantrip::lint
