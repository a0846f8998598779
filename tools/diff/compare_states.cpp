#include "tools/diff/compare_states.hpp"

#include <algorithm>
#include <set>

namespace cantrip::diff {
namespace {

void compare_texts(const std::map<std::string, std::string>& before,
                   const std::map<std::string, std::string>& now, std::vector<ValueChange>& out) {
    std::set<std::string> keys;
    for (const auto& [key, text] : before) keys.insert(key);
    for (const auto& [key, text] : now) keys.insert(key);
    for (const std::string& key : keys) {
        const auto was = before.find(key), is = now.find(key);
        ValueChange change{key, was == before.end() ? "" : was->second, is == now.end() ? "" : is->second};
        if (change.before != change.now) out.push_back(std::move(change));
    }
}

void compare_pair(const AbilityState* before, const AbilityState* now, std::vector<AbilityChange>& out) {
    static const AbilityState none;
    const AbilityState &was = before ? *before : none, &is = now ? *now : none;
    AbilityChange change{was.source, is.source, was.effect != is.effect, {}};
    compare_texts(was.texts, is.texts, change.wordings);
    if (change.effect || !change.wordings.empty()) out.push_back(std::move(change));
}

// Equal effects belong together wherever they stand; what is left is compared in order.
std::vector<AbilityChange> compare_abilities(const CardState& before, const CardState& now) {
    std::vector<AbilityChange> out;
    std::vector<const AbilityState*> old;
    for (const AbilityState& ability : before.abilities) old.push_back(&ability);
    std::vector<const AbilityState*> fresh;
    for (const AbilityState& ability : now.abilities) {
        const auto same = std::find_if(
            old.begin(), old.end(), [&](const AbilityState* one) { return one->effect == ability.effect; });
        if (same == old.end()) {
            fresh.push_back(&ability);
            continue;
        }
        compare_pair(*same, &ability, out);
        old.erase(same);
    }
    for (std::size_t i = 0; i < std::max(old.size(), fresh.size()); ++i)
        compare_pair(i < old.size() ? old[i] : nullptr, i < fresh.size() ? fresh[i] : nullptr, out);
    return out;
}

const CardState* find(const SetState& state, const CardState& card) {
    const auto found = std::find_if(state.cards.begin(), state.cards.end(), [&](const CardState& one) {
        return one.id == card.id && one.package == card.package;
    });
    return found == state.cards.end() ? nullptr : &*found;
}

CardChange compare_cards(const CardState* before, const CardState* now) {
    static const CardState none;
    const CardState &was = before ? *before : none, &is = now ? *now : none;
    const CardState& card = now ? *now : *before;
    CardChange out{before && now ? CardChange::What::changed
                   : now         ? CardChange::What::added
                                 : CardChange::What::removed,
                   card.id,
                   card.kind,
                   card.name,
                   card.package,
                   {},
                   compare_abilities(was, is),
                   {}};
    compare_texts(was.values, is.values, out.values);
    for (const auto& [language, picture] : card.pictures) {
        const auto old = was.pictures.find(language), fresh = is.pictures.find(language);
        if (old == was.pictures.end() || fresh == is.pictures.end() || old->second != fresh->second)
            out.pictures.push_back(language);
    }
    return out;
}

} // namespace

std::vector<CardChange> compare_states(const SetState& before, const SetState& now) {
    std::vector<CardChange> out;
    for (const CardState& card : now.cards) {
        const CardState* old = find(before, card);
        CardChange change = compare_cards(old, &card);
        if (!old || !change.values.empty() || !change.abilities.empty() || !change.pictures.empty())
            out.push_back(std::move(change));
    }
    for (const CardState& card : before.cards)
        if (!find(now, card)) out.push_back(compare_cards(&card, nullptr));
    return out;
}

} // namespace cantrip::diff
