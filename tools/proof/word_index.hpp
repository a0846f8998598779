#pragma once
// The words of a language the other way round: from a form in a text to what it can be.

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tools/text/pack/pack.hpp"
#include "tools/text/phrase/made_keys.hpp"

namespace cantrip::proof {

using text::Role;

// One way to read a run of words.
struct Reading {
    enum class Kind : std::uint8_t { lexeme, role, filler } kind = Kind::filler;
    text::Key key; // of the lexeme
    text::Lexeme::Kind part = text::Lexeme::Kind::noun;
    std::vector<std::string> forms; // of the lexeme that look like this
    Role role = Role::none;
    std::vector<std::string> words; // one that ends in `*` stands for any ending
    bool read_only = false;         // a word of a person: it has no forms to be checked
    std::string stands_for = {};    // of a read-only word of a construction: the word that is printed
};

class WordIndex {
  public:
    WordIndex(const text::Pack& pack, text::Keys& keys);

    // Readings of the longest run of words that starts here (all of one length); empty when the word is
    // unknown.
    [[nodiscard]] std::vector<const Reading*> longest(const std::vector<std::string>& words,
                                                      std::size_t at) const;
    [[nodiscard]] bool knows(const std::string& word) const { return vocabulary_.contains(word); }
    // A known word that differs only in marks on letters or in one letter; empty when there is none.
    [[nodiscard]] std::string near_word(const std::string& word) const;
    // A number written as a word; -1 when it is none.
    [[nodiscard]] std::int64_t number_of(const std::string& word) const;

    [[nodiscard]] const text::Pack& pack() const { return pack_; }
    [[nodiscard]] std::string_view name_of(text::Key key) const { return keys_.describe(key); }
    // What the words of a construction or of a list do.
    [[nodiscard]] Role role_of(text::Key construction) const;
    [[nodiscard]] text::Con con_of(text::Key key) const { return keys_.con(key); }
    [[nodiscard]] bool is_time(text::Key key) const { return text::is_time(keys_, key); }
    [[nodiscard]] const text::Lexeme& lexeme(text::Key key) const { return pack_.words.at(key); }
    // Prefixes that negate a verb: ne-.
    [[nodiscard]] const std::set<std::string>& negations() const { return negations_; }
    // Whether two keys are one word: a verb and its imperfective partner are.
    [[nodiscard]] bool is_same_word(text::Key one, text::Key other) const;
    // Articles, auxiliaries, pronouns: words that come with the language and name nothing of a game.
    [[nodiscard]] bool is_function_word(text::Key key) const;
    // What a verb does that stands in a construction: můžeš is an option.
    [[nodiscard]] Role role_of_lexeme(text::Key key) const;
    [[nodiscard]] bool is_article(text::Key key) const { return key == a_ || key == the_; }
    [[nodiscard]] bool is_indefinite(text::Key key) const { return key == a_; }
    // Whether a word agrees with something else than the noun behind it: "jejíž rub".
    [[nodiscard]] bool agrees_elsewhere(text::Key key) const { return agreeing_.contains(key); }
    // Words for messages: the lemma of a key.
    [[nodiscard]] std::string lemma(text::Key key) const;

  private:
    void add_lexemes();
    void add_wording(const text::Wording& wording, Role role);
    void add_run(std::vector<std::string> words, Role role);
    void add_places();
    void add_read_only();
    [[nodiscard]] bool is_article_form(const std::string& word) const;
    void note(Reading reading);

    const text::Pack& pack_;
    text::Keys& keys_;
    text::Key a_, the_;
    std::map<text::Key, Role> roles_;
    std::set<text::Key> agreeing_;
    std::set<std::string> negations_;
    std::map<std::string, std::vector<Reading>> by_first_word_;
    std::map<char, std::vector<Reading>> open_words_; // with any ending, by their first letter
    std::set<std::string> vocabulary_;
    std::map<std::string, std::vector<std::string>> by_plain_letters_;
};

struct PlacedWord {
    std::string text; // in lower case
    std::size_t begin = 0, end = 0;
};
// Words and numbers of a text, without marks such as commas.
[[nodiscard]] std::vector<PlacedWord> placed_words(std::string_view text);
[[nodiscard]] std::vector<std::string> words_in(std::string_view text);

} // namespace cantrip::proof
