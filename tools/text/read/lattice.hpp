#pragma once
// A printed text as the reader sees it: words in lower case and one script, and every way in which a word may
// be taken. Nodes lie between words; a node with an odd number lies inside a word, behind a joined prefix.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "tools/text/pack/pack.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::text {

using WordId = std::uint32_t;
using Node = std::uint32_t;
inline constexpr WordId no_word = 0xffffffffU;
// Stands for all numbers.
inline constexpr WordId any_number_word = 0;

struct TextWord {
    std::string text;
    std::size_t begin = 0, end = 0; // in the text it was cut from
    [[nodiscard]] bool is_mark() const {
        return text == "," || text == ";" || text == ":" || text == "." || text == "–";
    }
};

// Words, numbers, icons (`:herb:`) and marks. The same cut for what a pack prints and for what a reader
// gives.
[[nodiscard]] std::vector<TextWord> cut_words(std::string_view text);

class WordTable {
  public:
    WordTable() { (void)intern("‹number›"); }
    [[nodiscard]] WordId intern(std::string_view text);
    [[nodiscard]] WordId find(std::string_view text) const;
    [[nodiscard]] const std::string& text(WordId id) const { return texts_[id]; }
    // Each word of a text of the pack. A prefix that joins (`ne-`) is a word of its own: `ne+`.
    [[nodiscard]] std::vector<WordId> intern_all(std::string_view text);

  private:
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    std::vector<std::string> texts_;
    std::unordered_map<std::string, WordId, Hash, std::equal_to<>> ids_;
};

// What the grammar of a language knows of single words.
struct WordRules {
    std::set<WordId> clitics;            // may be left out where they stand
    std::set<std::string> prefixes;      // joined to the next word
    std::multimap<WordId, WordId> plain; // ze -> z
    const Letters* letters = nullptr;    // of the script that the text is in
    WordId comma = no_word, full_stop = no_word;
    std::set<WordId> closing; // marks that swallow a comma before them
};

struct Lattice {
    struct Edge {
        WordId word;
        Node to;
    };
    std::vector<std::vector<Edge>> edges; // by node
    std::vector<Node> skip;               // the node behind a clitic, or the node itself
    std::vector<TextWord> words;
    std::vector<std::optional<std::int64_t>> numbers; // by word, in thousandths
    Node end = 0;
    bool icons = false;

    [[nodiscard]] std::size_t begin_of(Node node) const {
        return node / 2 < words.size() ? words[node / 2].begin : words.empty() ? 0 : words.back().end;
    }
};

[[nodiscard]] Lattice make_lattice(std::string_view text, WordTable& table, const WordRules& rules,
                                   const Rules& language);

} // namespace cantrip::text
