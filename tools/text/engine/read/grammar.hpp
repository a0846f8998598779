#pragma once
// A language pack read backwards: its wordings are the productions of a grammar. Nothing here knows a language;
// productions are made when they are first needed and kept for all texts.

#include <unordered_map>

#include "lang/program/program.hpp"
#include "tools/text/engine/card_text.hpp"
#include "tools/text/engine/linearizer.hpp"
#include "tools/text/engine/read/constructions.hpp"
#include "tools/text/engine/read/fits.hpp"
#include "tools/text/engine/read/lattice.hpp"

namespace cantrip::text {

using SymbolId = std::uint32_t;
using ProductionId = std::uint32_t;

// What a production makes of its parts.
enum class Build : std::uint8_t { pass, construction, clause, merge, list, attach_part, attach_word, predicate, amount, counted };

struct GrammarItem {
    enum class Kind : std::uint8_t { word, symbol, clitic } kind = Kind::word;
    std::uint32_t id = 0; // a word, a symbol, or which clitic
    Key slot;
};

struct Production {
    SymbolId symbol = 0;
    std::vector<GrammarItem> items;
    Build build = Build::pass;
    Key key;
};

enum class Sort : std::uint8_t {
    category,  // anything of a category, lists too
    item,      // anything of a category but lists
    simple,    // an effect that can stand in a list of clauses
    element,   // of a list of effects, conditions or values: an item or a list of another sort
    clause,    // a verb with its subject
    frame,     // a verb and its arguments
    list,      // a list; `element` says of what
    list_tail,
    noun,      // a noun phrase with all that stands behind it
    headed,    // without the parts behind it
    counted,   // a number counted with a noun
    verb,      // forms of a verb
    agreeing,  // forms of a word that agrees
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
    SymbolId element = 0;
    bool built = false;
    std::vector<ProductionId> all;
    std::unordered_map<WordId, std::vector<ProductionId>> by_first; // productions that begin with a word
    std::vector<ProductionId> others;                               // and those that do not

    [[nodiscard]] bool is_scanned() const { return sort >= Sort::core; }
};

// A piece of text that a scanner took for a phrase.
struct Scanned {
    Node end;
    Phrase phrase;
};

class Grammar {
  public:
    Grammar(const Program& program, const Language& language, Keys& keys, const Fits& fits);

    [[nodiscard]] SymbolId start() { return symbol(Sort::category, Category::text, {}, "imp"); }
    [[nodiscard]] const Symbol& at(SymbolId id);
    [[nodiscard]] const Production& production(ProductionId id) const { return productions_[id]; }
    [[nodiscard]] Lattice lattice(std::string_view text);
    [[nodiscard]] std::vector<Scanned> scan(SymbolId id, const Lattice& lattice, Node from);
    // Whether some form of the clitic stands between two places of the text.
    [[nodiscard]] bool has_clitic(std::uint32_t clitic, const Lattice& lattice, Node from, Node to) const;
    [[nodiscard]] const std::string& word(WordId id) const { return words_.text(id); }
    [[nodiscard]] WordId comma() const { return word_rules_.comma; }
    [[nodiscard]] WordId full_stop() const { return word_rules_.full_stop; }
    [[nodiscard]] bool closes(WordId id) const { return word_rules_.closing.contains(id); }
    [[nodiscard]] Keys& keys() { return keys_; }
    void start_text() { cores_.clear(); }

  private:
    struct Indexed {
        std::vector<WordId> words;
        Key key;
    };
    using Index = std::unordered_map<WordId, std::vector<Indexed>>;
    struct Partial {
        Node at;
        Phrase phrase;
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
    void add(SymbolId id, std::vector<GrammarItem> items, Build build, Key key = {});
    void add_pass(SymbolId id, SymbolId part) { add(id, {{GrammarItem::Kind::symbol, part, {}}}, Build::pass); }
    // All ways of a wording: with and without each bracket.
    void add_wording(SymbolId id, const Wording& wording, const std::string& form, const Construction* parts,
                     Build build, Key key, SymbolId who = 0);
    void add_item(std::vector<GrammarItem>& out, const Item& item, const std::string& form,
                  const Construction* parts, SymbolId who = 0);
    void add_words(std::vector<GrammarItem>& out, std::string_view text);
    [[nodiscard]] SymbolId slot_symbol(const Item& item, const std::string& form, const Construction* parts, SymbolId who);

    // grammar_words.cpp
    void index_words();
    void index_word(Index& index, Key key, const Lexeme& word);
    void collect_clitics();
    // Who acts: anybody, you, or somebody else.
    enum class Who : std::uint8_t { anybody, you, other };
    [[nodiscard]] std::vector<std::vector<WordId>> forms_of(const Item& item, Who who = Who::anybody, bool in_clause = true);
    [[nodiscard]] std::vector<WordId> words_of(const std::vector<Token>& tokens);
    [[nodiscard]] bool is_known(Key key) const { return known_.contains(key); }

    // scan.cpp
    [[nodiscard]] const std::vector<Partial>& cores_at(const Lattice& lattice, Node from);
    void extend_core(const Lattice& lattice, std::size_t part, Partial so_far, std::vector<Partial>& out);
    void extend_quantity(const Lattice& lattice, const Partial& so_far, std::vector<Partial>& out);
    void extend_noun(const Lattice& lattice, const Partial& so_far, std::vector<Partial>& out);
    [[nodiscard]] std::vector<std::pair<Node, Key>> look_up(const Index& index, const Lattice& lattice, Node from) const;
    [[nodiscard]] bool follows(const Lattice& lattice, Node& at, const std::vector<WordId>& words) const;
    [[nodiscard]] const std::vector<WordId>& said(const Phrase& phrase, const std::string& form, bool icons);
    [[nodiscard]] bool is_repeated(const Phrase& phrase, Node end, const std::vector<Scanned>& found) const;
    void scan_core(const Symbol& symbol, const Lattice& lattice, Node from, std::vector<Scanned>& out);
    void scan_name(const Symbol& symbol, const Lattice& lattice, Node from, std::vector<Scanned>& out);
    void scan_number(const Lattice& lattice, Node from, std::vector<Scanned>& out);
    void scan_predicate(const Lattice& lattice, Node from, std::vector<Scanned>& out);
    [[nodiscard]] Phrase counted_phrase(const Symbol& symbol, const Phrase& core);

    const Program& program_;
    const Language& language_;
    const Pack& pack_;
    Keys& keys_;
    const Fits& fits_;
    WordTable words_;
    WordRules word_rules_;
    std::vector<Symbol> symbols_;
    std::map<std::tuple<Sort, Category, Key, std::string, SymbolId>, SymbolId> symbol_ids_;
    std::vector<Production> productions_;
    std::vector<std::vector<std::vector<WordId>>> clitics_; // forms of each
    std::set<Key> known_;                                   // keys of the program
    std::vector<std::pair<Key, Key>> behind_words_; // what it says, and the word of the pack
    Index determiners_, adjectives_, nouns_;
    std::map<std::string, std::vector<Key>> icons_;
    std::map<std::string, std::vector<WordId>> said_;
    std::map<Node, std::vector<Partial>> cores_; // of the text being read
    std::map<std::string, std::vector<std::vector<WordId>>> prepositions_; // by place form
    std::multimap<std::string, Key> thing_names_;
};

} // namespace cantrip::text
