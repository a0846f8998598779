#include "tools/inventory/find_text.hpp"

#include <string>

namespace cantrip::inventory {
namespace {

// A text with one space for each run of white space and comments, and where each of its bytes stands.
struct Squeezed {
    std::string text;
    std::vector<std::uint32_t> places;
};

Squeezed squeeze(std::string_view text, std::uint32_t begin) {
    Squeezed out;
    bool in_string = false;
    bool gap = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') in_string = !in_string;
        if (!in_string && text.substr(i, 2) == "//") {
            i = std::min(text.find('\n', i), text.size() - 1);
            gap = true;
            continue;
        }
        if (text[i] == ' ' || text[i] == '\n' || text[i] == '\t' || text[i] == '\r') {
            gap = true;
            continue;
        }
        if (gap && !out.text.empty()) {
            out.text += ' ';
            out.places.push_back(begin + static_cast<std::uint32_t>(i) - 1);
        }
        gap = false;
        out.text += text[i];
        out.places.push_back(begin + static_cast<std::uint32_t>(i));
    }
    return out;
}

} // namespace

std::vector<Span> find_text(const Sources& sources, Span within, std::string_view text) {
    std::vector<Span> out;
    if (text.empty()) return out;
    const Squeezed source = squeeze(sources.text(within), within.begin);
    for (std::size_t at = source.text.find(text); at != std::string::npos;
         at = source.text.find(text, at + 1))
        out.push_back({within.file, source.places[at], source.places[at + text.size() - 1] + 1});
    return out;
}

} // namespace cantrip::inventory
