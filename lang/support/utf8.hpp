#pragma once
// UTF-8, one code point at a time.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace cantrip {

inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
inline constexpr char32_t replacement_character = 0xFFFD;

struct DecodedPoint {
    char32_t value = replacement_character;
    std::uint32_t length = 1; // bytes; at least 1, so that a loop always goes on
    bool valid = false;
};

// The code point at `offset` (which must be inside the text). Overlong forms, surrogates and values above
// U+10FFFF are invalid; an invalid byte is one replacement character.
[[nodiscard]] DecodedPoint decode_utf8(std::string_view text, std::size_t offset);

void append_utf8(std::string& out, char32_t point);

// Whether this byte starts a code point: everything but 10xxxxxx.
[[nodiscard]] constexpr bool starts_code_point(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U;
}

// The same text with every invalid byte replaced, for output that must be valid UTF-8 (JSON, XML).
[[nodiscard]] std::string to_valid_utf8(std::string_view text);

// Explicit controls of the direction of text: they can make a file read differently from what it says.
[[nodiscard]] constexpr bool is_bidi_control(char32_t point) {
    return point == 0x061C || point == 0x200E || point == 0x200F || (point >= 0x202A && point <= 0x202E) ||
           (point >= 0x2066 && point <= 0x2069);
}

// Columns that a terminal gives the character, by the data of Unicode: 0 for combining marks, 2 for wide
// ones.
[[nodiscard]] int display_width(char32_t point);

} // namespace cantrip
