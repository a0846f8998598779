#pragma once
// The work of linearize(); split over linearize.cpp, say_noun.cpp and say_verb.cpp.

#include "tools/text/say/linearize.hpp"

namespace cantrip::text {

// What other words agree with.
struct Features {
    std::string gender, number = "sg", person = "3";
};

// Case, number and category that a quantity gives its noun.
struct Governed {
    std::string form; // "acc.sg", "gen.pl", "pc"
    std::string category;
};

class Linearizer {
  public:
    Linearizer(const Pack& pack, Keys& keys, const PhraseTree& tree, Style style);

    void say(PhraseId id, std::string_view form);
    // One word of a wording, as it agrees with these features: what a reader must expect there.
    void say_form(const Item& item, const Features& with, bool negated);
    [[nodiscard]] Linearized take() { return std::move(out_); }

  private:
    // linearize.cpp
    void say_construction(PhraseId id, std::string_view form);
    void say_clause(PhraseId id, std::string_view form);
    void say_frame(PhraseId id, std::string_view form);
    [[nodiscard]] const Wording* find_frame(Key key, std::string_view form) const;
    [[nodiscard]] Key special(PhraseId id) const;
    [[nodiscard]] Key special_frame(PhraseId id) const;
    [[nodiscard]] bool is_told_of_nobody(PhraseId id, PhraseId subject, std::string_view form) const;
    void check_numbers(PhraseId id, const Wording& frame);
    void say_list(PhraseId id, std::string_view form);
    void say_name(const Phrase& phrase, PhraseId id, std::string_view form);
    void say_predicate(const Phrase& phrase, PhraseId id);
    void say_number(const Quantity& quantity);
    void say_wording(const Wording& wording, PhraseId id, std::string_view form);
    void say_item(const Item& item, PhraseId id, std::string_view form);
    void say_slot(const Item& item, PhraseId id, std::string_view form);
    void say_literal(const PackToken& token) {
        say_literal(token.text, token.mark == '>', token.mark == '&');
    }
    void say_literal(std::string_view text, bool starts_clause, bool ends_clause);
    [[nodiscard]] bool has_slots(const Wording& wording, std::size_t open, PhraseId id) const;
    [[nodiscard]] bool is_negated(PhraseId id) const;
    void deny(PhraseId id, std::string_view form);
    [[nodiscard]] PhraseId said_apart(const Wording& wording, PhraseId id) const;
    [[nodiscard]] static bool is_about_you(Con con);

    // say_noun.cpp
    void say_noun(const Phrase& phrase, PhraseId id, std::string_view form);
    void say_noun_part(std::string_view part, const Phrase& phrase, const Lexeme& noun,
                       const Governed& governed);
    void say_determiner(const Phrase& phrase, const Lexeme& noun, const Governed& governed);
    void say_quantity(const Quantity& quantity);
    void say_agreeing_word(Key key, const Lexeme& noun, const std::string& form,
                           const std::string& declension = {});
    [[nodiscard]] std::string declension_after(Key determiner) const;
    void say_head(const Phrase& phrase, const Lexeme& noun, const Governed& governed);
    void say_behind(const Phrase& phrase, PhraseId id, const Lexeme& noun);
    void say_counted(Key noun, PhraseId amount, std::string_view form);
    [[nodiscard]] Governed govern(const Phrase& phrase, const Lexeme& noun, std::string_view wanted) const;
    [[nodiscard]] std::string category_for(const Quantity& quantity) const;
    [[nodiscard]] Key attribute(Key key) const;
    [[nodiscard]] Key owner_word(Key key) const;
    [[nodiscard]] bool is_behind(Key key) const;
    [[nodiscard]] const PlaceForm* place_of(Key noun, std::string_view form) const;
    [[nodiscard]] Features features(PhraseId id) const;

    // say_verb.cpp
    void say_verb(Key verb, std::string_view form);
    void say_verb_column(const Lexeme& verb, const Item& item, bool negated);
    void say_agreeing(const Item& item, PhraseId id);

    void word(std::string_view text, bool verb = false); // or several
    void add_word(std::string_view text, bool verb = false);
    void missing(Missing::What what, Key key, std::string_view form = {});
    [[nodiscard]] const Lexeme* find_word(Key key, bool required = true);

    const Pack& pack_;
    Keys& keys_;
    const PhraseTree& tree_;
    Style style_;
    Linearized out_;
    PhraseId current_ = no_phrase;
    Features subject_; // of the clause being said
    bool negated_ = false;
    bool starts_clause_ = false;  // the next token does
    std::vector<Features> heads_; // nouns whose attributes are being said
    PhraseId denied_ = no_phrase; // a noun that negates its clause in place of the verb
    Key denial_;
    PhraseId apart_ = no_phrase; // a part of a noun that the wording says elsewhere
    bool yours_ = true;          // you are the subject: what is yours is said reflexively
    Key vp_, subj_, who_, n_, head_, apart_slot_, place_;
    int depth_ = 0;
};

} // namespace cantrip::text
