#pragma once
// A person's text against the text that the effect gives, by what both name: numbers and what they count,
// terms, who acts, not, may. Word order and the rest of the sentence are free.

#include "tools/l10n/review/unit.hpp"
#include "tools/proof/agreement.hpp"
#include "tools/proof/finding.hpp"

namespace cantrip::proof {

struct FactsComparison {
    std::vector<Finding> findings;
    std::size_t matched = 0;  // facts of the effect that the text has
    std::size_t wanted = 0;   // facts that the effect has
    std::size_t stops_at = 0; // the first word of the text that fits nothing in the effect
};

// The text must be composed.
[[nodiscard]] FactsComparison compare_facts(const WordIndex& index, const l10n::UnitText& said,
                                            std::string_view printed);

} // namespace cantrip::proof
