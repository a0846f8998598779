#pragma once
// The planner backwards: from a phrase tree to the source of an ability. Where a phrase can be written in
// several ways it goes through all of them, one after the other; whoever asks checks which ones mean
// something and say the same.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "lang/program/program.hpp"
#include "tools/text/meaning/fits.hpp"
#include "tools/text/phrase/made_keys.hpp"
#include "tools/text/phrase/phrase.hpp"

namespace cantrip::text {

// One way to write an ability down.
struct AbilitySource {
    std::string source;    // a line of a thing: `when draw by you: gain 1 coin`
    std::string host_kind; // the kind that the text speaks of as "this …", or empty
    bool effect = false;   // it says what happens, but not when: no ability yet
    friend bool operator==(const AbilitySource&, const AbilitySource&) = default;
};

class Unplanner {
  public:
    // `text` is what the tree was read from: quoted names are taken from it.
    Unplanner(const Program& program, Keys& keys, const Fits& fits, const PhraseTree& tree,
              std::string_view text);

    [[nodiscard]] std::vector<AbilitySource> ability(PhraseId root, KindId host, std::size_t limit);

  private:
    struct Named {
        Key key;
        std::string source;
        bool plural = false;
        int mark = -1; // of a mention or a call that has no name yet
    };
    struct Wrong {}; // this way leads nowhere

    // unplanner.cpp
    [[nodiscard]] AbilitySource write(PhraseId root, KindId host);
    [[nodiscard]] std::size_t pick(std::size_t count);
    // Whether "your" is written down although it goes without saying: everywhere or nowhere, it means the
    // same.
    [[nodiscard]] bool owners_said();
    [[nodiscard]] bool next_way();
    [[nodiscard]] std::string labels(PhraseId label, KindId host);
    [[nodiscard]] std::string target(PhraseId id);
    void name_heading_parameters(std::string_view heading, KindId host);
    [[nodiscard]] std::string finished(std::string text) const;
    [[nodiscard]] std::string hoisted(const std::vector<std::string>& statements);

    // unplan_effect.cpp
    [[nodiscard]] std::string sentences(const std::vector<PhraseId>& bodies);
    [[nodiscard]] std::vector<std::string> statements(const std::vector<PhraseId>& bodies, std::size_t from);
    [[nodiscard]] std::string effect(PhraseId id);
    [[nodiscard]] std::string effect_construction(PhraseId id);
    [[nodiscard]] std::string effect_list(PhraseId id);
    [[nodiscard]] std::string block(PhraseId id);
    [[nodiscard]] std::string step(PhraseId id);
    [[nodiscard]] std::string cost(PhraseId id);
    [[nodiscard]] std::string clause(PhraseId id, bool in_cost);
    [[nodiscard]] std::string call(const Phrase& clause, bool with_actor);
    [[nodiscard]] std::string match(PhraseId id);
    [[nodiscard]] std::string repeat(PhraseId id);
    [[nodiscard]] std::string without_subject(PhraseId id);
    [[nodiscard]] std::string choice(PhraseId id);
    [[nodiscard]] std::string acting(PhraseId subject);
    [[nodiscard]] std::string named_apart(PhraseId id);
    [[nodiscard]] static std::string paid(const std::string& amount);
    [[nodiscard]] PhraseId first_clause(PhraseId id) const;
    [[nodiscard]] std::string price_and_gain(PhraseId id);
    [[nodiscard]] bool is_about(PhraseId part, PhraseId subject) const;

    // unplan_reaction.cpp
    struct Head {
        std::string trigger; // the event with its condition
        std::vector<std::string> conditions, lasting;
        std::string during, due_to;
    };
    [[nodiscard]] bool is_reaction(PhraseId id) const;
    // The sentences behind it belong to it.
    [[nodiscard]] bool takes_effect(PhraseId id) const;
    [[nodiscard]] std::string reaction(PhraseId id, const std::vector<PhraseId>& more);
    [[nodiscard]] std::string modify(PhraseId body, const Head* head, const std::string& tail);
    [[nodiscard]] Head event_head(PhraseId event);
    [[nodiscard]] std::string pattern(PhraseId clause);
    [[nodiscard]] static std::string count_test(const Quantity& quantity);
    [[nodiscard]] std::string phase(PhraseId id);
    [[nodiscard]] std::string accepted(PhraseId id);
    [[nodiscard]] std::string when_accepted(const std::vector<PhraseId>& more);
    [[nodiscard]] std::string pattern_nouns(PhraseId id);
    [[nodiscard]] std::string bare_nouns(PhraseId id);
    [[nodiscard]] std::string tail_of(const Head& head) const;
    [[nodiscard]] std::string only_tail(PhraseId when);

