// Answers about word forms, written into the words of a game.

#include <algorithm>

#include "tools/l10n/exchange/terms.hpp"
#include "tools/support/replace_files.hpp"
#include "tools/support/visible_text.hpp"
#include "tools/support/words.hpp"

namespace cantrip::l10n {
namespace {

// Behind the last word of a line, before a comment.
std::size_t end_of_line_words(std::string_view text, std::size_t begin) {
    std::size_t end = begin;
    bool quoted = false;
    for (std::size_t i = begin; i < text.size() && text[i] != '\n'; ++i) {
        if (text[i] == '"') quoted = !quoted;
        if (text[i] == '#' && !quoted) break;
        if (text[i] != ' ' && text[i] != '\t' && text[i] != '\r') end = i + 1;
    }
    return end;
}

std::string new_line(const std::string& key, const std::vector<Answer>& answers) {
    std::string lemma, gender, forms;
    for (const Answer& answer : answers) {
        if (answer.key != key) continue;
        if (answer.form == "gender")
            gender = answer.text;
        else {
            if (lemma.empty()) lemma = answer.text;
            forms += " " + answer.form + " \"" + answer.text + "\"";
        }
    }
    // `*` marks the word that inflects; with every form written out it does not matter which.
    if (lemma.find(' ') != std::string::npos) lemma = "*" + lemma;
    return "noun " + key + " \"" + lemma + "\"" + (gender.empty() ? "" : " " + gender) + forms + "\n";
}

// Lexicons have no escapes: a quote would end the text, and a line break the line.
bool is_word_text(std::string_view text) {
    return visible_line(text) == text && text.find('"') == std::string_view::npos;
}

bool is_one_of(const std::vector<std::string>& list, const std::string& word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

} // namespace

std::optional<FileError> check_answers(const std::string& path, const Translation& translation,
                                       const std::vector<Term>& terms, const std::vector<Answer>& answers) {
    const text::Pack& pack = translation.speaker->language.pack;
    const auto columns = pack.columns.find("noun");
    for (const Answer& answer : answers) {
        const auto wrong = [&](const std::string& message) { return FileError{path, answer.line, message}; };
        const auto term =
            std::find_if(terms.begin(), terms.end(), [&](const Term& one) { return one.key == answer.key; });
        if (term == terms.end()) return wrong("there is no word `" + answer.key + "` in this set");
        if (!is_word_text(answer.text))
            return wrong("`" + answer.key + "`: a word has no quotes, line breaks or control characters");
        if (answer.form == "gender" && !is_one_of(pack.rules.genders, answer.text))
            return wrong("`" + answer.key + "`: there is no gender `" + answer.text + "`");
        const bool known = answer.form == "gender" || term->forms.contains(answer.form) ||
                           (columns != pack.columns.end() && is_one_of(columns->second, answer.form));
        if (!known) return wrong("`" + answer.key + "`: there is no form `" + answer.form + "`");
    }
    return std::nullopt;
}

std::vector<NewFile> apply_answers(const Project& project, const PackageWork& work,
                                   const Translation& translation, const std::vector<Term>& terms,
                                   const std::vector<Answer>& answers) {
    const Sources& sources = project.programs->world.sources;
    std::map<FileId, std::vector<std::pair<std::size_t, std::string>>> edits; // offset, what is put in there
    std::string added;
    std::set<std::string> fresh;
    for (const Answer& answer : answers) {
        const auto term =
            std::find_if(terms.begin(), terms.end(), [&](const Term& one) { return one.key == answer.key; });
        if (term == terms.end() || !term->known) {
            if (fresh.insert(answer.key).second) added += new_line(answer.key, answers);
            continue;
        }
        const auto form = term->forms.find(answer.form);
        const bool same = answer.form == "gender" ? term->gender == answer.text
                                                  : form != term->forms.end() && form->second == answer.text;
        // The gender decides about the paradigm: that is no matter of one more word on the line.
        if (same || answer.form == "gender") continue;
        const std::size_t at = end_of_line_words(sources.at(term->at.file).text, term->at.begin);
        edits[term->at.file].emplace_back(at, " " + answer.form + " \"" + answer.text + "\"");
    }
    std::vector<NewFile> files;
    for (auto& [file, list] : edits) {
        std::string text = sources.at(file).text;
        std::stable_sort(list.begin(), list.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        for (auto edit = list.rbegin(); edit != list.rend(); ++edit) text.insert(edit->first, edit->second);
        files.push_back(
            {sources.at(file).path, std::move(text), NewFile::Before::same, sources.at(file).text});
    }
    if (!added.empty()) {
        const std::string path = work.folder + "/text/" + translation.language + ".lex";
        const auto edited =
            std::find_if(files.begin(), files.end(), [&](const NewFile& file) { return file.path == path; });
        if (edited != files.end())
            edited->text += added;
        else {
            const std::string* before = nullptr;
            for (FileId id(0); id < sources.size(); ++id)
                if (sources.at(id).path == path) before = &sources.at(id).text;
            if (before == nullptr)
                files.push_back({path, added, NewFile::Before::absent});
            else
                files.push_back({path, *before + added, NewFile::Before::same, *before});
        }
    }
    return files;
}

} // namespace cantrip::l10n
