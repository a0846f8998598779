#pragma once
// Texts that differ only in how they are set are one text.

#include <string>
#include <string_view>

#include "tools/text/pack/pack.hpp"

namespace cantrip::proof {

// Composed, one kind of space, quote and dash, lower case, and the first script of the pack.
[[nodiscard]] std::string normalized(const text::Rules& rules, std::string_view text);
// Whether two texts are one but for that and a full stop at the end.
[[nodiscard]] bool equal_when_set(const text::Rules& rules, std::string_view one, std::string_view other);

} // namespace cantrip::proof
