#pragma once
// From a phrase tree to words of one language: government, agreement, negation. The order of words comes from
// the pack; clitics are put in their place afterwards, spaces and capitals later still.

#include <string>
#include <vector>

#include "tools/text/pack/pack.hpp"
#include "tools/text/phrase/phrase.hpp"

namespace cantrip::text {

struct Token {
    enum class Kind : std::uint8_t { word, number, icon };
    Kind kind = Kind::word;
    std::string text;
    std::string alt; // of an icon: the word it stands for, in the right form
    bool clitic = false;
    bool verb = false; // no clitic goes behind a part with a verb in it
    bool starts_clause = false, ends_clause = false;
    bool joins_next = false;   // the prefix of a negated verb
    bool joins_before = false; // "2krát"
    bool foreign = false;      // keeps its script
    PhraseId phrase = no_phrase;
};

// A stretch of tokens that belong together.
struct Part {
    std::size_t begin = 0, end = 0;
};

struct Missing {
    enum class What : std::uint8_t { word, frame, construction, form } what = What::word;
    Key key;
    std::string form;
    PhraseId phrase = no_phrase;
};

enum class Style : std::uint8_t { words, icons, mixed };

struct Linearized {
    std::vector<Token> tokens;
    std::vector<Part> parts;
    std::vector<Missing> missing;
};

[[nodiscard]] Linearized linearize(const Pack& pack, Keys& keys, const PhraseTree& tree, PhraseId root,
                                   std::string_view form, Style style);

// Whether a number that is not told is said with one of what it counts, "when you suffer distress", and not
// with several, "when you draw cards".
[[nodiscard]] bool is_said_alone(const Pack& pack, Key noun);

// Moves clitics to second place in their clauses.
void place_clitics(const Rules& rules, Linearized& text);

} // namespace cantrip::text
