// Noun phrases are found by looking words up, then said again and compared: whatever the language makes of
// case, number and agreement is checked by the code that says it.

#include <algorithm>

#include "tools/support/words.hpp"
#include "tools/text/meaning/fits.hpp"
#include "tools/text/phrase/same_phrase.hpp"
#include "tools/text/read/grammar.hpp"

namespace cantrip::text {
bool Grammar::follows(const Lattice& lattice, Node& at, std::span<const WordId> words) {
    Node node = at;
    for (const WordId word : words) {
        const auto& edges = lattice.edges[node];
        const auto found = std::find_if(edges.begin(), edges.end(),
                                        [&](const Lattice::Edge& edge) { return edge.word == word; });
        if (found == edges.end()) return false;
        node = found->to;
    }
    at = node;
    return true;
}

std::vector<std::pair<Node, Key>> Grammar::look_up(const Index& index, const Lattice& lattice,
                                                   Node from) const {
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
        Node at = from + 2;
        if (follows(lattice, at, {&dash_, 1})) {
            if (const auto high = number_at(at)) take(at + 2, {Quantity::Kind::range, *low, *high, 'X'});
        }
    }
    if (from < lattice.end && from % 2 == 0) {
        const std::string& letter = lattice.words[from / 2].text;
        if (letter == "x" || letter == "y")
            take(from + 2, {Quantity::Kind::variable, 0, 0, letter == "x" ? 'X' : 'Y'});
    }
    for (const WordedQuantity& worded : worded_) {
        Node at = from;
        Quantity quantity{worded.kind, 0, 0, 'X'};
        const bool fits = std::all_of(worded.words.begin(), worded.words.end(), [&](WordId word) {
            if (word != any_number_word) return follows(lattice, at, {&word, 1});
            const auto number = number_at(at);
            quantity.low = number.value_or(0);
            at += 2;
            return number.has_value();
        });
        if (fits) take(at, quantity);
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
            if (icon != icons_.end() &&
                std::find(icon->second.begin(), icon->second.end(), key) != icon->second.end())
                take(node + 2, key);
        }
    }
    if (so_far.at < lattice.end && so_far.at % 2 == 0) {
        const auto icon = icons_.find(lattice.words[so_far.at / 2].text);
        if (icon != icons_.end())
            for (const Key key : icon->second) take(so_far.at + 2, key);
    }
}

// Without the part first, then with each way it can be there.
void Grammar::extend_core(const Lattice& lattice, std::size_t part, Partial so_far,
                          std::vector<Partial>& out) {
    if (part == pack_.rules.order.size()) {
        out.push_back(std::move(so_far));
        return;
    }
    const std::string& name = pack_.rules.order[part];
    std::vector<Partial> with;
    if (name == "noun") {
        extend_noun(lattice, so_far, with);
    } else if (name == "quantity") {
        extend_quantity(lattice, so_far, with);
    } else if (name == "determiner") {
        for (const auto& [node, key] : look_up(determiners_, lattice, so_far.at)) {
            with.push_back({node, so_far.phrase});
            with.back().phrase.determiner = key;
        }
    } else {
        const auto add = [&](const Partial& before) {
            for (const auto& [node, key] : look_up(adjectives_, lattice, before.at)) {
                with.push_back({node, before.phrase});
                with.back().phrase.adjectives.push_back(key);
            }
        };
        add(so_far);
        for (std::size_t i = 0; i < with.size() && i < 64; ++i)
            if (with[i].phrase.adjectives.size() < 4) add(Partial(with[i]));
    }
    if (name != "noun") extend_core(lattice, part + 1, std::move(so_far), out);
    for (Partial& one_of : with) extend_core(lattice, part + 1, std::move(one_of), out);
}

