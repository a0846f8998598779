#pragma once
// A wording: how a construction or a frame is said. A row of items, read from one line of a pack.
//
//   "words"        these words; &"and" ends a clause behind itself, >"that" starts one
//   {slot:form}    a part, in a case, a mood or a place form; `*` is the form that was asked for
//   {slot*noun:f}  a part that is a number, counted with a noun
//   {apart:place}  where the first noun of the wording is, said apart from it
//   <word.form@s>  a word of the pack that agrees with the part s
//   V:verb         the verb, in the form that was asked for
//   ^word          a clitic: moves to second place in its clause; so does ^<word.form@s>
//   [ … ]          left out when a part inside is missing

#include <string>
#include <vector>

#include "tools/text/pack/pack_line.hpp"
#include "tools/text/phrase/key.hpp"

namespace cantrip::text {

struct Item {
    enum class Kind : std::uint8_t { literal, slot, agreeing, verb, clitic, open, close };
    Kind kind = Kind::literal;
    std::string text; // literal, clitic
    std::string form;
    Key name; // slot; agreeing: the word; verb: the verb
    Key noun; // what a number counts
    Key agrees_with;
    bool starts_clause = false, ends_clause = false;
    bool clitic = false;
};

struct Wording {
    std::vector<Item> items;
    Span at;
};

[[nodiscard]] Wording read_wording(const PackLine& line, std::size_t first, Keys& keys,
                                   Diagnostics& diagnostics);

} // namespace cantrip::text
