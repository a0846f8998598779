#pragma once
// Hyphenation by syllables, for texts that do not fit in any other way. The rules of each language are data:
// `layout/hyphens/LANGUAGE.hyphens` of a package. Dictionaries of the machine are not used: the same cards
// must give the same bytes everywhere.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/render/finding.hpp"

namespace cantrip::render {

// What a file says. A break stands between two vowels: before the longest run of consonants that can start a
// syllable, and before one consonant at least.
struct HyphenRules {
    std::vector<std::u32string> vowels, units, onsets; // units: letters that stay together
    std::size_t before = 2, after = 3;                 // letters of the word that stay on each side
    std::size_t shortest = 6;                          // words with fewer letters are left alone
    bool between_consonants = false;                   // no break before a single consonant
};

class Hyphens {
  public:
    // The folders in the order in which they are searched.
    Hyphens(std::vector<std::string> folders, Findings& findings);

    // The text with a soft hyphen wherever a word may be broken; unchanged when the language has no rules.
    [[nodiscard]] std::string hyphenated(std::string_view text, const std::string& language);

  private:
    [[nodiscard]] const HyphenRules* rules_of(const std::string& language);

    std::vector<std::string> folders_;
    Findings& findings_;
    std::map<std::string, std::optional<HyphenRules>> loaded_;
};

[[nodiscard]] std::string hyphenated(std::string_view text, const HyphenRules& rules);
// False when a line is none of a rule; `line` is its number then.
[[nodiscard]] bool read_hyphens(std::string_view text, HyphenRules& rules, std::size_t& line);

} // namespace cantrip::render