Grammar::CoreId Grammar::core_of(Phrase phrase) {
    const std::uint64_t hash = hash_of(phrase);
    const auto [first, last] = core_ids_.equal_range(hash);
    for (auto known = first; known != last; ++known)
        if (is_same(core_phrases_[known->second], phrase)) return known->second;
    const auto id = static_cast<CoreId>(core_phrases_.size());
    core_phrases_.push_back(std::move(phrase));
    core_ids_.emplace(hash, id);
    return id;
}

const std::vector<Grammar::Core>& Grammar::cores_at(const Lattice& lattice, Node from) {
    if (cores_[from]) return *cores_[from];
    Partial start{from, {}};
    start.phrase.kind = Phrase::Kind::noun;
    std::vector<Partial> found;
    extend_core(lattice, 0, std::move(start), found);
    // Without a quantity it may be one or several.
    std::vector<Core> cores, several;
    for (Partial& one_of : found) {
        const bool open = one_of.phrase.quantity.kind == Quantity::Kind::none;
        if (open) {
            Phrase many = one_of.phrase;
            many.plural = true;
            several.push_back({one_of.at, core_of(std::move(many))});
        }
        cores.push_back({one_of.at, core_of(std::move(one_of.phrase))});
    }
    cores.insert(cores.end(), several.begin(), several.end());
    return cores_[from].emplace(std::move(cores));
}

const std::vector<WordId>& Grammar::said(CoreId core, const Symbol& symbol, bool icons) {
    const auto [place, fresh] = said_.try_emplace((std::uint64_t{core} << 32U) |
                                                  (std::uint64_t{symbol.form_id} << 1U) | (icons ? 1U : 0U));
    if (!fresh) return place->second;
    PhraseTree tree;
    const PhraseId root = tree.add(core_phrases_[core]);
    const Linearized words =
        linearize(pack_, keys_, tree, root, symbol.form, icons ? Style::icons : Style::words);
    if (words.missing.empty()) place->second = words_of(words.tokens);
    return place->second;
}

Phrase Grammar::counted_phrase(Sort sort, const Phrase& core) {
    Phrase result;
    if (sort != Sort::counted_core) return core;
    if (core.quantity.kind != Quantity::Kind::none) {
        result.kind = Phrase::Kind::number;
        result.quantity = core.quantity;
        return result;
    }
    result.key = key_of(Con::some);
    return result;
}

// There are not several of it, or a language has only one number for it.
bool Grammar::is_one(Key noun) const {
    if (!fits_.can_be_several(noun)) return true;
    const auto word = pack_.words.find(noun);
    if (word == pack_.words.end()) return false;
    const auto& tags = word->second.tags;
    return tags.contains("singular") || tags.contains("plt") || tags.contains("plural") ||
           tags.contains("mass");
}

// Another noun that the source calls by the same name, or another word for "your".
bool Grammar::is_repeated(const Phrase& phrase, Node end, const std::vector<Scanned>& found) const {
    const auto determiner = [](const Phrase& of) {
        return of.determiner == Word::your_own    ? key_of(Word::zone_your)
               : of.determiner == Word::whichever ? key_of(Word::any)
               : of.determiner == Word::the_one   ? key_of(Word::the)
                                                  : of.determiner;
    };
    return std::any_of(found.begin(), found.end(), [&](const Scanned& known) {
        const Phrase& other = known.phrase;
        return known.end == end && other.kind == phrase.kind && determiner(other) == determiner(phrase) &&
               Fits::source_name(keys_.describe(other.key)) ==
                   Fits::source_name(keys_.describe(phrase.key)) &&
               is_time(keys_, other.key) == is_time(keys_, phrase.key) &&
               other.adjectives == phrase.adjectives && other.quantity.kind == phrase.quantity.kind &&
               other.quantity.low == phrase.quantity.low &&
               (other.plural == phrase.plural || is_one(phrase.key));
    });
}

// Where a noun can begin: behind a preposition, if its form asks for one.
std::vector<Node> Grammar::behind_prepositions(const Symbol& symbol, const Lattice& lattice,
                                               Node from) const {
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
    return starts;
}

