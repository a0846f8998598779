#pragma once
// Every word that a pack can print, each with where it comes from.

#include <string>
#include <vector>

#include "tools/text/pack/pack.hpp"

namespace cantrip::text {

struct PackWord {
    std::string text; // one word, as typed in the pack's own script
    Key key;          // the word it is a form of; none for words of wordings
    std::string form; // which form
    Span at;
};

// Forms of words, the words of frames and constructions, prepositions, list words and negated verbs. What
// stands for reading alone (numerals, words to avoid) is not printed.
[[nodiscard]] std::vector<PackWord> words_of(const Pack& pack, const Keys& keys);

// The words of a text: runs of letters.
[[nodiscard]] std::vector<std::string> letters_of(std::string_view text);

} // namespace cantrip::text
