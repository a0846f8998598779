#include <algorithm>
#include <map>
#include <set>

#include "tools/l10n/spelling.hpp"
#include "tools/l10n/status.hpp"
#include "tools/text/engine/script.hpp"
#include "tools/text/engine/words.hpp"

namespace cantrip::l10n {

std::size_t Counts::stale() const {
    return of(State::regenerated) + of(State::effect_changed) + of(State::wording_changed) + of(State::stale_override);
}

std::size_t Counts::overridden() const {
    return of(State::overridden) + of(State::override_outdated) + of(State::stale_override);
}

Counts count_states(const PackageWork& work, const Translation& translation) {
    Counts counts;
    for (std::size_t i = 0; i < work.units.size(); ++i) {
        ++counts.by_state[static_cast<std::size_t>(translation.state(work.units[i], i))];
        ++counts.total;
        const Record* record = translation.file.find(work.units[i].id);
        if (record != nullptr && !record->draft.empty()) ++counts.drafts;
    }
    return counts;
}

std::vector<Wanted> rank_missing(const PackageWork& work, const Translation& translation) {
    std::map<std::string, std::set<std::string>> of_card; // card -> what it lacks
    for (std::size_t i = 0; i < work.units.size(); ++i) {
        const auto& missing = translation.texts[i].missing;
        if (!missing.empty()) of_card[work.units[i].card].insert(missing.begin(), missing.end());
    }
    std::map<std::string, Wanted> all;
    for (const auto& [card, missing] : of_card) {
        for (const std::string& what : missing) {
            Wanted& wanted = all[what];
            wanted.what = what;
            ++wanted.needed;
            if (missing.size() == 1) ++wanted.unlocks;
        }
    }
    std::vector<Wanted> ranked;
    for (auto& [what, wanted] : all) ranked.push_back(std::move(wanted));
    std::stable_sort(ranked.begin(), ranked.end(), [](const Wanted& a, const Wanted& b) {
        return a.unlocks != b.unlocks ? a.unlocks > b.unlocks : a.needed > b.needed;
    });
    return ranked;
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
    grades.rejected = *unknown;
    grades.accepted = grades.forms - grades.rejected.size();
    return grades;
}

} // namespace cantrip::l10n
