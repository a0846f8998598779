#pragma once
// Two phrase trees side by side: what one says and the other does not.

#include "tools/proof/finding.hpp"
#include "tools/proof/word_index.hpp"
#include "tools/text/setting/typography.hpp"

namespace cantrip::proof {

// A text and the phrases that its parts come from.
struct SpokenTree {
    const text::PhraseTree& tree;
    text::PhraseId root = text::no_phrase;
    const std::vector<text::Piece>& pieces;
};

// Findings have their places in the text of `text`; none when the trees are equal.
[[nodiscard]] std::vector<Finding> compare_phrases(const WordIndex& index, const SpokenTree& effect,
                                                   const SpokenTree& text);

} // namespace cantrip::proof
