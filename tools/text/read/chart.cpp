#include "tools/text/read/chart.hpp"

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
    here_.resize(nodes);
    scanned_.resize(nodes);
    collect_next_words();
    grammar_.start_text(lattice_);
    (void)look_for(0, grammar_.start());
    for (Node node = 0; node < nodes; ++node) {
        for (const Id span : scanned_[node]) complete(span);
        for (Id state = here_[node].first; state != none; state = states_[state].next_here)
            process(node, state);
        if (states_.size() > max_states) {
            limit_reached_ = true;
            return false;
        }
    }
    return true;
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

// ---- what the next word allows

// Clitics may stand before the word that is looked for, and some marks are not printed.
void Chart::collect_next_words() {
    for (Node node = 0; node <= lattice_.end; ++node) {
        first_next_.push_back(static_cast<std::uint32_t>(next_words_.size()));
        for (Node from = node;; from = lattice_.skip[from]) {
            for (const Lattice::Edge& edge : lattice_.edges[from]) next_words_.push_back(edge.word);
            if (from < lattice_.end && from % 2 == 0 && lattice_.numbers[from / 2])
                next_words_.push_back(any_number_word);
            if (lattice_.skip[from] == from) break;
        }
        for (const WordId mark : {grammar_.comma(), grammar_.full_stop()})
            if (may_drop(node, mark)) next_words_.push_back(mark);
    }
    first_next_.push_back(static_cast<std::uint32_t>(next_words_.size()));
}

bool Chart::is_next(Node node, WordId word) const {
    for (std::uint32_t i = first_next_[node]; i < first_next_[node + 1]; ++i)
        if (next_words_[i] == word) return true;
    return false;
}

bool Chart::can_go_on(Node node, ItemId place) {
    const GrammarItem& item = grammar_.item(place);
    switch (item.kind) {
    case GrammarItem::Kind::end:
    case GrammarItem::Kind::clitic: return true;
    case GrammarItem::Kind::word: return is_next(node, item.id);
    case GrammarItem::Kind::symbol: break;
    }
    const WordSet& beginnings = grammar_.beginnings(item.id);
    for (std::uint32_t i = first_next_[node]; i < first_next_[node + 1]; ++i)
        if (beginnings.contains(next_words_[i])) return true;
    return false;
}

// A comma is not printed before another mark, nor a full stop behind another.
bool Chart::may_drop(Node node, WordId word) const {
    if (word == grammar_.comma()) {
        for (const Lattice::Edge& edge : lattice_.edges[node])
            if (grammar_.closes(edge.word)) return true;
    }
    if (word == grammar_.full_stop() && node >= 2 && node % 2 == 0)
        return lattice_.words[node / 2 - 1].text == ".";
    return false;
}

// ---- states

// Looks for all productions of a goal that can begin here.
void Chart::start(Node node, Id goal) {
    const SymbolId symbol = goals_[goal].symbol;
    const auto begin = static_cast<Id>(states_.size());
    for (std::uint32_t i = first_next_[node]; i < first_next_[node + 1]; ++i) {
        const auto earlier = static_cast<Id>(states_.size());
        for (const ProductionId production : grammar_.productions(symbol, next_words_[i])) {
            if (!thorough_ && !grammar_.has_words(production)) continue;
            const ItemId first = grammar_.production(production).first;
            const auto is_same = [&](const State& state) { return state.place == first; };
            if (std::any_of(states_.begin() + begin, states_.begin() + earlier, is_same)) continue;
            states_.push_back({first, goal, {}, none, none});
            append(here_[node], states_, static_cast<Id>(states_.size() - 1), &State::next_here);
        }
    }
}

// Over one item, to a node.
void Chart::advance(Node node, Id before, Id span) {
    const ItemId place = states_[before].place + 1;
    const Id goal = states_[before].goal;
    if (node > farthest_) {
        farthest_ = node;
        refused_.clear();
    }
    if (!can_go_on(node, place)) {
        if (node == farthest_) refused_.push_back(place);
        return;
    }
    const auto fresh = static_cast<Id>(states_.size());
    const std::uint64_t name = (std::uint64_t{place} << 40U) | (std::uint64_t{goal} << 16U) | node;
    const auto [id, is_fresh] = state_ids_.insert(name, fresh);
    if (is_fresh) {
        states_.push_back({place, goal, {}, none, none});
        append(here_[node], states_, id, &State::next_here);
    }
    links_.push_back({before, span, none});
    append(states_[id].links, links_, static_cast<Id>(links_.size() - 1), &Link::next);
}

