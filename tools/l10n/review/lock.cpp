#include "tools/l10n/review/lock.hpp"

#include <algorithm>
#include <set>

#include "tools/support/words.hpp"

namespace cantrip::l10n {
namespace {

bool is_conflict_mark(std::string_view line) {
    return line.starts_with("<<<<<<<") || line.starts_with("=======") || line.starts_with(">>>>>>>");
}

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    for (const std::string_view word : split(line, " "))
        if (!word.empty()) words.emplace_back(word);
    return words;
}

std::string read_line(const std::vector<std::string>& words, LockLine& out) {
    if (words.size() < 2 || !words[1].starts_with("h")) return "a line is `card/section/number h2:hash`";
    out.id = words[0];
    out.sem = words[1];
    out.card = card_of_id(out.id);
    for (std::size_t i = 2; i < words.size(); ++i) {
        if (words[i] == "gone")
            out.gone = true;
        else if (words[i].starts_with("card="))
            out.card = words[i].substr(5);
        else
            return "`" + words[i] + "` is neither `card=NAME` nor `gone`";
    }
    return {};
}

} // namespace

std::string_view card_of_id(std::string_view id) { return id.substr(0, id.find('/')); }

Result<std::vector<LockLine>, FileError> read_lock(const std::string& path, std::string_view text) {
    std::vector<LockLine> lines;
    std::set<std::string> seen;
    std::size_t number = 0;
    for (const std::string_view line : split(text, "\n")) {
        ++number;
        if (is_conflict_mark(line))
            return Failure{
                FileError{path, number, "a merge conflict is left here; keep the lines of both sides"}};
        if (line.empty() || line.starts_with("#")) continue;
        LockLine read;
        const std::string wrong = read_line(words_of(line), read);
        if (!wrong.empty()) return Failure{FileError{path, number, wrong}};
        if (!seen.insert(read.id).second)
            return Failure{FileError{path, number, "`" + read.id + "` is here twice; keep one of the lines"}};
        lines.push_back(std::move(read));
    }
    return lines;
}

std::string write_lock(std::string_view package, std::vector<LockLine> lines) {
    std::sort(lines.begin(), lines.end(), [](const LockLine& a, const LockLine& b) { return a.id < b.id; });
    std::string out =
        "# The ids of the abilities of " + std::string(package) + ". Kept by `cantrip l10n update`.\n";
    for (const LockLine& line : lines) {
        out += line.id + " " + line.sem;
        if (line.card != card_of_id(line.id)) out += " card=" + line.card;
        out += line.gone ? " gone\n" : "\n";
    }
    return out;
}

} // namespace cantrip::l10n
