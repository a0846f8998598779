#pragma once
// Phrase trees written by hand, for tests: [any 2 card], draw!(amount=2), may.you(vp=draw!(amount=2)), and(…;
// …), [a card](in(place=[the deck])), "A name", "A name":kind.

#include <string_view>

#include "tools/text/phrase/phrase.hpp"

namespace cantrip::testing {

[[nodiscard]] text::PhraseId read_phrase(std::string_view notation, text::PhraseTree& tree, text::Keys& keys);
[[nodiscard]] text::Quantity read_quantity(std::string_view word);

} // namespace cantrip::testing
