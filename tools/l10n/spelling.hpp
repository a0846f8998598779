#pragma once
// Spelling, by the hunspell program when it is installed with a dictionary for the language.

#include <optional>
#include <string>
#include <vector>

#include "tools/text/engine/pack.hpp"

namespace cantrip::l10n {

// Those of the words that the dictionary of the language does not know, sorted; nothing when there is no hunspell or
// no dictionary.
[[nodiscard]] std::optional<std::vector<std::string>> unknown_words(const text::Rules& rules,
                                                                    const std::vector<std::string>& words);

} // namespace cantrip::l10n
