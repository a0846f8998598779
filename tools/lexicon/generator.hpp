#pragma once
// Labelled forms of nouns from a morphology of the system, as Debian's apertium-hbs-eng brings one for
// Serbian.

#include <map>
#include <optional>
#include <string>

#include "tools/text/pack/pack.hpp"

namespace cantrip::text {

// The forms that the generator gives, by noun and form; nothing when there is none for the language or it is
// not installed. A noun that it does not know has no entry.
using LabelledForms = std::map<std::pair<Key, std::string>, std::string>;
[[nodiscard]] std::optional<LabelledForms> labelled_forms(const Pack& pack);

} // namespace cantrip::text
