// Putting phrases together.

#include <algorithm>
#include <array>

#include "tools/text/meaning/planner.hpp"

namespace cantrip::text {
namespace {

constexpr std::array conditions{Con::if_, Con::unless, Con::if_else, Con::arrow_else};
constexpr std::array ends{Slot::vp, Slot::then, Slot::effect, Slot::body};

} // namespace

PhraseId Planner::say(Key what, Slots slots) {
    Phrase phrase;
    phrase.key = what;
    phrase.origin = origin_;
    phrase.slots.reserve(slots.size());
    for (const auto& [slot, part] : slots) {
        if (part != no_phrase) phrase.slots.emplace_back(key_of(slot), part);
    }
    return out_.tree.add(std::move(phrase));
}

PhraseId Planner::list(Join join, std::vector<PhraseId> parts) {
    std::erase(parts, no_phrase);
    if (parts.empty()) return no_phrase;
    if (parts.size() == 1) return parts.front();
    Phrase phrase;
    phrase.kind = Phrase::Kind::list;
    phrase.key = key_of(join);
    if (join == Join::then &&
        std::any_of(parts.begin(), parts.end() - 1, [&](PhraseId part) { return is_open(part); }))
        phrase.key = key_of(Join::then_after);
    // "a, b and c", not "a and b and c"; and a choice inside a row says where it begins.
    const bool joins = join == Join::and_ || join == Join::then;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const PhraseId part = parts[i];
        const Phrase& inner = out_.tree.at(part);
        if (inner.kind == Phrase::Kind::list && inner.key == phrase.key)
            phrase.parts.insert(phrase.parts.end(), inner.parts.begin(), inner.parts.end());
        else
            phrase.parts.push_back(joins ? as_choice(part, i + 1 == parts.size()) : part);
    }
    phrase.origin = origin_;
    return out_.tree.add(std::move(phrase));
}

// What follows it would seem to belong to it: "if …, draw 1 card, then …".
bool Planner::is_open(PhraseId id) const {
    const Phrase& phrase = out_.tree.at(id);
    if (phrase.kind == Phrase::Kind::list) return is_open(phrase.parts.back());
    return phrase.kind == Phrase::Kind::construction && !is_closed(keys_.con(phrase.key));
}

// A list of alternatives as a part of a longer list says where it begins, and where it ends too unless
// nothing follows.
PhraseId Planner::as_choice(PhraseId id, bool last) {
    const Phrase& phrase = out_.tree.at(id);
    if (phrase.kind == Phrase::Kind::construction && phrase.key == Con::cond_not)
        return grouped_condition(id);
    if (phrase.kind != Phrase::Kind::list || phrase.key != Join::or_) return id;
    const Phrase& first = out_.tree.at(phrase.parts.front());
    if (first.kind == Phrase::Kind::clause)
        return last ? say(Con::either, {{Slot::options, id}}) : say(Con::group, {{Slot::vp, id}});
    const Con con = first.kind == Phrase::Kind::construction ? keys_.con(first.key) : Con::no_con;
    if (con == Con::no_con || row_of(con).category != Category::condition) return id;
    return last ? say(Con::cond_either, {{Slot::options, id}}) : grouped_condition(id);
}

PhraseId Planner::grouped_condition(PhraseId id) { return say(Con::cond_group, {{Slot::cond, id}}); }

// Brackets around an effect behind which "otherwise" or "then" would seem to belong to a condition in it.
PhraseId Planner::grouped(PhraseId id) {
    const auto ends_open = [&](const auto& self, PhraseId of) -> bool {
        if (of == no_phrase) return false;
        const Phrase& phrase = out_.tree.at(of);
        if (phrase.kind == Phrase::Kind::list)
            return phrase.key == Join::then_after || self(self, phrase.parts.back());
        if (phrase.kind != Phrase::Kind::construction || phrase.key == Con::group) return false;
        if (is_among(phrase.key, conditions)) return true;
        return std::any_of(phrase.slots.begin(), phrase.slots.end(), [&](const auto& slot) {
            return is_among(slot.first, ends) && self(self, slot.second);
        });
    };
    return ends_open(ends_open, id) ? say(Con::group, {{Slot::vp, id}}) : id;
}

PhraseId Planner::noun(Key noun_key, Word determiner) {
    Phrase phrase;
    phrase.kind = Phrase::Kind::noun;
    phrase.key = noun_key;
    if (determiner != Word::no_word) phrase.determiner = key_of(determiner);
    phrase.origin = origin_;
    return out_.tree.add(std::move(phrase));
}

PhraseId Planner::number_phrase(std::int64_t number) {
    Phrase phrase;
    phrase.kind = Phrase::Kind::number;
    phrase.quantity = {Quantity::Kind::exact, number * one, 0, 'X'};
    phrase.origin = origin_;
    return out_.tree.add(std::move(phrase));
}

PhraseId Planner::unsaid(HirId id, std::string what) {
    out_.unsaid.push_back({id, std::move(what)});
    return no_phrase;
}

Key Planner::field_key(FieldId field) {
    const Field& found = p_.fields[field];
    const std::string kind =
        found.kind == no_index ? "" : std::string(p_.name_of(p_.kinds[found.kind])) + ".";
    return keys_.intern(kind + std::string(p_.name_of(found)));
}

} // namespace cantrip::text
