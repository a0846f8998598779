#include <algorithm>
#include <map>
#include <set>

#include "tools/l10n/exchange/sign_text.hpp"
#include "tools/l10n/exchange/status.hpp"
#include "tools/proof/meaning.hpp"

namespace cantrip::l10n {

std::size_t Counts::stale() const {
    return of(State::regenerated) + of(State::effect_changed) + of(State::wording_changed) +
           of(State::stale_override);
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
        std::set<std::string> kinds;
        for (const std::string& what : translation.texts[i].missing)
            kinds.insert(what.substr(0, what.find(' ')));
        for (const std::string& kind : kinds) ++counts.lacks[kind];
    }
    return counts;
}

std::map<std::size_t, std::string> reasons_of_drafts(const Project& project, const PackageWork& work,
                                                     const Translation& translation) {
    std::map<std::size_t, std::string> out;
    for (std::size_t i = 0; i < work.units.size(); ++i) {
        const Record* record = translation.file.find(work.units[i].id);
        if (record == nullptr || record->draft.empty()) continue;
        const auto findings = findings_about(project, work, translation, i, record->draft);
        out[i] = findings.empty() ? "it is marked as not finished" : findings.front().message;
    }
    return out;
}

std::size_t overrides_read_back(const Project& project, const PackageWork& work,
                                const Translation& translation) {
    std::vector<proof::TextOfUnit> texts;
    for (std::size_t i = 0; i < work.units.size(); ++i) {
        const State state = translation.state(work.units[i], i);
        if ((state == State::overridden || state == State::override_outdated) &&
            !translation.texts[i].text.empty())
            texts.push_back({i, translation.printed(work.units[i], i)});
    }
    if (texts.empty()) return 0;
    const proof::WordIndex index(translation.speaker->language.pack, translation.speaker->keys);
    const auto meanings = proof::MeaningReader(project, work, translation, index).read(texts);
    return static_cast<std::size_t>(
        std::count_if(meanings.begin(), meanings.end(),
                      [](const proof::Meaning& one) { return one.kind == proof::Meaning::Kind::same; }));
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

} // namespace cantrip::l10n
