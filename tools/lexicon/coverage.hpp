#pragma once
// Which of its forms each word has.

#include "tools/text/pack/pack.hpp"

namespace cantrip::text {

struct WordCoverage {
    Key key;
    std::vector<std::string> missing; // forms of its columns that nothing gives
};

// Words that inflect, in the order of their keys. What a word never shows is not missing: the plural of what
// is not counted, the singular of what has none, forms of a word that has one form for all.
[[nodiscard]] std::vector<WordCoverage> coverage_of(const Pack& pack);

} // namespace cantrip::text
