#include "tools/play/wrap.hpp"

#include <algorithm>

#include "lang/support/utf8.hpp"

namespace cantrip::play {

std::size_t columns_of(std::string_view text) {
    std::size_t columns = 0;
    for (std::size_t at = 0; at < text.size();) {
        // A colour takes no room.
        if (text[at] == '\x1b') {
            at = std::min(text.find('m', at), text.size() - 1) + 1;
            continue;
        }
        const DecodedPoint point = decode_utf8(text, at);
        columns += static_cast<std::size_t>(std::max(display_width(point.value), 0));
        at += std::max<std::size_t>(point.length, 1);
    }
    return columns;
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
    width = std::max(width, indent + 20);
    std::string out;
    std::size_t column = 0;
    bool fresh = true; // nothing but the indent is in the line
    const std::size_t lead = std::min(text.find_first_not_of(' '), text.size());
    out.append(lead, ' ');
    column = lead;
    text.remove_prefix(lead);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        const std::size_t length = columns_of(word);
        if (!fresh && column + 1 + length > width) {
            out += '\n';
            out.append(indent, ' ');
            column = indent;
            fresh = true;
        }
        if (!fresh) {
            out += ' ';
            ++column;
        }
        out += word;
        column += length;
        fresh = false;
        text.remove_prefix(end);
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    }
    return out + '\n';
}

} // namespace cantrip::play
