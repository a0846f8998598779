#include "tools/l10n/exchange/terms.hpp"

#include <algorithm>

namespace cantrip::l10n {
namespace {

constexpr const char* parts[] = {"noun", "adjective", "verb", "behind"};

// The words of a game are in `<package>/text/<language>.lex`; those that all games share are in other files.
bool is_of_game(const Sources& sources, const text::Lexeme& word, const std::string& language) {
    return sources.at(word.at.file).path.ends_with("/" + language + ".lex");
}

Term term_of(std::string key, const text::Lexeme& word) {
    Term term;
    term.key = std::move(key);
    term.part = parts[static_cast<int>(word.kind)];
    term.lemma = word.lemma;
    term.gender = word.gender;
    term.forms = {word.forms.begin(), word.forms.end()};
    term.at = word.at;
    term.known = true;
    return term;
}

} // namespace

std::vector<Term> terms_of(const Project& project, const PackageWork& work, const Translation& translation) {
    const Sources& sources = project.programs->world.sources;
    std::map<std::string, Term> all;
    for (const auto& [key, word] : translation.speaker->language.pack.words) {
        if (word.kind == text::Lexeme::Kind::behind || word.lemma.empty() ||
            !is_of_game(sources, word, translation.language))
            continue;
        const std::string name(translation.speaker->keys.describe(key));
        all.emplace(name, term_of(name, word));
    }
    for (const UnitText& text : translation.texts) {
        for (const std::string& missing : text.missing) {
            if (!missing.starts_with("word ")) continue;
            Term& term = all[missing.substr(5)];
            term.key = missing.substr(5);
            term.part = "noun";
        }
    }
    const Translation* english = work.in("en");
    std::vector<Term> list;
    for (auto& [name, term] : all) {
        if (english != nullptr) {
            const auto found =
                english->speaker->language.pack.words.find(english->speaker->keys.intern(name));
            if (found != english->speaker->language.pack.words.end()) term.english = found->second.lemma;
        }
        term.has_english = !term.english.empty();
        if (!term.has_english) term.english = name;
        list.push_back(std::move(term));
    }
    return list;
}

} // namespace cantrip::l10n
