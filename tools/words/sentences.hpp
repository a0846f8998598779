#pragma once
// What a call of each verb prints.

#include "tools/text/card/card_text.hpp"
#include "tools/words/vocabulary.hpp"

namespace cantrip::words {

// Gives every verb of the vocabulary a call with arguments of the right types and the sentence it prints.
// A verb that no such call fits, or that the language has no words for, stays without.
void add_sentences(Vocabulary& vocabulary, Programs& programs, std::size_t number,
                   const text::Language& language, text::Keys& keys);

} // namespace cantrip::words