    // unplan_value.cpp
    [[nodiscard]] std::string value(PhraseId id);
    [[nodiscard]] std::string operand(PhraseId id);
    [[nodiscard]] std::string value_construction(PhraseId id);
    [[nodiscard]] std::string noun(PhraseId id, bool in_pattern);
    [[nodiscard]] std::string filters(const Phrase& noun, PhraseId place);
    [[nodiscard]] std::string filter(PhraseId part, const Phrase& noun);
    [[nodiscard]] std::string spoken_of(const Phrase& noun);
    void put_together(const Phrase& said);
    [[nodiscard]] std::string quantity(const Quantity& quantity) const;
    [[nodiscard]] std::string name_of(Key key) const;
    [[nodiscard]] std::string condition(PhraseId id);
    [[nodiscard]] std::string condition_construction(PhraseId id);
    [[nodiscard]] std::string defined(PhraseId id) const;

    // looking at phrases
    [[nodiscard]] const Phrase& at(PhraseId id) const { return tree_.at(id); }
    [[nodiscard]] PhraseId slot(PhraseId id, Key name) const {
        return id == no_phrase ? no_phrase : tree_.slot(id, name);
    }
    [[nodiscard]] PhraseId slot(PhraseId id, Slot name) const { return slot(id, key_of(name)); }
    // The construction that a phrase is, or no_con.
    [[nodiscard]] Con con(PhraseId id) const {
        return id != no_phrase && at(id).kind == Phrase::Kind::construction ? keys_.con(at(id).key)
                                                                            : Con::no_con;
    }
    [[nodiscard]] bool is(PhraseId id, Con what) const { return con(id) == what; }
    [[nodiscard]] bool is_list(PhraseId id, Join how) const {
        return id != no_phrase && at(id).kind == Phrase::Kind::list && at(id).key == how;
    }
    [[nodiscard]] bool is_clause(PhraseId id, Word frame) const {
        return id != no_phrase && at(id).kind == Phrase::Kind::clause && at(id).key == frame;
    }
    // The name of a heading or of a prohibition: `action` of `label.action`.
    [[nodiscard]] std::string member(PhraseId id) const {
        if (id == no_phrase) throw Wrong{};
        return std::string(keys_.member(at(id).key));
    }
    // Said of whoever it is.
    [[nodiscard]] bool is_anybody(PhraseId who) const {
        return who != no_phrase && at(who).kind == Phrase::Kind::noun && at(who).parts.empty() &&
               (at(who).determiner == Word::whichever || at(who).determiner == Word::any);
    }
    [[nodiscard]] bool is_silent(PhraseId id) const;
    [[nodiscard]] bool is_kind(std::string_view name) const {
        return symbol_of(name).kind == SymbolKind::kind;
    }
    [[nodiscard]] ::cantrip::Symbol symbol_of(std::string_view name) const {
        return p_.symbol(p_.names.find(name));
    }
    [[nodiscard]] const Verb* verb_of(std::string_view name) const;
    [[nodiscard]] static bool is_several(const Phrase& noun) {
        return noun.plural || (noun.quantity.kind != Quantity::Kind::none &&
                               !(noun.quantity.kind == Quantity::Kind::exact && noun.quantity.low == one));
    }
    // Something that may be spoken of again, and gets a name then.
    [[nodiscard]] std::string may_be_named(PhraseId noun, std::string text);
    void mention(Key key, std::string source, bool plural) {
        named_.push_back({key, std::move(source), plural, -1});
    }

    // The name of the one number that events of a verb have.
    [[nodiscard]] std::string only_number(std::string_view verb) const;

    const Program& p_;
    Keys& keys_;
    const Fits& fits_;
    const PhraseTree& tree_;
    std::string_view text_;

    std::map<PhraseId, PhraseId> places_; // of nouns whose place was said apart from them

    // of one way
    std::vector<std::pair<std::size_t, std::size_t>> picks_; // what was picked, out of how many
    std::size_t picked_ = 0;
    std::vector<Named> named_;
    std::map<int, std::string> marks_; // names given to mentions and calls
    int next_mark_ = 0, next_name_ = 0;
    bool forbids_ = false;        // "no card" is "a card" that is forbidden
    bool in_pattern_ = false;     // nouns are bare, and are names from there on
    int subjects_ = 0;            // others that act around this place
    PhraseId opened_ = no_phrase; // a clause whose subject is written down already
    bool others_pay_ = false;     // so what you gain is said
    std::optional<bool> owners_said_;
    std::string host_kind_, face_;
    bool names_candidate_ = false;    // inside `where`: "it" can be said
    std::vector<std::string> counts_; // tests that an event says in its numbers
};

} // namespace cantrip::text
