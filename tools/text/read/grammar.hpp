#pragma once
// A language pack read backwards: its wordings are the productions of a grammar. Nothing here knows a
// language; productions are made when they are first needed and kept for all texts.

#include <deque>
#include <optional>
#include <span>
#include <unordered_map>

#include "lang/program/program.hpp"
#include "tools/text/card/card_text.hpp"
#include "tools/text/meaning/fits.hpp"
#include "tools/text/phrase/constructions.hpp"
#include "tools/text/phrase/made_keys.hpp"
#include "tools/text/read/flat_ids.hpp"
#include "tools/text/read/lattice.hpp"
#include "tools/text/say/linearizer.hpp"

namespace cantrip::text {

using SymbolId = std::uint32_t;
using ProductionId = std::uint32_t;
using ItemId = std::uint32_t;

// What a production makes of its parts.
enum class Build : std::uint8_t {
    pass,
    construction,
    clause,
    merge,
    list,
    attach_part,
    attach_word,
    predicate,
    amount,
    counted,
    special
};

struct GrammarItem {
    enum class Kind : std::uint8_t { word, symbol, clitic, end } kind = Kind::word;
    std::uint32_t id = 0; // a word, a symbol, which clitic; at the end the production
    Key slot;
};

struct Production {
    SymbolId symbol = 0;
    ItemId first = 0; // its items follow each other, up to one that says `end`
    Build build = Build::pass;
    bool has_clitics = false;
    Key key;
};

// A set of words: those that something can begin with.
class WordSet {
  public:
    [[nodiscard]] bool contains(WordId word) const {
        return anything_ || (word / 64 < words_.size() && (words_[word / 64] >> (word % 64) & 1U) != 0);
    }
    void add(WordId word) {
        if (word / 64 >= words_.size()) words_.resize(word / 64 + 1);
        words_[word / 64] |= std::uint64_t{1} << (word % 64);
    }
    void add(const WordSet& other);
    void add_anything() { anything_ = true; }
    [[nodiscard]] std::vector<WordId> list() const;

  private:
    std::vector<std::uint64_t> words_; // a bit for each
    bool anything_ = false;
};

enum class Sort : std::uint8_t {
    category, // anything of a category, lists too
    item,     // anything of a category but lists
    simple,   // an effect that can stand in a list of clauses
    element,  // of a list of effects, conditions or values: an item or a list of another sort
    clause,   // a verb with its subject
    frame,    // a verb and its arguments
    list,     // a list; `element` says of what
    list_tail,
    noun,     // a noun phrase with all that stands behind it
    headed,   // without the parts behind it
    counted,  // a number counted with a noun
    verb,     // forms of a verb
    agreeing, // forms of a word that agrees
    // read by scanners, not by productions
    core,         // determiner, quantity, adjectives, noun
    time_core,    // a noun of time
    counted_core, // a number and its noun
    plural_core,  // several of a noun
    number,
    name,
    predicate_word,
};

struct Symbol {
    Sort sort = Sort::category;
    Category category = Category::none;
    Key key;
    std::string form;
    std::uint32_t form_id = 0; // equal for equal forms
    SymbolId element = 0;
    bool built = false, begun = false;
    std::vector<ProductionId> all;
    WordSet beginnings; // once `begun`

    [[nodiscard]] bool is_scanned() const { return sort >= Sort::core; }
};

// A piece of text that a scanner took for a phrase.
struct Scanned {
    Node end;
    Phrase phrase;
};

// "Up to 3", "half of the": words, and any number word where the number stands.
struct WordedQuantity {
    Quantity::Kind kind;
    std::vector<WordId> words;
};

class Grammar {
  public:
    Grammar(const Program& program, const Language& language, Keys& keys, const Fits& fits);

    // Tables for the chart of one text at a time.
    struct ChartIds {
        FlatIds goals, states;
    };
    [[nodiscard]] ChartIds& chart_ids() { return chart_ids_; }

