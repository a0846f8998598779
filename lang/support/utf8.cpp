#include "lang/support/utf8.hpp"

#include <algorithm>
#include <iterator>

namespace cantrip {
namespace {

struct Range {
    char32_t first;
    char32_t last;
};

// Not the whole of Unicode: the marks and wide scripts that card files hold. A character that is missing here
// only shifts an underline.
constexpr Range zero_width[] = {
    {0x0300, 0x036F}, {0x0483, 0x0489},   {0x0591, 0x05BD}, {0x0610, 0x061A}, {0x064B, 0x065F},
    {0x0E31, 0x0E31}, {0x0E34, 0x0E3A},   {0x0E47, 0x0E4E}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF},
    {0x200B, 0x200D}, {0x2060, 0x2060},   {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F},
    {0xFEFF, 0xFEFF}, {0xE0100, 0xE01EF},
};
constexpr Range wide[] = {
    {0x1100, 0x115F}, {0x2E80, 0x303E},   {0x3041, 0x33FF},   {0x3400, 0x4DBF},   {0x4E00, 0x9FFF},
    {0xA000, 0xA4CF}, {0xAC00, 0xD7A3},   {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},
    {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F}, {0x1F680, 0x1F6FF}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD},
};

template <std::size_t N> bool contains(const Range (&ranges)[N], char32_t point) {
    const auto* after = std::upper_bound(std::begin(ranges), std::end(ranges), point,
                                         [](char32_t p, const Range& range) { return p < range.first; });
    return after != std::begin(ranges) && point <= std::prev(after)->last;
}

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
    if (point < 0x300) return 1;
    if (contains(zero_width, point)) return 0;
    return contains(wide, point) ? 2 : 1;
}

} // namespace cantrip
