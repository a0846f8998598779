// Noun phrases are found by looking words up, then said again and compared: whatever the language makes of case,
// number and agreement is checked by the code that says it.

#include <algorithm>

#include "tools/text/engine/read/fits.hpp"
#include "tools/text/engine/read/grammar.hpp"
#include "tools/text/engine/words.hpp"

namespace cantrip::text {
namespace {

constexpr std::pair<std::string_view, Quantity::Kind> worded[] = {
    {"quantity.up_to", Quantity::Kind::up_to},       {"quantity.at_least", Quantity::Kind::at_least},
    {"quantity.exactly", Quantity::Kind::exactly},   {"quantity.or_more", Quantity::Kind::or_more},
    {"quantity.at_most", Quantity::Kind::at_most},   {"quantity.any_number", Quantity::Kind::any_number},
    {"quantity.half", Quantity::Kind::half},
};

} // namespace

bool Grammar::follows(const Lattice& lattice, Node& at, const std::vector<WordId>& words) const {
    Node node = at;
    for (const WordId word : words) {
        const auto& edges = lattice.edges[node];
        const auto found = std::find_if(edges.begin(), edges.end(), [&](const Lattice::Edge& edge) { return edge.word == word; });
        if (found == edges.end()) return false;
        node = found->to;
    }
    at = node;
    return true;
}

std::vector<std::pair<Node, Key>> Grammar::look_up(const Index& index, const Lattice& lattice, Node from) const {
    std::vector<std::pair<Node, Key>> out;
    for (const Lattice::Edge& edge : lattice.edges[from]) {
        const auto found = index.find(edge.word);
        if (found == index.end()) continue;
        for (const Indexed& entry : found->second) {
            Node at = from;
            if (follows(lattice, at, entry.words)) out.emplace_back(at, entry.key);
        }
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

void Grammar::extend_quantity(const Lattice& lattice, const Partial& so_far, std::vector<Partial>& out) {
    const auto number_at = [&](Node node) {
        return node < lattice.end && node % 2 == 0 ? lattice.numbers[node / 2] : std::nullopt;
    };
    const auto take = [&](Node node, Quantity quantity) {
        Partial next = so_far;
        next.at = node;
        next.phrase.quantity = quantity;
        out.push_back(std::move(next));
    };
    const Node from = so_far.at;
    if (const auto low = number_at(from)) {
        take(from + 2, {Quantity::Kind::exact, *low, 0, 'X'});
        const WordId dash = words_.find(pack_.rules.dash);
        Node at = from + 2;
        if (dash != no_word && follows(lattice, at, {dash})) {
            if (const auto high = number_at(at)) take(at + 2, {Quantity::Kind::range, *low, *high, 'X'});
        }
    }
    if (from < lattice.end && from % 2 == 0) {
        const std::string& letter = lattice.words[from / 2].text;
        if (letter == "x" || letter == "y") take(from + 2, {Quantity::Kind::variable, 0, 0, letter == "x" ? 'X' : 'Y'});
    }
    for (const auto& [name, kind] : worded) {
        const Wording* wording = wording_of(keys_.intern(name), "");
        if (wording == nullptr) continue;
        Node at = from;
        Quantity quantity{kind, 0, 0, 'X'};
        bool fits = true;
        for (const Item& item : wording->items) {
            if (!fits) break;
            if (item.kind == Item::Kind::slot) {
                const auto number = number_at(at);
                fits = number.has_value();
                if (fits) quantity.low = *number;
                at += 2;
            } else {
                fits = follows(lattice, at, words_.intern_all(item.text));
            }
        }
        if (fits && at != from) take(at, quantity);
    }
}

void Grammar::extend_noun(const Lattice& lattice, const Partial& so_far, std::vector<Partial>& out) {
    const auto take = [&](Node node, Key key) {
        Partial next = so_far;
        next.at = node;
        next.phrase.key = key;
        out.push_back(std::move(next));
    };
    for (const auto& [node, key] : look_up(nouns_, lattice, so_far.at)) {
        take(node, key);
        // Mixed style: the icon stands behind its word.
        if (node < lattice.end && node % 2 == 0) {
            const auto icon = icons_.find(lattice.words[node / 2].text);
            if (icon != icons_.end() && std::find(icon->second.begin(), icon->second.end(), key) != icon->second.end())
                take(node + 2, key);
        }
    }
    if (so_far.at < lattice.end && so_far.at % 2 == 0) {
        const auto icon = icons_.find(lattice.words[so_far.at / 2].text);
        if (icon != icons_.end())
            for (const Key key : icon->second) take(so_far.at + 2, key);
    }
}

void Grammar::extend_core(const Lattice& lattice, std::size_t part, Partial so_far, std::vector<Partial>& out) {
    if (part == pack_.rules.order.size()) {
        out.push_back(std::move(so_far));
        return;
    }
    const std::string& name = pack_.rules.order[part];
    std::vector<Partial> next;
    if (name == "noun") {
        extend_noun(lattice, so_far, next);
    } else if (name == "quantity") {
        next.push_back(so_far);
        extend_quantity(lattice, so_far, next);
    } else if (name == "determiner") {
        next.push_back(so_far);
        for (const auto& [node, key] : look_up(determiners_, lattice, so_far.at)) {
            next.push_back({node, so_far.phrase});
            next.back().phrase.determiner = key;
        }
    } else {
        next.push_back(so_far);
        for (std::size_t i = 0; i < next.size() && i < 64; ++i) {
            if (next[i].phrase.adjectives.size() >= 4) continue;
            const Partial so = next[i];
            for (const auto& [node, key] : look_up(adjectives_, lattice, so.at)) {
                next.push_back({node, so.phrase});
                next.back().phrase.adjectives.push_back(key);
            }
        }
    }
    for (Partial& one_of : next) extend_core(lattice, part + 1, std::move(one_of), out);
}

const std::vector<Grammar::Partial>& Grammar::cores_at(const Lattice& lattice, Node from) {
    const auto known = cores_.find(from);
    if (known != cores_.end()) return known->second;
    Partial start{from, {}};
    start.phrase.kind = Phrase::Kind::noun;
    std::vector<Partial> found;
    extend_core(lattice, 0, std::move(start), found);
    // Without a quantity it may be one or several.
    const std::size_t count = found.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (found[i].phrase.quantity.kind != Quantity::Kind::none) continue;
        found.push_back(found[i]);
        found.back().phrase.plural = true;
    }
    return cores_.emplace(from, std::move(found)).first->second;
}

const std::vector<WordId>& Grammar::said(const Phrase& phrase, const std::string& form, bool icons) {
    std::string name = form + (icons ? "!" : "?");
    const auto put = [&](std::int64_t number) { name += ' ' + std::to_string(number); };
    put(phrase.key.id);
    put(phrase.determiner.id);
    put(static_cast<int>(phrase.quantity.kind));
    put(phrase.quantity.low);
    put(phrase.quantity.high);
    put(phrase.quantity.letter);
    put(phrase.plural ? 1 : 0);
    for (const Key adjective : phrase.adjectives) put(adjective.id);
    const auto known = said_.find(name);
    if (known != said_.end()) return known->second;
    PhraseTree tree;
    const PhraseId root = tree.add(phrase);
    const Linearized words = linearize(pack_, keys_, tree, root, form, icons ? Style::icons : Style::words);
    std::vector<WordId> ids;
    if (words.missing.empty()) ids = words_of(words.tokens);
    return said_.emplace(std::move(name), std::move(ids)).first->second;
}

Phrase Grammar::counted_phrase(const Symbol& symbol, const Phrase& core) {
    Phrase result;
    if (symbol.sort != Sort::counted_core) return core;
    if (core.quantity.kind != Quantity::Kind::none) {
        result.kind = Phrase::Kind::number;
        result.quantity = core.quantity;
        return result;
    }
    result.key = keys_.intern("some");
    return result;
}

// Another noun that the source calls by the same name, or another word for "your".
bool Grammar::is_repeated(const Phrase& phrase, Node end, const std::vector<Scanned>& found) const {
    const auto determiner = [&](const Phrase& of) {
        const std::string_view word = keys_.describe(of.determiner);
        return word == "your_own" ? std::string_view("zone.your") : word == "whichever" ? std::string_view("any") : word == "the_one" ? std::string_view("the") : word;
    };
    return std::any_of(found.begin(), found.end(), [&](const Scanned& known) {
        const Phrase& other = known.phrase;
        return known.end == end && other.kind == phrase.kind && determiner(other) == determiner(phrase) &&
               Fits::source_name(keys_.describe(other.key)) == Fits::source_name(keys_.describe(phrase.key)) &&
               keys_.describe(other.key).starts_with("time.") == keys_.describe(phrase.key).starts_with("time.") &&
               other.adjectives == phrase.adjectives && other.quantity.kind == phrase.quantity.kind &&
               other.quantity.low == phrase.quantity.low && other.plural == phrase.plural;
    });
}

void Grammar::scan_core(const Symbol& symbol, const Lattice& lattice, Node from, std::vector<Scanned>& out) {
    std::vector<Node> starts;
    const auto place = prepositions_.find(symbol.form);
    if (place == prepositions_.end()) {
        starts.push_back(from);
    } else {
        for (const auto& words : place->second) {
            Node at = from;
            if (follows(lattice, at, words)) starts.push_back(at);
        }
    }
    for (const Node start : starts) {
        for (const Partial& core : cores_at(lattice, start)) {
            const Phrase& phrase = core.phrase;
            const bool noun = symbol.sort == Sort::core || symbol.sort == Sort::time_core;
            if (noun && !fits_.noun(phrase)) continue;
            if (symbol.sort == Sort::time_core && !keys_.describe(phrase.key).starts_with("time.")) continue;
            const bool counted = symbol.sort == Sort::counted_core || symbol.sort == Sort::plural_core;
            if (counted && (phrase.key != symbol.key || !phrase.adjectives.empty())) continue;
            if (symbol.sort == Sort::plural_core && (!phrase.plural || phrase.determiner)) continue;
            if (symbol.sort == Sort::counted_core && phrase.quantity.kind == Quantity::Kind::none &&
                (phrase.plural || (phrase.determiner && keys_.describe(phrase.determiner) != "a")))
                continue;
            Node end = from;
            const auto& words = said(phrase, symbol.form, lattice.icons);
            if (words.empty() || !follows(lattice, end, words) || end != core.at) continue;
            if (!is_repeated(phrase, end, out)) out.push_back({end, counted_phrase(symbol, phrase)});
        }
    }
}

// “…”, with the kind in front of it or not: the name of a thing, or any text.
void Grammar::scan_name(const Symbol& symbol, const Lattice& lattice, Node from, std::vector<Scanned>& out) {
    std::vector<Scanned> kinds{{from, {}}};
    Symbol core = symbol;
    core.sort = Sort::core;
    scan_core(core, lattice, from, kinds);
    const WordId open = words_.intern_all(pack_.rules.open_quote).front();
    for (const Scanned& kind : kinds) {
        Node at = kind.end;
        if (kind.phrase.determiner || kind.phrase.plural || !follows(lattice, at, {open})) continue;
        const std::size_t first = at / 2;
        std::size_t last = first;
        const auto& words = lattice.words;
        while (last < words.size() && words[last].text != pack_.rules.close_quote) ++last;
        if (last >= words.size() || last == first) continue;
        Phrase phrase;
        phrase.kind = Phrase::Kind::name;
        std::string name;
        for (std::size_t i = first; i < last; ++i)
            name += (i > first && words[i].begin > words[i - 1].end ? " " : "") + words[i].text;
        const auto end = static_cast<Node>(2 * (last + 1));
        const auto [begin, finish] = thing_names_.equal_range(name);
        for (auto thing = begin; thing != finish; ++thing) {
            phrase.key = thing->second;
            phrase.determiner = kind.phrase.key;
            out.push_back({end, phrase});
        }
        if (begin == finish && kind.end == from) {
            phrase.names.emplace_back("", std::to_string(words[first].begin) + " " + std::to_string(words[last].begin));
            out.push_back({end, phrase});
        }
    }
}

void Grammar::scan_number(const Lattice& lattice, Node from, std::vector<Scanned>& out) {
    Partial start{from, {}};
    std::vector<Partial> found;
    extend_quantity(lattice, start, found);
    for (const Partial& one_of : found) {
        const auto kind = one_of.phrase.quantity.kind;
        if (kind != Quantity::Kind::exact && kind != Quantity::Kind::range && kind != Quantity::Kind::variable) continue;
        Phrase phrase;
        phrase.kind = Phrase::Kind::number;
        phrase.quantity = one_of.phrase.quantity;
        out.push_back({one_of.at, phrase});
    }
}

void Grammar::scan_predicate(const Lattice& lattice, Node from, std::vector<Scanned>& out) {
    Phrase phrase;
    phrase.kind = Phrase::Kind::predicate;
    for (const auto& [node, key] : look_up(adjectives_, lattice, from)) {
        phrase.key = key;
        out.push_back({node, phrase});
    }
    for (const Partial& core : cores_at(lattice, from)) {
        const bool plain = core.phrase.quantity.kind == Quantity::Kind::none && core.phrase.adjectives.empty() &&
                           !core.phrase.plural &&
                           (!core.phrase.determiner || keys_.describe(core.phrase.determiner) == "a");
        if (!plain) continue;
        Node end = from;
        if (!follows(lattice, end, said(core.phrase, "nom", false)) || end != core.at) continue;
        phrase.key = core.phrase.key;
        out.push_back({end, phrase});
    }
}

std::vector<Scanned> Grammar::scan(SymbolId id, const Lattice& lattice, Node from) {
    std::vector<Scanned> out;
    const Symbol symbol = symbols_[id];
    switch (symbol.sort) {
    case Sort::core:
    case Sort::time_core:
    case Sort::counted_core:
    case Sort::plural_core: scan_core(symbol, lattice, from, out); break;
    case Sort::name: scan_name(symbol, lattice, from, out); break;
    case Sort::number: scan_number(lattice, from, out); break;
    case Sort::predicate_word: scan_predicate(lattice, from, out); break;
    default: break;
    }
    return out;
}

} // namespace cantrip::text
