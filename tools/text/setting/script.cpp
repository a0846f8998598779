#include "tools/text/setting/script.hpp"

#include "lang/support/utf8.hpp"
#include "tools/support/letters.hpp"

namespace cantrip::text {
namespace {

bool starts_upper(std::string_view text, std::size_t at) {
    if (at >= text.size()) return false;
    const char32_t letter = decode_utf8(text, at).value;
    return lower_letter(letter) != letter;
}

std::string in_capitals(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const DecodedPoint point = decode_utf8(text, at);
        append_utf8(result, upper_letter(point.value));
        at += point.length;
    }
    return result;
}

// The longest letter of the table that the (lower-case) text goes on with.
const std::pair<std::string, std::string>* longest(std::string_view lower, const Letters& letters,
                                                   bool back) {
    const std::pair<std::string, std::string>* best = nullptr;
    std::size_t length = 0;
    for (const auto& letter : letters) {
        const std::string& from = back ? letter.second : letter.first;
        if (from.size() > length && lower.starts_with(from)) {
            best = &letter;
            length = from.size();
        }
    }
    return best;
}

std::string convert(std::string_view text, const Letters& letters, bool back) {
    const std::string lower = lower_in_place(text);
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '|') {
            ++at;
            continue;
        }
        const auto* letter = longest(std::string_view(lower).substr(at), letters, back);
        if (letter == nullptr) {
            const DecodedPoint point = decode_utf8(text, at);
            result.append(text.substr(at, point.length));
            at += point.length;
            continue;
        }
        const std::string& from = back ? letter->second : letter->first;
        const std::string& to = back ? letter->first : letter->second;
        const bool upper = starts_upper(text, at);
        const std::size_t next = at + from.size();
        // LJUBAV, but Ljubav: the letter behind it tells, or the one before it at the end of a word.
        const bool shouted =
            starts_upper(text, next) || (next >= text.size() && at > 1 && starts_upper(text, 0) && upper);
        result += !upper ? to : shouted ? in_capitals(to) : capitalized(to);
        at = next;
    }
    return result;
}

} // namespace

std::string to_script(std::string_view text, const Letters& letters) { return convert(text, letters, false); }
std::string from_script(std::string_view text, const Letters& letters) {
    return convert(text, letters, true);
}

std::string capitalized(std::string_view text) {
    std::string result;
    if (text.empty()) return result;
    const DecodedPoint point = decode_utf8(text, 0);
    append_utf8(result, title_letter(point.value));
    result.append(text.substr(point.length));
    return result;
}

std::string without_breaks(std::string_view text) {
    if (text.find('|') == std::string_view::npos) return std::string(text);
    std::string result;
    for (const char c : text) {
        if (c != '|') result += c;
    }
    return result;
}

} // namespace cantrip::text
