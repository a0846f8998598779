#include "tools/l10n/exchange/marks.hpp"

#include <fmt/format.h>

#include "tools/support/words.hpp"

namespace cantrip::l10n {
namespace {

constexpr std::size_t most_marks = 100000;

} // namespace

std::string write_marks(std::string_view title, const std::vector<Mark>& marks) {
    std::string out = fmt::format(
        "# {}\n# Write x between the brackets to sign a text. You may change the text behind the hash.\n"
        "# `cantrip l10n sign --marks THIS_FILE SET --lang L --by NAME` takes the marks.\n",
        title);
    for (const Mark& mark : marks) {
        std::string text = mark.text;
        for (char& c : text)
            if (c == '\n' || c == '\r') c = ' ';
        out += fmt::format("[{}] {} {} {}\n", mark.made ? 'x' : ' ', mark.id, mark.hash, text);
    }
    return out;
}

Result<std::vector<Mark>, FileError> read_marks(const std::string& path, std::string_view text) {
    std::vector<Mark> out;
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    std::size_t number = 0;
    for (std::string_view line : split(text, "\n")) {
        ++number;
        line = trim(line);
        if (line.empty() || line.starts_with('#')) continue;
        const auto wrong = [&](const char* what) { return Failure{FileError{path, number, what}}; };
        const std::size_t close = line.find(']');
        if (!line.starts_with('[') || close == std::string_view::npos)
            return wrong("a line of marks starts with `[ ]` or `[x]`");
        const std::string_view inside = trim(line.substr(1, close - 1));
        if (!inside.empty() && inside != "x" && inside != "X")
            return wrong("between the brackets stands `x` or nothing");
        Mark mark;
        mark.made = !inside.empty();
        mark.line = number;
        std::string_view rest = trim(line.substr(close + 1));
        const std::size_t id = rest.find(' ');
        if (id == std::string_view::npos) return wrong("behind the brackets stand an id, a hash and a text");
        mark.id = rest.substr(0, id);
        rest = trim(rest.substr(id));
        const std::size_t hash = rest.find(' ');
        mark.hash = rest.substr(0, hash);
        if (hash == std::string_view::npos || !mark.hash.starts_with("t1:"))
            return wrong("behind the id stand the hash `t1:…` of the sheet and the text");
        mark.text = trim(rest.substr(hash));
        if (mark.text.empty()) return wrong("there is no text to sign");
        if (out.size() >= most_marks) return wrong("the file has too many lines");
        out.push_back(std::move(mark));
    }
    return out;
}

} // namespace cantrip::l10n
