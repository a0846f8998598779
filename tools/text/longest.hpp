#pragma once
// The pseudo-language `longest`, for layout: what fits there fits in every language.

#include "tools/text/write_text.hpp"

namespace cantrip::text {

// For each ability the longest of its texts, and the longest name; all lists hold the same cards in the same
// order.
[[nodiscard]] LanguageTexts longest_texts(const std::vector<LanguageTexts>& all);

} // namespace cantrip::text
