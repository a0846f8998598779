#include "tools/rephrase/insert_line.hpp"

#include <cctype>

#include <fmt/format.h>

#include "lang/format/format.hpp"

namespace cantrip::rephrase {
namespace {

std::string formatted(const std::string& text) {
    Sources sources;
    Diagnostics diagnostics;
    return format_source(sources, sources.add("cards.cant", text), diagnostics).text;
}

// In the one style if the file was; else only the line is new.
std::string styled(const std::string& old, std::string made) {
    return formatted(old) == old ? formatted(made) : made;
}

// "owl_post" is printed "Owl Post" until somebody writes another name.
std::string title_of(const std::string& id) {
    std::string out = id;
    bool start = true;
    for (char& c : out) {
        if (c == '_') c = ' ';
        if (start) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        start = c == ' ';
    }
    return out;
}

} // namespace

std::string with_line(const Program& program, const Sources& sources, const Thing& card,
                      const std::string& line) {
    const Tree& tree = *program.trees[card.tree];
    const std::string& old = sources.at(tree.file()).text;
    const std::uint32_t end = tree.span(card.node).end;
    std::string made = old;
    if (end > 0 && old[end - 1] == '}')
        made.insert(end - 1, fmt::format("{}  {}\n", end > 1 && old[end - 2] == '\n' ? "" : "\n", line));
    else
        made.insert(end, fmt::format(" {{\n  {}\n}}", line));
    return styled(old, std::move(made));
}

std::string with_card(const std::string& text, const std::string& kind, const std::string& id,
                      const std::string& line) {
    std::string made = text;
    if (!made.empty() && made.back() != '\n') made += '\n';
    if (!made.empty()) made += '\n';
    made += fmt::format("{} {} \"{}\" {{\n  {}\n}}\n", kind, id, title_of(id), line);
    return styled(text, std::move(made));
}

} // namespace cantrip::rephrase
