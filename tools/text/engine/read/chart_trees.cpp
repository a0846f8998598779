// From the states of the chart to phrase trees: all readings of a stretch of text, the plainest first.

#include <algorithm>
#include <set>

#include "tools/text/engine/read/chart.hpp"

namespace cantrip::text {
namespace {

// Readings kept of one stretch of text.
constexpr std::size_t max_phrases = 32;
// Ways to put parts together that are looked at for them.
constexpr std::size_t max_parts = 96;

} // namespace

std::vector<PhraseId> Chart::roots(std::size_t limit) {
    std::vector<PhraseId> out;
    for (Node end = 0; end <= lattice_.end; ++end) {
        if (last_skip(end) != lattice_.end) continue;
        for (const PhraseId id : phrases(grammar_.start(), 0, end))
            if (out.size() < limit) out.push_back(id);
    }
    return out;
}

const std::vector<PhraseId>& Chart::phrases(SymbolId symbol, Node from, Node to) {
    const std::tuple name(symbol, from, to);
    const auto known = made_.find(name);
    if (known != made_.end()) return known->second;
    static const std::vector<PhraseId> none;
    if (making_[name]) return none; // a rule that leads to itself says nothing new
    making_[name] = true;
    // In turns, so that where there are too many no sort of reading keeps the others out.
    std::vector<std::vector<PhraseId>> each;
    const auto states = complete_.find(name);
    if (states != complete_.end()) {
        const Sort sort = grammar_.at(symbol).sort;
        const bool may_be_none = sort == Sort::verb || sort == Sort::agreeing;
        for (const StateId state : states->second) {
            auto& made = each.emplace_back();
            for (const Parts& parts : parts_of(state, max_parts)) {
                const PhraseId phrase = make(grammar_.production(states_[state].production), parts);
                if (phrase != no_phrase || may_be_none) made.push_back(phrase);
            }
        }
    }
    making_[name] = false;
    if (grammar_.at(symbol).sort == Sort::clause) forget_silent(each);
    if (grammar_.at(symbol).sort == Sort::frame) prefer_arguments(each);
    std::vector<PhraseId> out;
    std::set<PhraseId> seen;
    for (std::size_t turn = 0, left = each.size(); left > 0 && out.size() < max_phrases; ++turn) {
        left = 0;
        for (const auto& made : each) {
            if (turn >= made.size()) continue;
            ++left;
            if (out.size() < max_phrases && seen.insert(made[turn]).second) out.push_back(made[turn]);
        }
    }
    return made_.emplace(name, std::move(out)).first->second;
}

// Where a verb looks the same with you and with somebody told before, one reading stands for both.
void Chart::forget_silent(std::vector<std::vector<PhraseId>>& each) {
    const Key actor = grammar_.keys().intern("actor");
    std::set<PhraseId> all;
    for (const auto& made : each) all.insert(made.begin(), made.end());
    for (auto& made : each) {
        std::erase_if(made, [&](PhraseId id) {
            Phrase plain = tree_.at(id);
            const auto silent = std::find_if(plain.slots.begin(), plain.slots.end(), [&](const auto& slot) { return slot.first == actor; });
            if (silent == plain.slots.end()) return false;
            plain.slots.erase(silent);
            return all.contains(keep(std::move(plain)));
        });
    }
}

// "Place a worker on a market": where the verb takes it, the noun before it does not.
void Chart::prefer_arguments(std::vector<std::vector<PhraseId>>& each) {
    std::map<Key, std::size_t> most;
    for (const auto& made : each)
        for (const PhraseId id : made) most[tree_.at(id).key] = std::max(most[tree_.at(id).key], tree_.at(id).slots.size());
    for (auto& made : each) std::erase_if(made, [&](PhraseId id) { return tree_.at(id).slots.size() < most[tree_.at(id).key]; });
}

// What the items before the dot can be, those first whose parts all come early in their lists.
std::vector<Chart::Parts> Chart::parts_of(StateId id, std::size_t limit) {
    const State state = states_[id];
    if (state.dot == 0) return {{}};
    const GrammarItem item = grammar_.production(state.production).items[state.dot - 1];
    struct Way {
        std::vector<Parts> before;
        std::vector<PhraseId> here;
    };
    std::vector<Way> ways;
    std::size_t ranks = 0;
    for (const Link& link : state.links) {
        Way way{parts_of(link.before, limit), {no_phrase}};
        if (link.symbol != no_symbol) way.here = phrases(link.symbol, link.from, link.to);
        if (way.before.empty() || way.here.empty()) continue;
        ranks = std::max(ranks, way.before.size() + way.here.size() - 1);
        ways.push_back(std::move(way));
    }
    std::vector<Parts> out;
    for (std::size_t rank = 0; rank < ranks; ++rank) {
        for (const Way& way : ways) {
            for (std::size_t i = 0; i <= rank && i < way.before.size(); ++i) {
                if (rank - i >= way.here.size()) continue;
                if (out.size() >= limit) return out;
                out.push_back(way.before[i]);
                if (item.kind == GrammarItem::Kind::symbol) out.back().emplace_back(item, way.here[rank - i]);
            }
        }
    }
    return out;
}

PhraseId Chart::make(const Production& production, const Parts& parts) {
    Phrase phrase;
    phrase.key = production.key;
    const auto fill = [&] {
        for (const auto& [item, part] : parts)
            if (item.slot && part != no_phrase) phrase.slots.emplace_back(item.slot, part);
    };
    Keys& keys = grammar_.keys();
    switch (production.build) {
    case Build::pass: return parts.empty() ? no_phrase : parts.front().second;
    case Build::counted: {
        const Phrase& noun = tree_.at(parts.front().second);
        return noun.determiner == keys.intern("that") ? parts.front().second : no_phrase;
    }
    case Build::construction:
        fill();
        if (!fits_.construction(tree_, phrase)) return no_phrase;
        break;
    case Build::clause:
        phrase.kind = Phrase::Kind::clause;
        fill();
        if (!fits_.clause(tree_, phrase)) return no_phrase;
        break;
    case Build::merge:
        for (const auto& [item, part] : parts)
            if (item.slot == keys.intern("vp")) phrase = tree_.at(part);
            else if (item.slot == keys.intern("subj") && tree_.at(part).key == keys.intern("you")) return no_phrase;
        for (const auto& [item, part] : parts)
            if (item.slot && item.slot != keys.intern("vp")) phrase.slots.emplace_back(item.slot, part);
        // Who acts was told before.
        if (production.key == keys.intern("clause.silent")) phrase.slots.emplace_back(keys.intern("actor"), no_phrase);
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
        if (production.key == keys.intern("any") && !phrase.determiner)
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
    std::string name;
    const auto put = [&](std::int64_t number) { name += std::to_string(number) + ' '; };
    put(static_cast<int>(phrase.kind));
    put(phrase.key.id);
    put(phrase.determiner.id);
    put(phrase.plural ? 1 : 0);
    put(static_cast<int>(phrase.quantity.kind));
    put(phrase.quantity.low);
    put(phrase.quantity.high);
    put(phrase.quantity.letter);
    for (const Key adjective : phrase.adjectives) put(adjective.id);
    name += '/';
    for (const auto& [slot, part] : phrase.slots) {
        put(slot.id);
        put(part);
    }
    name += '/';
    for (const PhraseId part : phrase.parts) put(part);
    for (const auto& [language, text] : phrase.names) name += text;
    const auto known = kept_.find(name);
    if (known != kept_.end()) return known->second;
    return kept_.emplace(std::move(name), tree_.add(std::move(phrase))).first->second;
}

} // namespace cantrip::text
