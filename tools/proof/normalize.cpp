#include "tools/proof/normalize.hpp"

#include <array>

#include "lang/support/utf8.hpp"
#include "tools/support/words.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::proof {
namespace {

struct Composition {
    char32_t base, mark, letter;
};

// Base letter, combining mark, letter; lower case only, the rest follows from it.
constexpr auto compositions = std::to_array<Composition>({
    {'a', 0x301, 0xE1},    {'e', 0x301, 0xE9},    {'i', 0x301, 0xED},    {'o', 0x301, 0xF3},
    {'u', 0x301, 0xFA},    {'y', 0x301, 0xFD},    {'c', 0x301, 0x107},   {'n', 0x301, 0x144},
    {'s', 0x301, 0x15B},   {'z', 0x301, 0x17A},   {'l', 0x301, 0x13A},   {'r', 0x301, 0x155},
    {'c', 0x30C, 0x10D},   {'d', 0x30C, 0x10F},   {'e', 0x30C, 0x11B},   {'n', 0x30C, 0x148},
    {'r', 0x30C, 0x159},   {'s', 0x30C, 0x161},   {'t', 0x30C, 0x165},   {'z', 0x30C, 0x17E},
    {'l', 0x30C, 0x13E},   {'u', 0x30A, 0x16F},   {'a', 0x30A, 0xE5},    {'a', 0x308, 0xE4},
    {'o', 0x308, 0xF6},    {'u', 0x308, 0xFC},    {'e', 0x308, 0xEB},    {'i', 0x308, 0xEF},
    {'o', 0x30B, 0x151},   {'u', 0x30B, 0x171},   {'a', 0x328, 0x105},   {'e', 0x328, 0x119},
    {'z', 0x307, 0x17C},   {'c', 0x327, 0xE7},    {'a', 0x300, 0xE0},    {'e', 0x300, 0xE8},
    {'a', 0x302, 0xE2},    {'o', 0x302, 0xF4},    {'i', 0x302, 0xEE},    {'n', 0x303, 0xF1},
    {'o', 0x303, 0xF5},    {'h', 0x302, 0x125},   {0x433, 0x301, 0x453}, {0x43A, 0x301, 0x45C},
    {0x456, 0x308, 0x457}, {0x438, 0x306, 0x439},
});

char32_t compose(char32_t base, char32_t mark) {
    const char32_t lower = lower_letter(base);
    for (const Composition& one : compositions)
        if (one.base == lower && one.mark == mark)
            return lower == base ? one.letter : upper_letter(one.letter);
    return 0;
}

char32_t base_of(char32_t letter) {
    if (letter == 0x111) return 'd'; // đ
    if (letter == 0x142) return 'l'; // ł
    for (const Composition& one : compositions)
        if (one.letter == letter) return one.base;
    return letter;
}

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

std::string composed(std::string_view text) {
    std::string out;
    char32_t last = 0;
    std::size_t last_at = 0;
    for (std::size_t at = 0; at < text.size();) {
        const DecodedPoint point = decode_utf8(text, at);
        at += point.length;
        if (point.value >= 0x300 && point.value < 0x370 && last != 0) {
            if (const char32_t letter = compose(last, point.value); letter != 0) {
                out.resize(last_at);
                append_utf8(out, last = letter);
                continue;
            }
        }
        last = point.value;
        last_at = out.size();
        append_utf8(out, point.value);
    }
    return out;
}

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

std::string without_marks(std::string_view text) {
    std::string out;
    const std::string whole = composed(text);
    for (std::size_t at = 0; at < whole.size();) {
        const DecodedPoint point = decode_utf8(whole, at);
        append_utf8(out, base_of(lower_letter(point.value)));
        at += point.length;
    }
    return out;
}

} // namespace cantrip::proof
