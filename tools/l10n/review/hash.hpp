#pragma once
// A short name for a text, the same on every machine.

#include <string>
#include <string_view>

#include <fmt/format.h>

#include "lang/support/hash.hpp"

namespace cantrip::l10n {

// "t1:" and 16 hexadecimal digits; "-" for no text.
[[nodiscard]] inline std::string text_hash(std::string_view text) {
    if (text.empty()) return "-";
    return fmt::format("t1:{:016x}", hash::text_1(text));
}

} // namespace cantrip::l10n