    [[nodiscard]] SymbolId start() { return symbol(Sort::category, Category::text, {}, "imp"); }
    [[nodiscard]] const Symbol& at(SymbolId id);
    [[nodiscard]] const Production& production(ProductionId id) const { return productions_[id]; }
    [[nodiscard]] const GrammarItem& item(ItemId id) const { return items_[id]; }
    [[nodiscard]] const WordSet& beginnings(SymbolId id);
    // Productions of a symbol that can begin with a word.
    [[nodiscard]] const std::vector<ProductionId>& productions(SymbolId id, WordId word);
    // For whoever asks what could stand somewhere.
    void describe_beginnings(SymbolId id, std::set<std::string>& out);
    [[nodiscard]] Lattice lattice(std::string_view text);
    [[nodiscard]] std::vector<Scanned> scan(SymbolId id, const Lattice& lattice, Node from);
    // Whether some form of the clitic stands between two places of the text.
    [[nodiscard]] bool has_clitic(std::uint32_t clitic, Node from, Node to);
    [[nodiscard]] const std::string& word(WordId id) const { return words_.text(id); }
    [[nodiscard]] WordId comma() const { return word_rules_.comma; }
    [[nodiscard]] WordId full_stop() const { return word_rules_.full_stop; }
    [[nodiscard]] bool closes(WordId id) const { return word_rules_.closing.contains(id); }
    [[nodiscard]] Keys& keys() { return keys_; }
    void start_text(const Lattice& lattice);
    // Whether all words and clitics that a production cannot do without stand in the text.
    [[nodiscard]] bool has_words(ProductionId id) {
        return id < has_words_.size() && has_words_[id] != Has::unknown ? has_words_[id] == Has::yes
                                                                        : find_words(id);
    }

  private:
    ChartIds chart_ids_;
    struct Indexed {
        std::vector<WordId> words;
        Key key;
    };
    using Index = std::unordered_map<WordId, std::vector<Indexed>>;
    struct Partial {
        Node at;
        Phrase phrase;
    };
    // A noun phrase without what stands behind it, found at a node of the text.
    using CoreId = std::uint32_t;
    struct Core {
        Node end;
        CoreId id;
    };

    // grammar.cpp
    [[nodiscard]] SymbolId symbol(Sort sort, Category category, Key key, std::string_view form,
                                  SymbolId element = 0);
    void build(SymbolId id);
    void build_category(SymbolId id, const Symbol& symbol);
    void build_items(SymbolId id, const Symbol& symbol);
    void build_list(SymbolId id, const Symbol& symbol);
    void build_clauses(SymbolId id, const Symbol& symbol);
    void build_frames(SymbolId id, const Symbol& symbol);
    void build_counted(SymbolId id, const Symbol& symbol);
    void build_noun(SymbolId id, const Symbol& symbol);
    void build_forms(SymbolId id, const Symbol& symbol);
    [[nodiscard]] const Wording* wording_of(Key key, const std::string& form) const;
    [[nodiscard]] const Wording* frame_of(Key key, const std::string& form) const;
    void add(SymbolId id, const std::vector<GrammarItem>& items, Build build, Key key = {});
    void add_pass(SymbolId id, SymbolId part) {
        add(id, {{GrammarItem::Kind::symbol, part, {}}}, Build::pass);
    }
    // All ways of a wording: with and without each bracket.
    void add_wording(SymbolId id, const Wording& wording, const std::string& form, const Construction* parts,
                     Build build, Key key, SymbolId who = 0);
    void add_item(std::vector<GrammarItem>& out, const Item& item, const std::string& form,
                  const Construction* parts, SymbolId who = 0);
    void add_words(std::vector<GrammarItem>& out, std::string_view text);
    [[nodiscard]] SymbolId slot_symbol(const Item& item, const std::string& form, const Construction* parts,
                                       SymbolId who);

    // beginnings.cpp
    [[nodiscard]] bool find_words(ProductionId id);
    void collect_core_beginnings();
    void add_scanned_beginnings(const Symbol& symbol, WordSet& out) const;

