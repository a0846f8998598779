#pragma once
// Spelling, by the hunspell program when it is installed with a dictionary for the language.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace cantrip {

// Whether a dictionary (by its name: sr_RS) is installed.
[[nodiscard]] bool has_dictionary(const std::string& name);

// Those of the words that a dictionary (by its name: sr_RS) does not know, sorted; nothing when there is no
// hunspell or no such dictionary.
[[nodiscard]] std::optional<std::vector<std::string>> unknown_words(const std::string& dictionary,
                                                                    const std::vector<std::string>& words);

// Which words of the dictionary each word is a form of.
using WordStems = std::map<std::string, std::set<std::string>>;
[[nodiscard]] std::optional<WordStems> word_stems(const std::string& dictionary,
                                                  const std::vector<std::string>& words);

} // namespace cantrip
