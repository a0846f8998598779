#include "tools/text/engine/read/chart.hpp"

#include <algorithm>
#include <set>

namespace cantrip::text {
namespace {

// A card is never as long as this; whoever reads a book with it is told so.
constexpr std::size_t max_words = 600;
constexpr std::size_t max_states = 600000;
// Readings kept of one stretch of text.
constexpr std::size_t max_phrases = 32;
// Ways to put parts together that are looked at for them.
constexpr std::size_t max_parts = 96;

} // namespace

bool Chart::read() {
    if (lattice_.words.size() > max_words) {
        limit_reached_ = true;
        return false;
    }
    const std::size_t nodes = lattice_.end + 1U;
    at_.resize(nodes);
    known_.resize(nodes);
    waiting_.resize(nodes);
    scanned_.resize(nodes);
    grammar_.start_text();
    predict(0, grammar_.start());
    for (Node node = 0; node < nodes; ++node) {
        for (const auto& [symbol, origin] : scanned_[node]) complete(node, symbol, origin);
        for (std::size_t i = 0; i < at_[node].size(); ++i) process(node, at_[node][i]);
        if (states_.size() > max_states) {
            limit_reached_ = true;
            return false;
        }
    }
    return true;
}

void Chart::add(Node node, ProductionId production, std::uint32_t dot, Node origin, const Link* link) {
    const std::uint64_t name = (std::uint64_t{production} << 32U) | (std::uint64_t{dot} << 16U) | origin;
    const auto [place, fresh] = known_[node].emplace(name, static_cast<StateId>(states_.size()));
    if (fresh) {
        states_.push_back({production, dot, origin, {}});
        at_[node].push_back(place->second);
        if (dot > 0) farthest_ = std::max(farthest_, node);
    }
    if (link != nullptr) states_[place->second].links.push_back(*link);
}

Node Chart::last_skip(Node node) const {
    while (node < lattice_.end && lattice_.skip[node] != node) node = lattice_.skip[node];
    return node;
}

// Where the marks before a place end.
Node Chart::clause_of(Node node) const {
    std::size_t word = node / 2;
    while (word > 0 && !lattice_.words[word - 1].is_mark()) --word;
    return static_cast<Node>(2 * word);
}

void Chart::process(Node node, StateId id) {
    const ProductionId number = states_[id].production;
    const std::uint32_t dot = states_[id].dot;
    const Node origin = states_[id].origin;
    const Production& production = grammar_.production(number);
    if (dot == production.items.size()) {
        // A clitic may climb to the beginning of its clause, but not out of it.
        for (const GrammarItem& part : production.items)
            if (part.kind == GrammarItem::Kind::clitic && !grammar_.has_clitic(part.id, lattice_, clause_of(origin), last_skip(node))) return;
        complete_[{production.symbol, origin, node}].push_back(id);
        complete(node, production.symbol, origin);
        return;
    }
    const GrammarItem item = production.items[dot];
    switch (item.kind) {
    case GrammarItem::Kind::word: match_word(node, id, item.id); break;
    case GrammarItem::Kind::clitic: {
        const Link link{id, no_symbol, node, node};
        if (grammar_.has_clitic(item.id, lattice_, clause_of(origin), lattice_.end)) add(node, number, dot + 1, origin, &link);
        break;
    }
    case GrammarItem::Kind::symbol:
        waiting_[node][item.id].push_back(id);
        predict(node, item.id);
        break;
    }
}

// A comma is not printed before another mark, nor a full stop behind another.
bool Chart::may_drop(Node node, WordId word) const {
    if (word == grammar_.comma()) {
        for (const Lattice::Edge& edge : lattice_.edges[node])
            if (grammar_.closes(edge.word)) return true;
    }
    if (word == grammar_.full_stop() && node >= 2 && node % 2 == 0) return lattice_.words[node / 2 - 1].text == ".";
    return false;
}

void Chart::match_word(Node node, StateId id, WordId word) {
    const Link link{id, no_symbol, node, node};
    const ProductionId production = states_[id].production;
    const std::uint32_t dot = states_[id].dot;
    const Node origin = states_[id].origin;
    for (Node from = node;; from = lattice_.skip[from]) {
        for (const Lattice::Edge& edge : lattice_.edges[from])
            if (edge.word == word) add(edge.to, production, dot + 1, origin, &link);
        if (lattice_.skip[from] == from) break;
    }
    if (may_drop(node, word)) add(node, production, dot + 1, origin, &link);
}

void Chart::predict(Node node, SymbolId id) {
    // Once for each node: the first that waits for it.
    if (const auto waiting = waiting_[node].find(id); waiting != waiting_[node].end() && waiting->second.size() > 1) return;
    const Symbol& symbol = grammar_.at(id);
    if (symbol.is_scanned()) {
        for (Node from = node;; from = lattice_.skip[from]) {
            for (const Scanned& found : grammar_.scan(id, lattice_, from)) {
                auto& made = made_[{id, node, found.end}];
                if (made.empty()) scanned_[found.end].emplace_back(id, node);
                made.push_back(keep(found.phrase));
            }
            if (lattice_.skip[from] == from) break;
        }
        return;
    }
    for (Node from = node;; from = lattice_.skip[from]) {
        for (const Lattice::Edge& edge : lattice_.edges[from]) {
            const auto found = symbol.by_first.find(edge.word);
            if (found == symbol.by_first.end()) continue;
            for (const ProductionId production : found->second) add(node, production, 0, node, nullptr);
        }
        if (lattice_.skip[from] == from) break;
    }
    if (may_drop(node, grammar_.comma())) {
        const auto found = symbol.by_first.find(grammar_.comma());
        if (found != symbol.by_first.end())
            for (const ProductionId production : found->second) add(node, production, 0, node, nullptr);
    }
    for (const ProductionId production : symbol.others) add(node, production, 0, node, nullptr);
}

void Chart::complete(Node node, SymbolId symbol, Node origin) {
    const auto waiting = waiting_[origin].find(symbol);
    if (waiting == waiting_[origin].end()) return;
    for (std::size_t i = 0; i < waiting->second.size(); ++i) {
        const StateId before = waiting->second[i];
        const Link link{before, symbol, origin, node};
        // One link for each way to the same place.
        const std::uint64_t name = (std::uint64_t{states_[before].production} << 32U) |
                                   (std::uint64_t{states_[before].dot + 1} << 16U) | states_[before].origin;
        const auto known = known_[node].find(name);
        if (known != known_[node].end()) {
            const auto& links = states_[known->second].links;
            if (std::any_of(links.begin(), links.end(), [&](const Link& old) {
                    return old.before == before && old.symbol == symbol && old.from == origin && old.to == node;
                }))
                continue;
        }
        add(node, states_[before].production, states_[before].dot + 1, states_[before].origin, &link);
    }
}

// ---- trees

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

// ---- where it stopped

std::vector<std::string> Chart::expected(std::size_t limit) {
    std::set<std::string> out;
    for (const StateId id : at_.empty() ? std::vector<StateId>{} : at_[farthest_]) {
        const State& state = states_[id];
        const auto& items = grammar_.production(state.production).items;
        if (state.dot < items.size() && items[state.dot].kind == GrammarItem::Kind::word)
            out.insert(grammar_.word(items[state.dot].id));
    }
    for (const auto& [id, states] : waiting_.empty() ? std::unordered_map<SymbolId, std::vector<StateId>>{} : waiting_[farthest_]) {
        const Symbol& symbol = grammar_.at(id);
        if (symbol.sort == Sort::core || symbol.sort == Sort::counted_core) out.insert("‹noun›");
        if (symbol.sort == Sort::number) out.insert("‹number›");
        for (const auto& [word, productions] : symbol.by_first) out.insert(grammar_.word(word));
    }
    std::vector<std::string> list(out.begin(), out.end());
    if (list.size() > limit) list.resize(limit);
    return list;
}

} // namespace cantrip::text
