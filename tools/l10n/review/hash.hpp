#pragma once
// A short name for a text, the same on every machine.

#include <cstdint>
#include <string>
#include <string_view>

namespace cantrip::l10n {

// "t1:" and 16 hexadecimal digits (FNV-1a, 64 bits); "-" for no text.
[[nodiscard]] inline std::string text_hash(std::string_view text) {
    if (text.empty()) return "-";
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    std::string out = "t1:";
    for (int shift = 60; shift >= 0; shift -= 4) out += "0123456789abcdef"[(hash >> shift) & 15U];
    return out;
}

} // namespace cantrip::l10n
