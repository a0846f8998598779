#include "tools/proof/normalize.hpp"

#include "lang/support/utf8.hpp"
#include "tools/support/letters.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::proof {
namespace {

char32_t plain_sign(char32_t point) {
    switch (point) {
    case 0xA0:
    case 0x2009:
    case 0x202F:
    case 0x2007:
    case '\t':
    case '\n':
    case '\r': return ' ';
    case 0x201C:
    case 0x201D:
    case 0x201E:
    case 0x201F:
    case 0xAB:
    case 0xBB: return '"';
    case 0x2018:
    case 0x2019: return '\'';
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212: return '-';
    default: return point;
    }
}

} // namespace

std::string normalized(const text::Rules& rules, std::string_view text) {
    std::string plain;
    const std::string whole = composed(text);
    for (std::size_t at = 0; at < whole.size();) {
        const DecodedPoint decoded = decode_utf8(whole, at);
        at += decoded.length;
        const char32_t point = lower_letter(plain_sign(decoded.value));
        if (point == ' ' && (plain.empty() || plain.back() == ' ')) continue;
        append_utf8(plain, point);
    }
    while (!plain.empty() && plain.back() == ' ') plain.pop_back();
    for (const auto& [name, letters] : rules.scripts) plain = text::from_script(plain, letters);
    return plain;
}

bool equal_when_set(const text::Rules& rules, std::string_view one, std::string_view other) {
    std::string a = normalized(rules, one), b = normalized(rules, other);
    // A full stop at the end is a matter of house style.
    for (std::string* text : {&a, &b})
        while (text->ends_with('.') || text->ends_with(' ')) text->pop_back();
    return a == b;
}

} // namespace cantrip::proof