void Grammar::scan_core(const Symbol& symbol, Sort sort, const Lattice& lattice, Node from,
                        std::vector<Scanned>& out) {
    for (const Node start : behind_prepositions(symbol, lattice, from)) {
        for (const Core& core : cores_at(lattice, start)) {
            const Phrase& phrase = core_phrases_[core.id];
            const bool noun = sort == Sort::core || sort == Sort::time_core;
            if (noun && !fits_.noun(phrase)) continue;
            if (sort == Sort::time_core && !is_time(keys_, phrase.key)) continue;
            if (sort != Sort::time_core && phrase.determiner == Word::yours) continue;
            const bool counted = sort == Sort::counted_core || sort == Sort::plural_core;
            if (counted && (phrase.key != symbol.key || !phrase.adjectives.empty())) continue;
            if (sort == Sort::plural_core && (!phrase.plural || phrase.determiner)) continue;
            if (sort == Sort::counted_core && phrase.quantity.kind == Quantity::Kind::none &&
                (phrase.plural == is_said_alone(pack_, phrase.key) ||
                 (phrase.determiner && (phrase.plural || phrase.determiner != Word::a))))
                continue;
            Node end = from;
            const auto& words = said(core.id, symbol, lattice.icons);
            if (words.empty() || !follows(lattice, end, words) || end != core.end) continue;
            if (!is_repeated(phrase, end, out)) out.push_back({end, counted_phrase(sort, phrase)});
        }
    }
}

// “…”, with the kind in front of it or not: the name of a thing, or any text.
void Grammar::scan_name(const Symbol& symbol, const Lattice& lattice, Node from, std::vector<Scanned>& out) {
    const bool quotes =
        std::any_of(lattice.words.begin() + from / 2, lattice.words.end(),
                    [&](const TextWord& word) { return word.text == pack_.rules.open_quote; });
    if (!quotes) return;
    std::vector<Scanned> kinds;
    for (const Node start : behind_prepositions(symbol, lattice, from)) kinds.push_back({start, {}});
    scan_core(symbol, Sort::core, lattice, from, kinds);
    const Key the = key_of(Word::the);
    for (const Scanned& kind : kinds) {
        Node at = kind.end;
        if ((kind.phrase.determiner && kind.phrase.determiner != the) || kind.phrase.plural ||
            !follows(lattice, at, {&open_quote_, 1}))
            continue;
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
        if (begin == finish && !kind.phrase.key) {
            phrase.names.emplace_back("", std::to_string(words[first].begin) + " " +
                                              std::to_string(words[last].begin));
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
        if (kind != Quantity::Kind::exact && kind != Quantity::Kind::range &&
            kind != Quantity::Kind::variable)
            continue;
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
    const Symbol& nominative = symbols_[symbol(Sort::core, Category::none, {}, "nom")];
    for (const Core& core : cores_at(lattice, from)) {
        const Phrase& noun = core_phrases_[core.id];
        const bool plain = noun.quantity.kind == Quantity::Kind::none && noun.adjectives.empty() &&
                           !noun.plural && (!noun.determiner || noun.determiner == Word::a);
        if (!plain) continue;
        Node end = from;
        if (!follows(lattice, end, said(core.id, nominative, false)) || end != core.end) continue;
        phrase.key = noun.key;
        out.push_back({end, phrase});
    }
}

std::vector<Scanned> Grammar::scan(SymbolId id, const Lattice& lattice, Node from) {
    std::vector<Scanned> out;
    const Symbol& of = symbols_[id];
    switch (of.sort) {
    case Sort::core:
    case Sort::time_core:
    case Sort::counted_core:
    case Sort::plural_core: scan_core(of, of.sort, lattice, from, out); break;
    case Sort::name: scan_name(of, lattice, from, out); break;
    case Sort::number: scan_number(lattice, from, out); break;
    case Sort::predicate_word: scan_predicate(lattice, from, out); break;
    default: break;
    }
    return out;
}

} // namespace cantrip::text
