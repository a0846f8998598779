#include "lang/format/wrap.hpp"

#include "lang/support/utf8.hpp"

namespace cantrip::format {
namespace {

// The places at which a line that is too long could be broken.
struct Places {
    std::size_t fitting = 0;   // the most willing and latest one after which the rest fits
    std::size_t outermost = 0; // the latest one in the fewest parentheses
    std::size_t latest = 0;
    int used_outermost = 0; // columns before it
    std::size_t beyond = 0; // the first one that is too late
};

// `total` is the width of all words.
Places find_places(std::span<const Word> words, int total, int room, int room_after) {
    Places out;
    const auto cost = [&](std::size_t i) { return words[i].nesting * 8 + words[i].rank; };
    int used = words[0].width;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const int space = words[i].space_before ? 1 : 0;
        if (words[i].rank > 0) {
            if (used > room) {
                out.beyond = i;
                return out;
            }
            const bool fits = total - used - space <= room_after;
            if (fits && (out.fitting == 0 || cost(i) <= cost(out.fitting))) out.fitting = i;
            if (out.outermost == 0 || words[i].nesting <= words[out.outermost].nesting) {
                out.outermost = i;
                out.used_outermost = used;
            }
            out.latest = i;
        }
        used += space + words[i].width;
    }
    return out;
}

// 0 when there is no place at all. Outside parentheses is better unless that leaves the line half empty.
std::size_t choose_break(std::span<const Word> words, int total, int room, int room_after) {
    const Places places = find_places(words, total, room, room_after);
    if (places.fitting != 0) return places.fitting;
    if (places.outermost != 0 && places.used_outermost * 2 > room) return places.outermost;
    return places.latest != 0 ? places.latest : places.beyond;
}

// The end of the words that no comment and no `else` forces apart.
std::size_t stretch_end(std::span<const Word> words, std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < words.size() && words[end].comments.empty() && !words[end].starts_line) ++end;
    return end;
}

int room_for(std::span<const Word> words, std::size_t begin, int indent) {
    const bool at_indent = begin == 0 || words[begin].starts_line;
    return line_width - indent - (at_indent ? 0 : continuation_indent);
}

} // namespace

int width_of(std::string_view text) {
    int width = 0;
    for (std::size_t i = 0; i < text.size();) {
        const DecodedPoint point = decode_utf8(text, i);
        width += display_width(point.value);
        i += point.length;
    }
    return width;
}

int width_of(std::span<const Word> words) {
    int width = 0;
    for (std::size_t i = 0; i < words.size(); ++i)
        width += words[i].width + (i > 0 && words[i].space_before ? 1 : 0);
    return width;
}

bool too_long(std::span<const Word> words, int indent) {
    for (std::size_t begin = 0; begin < words.size();) {
        const std::size_t end = stretch_end(words, begin);
        if (width_of(words.subspan(begin, end - begin)) > room_for(words, begin, indent)) return true;
        begin = end;
    }
    return false;
}

void put_else_on_lines(std::span<Word> words, int indent) {
    if (!too_long(words, indent)) return;
    for (Word& word : words) word.starts_line |= word.is_else;
}

std::vector<std::size_t> wrap(std::span<const Word> words, int indent) {
    std::vector<std::size_t> breaks;
    const int room_after = line_width - indent - continuation_indent;
    for (std::size_t begin = 0; begin < words.size();) {
        if (begin > 0) breaks.push_back(begin);
        int room = room_for(words, begin, indent);
        const std::size_t end = stretch_end(words, begin);
        int total = width_of(words.subspan(begin, end - begin));
        while (total > room) {
            const std::size_t at = choose_break(words.subspan(begin, end - begin), total, room, room_after);
            if (at == 0) break;
            total -= width_of(words.subspan(begin, at)) + (words[begin + at].space_before ? 1 : 0);
            begin += at;
            breaks.push_back(begin);
            room = room_after;
        }
        begin = end;
    }
    return breaks;
}

} // namespace cantrip::format
