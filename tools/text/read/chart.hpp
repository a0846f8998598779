#pragma once
// Earley's algorithm over a lattice of words: all readings at once, in bounded time, and where nothing fits
// it knows how far the text was understood and what could have come next. Nothing is noted that the next word
// rules out.

#include <boost/container/small_vector.hpp>
#include <deque>
#include <unordered_map>

#include "tools/text/meaning/fits.hpp"
#include "tools/text/read/flat_ids.hpp"
#include "tools/text/read/grammar.hpp"

namespace cantrip::text {

class Chart {
  public:
    // Thorough: looks even for what the text has not all words of. Finds no more readings, but how far they
    // came.
    Chart(Grammar& grammar, const Fits& fits, const Lattice& lattice, bool thorough)
        : grammar_(grammar), fits_(fits), lattice_(lattice), thorough_(thorough),
          goal_ids_(grammar.chart_ids().goals), state_ids_(grammar.chart_ids().states) {
        goal_ids_.clear();
        state_ids_.clear();
    }

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
    // Everything refers to everything by number; lists are chains through `next`.
    using Id = std::uint32_t;
    static constexpr Id none = 0xffffffffU;
    struct Chain {
        Id first = none, last = none;
    };
    // A symbol that is looked for from a node on, and who waits for it.
    struct Goal {
        SymbolId symbol;
        Node from;
        Chain waiting; // states
        Id spans = none;
    };
    // A symbol found from its goal's node to another.
    struct Span {
        Id goal;
        Node to;
        Chain states; // complete ones
        Id next = none;
    };
    struct State {
        ItemId place; // the item behind the dot
        Id goal;
        Chain links;
        Id next_here = none, next_in_list = none;
    };
    // A way to a state: the state before it and the span between, or none for a word.
    struct Link {
        Id before, span;
        Id next = none;
    };

    template <typename Part> void append(Chain& chain, std::vector<Part>& parts, Id id, Id Part::*next) {
        (chain.first == none ? chain.first : parts[chain.last].*next) = id;
        chain.last = id;
    }
    void collect_next_words();
    [[nodiscard]] bool is_next(Node node, WordId word) const;
    [[nodiscard]] bool can_go_on(Node node, ItemId place);
    void start(Node node, Id goal);
    void advance(Node node, Id before, Id span);
    void process(Node node, Id state);
    [[nodiscard]] Id look_for(Node node, SymbolId symbol);
    void scan(Node node, Id goal);
    [[nodiscard]] Id span_to(Id goal, Node to);
    void complete(Id span);
    void match_word(Node node, Id state, WordId word);
    [[nodiscard]] bool may_drop(Node node, WordId word) const;
    [[nodiscard]] Node last_skip(Node node) const;
    [[nodiscard]] Node clause_of(Node node) const;

    // chart_trees.cpp
    // Most stretches can be read in one or two ways.
    using Phrases = boost::container::small_vector<PhraseId, 4>;
    using Ids = boost::container::small_vector<Id, 4>;
    using EachState = boost::container::small_vector<Phrases, 4>; // what each complete state of a span says
    [[nodiscard]] const Phrases& phrases(Id span);
    // Phrases one after the other; `item` is where the last one stands in its production.
    struct Part {
        Id before;
        ItemId item;
        PhraseId phrase;
    };
    [[nodiscard]] const Ids& parts_of(Id state);
    [[nodiscard]] PhraseId make(const Production& production, Id last);
    void prefer_arguments(EachState& each);
    void forget_silent(EachState& each);
    void prefer_own_verbs(EachState& each);
    void prefer_known_places(EachState& each);
    void prefer_pools(EachState& each);
    void prefer_asked_kinds(EachState& each);
    void prefer_words(const Span& span, EachState& each);
    // The same phrase is kept once.
    [[nodiscard]] PhraseId keep(Phrase phrase);

    Grammar& grammar_;
    const Fits& fits_;
    const Lattice& lattice_;
    bool thorough_;

    std::vector<std::uint32_t> first_next_; // by node: where its words begin in the next one
    std::vector<WordId> next_words_;
    std::vector<Goal> goals_;
    std::vector<Span> spans_;
    std::vector<State> states_;
    std::vector<Link> links_;
    std::vector<Chain> here_;              // by node: its states
    std::vector<std::vector<Id>> scanned_; // by node: spans that end here
    FlatIds& goal_ids_;                    // those of the grammar: they keep their size from text to text
    FlatIds& state_ids_;
    std::vector<ItemId> refused_; // at the farthest node: what the next word ruled out
    Node farthest_ = 0;
    bool limit_reached_ = false;

    PhraseTree tree_;
    std::unordered_multimap<std::uint64_t, PhraseId> kept_;
    std::vector<Phrases> made_; // by span
    enum class Making : std::uint8_t { no, now, done };
    std::vector<Making> making_;
    std::vector<Part> parts_;
    std::vector<Id> parts_known_; // by state: which of these
    std::deque<Ids> part_lists_;  // a deque: they do not move
};

} // namespace cantrip::text
