#pragma once
// Letters of other scripts that look like Latin ones: the usual slip of people who write in two alphabets.

#include <cstdint>

namespace cantrip {

// The lower-case Latin letter that a Cyrillic or Greek one is taken for, or 0.
[[nodiscard]] constexpr char latin_look_alike(char32_t letter) {
    switch (letter) {
    case U'а':
    case U'А':
    case U'α':
    case U'Α': return 'a';
    case U'В':
    case U'Β': return 'b';
    case U'с':
    case U'С':
    case U'ϲ': return 'c';
    case U'ԁ': return 'd';
    case U'е':
    case U'Е':
    case U'Ε': return 'e';
    case U'һ':
    case U'Н':
    case U'Η': return 'h';
    case U'і':
    case U'І':
    case U'ι':
    case U'Ι': return 'i';
    case U'ј':
    case U'Ј': return 'j';
    case U'к':
    case U'К':
    case U'κ':
    case U'Κ': return 'k';
    case U'М':
    case U'Μ': return 'm';
    case U'Ν': return 'n';
    case U'о':
    case U'О':
    case U'ο':
    case U'Ο': return 'o';
    case U'р':
    case U'Р':
    case U'ρ':
    case U'Ρ': return 'p';
    case U'ԛ': return 'q';
    case U'ѕ':
    case U'Ѕ': return 's';
    case U'Т':
    case U'τ':
    case U'Τ': return 't';
    case U'υ': return 'u';
    case U'ν':
    case U'ѵ': return 'v';
    case U'ԝ': return 'w';
    case U'х':
    case U'Х':
    case U'χ':
    case U'Χ': return 'x';
    case U'у':
    case U'У':
    case U'Υ': return 'y';
    case U'Ζ': return 'z';
    default: return 0;
    }
}

// Signs that no alphabet has among its letters: typographic quotes and dashes, arrows, pictures. They name
// nothing.
[[nodiscard]] constexpr bool is_foreign_symbol(char32_t point) {
    return (point >= 0xA0 && point <= 0xBF && point != 0xAA && point != 0xB5 && point != 0xBA) ||
           point == 0xD7 || point == 0xF7 || (point >= 0x2000 && point <= 0x2BFF) ||
           (point >= 0x3000 && point <= 0x303F) || (point >= 0x1F000 && point <= 0x1FAFF);
}

} // namespace cantrip
