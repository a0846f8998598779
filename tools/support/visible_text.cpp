#include "tools/support/visible_text.hpp"

#include <algorithm>

#include "lang/diagnostics/excerpt.hpp"
#include "lang/support/utf8.hpp"

namespace cantrip {
namespace {

// Those of lang/diagnostics/frame.cpp.
constexpr std::string_view colours[] = {"\033[0m",  "\033[1m",  "\033[1;31m", "\033[1;33m",
                                        "\033[34m", "\033[36m", "\033[32m"};

// Plain ASCII needs no second look.
bool is_plain(char c) { return (c >= 0x20 && c < 0x7F) || c == '\n' || c == '\t'; }

std::size_t colour_at(std::string_view text) {
    for (const std::string_view colour : colours)
        if (text.starts_with(colour)) return colour.size();
    return 0;
}

} // namespace

std::string visible_line(std::string_view text) { return visible(text); }

std::string visible_text(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const auto plain =
            static_cast<std::size_t>(std::find_if_not(text.begin(), text.end(), is_plain) - text.begin());
        out += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        const std::size_t colour = colour_at(text);
        const std::size_t length = colour > 0 ? colour : decode_utf8(text, 0).length;
        const std::string_view piece = text.substr(0, length);
        // Of the bytes above ASCII most are letters, which stay as they are.
        out += colour > 0 ? std::string(piece) : visible(piece);
        text.remove_prefix(length);
    }
    return out;
}

} // namespace cantrip
