#include "lang/support/utf8.hpp"

#include <utf8proc.h>

namespace cantrip {
namespace {

// Length and smallest value of a sequence by its first byte; length 0 for a byte that starts none.
struct Lead {
    std::uint32_t length;
    char32_t bits;
    char32_t smallest;
};

Lead classify_lead(unsigned char byte) {
    if (byte < 0x80) return {1, byte, 0};
    if (byte >= 0xC2 && byte <= 0xDF) return {2, byte & 0x1FU, 0x80};
    if (byte >= 0xE0 && byte <= 0xEF) return {3, byte & 0x0FU, 0x800};
    if (byte >= 0xF0 && byte <= 0xF4) return {4, byte & 0x07U, 0x10000};
    return {0, 0, 0};
}

} // namespace

DecodedPoint decode_utf8(std::string_view text, std::size_t offset) {
    const Lead lead = classify_lead(static_cast<unsigned char>(text[offset]));
    if (lead.length == 0 || offset + lead.length > text.size()) return {};
    char32_t value = lead.bits;
    for (std::size_t i = 1; i < lead.length; ++i) {
        if (starts_code_point(text[offset + i])) return {};
        value = (value << 6U) | (static_cast<unsigned char>(text[offset + i]) & 0x3FU);
    }
    const bool surrogate = value >= 0xD800 && value <= 0xDFFF;
    if (value < lead.smallest || value > 0x10FFFF || surrogate) return {};
    return {value, lead.length, true};
}

void append_utf8(std::string& out, char32_t point) {
    const auto tail = [&](unsigned shift) { out += static_cast<char>(0x80U | ((point >> shift) & 0x3FU)); };
    if (point < 0x80) {
        out += static_cast<char>(point);
    } else if (point < 0x800) {
        out += static_cast<char>(0xC0U | (point >> 6U));
        tail(0);
    } else if (point < 0x10000) {
        out += static_cast<char>(0xE0U | (point >> 12U));
        tail(6);
        tail(0);
    } else {
        out += static_cast<char>(0xF0U | (point >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

std::string to_valid_utf8(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const DecodedPoint point = decode_utf8(text, i);
        append_utf8(out, point.value);
        i += point.length;
    }
    return out;
}

int display_width(char32_t point) {
    const auto c = static_cast<utf8proc_int32_t>(point);
    switch (utf8proc_category(c)) {
    // The library gives these no width. A terminal shows them all the same, most as a box.
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_CC: return 1;
    default: return utf8proc_charwidth(c);
    }
}

} // namespace cantrip
