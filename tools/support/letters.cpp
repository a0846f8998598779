#include "tools/support/letters.hpp"

#include <cstdlib>
#include <memory>
#include <new>
#include <stdexcept>

#include <utf8proc.h>

#include "lang/support/utf8.hpp"

namespace cantrip {
namespace {

constexpr char32_t sharp_s = 0xDF;

// Unicode counts a stroke as part of the letter, not as a mark; people who type without marks leave it out.
char32_t without_stroke(char32_t letter) {
    switch (letter) {
    case U'đ': return 'd';
    case U'ħ': return 'h';
    case U'ı': return 'i';
    case U'ł': return 'l';
    case U'ø': return 'o';
    case U'ŧ': return 't';
    default: return letter;
    }
}

std::string normalized_by(std::string_view text, utf8proc_option_t form) {
    // The library stops at invalid bytes, so they are replaced before.
    const std::string valid = to_valid_utf8(text);
    utf8proc_uint8_t* mapped = nullptr;
    const utf8proc_ssize_t size = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(valid.data()),
                                               static_cast<utf8proc_ssize_t>(valid.size()), &mapped,
                                               static_cast<utf8proc_option_t>(UTF8PROC_STABLE | form));
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
    if (size == UTF8PROC_ERROR_NOMEM) throw std::bad_alloc();
    if (size < 0) throw std::logic_error(utf8proc_errmsg(size));
    return {reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(size)};
}

// Lower case of a text: ASCII here, which is most of it; of other characters `change` takes care.
template <typename Change> std::string lowered(std::string_view text, Change change) {
    std::string result;
    result.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            const char c = text[at++];
            result += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
            continue;
        }
        const DecodedPoint point = decode_utf8(text, at);
        change(result, point, text.substr(at, point.length));
        at += point.length;
    }
    return result;
}

} // namespace

char32_t upper_letter(char32_t letter) {
    // The library gives the capital ẞ, which is no mapping of Unicode and which few texts want.
    if (letter == sharp_s) return letter;
    return static_cast<char32_t>(utf8proc_toupper(static_cast<utf8proc_int32_t>(letter)));
}

char32_t title_letter(char32_t letter) {
    if (letter == sharp_s) return letter;
    return static_cast<char32_t>(utf8proc_totitle(static_cast<utf8proc_int32_t>(letter)));
}

char32_t lower_letter(char32_t letter) {
    return static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(letter)));
}

std::string lower_word(std::string_view text) {
    return lowered(text, [](std::string& out, const DecodedPoint& point, std::string_view) {
        append_utf8(out, lower_letter(point.value));
    });
}

std::string lower_in_place(std::string_view text) {
    return lowered(text, [](std::string& out, const DecodedPoint& point, std::string_view bytes) {
        const std::size_t begin = out.size();
        append_utf8(out, lower_letter(point.value));
        if (out.size() - begin == bytes.size()) return;
        out.resize(begin);
        out += bytes;
    });
}

bool is_letter(char32_t point) {
    if (point < 0x80) return (point >= 'a' && point <= 'z') || (point >= 'A' && point <= 'Z');
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(point))) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO: return true;
    default: return false;
    }
}

bool is_mark(char32_t point) {
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(point))) {
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME: return true;
    default: return false;
    }
}

bool is_space(char32_t point) {
    return point <= ' ' || utf8proc_category(static_cast<utf8proc_int32_t>(point)) == UTF8PROC_CATEGORY_ZS;
}

std::string composed(std::string_view text) { return normalized_by(text, UTF8PROC_COMPOSE); }

std::string without_marks(std::string_view text) {
    const std::string apart = normalized_by(text, UTF8PROC_DECOMPOSE);
    return lowered(apart, [](std::string& out, const DecodedPoint& point, std::string_view) {
        if (!is_mark(point.value)) append_utf8(out, without_stroke(lower_letter(point.value)));
    });
}

} // namespace cantrip