void Chart::process(Node node, Id id) {
    const GrammarItem item = grammar_.item(states_[id].place);
    switch (item.kind) {
    case GrammarItem::Kind::end: {
        const Production& production = grammar_.production(item.id);
        const Id goal = states_[id].goal;
        // A clitic may climb to the beginning of its clause, but not out of it.
        for (ItemId part = production.first; production.has_clitics && part < states_[id].place; ++part) {
            const GrammarItem& clitic = grammar_.item(part);
            if (clitic.kind == GrammarItem::Kind::clitic &&
                !grammar_.has_clitic(clitic.id, clause_of(goals_[goal].from), last_skip(node)))
                return;
        }
        const auto known = spans_.size();
        const Id span = span_to(goal, node);
        append(spans_[span].states, states_, id, &State::next_in_list);
        if (span == known) complete(span);
        break;
    }
    case GrammarItem::Kind::word: match_word(node, id, item.id); break;
    case GrammarItem::Kind::clitic:
        if (grammar_.has_clitic(item.id, clause_of(goals_[states_[id].goal].from), lattice_.end))
            advance(node, id, none);
        break;
    case GrammarItem::Kind::symbol: {
        const Id goal = look_for(node, item.id);
        append(goals_[goal].waiting, states_, id, &State::next_in_list);
        break;
    }
    }
}

void Chart::match_word(Node node, Id id, WordId word) {
    for (Node from = node;; from = lattice_.skip[from]) {
        for (const Lattice::Edge& edge : lattice_.edges[from])
            if (edge.word == word) advance(edge.to, id, none);
        if (lattice_.skip[from] == from) break;
    }
    if (may_drop(node, word)) advance(node, id, none);
}

Chart::Id Chart::look_for(Node node, SymbolId symbol) {
    const auto [goal, fresh] =
        goal_ids_.insert((std::uint64_t{symbol} << 32U) | node, static_cast<Id>(goals_.size()));
    if (!fresh) return goal;
    goals_.push_back({symbol, node, {}, none});
    if (grammar_.at(symbol).is_scanned())
        scan(node, goal);
    else
        start(node, goal);
    return goal;
}

void Chart::scan(Node node, Id goal) {
    for (Node from = node;; from = lattice_.skip[from]) {
        for (const Scanned& found : grammar_.scan(goals_[goal].symbol, lattice_, from)) {
            const auto known = spans_.size();
            const Id span = span_to(goal, found.end);
            if (span == known) scanned_[found.end].push_back(span);
            made_.resize(spans_.size());
            made_[span].push_back(keep(found.phrase));
        }
        if (lattice_.skip[from] == from) break;
    }
}

Chart::Id Chart::span_to(Id goal, Node to) {
    for (Id span = goals_[goal].spans; span != none; span = spans_[span].next)
        if (spans_[span].to == to) return span;
    spans_.push_back({goal, to, {}, goals_[goal].spans});
    return goals_[goal].spans = static_cast<Id>(spans_.size() - 1);
}

void Chart::complete(Id span) {
    const Goal& goal = goals_[spans_[span].goal];
    const Node to = spans_[span].to;
    for (Id waiting = goal.waiting.first; waiting != none; waiting = states_[waiting].next_in_list)
        advance(to, waiting, span);
}

// ---- where it stopped

std::vector<std::string> Chart::expected(std::size_t limit) {
    std::vector<ItemId> places = refused_;
    for (Id state = here_.empty() ? none : here_[farthest_].first; state != none;
         state = states_[state].next_here)
        places.push_back(states_[state].place);
    std::set<std::string> out;
    for (const ItemId place : places) {
        const GrammarItem& item = grammar_.item(place);
        if (item.kind == GrammarItem::Kind::word) out.insert(grammar_.word(item.id));
        if (item.kind == GrammarItem::Kind::symbol) grammar_.describe_beginnings(item.id, out);
    }
    std::vector<std::string> list(out.begin(), out.end());
    if (list.size() > limit) list.resize(limit);
    return list;
}

} // namespace cantrip::text
