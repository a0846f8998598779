#pragma once
// The games and cards with every name of their own replaced by an odd one that no language has.

#include <string>

#include "tests/support/scratch.hpp"

namespace cantrip::testing {

// Stands in every new name and nowhere else.
inline constexpr const char* odd_mark = "qx7";

// Writes library and cards into the folder: `library/…`, `cards/…`. What core, the packs or the grammar call
// by a name keeps it; so do packages, languages and icons.
void write_renamed_corpus(const Scratch& folder);

} // namespace cantrip::testing
