// The grades of `cantrip lexicon`, counted for a translation.

#include <set>

#include "tools/l10n/exchange/status.hpp"
#include "tools/lexicon/grade.hpp"

namespace cantrip::l10n {

std::size_t Grades::of(char letter) const {
    const auto found = by_letter.find(letter);
    return found == by_letter.end() ? 0 : found->second;
}

Grades grade_words(const Translation& translation) {
    Grades grades;
    const text::Language& language = translation.speaker->language;
    for (const auto& [key, word] : language.pack.words)
        grades.words += word.kind != text::Lexeme::Kind::behind;
    const std::vector<text::PackWord> words = text::words_of(language.pack, translation.speaker->keys);
    const text::WordGrades graded = text::grade_words(language, words, {});
    grades.forms = graded.forms.size();
    grades.checked = graded.checked;
    if (!graded.checked) return grades;
    for (const text::Grade grade :
         {text::Grade::labelled, text::Grade::linked, text::Grade::known, text::Grade::unknown})
        grades.by_letter[text::letter(grade)] = graded.count(grade);
    std::set<std::string> unknown;
    for (const text::GradedForm& form : graded.forms)
        if (form.grade == text::Grade::unknown) unknown.insert(form.word->text);
    grades.unknown.assign(unknown.begin(), unknown.end());
    return grades;
}

} // namespace cantrip::l10n
