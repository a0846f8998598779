#include "tools/text/engine/read/chart.hpp"

#include <algorithm>
#include <set>

namespace cantrip::text {
namespace {

// A card is never as long as this; whoever reads a book with it is told so.
constexpr std::size_t max_words = 600;
constexpr std::size_t max_states = 600000;

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
