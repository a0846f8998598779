// What a symbol can begin with: the chart asks before it looks for it.

#include <algorithm>

#include "tools/text/read/grammar.hpp"

namespace cantrip::text {

void WordSet::add(const WordSet& other) {
    if (other.words_.size() > words_.size()) words_.resize(other.words_.size());
    for (std::size_t i = 0; i < other.words_.size(); ++i) words_[i] |= other.words_[i];
    anything_ |= other.anything_;
}

std::vector<WordId> WordSet::list() const {
    std::vector<WordId> out;
    for (WordId word = 0; word < 64 * words_.size(); ++word)
        if ((words_[word / 64] >> (word % 64) & 1U) != 0) out.push_back(word);
    return out;
}

void Grammar::collect_core_beginnings() {
    core_beginnings_.add(any_number_word);
    for (const char* letter : {"x", "y"}) core_beginnings_.add(words_.intern(letter));
    for (const Index* index : {&determiners_, &adjectives_, &nouns_})
        for (const auto& [word, entries] : *index) core_beginnings_.add(word);
    for (const auto& [icon, keys] : icons_) core_beginnings_.add(words_.intern(icon));
    for (const WordedQuantity& quantity : worded_) core_beginnings_.add(quantity.words.front());
}

void Grammar::add_scanned_beginnings(const Symbol& of, WordSet& out) const {
    if (of.sort == Sort::number) {
        out.add(any_number_word);
        for (const char* letter : {"x", "y"}) out.add(words_.find(letter));
        return;
    }
    if (of.sort == Sort::name) out.add(open_quote_);
    const auto place = prepositions_.find(of.form);
    if (of.sort == Sort::predicate_word || place == prepositions_.end()) {
        out.add(core_beginnings_);
        return;
    }
    for (const auto& words : place->second) {
        if (words.empty())
            out.add(core_beginnings_);
        else
            out.add(words.front());
    }
}

// Through all that it can begin with in turn.
const WordSet& Grammar::beginnings(SymbolId id) {
    if (symbols_[id].begun) return symbols_[id].beginnings;
    WordSet out;
    std::vector<SymbolId> open{id};
    for (std::size_t next = 0; next < open.size(); ++next) {
        const Symbol& of = at(open[next]);
        if (of.begun) {
            out.add(of.beginnings);
            continue;
        }
        if (of.is_scanned()) add_scanned_beginnings(of, out);
        for (const ProductionId production : of.all) {
            ItemId first = productions_[production].first;
            while (items_[first].kind == GrammarItem::Kind::clitic) ++first;
            const GrammarItem& item = items_[first];
            if (item.kind == GrammarItem::Kind::word)
                out.add(item.id);
            else if (item.kind == GrammarItem::Kind::end)
                out.add_anything();
            else if (std::find(open.begin(), open.end(), item.id) == open.end())
                open.push_back(item.id);
        }
    }
    symbols_[id].begun = true;
    return symbols_[id].beginnings = std::move(out);
}

const std::vector<ProductionId>& Grammar::productions(SymbolId id, WordId word) {
    const auto [list, fresh] =
        by_first_ids_.insert((std::uint64_t{id} << 32U) | word, static_cast<std::uint32_t>(by_first_.size()));
    if (!fresh) return by_first_[list];
    std::vector<ProductionId>& out = by_first_.emplace_back();
    for (const ProductionId production : at(id).all) {
        ItemId first = productions_[production].first;
        while (items_[first].kind == GrammarItem::Kind::clitic) ++first;
        const GrammarItem item = items_[first];
        const bool can = item.kind == GrammarItem::Kind::word
                             ? item.id == word
                             : item.kind == GrammarItem::Kind::end || beginnings(item.id).contains(word);
        if (can) out.push_back(production);
    }
    return out;
}

void Grammar::start_text(const Lattice& lattice) {
    text_ = &lattice;
    clitic_nodes_.clear();
    cores_.assign(lattice.end + 1U, std::nullopt);
    present_ = {};
    // A mark may be swallowed by another.
    for (const WordId mark : {comma(), full_stop()}) present_.add(mark);
    for (const auto& edges : lattice.edges)
        for (const Lattice::Edge& edge : edges) present_.add(edge.word);
    has_words_.assign(productions_.size(), Has::unknown);
}

bool Grammar::find_words(ProductionId id) {
    if (id >= has_words_.size()) has_words_.resize(productions_.size(), Has::unknown);
    const auto has = [&](const GrammarItem& item) {
        if (item.kind == GrammarItem::Kind::clitic) return !clitic_nodes(item.id).empty();
        return item.kind != GrammarItem::Kind::word || present_.contains(item.id);
    };
    ItemId at = productions_[id].first;
    while (items_[at].kind != GrammarItem::Kind::end && has(items_[at])) ++at;
    const bool found = items_[at].kind == GrammarItem::Kind::end;
    has_words_[id] = found ? Has::yes : Has::no;
    return found;
}

void Grammar::describe_beginnings(SymbolId id, std::set<std::string>& out) {
    std::vector<WordId> words = beginnings(id).list();
    // Nouns are too many to be listed.
    const bool noun =
        std::any_of(words.begin(), words.end(), [&](WordId word) { return nouns_.contains(word); });
    if (noun) out.insert("‹noun›");
    for (const WordId word : words)
        if (!noun || !core_beginnings_.contains(word) || word == any_number_word)
            out.insert(words_.text(word));
}

} // namespace cantrip::text
