#pragma once
// Earley's algorithm over a lattice of words: all readings at once, in bounded time, and where nothing fits it knows
// how far the text was understood and what could have come next.

#include <unordered_map>

#include "tools/text/engine/read/fits.hpp"
#include "tools/text/engine/read/grammar.hpp"

namespace cantrip::text {

class Chart {
  public:
    Chart(Grammar& grammar, const Fits& fits, const Lattice& lattice)
        : grammar_(grammar), fits_(fits), lattice_(lattice) {}

    // False when the text is too long or too ambiguous to go on; then limit_reached().
    [[nodiscard]] bool read();
    [[nodiscard]] bool limit_reached() const { return limit_reached_; }
    // Phrase trees of the whole text, at most `limit`, in one arena.
    [[nodiscard]] std::vector<PhraseId> roots(std::size_t limit);
    [[nodiscard]] PhraseTree& tree() { return tree_; }

    // How far it got, and the words that could stand there.
    [[nodiscard]] Node stopped_at() const { return farthest_; }
    [[nodiscard]] std::vector<std::string> expected(std::size_t limit);

  private:
    using StateId = std::uint32_t;
    struct Link {
        StateId before;
        SymbolId symbol; // of the part between; no_symbol for a word
        Node from, to;
    };
    struct State {
        ProductionId production;
        std::uint32_t dot;
        Node origin;
        std::vector<Link> links;
    };
    static constexpr SymbolId no_symbol = 0xffffffffU;

    void add(Node node, ProductionId production, std::uint32_t dot, Node origin, const Link* link);
    void process(Node node, StateId id);
    void predict(Node node, SymbolId symbol);
    void complete(Node node, SymbolId symbol, Node origin);
    void match_word(Node node, StateId id, WordId word);
    [[nodiscard]] bool may_drop(Node node, WordId word) const;
    [[nodiscard]] Node last_skip(Node node) const;
    [[nodiscard]] Node clause_of(Node node) const;

    [[nodiscard]] const std::vector<PhraseId>& phrases(SymbolId symbol, Node from, Node to);
    using Parts = std::vector<std::pair<GrammarItem, PhraseId>>;
    [[nodiscard]] std::vector<Parts> parts_of(StateId id, std::size_t limit);
    [[nodiscard]] PhraseId make(const Production& production, const Parts& parts);

    void prefer_arguments(std::vector<std::vector<PhraseId>>& each);
    void forget_silent(std::vector<std::vector<PhraseId>>& each);
    // The same phrase is kept once.
    [[nodiscard]] PhraseId keep(Phrase phrase);

    Grammar& grammar_;
    const Fits& fits_;
    std::map<std::string, PhraseId> kept_;
    const Lattice& lattice_;
    PhraseTree tree_;
    std::vector<State> states_;
    std::vector<std::vector<StateId>> at_; // by node
    std::vector<std::unordered_map<std::uint64_t, StateId>> known_;
    std::vector<std::unordered_map<SymbolId, std::vector<StateId>>> waiting_; // by node
    std::vector<std::vector<std::pair<SymbolId, Node>>> scanned_;             // ends here: symbol, origin
    std::map<std::tuple<SymbolId, Node, Node>, std::vector<StateId>> complete_;
    std::map<std::tuple<SymbolId, Node, Node>, std::vector<PhraseId>> made_;
    std::map<std::tuple<SymbolId, Node, Node>, bool> making_;
    Node farthest_ = 0;
    bool limit_reached_ = false;
};

} // namespace cantrip::text