    // grammar_words.cpp
    void index_words();
    void index_word(Index& index, Key key, const Lexeme& word);
    void index_quantities();
    void collect_clitics();
    // Who acts: anybody, you, or somebody else.
    enum class Who : std::uint8_t { anybody, you, other };
    [[nodiscard]] std::vector<std::vector<WordId>> forms_of(const Item& item, Who who = Who::anybody,
                                                            bool in_clause = true);
    [[nodiscard]] std::vector<WordId> words_of(const std::vector<Token>& tokens);
    [[nodiscard]] const std::vector<Node>& clitic_nodes(std::uint32_t clitic);
    [[nodiscard]] bool is_known(Key key) const { return known_.contains(key); }

    // scan.cpp
    [[nodiscard]] const std::vector<Core>& cores_at(const Lattice& lattice, Node from);
    [[nodiscard]] CoreId core_of(Phrase phrase);
    void extend_core(const Lattice& lattice, std::size_t part, Partial so_far, std::vector<Partial>& out);
    void extend_quantity(const Lattice& lattice, const Partial& so_far, std::vector<Partial>& out);
    void extend_noun(const Lattice& lattice, const Partial& so_far, std::vector<Partial>& out);
    [[nodiscard]] std::vector<std::pair<Node, Key>> look_up(const Index& index, const Lattice& lattice,
                                                            Node from) const;
    [[nodiscard]] static bool follows(const Lattice& lattice, Node& at, std::span<const WordId> words);
    [[nodiscard]] const std::vector<WordId>& said(CoreId core, const Symbol& symbol, bool icons);
    [[nodiscard]] bool is_one(Key noun) const;
    [[nodiscard]] bool is_repeated(const Phrase& phrase, Node end, const std::vector<Scanned>& found) const;
    [[nodiscard]] std::vector<Node> behind_prepositions(const Symbol& symbol, const Lattice& lattice,
                                                        Node from) const;
    void scan_core(const Symbol& symbol, Sort sort, const Lattice& lattice, Node from,
                   std::vector<Scanned>& out);
    void scan_name(const Symbol& symbol, const Lattice& lattice, Node from, std::vector<Scanned>& out);
    void scan_number(const Lattice& lattice, Node from, std::vector<Scanned>& out);
    void scan_predicate(const Lattice& lattice, Node from, std::vector<Scanned>& out);
    [[nodiscard]] Phrase counted_phrase(Sort sort, const Phrase& core);

    const Program& program_;
    const Language& language_;
    const Pack& pack_;
    Keys& keys_;
    const Fits& fits_;
    WordTable words_;
    WordRules word_rules_;
    std::deque<Symbol> symbols_; // a deque: they do not move when others are added
    std::map<std::string, std::uint32_t, std::less<>> form_ids_;
    std::map<std::tuple<Sort, Category, Key, std::string, SymbolId>, SymbolId> symbol_ids_;
    std::vector<Production> productions_;
    std::vector<GrammarItem> items_;
    FlatIds by_first_ids_;                           // of a symbol and a word
    std::deque<std::vector<ProductionId>> by_first_; // what can begin with it, for words met so far
    WordSet core_beginnings_;
    std::vector<std::vector<std::vector<WordId>>> clitics_; // forms of each
    std::set<Key> known_;                                   // keys of the program
    std::vector<std::pair<Key, Key>> behind_words_;         // what it says, and the word of the pack
    Index determiners_, adjectives_, nouns_;
    std::map<std::string, std::vector<Key>> icons_;
    std::vector<WordedQuantity> worded_;
    WordId open_quote_ = no_word, dash_ = no_word;
    // Noun phrases that were met, and how each form of them is said.
    std::vector<Phrase> core_phrases_;
    std::unordered_multimap<std::uint64_t, CoreId> core_ids_;
    std::unordered_map<std::uint64_t, std::vector<WordId>> said_;
    // Of the text being read.
    const Lattice* text_ = nullptr;
    std::vector<std::optional<std::vector<Node>>> clitic_nodes_; // by clitic
    std::vector<std::optional<std::vector<Core>>> cores_;        // by node
    WordSet present_;                                            // all its words
    enum class Has : std::uint8_t { unknown, no, yes };
    std::vector<Has> has_words_;                                           // by production
    std::map<std::string, std::vector<std::vector<WordId>>> prepositions_; // by place form
    std::multimap<std::string, Key> thing_names_;
};

} // namespace cantrip::text
