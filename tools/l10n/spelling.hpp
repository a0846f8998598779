#pragma once
// Spelling, by the hunspell program when it is installed with a dictionary for the language.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tools/text/engine/pack.hpp"

namespace cantrip::l10n {

// Those of the words that the dictionary of the language does not know, sorted; nothing when there is no
// hunspell or no dictionary.
[[nodiscard]] std::optional<std::vector<std::string>> unknown_words(const text::Rules& rules,
                                                                    const std::vector<std::string>& words);
// The same with a dictionary by its name: sr_RS.
[[nodiscard]] std::optional<std::vector<std::string>> unknown_words(const std::string& dictionary,
                                                                    const std::vector<std::string>& words);

// Which words of the dictionary each word is a form of.
using WordStems = std::map<std::string, std::set<std::string>>;
[[nodiscard]] std::optional<WordStems> word_stems(const std::string& dictionary,
                                                  const std::vector<std::string>& words);

} // namespace cantrip::l10n
