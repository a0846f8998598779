#include "tools/l10n/review/texts_file.hpp"

#include <optional>

#include "tools/l10n/review/comments.hpp"
#include "tools/support/words.hpp"

namespace cantrip::l10n {
namespace {

// A word up to the next blank, or a text in quotes; empty at the end of the line or at an open quote.
struct Scanner {
    std::string_view rest;
    bool broken = false;

    std::string next() {
        while (rest.starts_with(' ')) rest.remove_prefix(1);
        if (rest.starts_with('"')) return quoted();
        const std::size_t end = std::min(rest.find(' '), rest.size());
        std::string word(rest.substr(0, end));
        rest.remove_prefix(end);
        return word;
    }

    std::string quoted() {
        std::string out;
        for (std::size_t i = 1; i < rest.size(); ++i) {
            if (rest[i] == '"') {
                rest.remove_prefix(i + 1);
                return out;
            }
            if (rest[i] == '\\' && i + 1 < rest.size()) {
                ++i;
                out += rest[i] == 'n' ? '\n' : rest[i];
            } else {
                out += rest[i];
            }
        }
        broken = true;
        rest = {};
        return out;
    }
};

std::string quote(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '\n') {
            out += "\\n";
            continue;
        }
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + '"';
}

std::optional<Record::State> state_of(std::string_view word) {
    for (const auto state : {Record::State::seen, Record::State::approved, Record::State::override_})
        if (state_word(state) == word) return state;
    return std::nullopt;
}

std::string read_record(std::string_view line, std::string& id, Record& out) {
    Scanner scan{line};
    // They are written as they are, so they must be words: a text in quotes may hold anything.
    for (std::string* word : {&id, &out.sem, &out.gen}) {
        *word = scan.next();
        if (word->empty() || word->find_first_of(" \"\n") != std::string::npos ||
            std::string_view("#<=>").find(word->front()) != std::string_view::npos)
            return "a line starts with the id of an ability and two hashes";
    }
    const std::string word = scan.next();
    const auto state = state_of(word);
    if (!state) return "`" + word + "` is none of `seen`, `approved` and `override`";
    out.state = *state;
    out.text = scan.next();
    for (std::string more = scan.next(); !more.empty(); more = scan.next()) {
        if (more == "draft")
            out.draft = scan.next();
        else if (more.starts_with("by="))
            out.by = more.substr(3);
        else if (more == "by")
            out.by = scan.next();
        else if (more == "on")
            out.on = scan.next();
        else if (more == "because")
            out.because = scan.next();
        else
            return "`" + more + "` is none of `draft \"…\"`, `by \"WHO\"`, `on DATE` and `because \"…\"`";
    }
    if (scan.broken) return "a text in quotes does not end";
    return {};
}

} // namespace

std::string_view state_word(Record::State state) {
    switch (state) {
    case Record::State::seen: return "seen";
    case Record::State::approved: return "approved";
    case Record::State::override_: return "override";
    }
    return "seen";
}

Result<TextsFile, FileError> read_texts(const std::string& path, std::string_view text) {
    TextsFile out;
    std::vector<std::string> comments;
    std::size_t number = 0;
    for (const std::string_view line : split(text, "\n")) {
        ++number;
        if (line.empty()) continue;
        if (line.starts_with("#")) {
            comments.emplace_back(line);
            continue;
        }
        if (line.starts_with("<<<<<<<") || line.starts_with("=======") || line.starts_with(">>>>>>>"))
            return Failure{
                FileError{path, number, "a merge conflict is left here; keep one line for each ability"}};
        std::string id;
        Record record;
        const std::string wrong = read_record(line, id, record);
        if (!wrong.empty()) return Failure{FileError{path, number, wrong}};
        record.comments = std::exchange(comments, {});
        if (!out.records.emplace(id, std::move(record)).second)
            return Failure{FileError{path, number, "`" + id + "` is here twice; keep one of the lines"}};
    }
    out.tail = std::move(comments);
    return out;
}

std::string write_texts_file(const TextsFile& file) {
    std::string out;
    for (const auto& [id, record] : file.records) {
        for (const std::string& comment : safe_comments(record.comments)) out += comment + "\n";
        out += id + " " + record.sem + " " + record.gen + " " + std::string(state_word(record.state)) + " " +
               quote(record.text);
        if (!record.draft.empty()) out += " draft " + quote(record.draft);
        if (!record.by.empty()) out += " by " + quote(record.by);
        if (!record.on.empty()) out += " on " + quote(record.on);
        if (!record.because.empty()) out += " because " + quote(record.because);
        out += "\n";
    }
    for (const std::string& comment : safe_comments(file.tail)) out += comment + "\n";
    return out;
}

} // namespace cantrip::l10n
