#pragma once
// A text as the parts that decide what it says: numbers, words of the lexicon, words of constructions.

#include "tools/proof/word_index.hpp"

namespace cantrip::proof {

struct Item {
    enum class Kind : std::uint8_t {
        number,
        lexeme,
        role,    // a word of a construction that matters: you may, until, if
        unknown, // a word that the language pack does not have
        filler,  // a word without weight: and, of, si
        mark,    // comma, full stop, colon
    };
    Kind kind = Kind::filler;
    std::size_t begin = 0, end = 0; // bytes of the text
    std::string text;               // lower case
    std::int64_t number = 0;        // in thousandths; X is below zero
    std::vector<const Reading*> readings;
    Role role = Role::none;
    bool negated = false;   // a verb with a prefix that says not
    bool read_only = false; // a person's word: its form is not checked
    bool says_not = false, says_may = false;
    std::vector<text::Key> constructions; // that its words belong to, for words that are only read

    [[nodiscard]] bool counts() const { return kind != Kind::filler && kind != Kind::mark; }
    [[nodiscard]] bool has(text::Lexeme::Kind part) const;
};

// The text must be composed; letters of a second script are read as those of the first.
[[nodiscard]] std::vector<Item> read_items(const WordIndex& index, std::string_view text);

// Whether a part of a sentence starts here that may stand before or behind it: a condition, a duration.
[[nodiscard]] bool opens_movable(const Item& item);

// The first verb that speaks to one reader, and the first that speaks to several or politely; null when there
// is none.
[[nodiscard]] std::pair<const Item*, const Item*> addressed(const std::vector<Item>& items);

// Whether two items say the same, whatever their forms.
[[nodiscard]] bool same(const Item& a, const Item& b);

} // namespace cantrip::proof
