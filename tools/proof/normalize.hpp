#pragma once
// Texts that differ only in how they are set are one text.

#include <string>
#include <string_view>

#include "tools/text/pack/pack.hpp"

namespace cantrip::proof {

// Letters with combining marks become one letter (NFC for the letters of the scripts that packs print).
[[nodiscard]] std::string composed(std::string_view text);
// Composed, one kind of space, quote and dash, lower case, and the first script of the pack.
[[nodiscard]] std::string normalized(const text::Rules& rules, std::string_view text);
// Whether two texts are one but for that and a full stop at the end.
[[nodiscard]] bool equal_when_set(const text::Rules& rules, std::string_view one, std::string_view other);
// Lower case without marks on letters: "vráč" and "vrac" are alike.
[[nodiscard]] std::string without_marks(std::string_view text);

} // namespace cantrip::proof
