#pragma once
// The pseudo-language `gloss`: what a text says, before any language says it. For translators and developers.

#include <string>

#include "tools/text/phrase/phrase.hpp"

namespace cantrip::text {

[[nodiscard]] std::string gloss(const PhraseTree& tree, PhraseId root, const Keys& keys);

} // namespace cantrip::text
