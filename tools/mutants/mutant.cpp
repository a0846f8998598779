#include "tools/mutants/mutant.hpp"

#include <array>

namespace cantrip::mutants {
namespace {

struct Lines {
    std::string_view before, changed, after;
};

// What stands before and behind the changed place on its lines.
Lines lines_of(const Sources& sources, const Mutant& mutant) {
    const std::string_view text = sources.at(mutant.at.file).text;
    const std::size_t start = text.rfind('\n', mutant.at.begin == 0 ? 0 : mutant.at.begin - 1);
    const std::size_t begin = start == std::string_view::npos ? 0 : start + 1;
    const std::size_t end = std::min(text.find('\n', mutant.at.end), text.size());
    return {text.substr(begin, mutant.at.begin - begin),
            text.substr(mutant.at.begin, mutant.at.end - mutant.at.begin),
            text.substr(mutant.at.end, end - mutant.at.end)};
}

// Without a comment behind it, each run of white space as one space.
std::string squeezed(std::string_view text) {
    std::string out;
    bool in_string = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '"') in_string = !in_string;
        if (!in_string && text.substr(i, 2) == "//") {
            i = std::min(text.find('\n', i), text.size());
            if (i == text.size()) break;
        }
        const bool space = text[i] == ' ' || text[i] == '\n' || text[i] == '\t' || text[i] == '\r';
        if (!space)
            out += text[i];
        else if (!out.empty() && out.back() != ' ')
            out += ' ';
    }
    while (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

} // namespace

std::string_view to_string(Sort sort) {
    constexpr std::array<std::string_view, static_cast<std::size_t>(Sort::count_)> names{
        "number", "condition", "kind", "line"};
    return names[static_cast<std::size_t>(sort)];
}

std::string line_before(const Sources& sources, const Mutant& mutant) {
    const Lines lines = lines_of(sources, mutant);
    return squeezed(std::string(lines.before).append(lines.changed).append(lines.after));
}

std::string line_after(const Sources& sources, const Mutant& mutant) {
    const Lines lines = lines_of(sources, mutant);
    return squeezed(std::string(lines.before).append(mutant.instead).append(lines.after));
}

} // namespace cantrip::mutants
