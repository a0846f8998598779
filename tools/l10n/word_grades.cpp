// The one place that knows how words are graded.

#include <set>

#include "tools/l10n/spelling.hpp"
#include "tools/l10n/status.hpp"
#include "tools/text/engine/script.hpp"
#include "tools/text/engine/words.hpp"

namespace cantrip::l10n {

std::size_t Grades::of(char letter) const {
    const auto found = by_letter.find(letter);
    return found == by_letter.end() ? 0 : found->second;
}

Grades grade_words(const Translation& translation) {
    Grades grades;
    std::set<std::string> forms;
    for (const auto& [key, word] : translation.speaker->language.pack.words) {
        if (word.kind == text::Lexeme::Kind::behind) continue;
        ++grades.words;
        for (const auto& [name, form] : word.forms) {
            for (const std::string_view part : text::split(form, " "))
                if (!part.empty()) forms.insert(text::without_breaks(part));
        }
    }
    grades.forms = forms.size();
    const auto unknown = unknown_words(translation.rules(), {forms.begin(), forms.end()});
    if (!unknown) return grades;
    grades.checked = true;
    grades.unknown = *unknown;
    grades.by_letter = {{'C', grades.forms - unknown->size()}, {'F', unknown->size()}};
    return grades;
}

} // namespace cantrip::l10n
