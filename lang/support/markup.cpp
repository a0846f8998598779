#include "lang/support/markup.hpp"

namespace cantrip {

std::string markup_escaped(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    for (const char c : text) {
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        default:
            if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\r' || c == '\t') out += c;
        }
    }
    return out;
}

std::string markdown_escaped(std::string_view text) {
    constexpr std::string_view marks = "\\`*_[]#|~";
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const std::string_view before = text.substr(0, i);
        const bool starts = before.find_first_not_of(" \t") == std::string_view::npos;
        const bool list = (starts && (c == '-' || c == '+' || c == '=')) ||
                          ((c == '.' || c == ')') && !before.empty() &&
                           before.find_first_not_of("0123456789") == std::string_view::npos);
        if (c == '&' || c == '<' || c == '>') {
            out += markup_escaped({&c, 1});
        } else if (c == '\n' || c == '\r') {
            out += ' ';
        } else {
            if (list || marks.find(c) != std::string_view::npos) out += '\\';
            out += c;
        }
    }
    return out;
}

} // namespace cantrip
