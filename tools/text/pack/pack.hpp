#pragma once
// A language, read from data files: its rules, its words, and how each construction is said.

#include <map>
#include <set>
#include <string>
#include <vector>

#include "tools/text/pack/plural_rule.hpp"
#include "tools/text/pack/wording.hpp"
#include "tools/text/phrase/key.hpp"

namespace cantrip::text {

// A preposition and the case behind it.
struct PlaceForm {
    std::string preposition, form;
};

struct Lexeme {
    enum class Kind : std::uint8_t { noun, adjective, verb, behind };
    Kind kind = Kind::noun;
    std::string gender;
    std::set<std::string> tags; // see `tags` in read_words.cpp
    std::map<std::string, std::string, std::less<>>
        forms; // "acc.sg"; adjectives "f/acc.sg"; "" fits everything
    std::map<std::string, PlaceForm, std::less<>> places;
    Key imperfective;
    std::string then; // of a determiner: the declension of adjectives behind it
    std::string icon;
    Wording wording; // of what stands behind a noun: "with a star"
    std::string lemma;
    Span at;
};

struct Paradigm {
    std::string strip;
    std::vector<std::string> endings; // by column
};

// Which case and number a noun takes after a quantity of a category.
struct Government {
    std::string category, tag, result;
    std::vector<std::string> cases; // empty: any
};

struct ListWords {
    PackToken separator, last, pair;
};

// "z" becomes "ze" before words that start so.
struct Vocal {
    std::string plain, full;
    std::vector<std::string> before, not_before;
};

// Copied and destroyed in pack.cpp alone: these maps are long to compile.
struct Rules {
    Rules();
    Rules(const Rules& other);
    Rules(Rules&& other) noexcept;
    Rules& operator=(const Rules& other);
    Rules& operator=(Rules&& other) noexcept;
    ~Rules();

    std::string language;                                    // cs
    std::vector<std::pair<std::string, std::string>> prints; // tag and script: sr-Cyrl, cyrillic
    bool source_names = false;                               // the names in card files are in this language
    std::vector<std::string> genders;
    std::vector<std::string> order{"determiner", "quantity", "adjectives", "noun"};
    std::vector<std::pair<std::string, PluralRule>> plurals;
    std::vector<Government> governments;
    std::map<std::string, std::string> agreement; // category of a subject -> number of its verb
    std::map<std::string, std::vector<std::string>, std::less<>> fallbacks;
    std::map<std::string, Wording, std::less<>> verb_forms;
    std::map<std::string, PlaceForm, std::less<>> places;
    std::map<std::string, std::string, std::less<>> defaults; // paradigm by kind of word
    std::map<Key, ListWords> lists;
    std::map<std::string, std::pair<Key, Key>, std::less<>>
        swaps; // by form of a clause: a determiner, and what it becomes
    std::map<std::string, Wording, std::less<>>
        inversions; // by form of a clause: what stands right behind the verb
    std::map<std::string, std::string, std::less<>> contractions; // "in dem" -> "im"
    std::vector<Vocal> vocals;
    std::map<std::int64_t, std::string> spoken;
    std::vector<std::string> clitics; // in their order
    std::set<std::string, std::less<>> nbsp_after;
    std::size_t longest_nbsp_after = 0; // in bytes
    bool nbsp_numbers = false;
    std::map<std::string, std::int64_t, std::less<>> numerals;       // number words in all forms, for reading
    std::string spelling;                                            // name of the dictionary: cs_CZ
    std::map<std::string, std::string, std::less<>> script_spelling; // of other scripts: cyrillic, sr_RS
    std::string generator; // a morphology that gives labelled forms, below /usr/share/apertium
    std::map<std::string, std::string, std::less<>> generator_tags; // gender -> its tag there
    std::string address = "2sg", decimal = ".", minus = "−", open_quote = "“", close_quote = "”", dash = "–";
    std::map<std::string, std::vector<std::pair<std::string, std::string>>, std::less<>> scripts;
};

// Words that a text should not use for a key; `*` at the end stands for any ending.
struct Avoided {
    Key key;
    std::string words;
};

// Words for a key that a text of a person may use and that are never printed; `*` at the end of a word stands
// for any ending. The key is that of a word or a construction, or `filler` for words without weight.
struct ReadOnlyWords {
    Key key;
    std::string words;
    Span at;
};

// Another wording of a construction or a frame, for reading alone.
struct ReadOnlyWording {
    Key key;
    std::string form;
    Wording wording;
    bool frame = false;
};

// What no dictionary knows and is right all the same: all forms of a word, or one word as it is printed.
struct AcceptedWord {
    Key key;
    std::string word, reason;
    Span at;
};

struct Pack {
    Pack();
    Pack(const Pack& other);
    Pack(Pack&& other) noexcept;
    Pack& operator=(const Pack& other);
    Pack& operator=(Pack&& other) noexcept;
    ~Pack();

    Rules rules;
    std::map<std::string, std::vector<std::string>, std::less<>> columns; // of noun, adjective, verb
    std::map<std::string, Paradigm, std::less<>> paradigms; // "noun žena", "adjective mladý/f"
    std::map<Key, Lexeme> words;
    std::map<std::string, Key, std::less<>> adjectives_by_lemma;
    std::vector<Avoided> avoided;
    std::vector<AcceptedWord> accepted;
    std::vector<ReadOnlyWords> read_only_words;
    std::vector<ReadOnlyWording> read_only_wordings;
    std::vector<std::pair<Key, Key>> opposites; // words or constructions: gain and lose, more and less
    std::set<Key> light; // words that a sentence may leave out or add without saying something else
    std::map<std::pair<Key, std::string>, Wording> frames;        // verb and form, "" for any
    std::map<std::pair<Key, std::string>, Wording> constructions; // key and form, "" for any
};

// The form of a word, or nothing. Tries the form itself, then what the pack falls back to, then the number
// alone.
[[nodiscard]] const std::string* find_form(const Pack& pack, const Lexeme& word, std::string_view form);
[[nodiscard]] const std::string* find_agreeing(const Pack& pack, const Lexeme& word, std::string_view gender,
                                               std::string_view form);
[[nodiscard]] std::string category_of(const Rules& rules, std::int64_t number);

} // namespace cantrip::text
