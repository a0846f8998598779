// From the states of the chart to phrase trees: all readings of a stretch of text, the plainest first.

#include <algorithm>
#include <set>

#include "tools/text/phrase/same_phrase.hpp"
#include "tools/text/read/chart.hpp"

namespace cantrip::text {
namespace {

// Readings kept of one stretch of text.
constexpr std::size_t max_phrases = 32;
// Ways to put parts together that are looked at for them.
constexpr std::size_t max_parts = 96;

template <typename List, typename Test> void forget(List& list, Test test) {
    list.erase(std::remove_if(list.begin(), list.end(), test), list.end());
}

} // namespace

std::vector<PhraseId> Chart::roots(std::size_t limit) {
    std::vector<PhraseId> out;
    if (goals_.empty()) return out;
    making_.resize(spans_.size());
    made_.resize(spans_.size());
    parts_known_.resize(states_.size(), none);
    // The first goal is the whole text; its spans are chained from the last end to the first.
    std::vector<Id> whole;
    for (Id span = goals_.front().spans; span != none; span = spans_[span].next)
        if (last_skip(spans_[span].to) == lattice_.end) whole.push_back(span);
    for (auto span = whole.rbegin(); span != whole.rend(); ++span)
        for (const PhraseId id : phrases(*span))
            if (out.size() < limit) out.push_back(id);
    return out;
}

const Chart::Phrases& Chart::phrases(Id span) {
    const Symbol& symbol = grammar_.at(goals_[spans_[span].goal].symbol);
    if (making_[span] == Making::done || symbol.is_scanned()) return made_[span];
    static const Phrases nothing;
    if (making_[span] == Making::now) return nothing; // a rule that leads to itself says nothing new
    making_[span] = Making::now;
    const Sort sort = symbol.sort;
    const bool may_be_none = sort == Sort::verb || sort == Sort::agreeing;
    // In turns, so that where there are too many no sort of reading keeps the others out.
    EachState each;
    for (Id state = spans_[span].states.first; state != none; state = states_[state].next_in_list) {
        auto& made = each.emplace_back();
        const ProductionId production = grammar_.item(states_[state].place).id;
        for (const Id parts : parts_of(state)) {
            const PhraseId phrase = make(grammar_.production(production), parts);
            if (phrase != no_phrase || may_be_none) made.push_back(phrase);
        }
    }
    making_[span] = Making::done;
    if (sort == Sort::clause) forget_silent(each);
    if (sort == Sort::frame) {
        prefer_arguments(each);
        prefer_own_verbs(each);
        prefer_pools(each);
        prefer_known_places(each);
        prefer_asked_kinds(each);
    }
    if (sort == Sort::noun) prefer_words(spans_[span], each);
    Phrases& out = made_[span];
    for (std::size_t turn = 0, left = each.size(); left > 0 && out.size() < max_phrases; ++turn) {
        left = 0;
        for (const auto& made : each) {
            if (turn >= made.size()) continue;
            ++left;
            if (out.size() < max_phrases && std::find(out.begin(), out.end(), made[turn]) == out.end())
                out.push_back(made[turn]);
        }
    }
    return out;
}

// Where a verb looks the same with you and with somebody told before, one reading stands for both.
void Chart::forget_silent(EachState& each) {
    const Key actor = key_of(Slot::actor);
    std::set<PhraseId> all;
    for (const auto& made : each) all.insert(made.begin(), made.end());
    for (auto& made : each) {
        forget(made, [&](PhraseId id) {
            Phrase plain = tree_.at(id);
            const auto silent = std::find_if(plain.slots.begin(), plain.slots.end(),
                                             [&](const auto& slot) { return slot.first == actor; });
            if (silent == plain.slots.end()) return false;
            plain.slots.erase(silent);
            return all.contains(keep(std::move(plain)));
        });
    }
}

// "Place a worker on a market": where the verb takes it, the noun before it does not.
void Chart::prefer_arguments(EachState& each) {
    std::map<Key, std::size_t> most;
    for (const auto& made : each)
        for (const PhraseId id : made)
            most[tree_.at(id).key] = std::max(most[tree_.at(id).key], tree_.at(id).slots.size());
    for (auto& made : each)
        forget(made, [&](PhraseId id) { return tree_.at(id).slots.size() < most[tree_.at(id).key]; });
}

// What the game has a verb for is meant by it, not a bare "move" or "set" that is said alike.
void Chart::prefer_own_verbs(EachState& each) {
    const auto is_general = [&](PhraseId id) { return fits_.is_general(tree_.at(id).key); };
    if (std::all_of(each.begin(), each.end(),
                    [&](const auto& made) { return std::all_of(made.begin(), made.end(), is_general); }))
        return;
    for (auto& made : each) forget(made, is_general);
}

// Of two verbs with one word the one that looks for its things where the text says they are.
void Chart::prefer_pools(EachState& each) {
    const auto elsewhere = [&](PhraseId id) { return !fits_.lies_in_pools(tree_, tree_.at(id)); };
    if (std::all_of(each.begin(), each.end(),
                    [&](const auto& made) { return std::all_of(made.begin(), made.end(), elsewhere); }))
        return;
    for (auto& made : each) forget(made, elsewhere);
}

// Of two verbs with one word the one that knows where its things are is meant, if the text does not say
// where.
void Chart::prefer_known_places(EachState& each) {
    std::map<std::size_t, std::size_t> most; // by number of arguments
    const auto known = [&](PhraseId id) { return fits_.known_places(tree_, tree_.at(id)); };
    for (const auto& made : each)
        for (const PhraseId id : made)
            most[tree_.at(id).slots.size()] = std::max(most[tree_.at(id).slots.size()], known(id));
    for (auto& made : each)
        forget(made, [&](PhraseId id) { return known(id) < most[tree_.at(id).slots.size()]; });
}

// "A card", where a parameter asks for cards of a deck and these are called cards too.
void Chart::prefer_asked_kinds(EachState& each) {
    std::vector<PhraseId> all;
    for (const auto& made : each) all.insert(all.end(), made.begin(), made.end());
    if (all.size() < 2) return;
    const auto is_wider = [&](const Phrase& wide, const Phrase& exact) {
        if (wide.key != exact.key || wide.slots.size() != exact.slots.size()) return false;
        bool wider = false;
        for (std::size_t i = 0; i < wide.slots.size(); ++i) {
            if (wide.slots[i] == exact.slots[i]) continue;
            if (wide.slots[i].first != exact.slots[i].first || wide.slots[i].second == no_phrase ||
                exact.slots[i].second == no_phrase)
                return false;
            Phrase noun = tree_.at(wide.slots[i].second);
            const Phrase& asked = tree_.at(exact.slots[i].second);
            if (!fits_.is_asked_instead(wide.key, wide.slots[i].first, noun.key, asked.key)) return false;
            noun.key = asked.key;
            if (!is_same(noun, asked)) return false;
            wider = true;
        }
        return wider;
    };
    for (auto& made : each)
        forget(made, [&](PhraseId id) {
            return std::any_of(all.begin(), all.end(),
                               [&](PhraseId other) { return is_wider(tree_.at(id), tree_.at(other)); });
        });
}

// What one word says is not said with a part behind another: "construction space" is no space of a
// construction.
void Chart::prefer_words(const Span& span, EachState& each) {
    std::size_t whole = each.size();
    std::size_t number = 0;
    for (Id state = span.states.first; state != none; state = states_[state].next_in_list, ++number)
        if (grammar_.production(grammar_.item(states_[state].place).id).build == Build::pass &&
            !each[number].empty())
            whole = number;
    for (std::size_t i = 0; whole < each.size() && i < each.size(); ++i)
        if (i != whole) each[i].clear();
}

// What the items before the dot can be, those first whose parts all come early in their lists.
const Chart::Ids& Chart::parts_of(Id id) {
    static const Ids empty{none};
    if (states_[id].links.first == none) return empty;
    if (parts_known_[id] != none) return part_lists_[parts_known_[id]];
    const ItemId item = states_[id].place - 1;
    const bool is_symbol = grammar_.item(item).kind == GrammarItem::Kind::symbol;
    struct Way {
        const Ids* before;
        const Phrases* here;
    };
    static const Phrases word{no_phrase};
    boost::container::small_vector<Way, 4> ways;
    std::size_t ranks = 0;
    for (Id link = states_[id].links.first; link != none; link = links_[link].next) {
        const Way way{&parts_of(links_[link].before),
                      links_[link].span == none ? &word : &phrases(links_[link].span)};
        if (way.before->empty() || way.here->empty()) continue;
        ranks = std::max(ranks, way.before->size() + way.here->size() - 1);
        ways.push_back(way);
    }
    parts_known_[id] = static_cast<Id>(part_lists_.size());
    Ids& out = part_lists_.emplace_back();
    for (std::size_t rank = 0; rank < ranks && out.size() < max_parts; ++rank) {
        for (const Way& way : ways) {
            for (std::size_t i = 0; i <= rank && i < way.before->size() && out.size() < max_parts; ++i) {
                if (rank - i >= way.here->size()) continue;
                out.push_back((*way.before)[i]);
                if (!is_symbol) continue;
                parts_.push_back({out.back(), item, (*way.here)[rank - i]});
                out.back() = static_cast<Id>(parts_.size() - 1);
            }
        }
    }
    return out;
}

PhraseId Chart::make(const Production& production, Id last) {
    if (production.build == Build::pass) {
        while (last != none && parts_[last].before != none) last = parts_[last].before;
        return last == none ? no_phrase : parts_[last].phrase;
    }
    boost::container::small_vector<std::pair<GrammarItem, PhraseId>, 8> parts;
    for (; last != none; last = parts_[last].before)
        parts.emplace_back(grammar_.item(parts_[last].item), parts_[last].phrase);
    std::reverse(parts.begin(), parts.end());
    Phrase phrase;
    phrase.key = production.key;
    const auto fill = [&] {
        for (const auto& [item, part] : parts)
            if (item.slot && part != no_phrase) phrase.slots.emplace_back(item.slot, part);
    };
    Keys& keys = grammar_.keys();
    switch (production.build) {
    case Build::pass: return no_phrase; // done above
    case Build::counted: {
        const Phrase& noun = tree_.at(parts.front().second);
        return noun.determiner == Word::that ? parts.front().second : no_phrase;
    }
    case Build::construction:
        fill();
        if (!fits_.construction(tree_, phrase)) return no_phrase;
        break;
    case Build::special: {
        // `say raise.draw.cards` speaks of the number of cards, and does not name it.
        const std::string name(keys.describe(production.key));
        const auto dot = name.find('.');
        phrase.key = keys.intern(name.substr(0, dot));
        fill();
        if (find_construction(keys.describe(phrase.key))->parts.empty()) {
            if (!fits_.is_host(name.substr(dot + 1))) return no_phrase;
            break;
        }
        Phrase noun;
        noun.kind = Phrase::Kind::noun;
        noun.key = keys.intern(name.substr(dot + 1));
        noun.determiner = key_of(Word::the);
        phrase.slots.emplace_back(key_of(Slot::what), keep(std::move(noun)));
        if (!fits_.construction(tree_, phrase)) return no_phrase;
        break;
    }
    case Build::clause:
        phrase.kind = Phrase::Kind::clause;
        fill();
        if (!fits_.clause(tree_, phrase)) return no_phrase;
        break;
    case Build::merge:
        for (const auto& [item, part] : parts)
            if (item.slot == Slot::vp)
                phrase = tree_.at(part);
            else if (item.slot == Slot::subj &&
                     (tree_.at(part).key == Con::you ||
                      (tree_.at(part).key == Con::you_other) != (production.key == Con::clause_subject_you)))
                return no_phrase;
        for (const auto& [item, part] : parts)
            if (item.slot && item.slot != Slot::vp) phrase.slots.emplace_back(item.slot, part);
        if (production.key == Con::clause_nobody) {
            Phrase anybody;
            anybody.kind = Phrase::Kind::noun;
            anybody.key = key_of(Word::player);
            anybody.determiner = key_of(Word::whichever);
            phrase.slots.emplace_back(key_of(Slot::subj), keep(std::move(anybody)));
        }
        // Who acts was told before.
        if (production.key == Con::clause_silent) phrase.slots.emplace_back(key_of(Slot::actor), no_phrase);
        break;
    case Build::list:
        phrase.kind = Phrase::Kind::list;
        for (const auto& [item, part] : parts) {
            if (grammar_.at(item.id).sort == Sort::list_tail)
                for (const PhraseId inner : tree_.at(part).parts) phrase.parts.push_back(inner);
            else
                phrase.parts.push_back(part);
        }
        if (!fits_.list(tree_, phrase, grammar_.at(production.symbol).sort == Sort::list)) return no_phrase;
        break;
    case Build::attach_part:
        if (!fits_.attaches(tree_, parts.front().second, parts.back().second)) return no_phrase;
        phrase = tree_.at(parts.front().second);
        phrase.parts.push_back(parts.back().second);
        break;
    case Build::attach_word:
        phrase = tree_.at(parts.front().second);
        if (production.key == Word::any && !phrase.determiner)
            phrase.determiner = production.key;
        else
            phrase.adjectives.push_back(production.key);
        break;
    case Build::predicate: phrase.kind = Phrase::Kind::predicate; break;
    case Build::amount:
        for (const auto& [item, part] : parts)
            if (item.slot == production.key) return part;
        return no_phrase;
    }
    return keep(std::move(phrase));
}

PhraseId Chart::keep(Phrase phrase) {
    const std::uint64_t hash = hash_of(phrase);
    const auto [first, last] = kept_.equal_range(hash);
    for (auto known = first; known != last; ++known)
        if (is_same(tree_.at(known->second), phrase)) return known->second;
    const PhraseId id = tree_.add(std::move(phrase));
    kept_.emplace(hash, id);
    return id;
}

} // namespace cantrip::text
