#pragma once
// A printed text against the text that the effect gives, and a printed text on its own.

#include "tools/l10n/review/unit.hpp"
#include "tools/proof/agreement.hpp"
#include "tools/proof/differences.hpp"
#include "tools/proof/meaning.hpp"

namespace cantrip::proof {

// What the printed text says otherwise than the effect, and what is wrong with its language. Empty when both
// are the same apart from how they are set, or say the same in another order or with numbers as words. What
// the text means is compared where it could be read; else its words are, in their order.
[[nodiscard]] std::vector<Finding> compare(const WordIndex& index, const l10n::UnitText& said,
                                           std::string_view printed, const Meaning& meaning = {});

// Language alone: agreement, scripts, address, words to be avoided.
[[nodiscard]] std::vector<Finding> lint(const WordIndex& index, std::string_view printed);

// Words that stand twice, side by side.
[[nodiscard]] std::vector<Finding> doubled_words(std::string_view printed);

// How much two texts have in common: 0 nothing, 1000 the same.
[[nodiscard]] int likeness(const WordIndex& index, std::string_view one, std::string_view other);

} // namespace cantrip::proof
