#pragma once
// From the checked program to phrases. Decides what is said and in which sentences; never how a language says
// it.

#include <initializer_list>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "lang/program/program.hpp"
#include "tools/text/meaning/planned.hpp"
#include "tools/text/phrase/made_keys.hpp"

namespace cantrip::text {

class Planner {
  public:
    // Numbers that an event is tested for can be said in it: "before you move 3 or more fields". A language
    // whose frame has no place for them asks for a plan with the test apart.
    enum class Counts : std::uint8_t { in_events, apart };
    Planner(const Program& program, Keys& keys, Counts counts = Counts::in_events)
        : p_(program), keys_(keys), counts_(counts) {}

    // The text of one ability: its label and its sentences.
    [[nodiscard]] PlannedText ability(AbilityId id);
    // What a verb of a game does: the sentences of its body.
    [[nodiscard]] PlannedText verb(VerbId id);
    // A printed field whose value is a price, such as the cost of a card.
    [[nodiscard]] PlannedText value(HirId id);

    // Whose names a part of an effect uses.
    struct Inside {
        VerbId verb = no_index;
        AbilityId ability = no_index;
    };
    // An effect, a price, a condition or a noun phrase by itself: an option of a choice.
    [[nodiscard]] PlannedText part(HirId id, const Inside& inside);
    // "Choose a card in your hand": what a noun phrase, a range or a parameter asks for.
    [[nodiscard]] PlannedText choice_of(HirId id, const Inside& inside);
    [[nodiscard]] PlannedText choice_of(const Param& param, const Inside& inside);

  private:
    using Slots = std::initializer_list<std::pair<Slot, PhraseId>>;
    // What a local name stands for: its noun, or a value that is said in its place.
    struct Named {
        Key noun;
        HirId alias = no_hir;
        bool plural = false;
        bool relative = false; // the candidate of `where`
        int changes = -1;      // that were told before the alias was given; -1: it does not matter
    };
    // Who acts. Said with the first verb; in the clauses behind it the verb agrees silently.
    struct Subject {
        HirId who = no_hir; // no_hir: you
        bool said = false;
        bool again = false;         // he was spoken of: "that opponent"
        bool inside_others = false; // you, inside of what others do: said with each verb
        PhraseId phrase = no_phrase;
        bool printed = false; // the phrase was
        Key noun;             // how he is called again, if he is a noun
    };

    // A number of an event that is tested: the event can say it.
    struct CountedEvent {
        std::uint32_t param = no_index;
        Quantity quantity;
    };

    // plan_card.cpp
    template <typename Plan> PlannedText with_kept_values(const Plan& plan);
    void plan_ability(const Ability& ability);
    void start();
    void name_heading_parameters(const Ability& ability);
    void name_verb_parameters(const Verb& verb);
    PhraseId label_of(const Ability& ability);
    PhraseId ability_body(const Ability& ability);
    PhraseId with_tail(const Tail& tail, PhraseId body);
    PhraseId action_condition(const Ability& ability);
    void add_targets(const Ability& ability, std::vector<PhraseId>& sentences);

    // plan_part.cpp
    void start_inside(const Inside& inside);
    PhraseId choose_clause(PhraseId what);

    // plan_effect.cpp
    std::vector<PhraseId> sentences(HirId id);
    void add_sentences(HirId id, std::vector<PhraseId>& out);
    PhraseId text_of(HirId id);
    PhraseId inline_effect(HirId id);
    PhraseId unwrapped(PhraseId id);
    PhraseId lasting(HirId effect);
    PhraseId may(HirId id);
    PhraseId arrow(HirId id);
    PhraseId price(HirId id);
    PhraseId if_effect(HirId id);
    PhraseId match(HirId id);
    PhraseId arm(HirId id, PhraseId looked_at, bool amounts);
    PhraseId repeat(HirId id);
    PhraseId choose(HirId id);
    PhraseId subject(HirId id);
    PhraseId acting(HirId id);
    PhraseId you_act(HirId effect);
    PhraseId if_not_paid(HirId other);
    PhraseId let(HirId id);
    PhraseId kept(HirId id);
    void keep_values(HirId block);
    [[nodiscard]] bool names_actors(HirId id) const;
    [[nodiscard]] bool is_one(HirId who) const;
    PhraseId assign(HirId id);
    PhraseId at_time(HirId id);
    [[nodiscard]] bool is_simple(HirId id) const;
    [[nodiscard]] bool is_silent(HirId id) const;
    [[nodiscard]] bool is_row(HirId either) const;
    [[nodiscard]] bool speaks_of(HirId id, std::uint32_t slot) const;

    // plan_clause.cpp
    PhraseId call(HirId id);
    PhraseId event(PatternId id) { return event(id, {}); }
    PhraseId event(PatternId id, const CountedEvent& counted);
    void add_argument(Phrase& clause, const Param& param, PhraseId value);
    void set_subject(Phrase& clause);
    PhraseId actor_phrase(bool printed);
    void speak_of_subject_again();
    [[nodiscard]] bool is_you_acting() const { return subject_.who == no_hir && !subject_.inside_others; }
    PhraseId missing_argument(const Param& param);
    PhraseId actor_of(const Pattern& pattern, bool& is_you);
    void name_parameters(const Pattern& pattern);
    [[nodiscard]] CountedEvent counted_event(PatternId id, HirId test) const;

    // plan_reaction.cpp
    PhraseId reaction(ReactionId id);
    PhraseId react(const Reaction& reaction);
    PhraseId modify(const Reaction& reaction);
    PhraseId changed_number(const Reaction& reaction);
    PhraseId forbid(const Reaction& reaction);
    PhraseId allow(const Reaction& reaction);
    PhraseId silence(const Reaction& reaction);
    PhraseId share(const Reaction& reaction);
    PhraseId accept(const Reaction& reaction);
    PhraseId payer_of(const Reaction& reaction);
    [[nodiscard]] bool is_any_of_same(HirId price, HirId value) const;
    PhraseId caused(const Tail& tail, PhraseId event);
    PhraseId qualified(const Tail& tail, PhraseId body);
    PhraseId triggered(Con key, PatternId pattern, const Tail& tail, HirId effect);
    PhraseId triggered(Con key, PhraseId event, const Tail& tail, HirId effect);

    // plan_noun.cpp
    PhraseId noun_phrase(HirId id, Det fallback = Det::a);
    void set_determiner(Phrase& phrase, const Noun& noun, Det fallback);
    void set_count(Phrase& phrase, HirId count);
    void set_modifiers(Phrase& phrase, const Noun& noun);
    void add_filter(Phrase& phrase, const Noun& noun, HirId filter);
    [[nodiscard]] bool is_said_by_other(const Noun& noun, HirId np, HirId filter) const;
    PhraseId among(HirId id);
    PhraseId where_part(HirId condition);
    PhraseId with_or_without(HirId np);
    [[nodiscard]] bool speaks_of_candidate(PhraseId id) const;
    PhraseId rank_part(HirId filter);
    PhraseId per_part(HirId per);
    Key noun_key(const Noun& noun);
    void set_name(Phrase& phrase, ThingId thing);

    // plan_value.cpp
    PhraseId value_of(HirId id);
    PhraseId thing_of(HirId id);
    PhraseId place(HirId id);
    PhraseId number(HirId id);
    PhraseId local(HirId id);
    [[nodiscard]] bool is_fixed(HirId id) const;
    PhraseId member(HirId owner, Key noun, bool implied, bool several = false);
    PhraseId amount(HirId id);
    PhraseId arithmetic(HirId id);
    [[nodiscard]] bool adds_the_only_number(const Hir& tally) const;

    // plan_condition.cpp
    PhraseId condition(HirId id);
    PhraseId comparison(HirId id);
    PhraseId counted_comparison(HirId np, Compare how, HirId right, bool negated);
    PhraseId predicate(HirId id, Key key);
    PhraseId has(HirId id);
    PhraseId can(HirId id);
    PhraseId exists(HirId id);

    // building
    PhraseId say(Con con, Slots slots = {}) { return say(key_of(con), slots); }
    PhraseId say(Key key, Slots slots = {});
    PhraseId list(Join join, std::vector<PhraseId> parts);
    PhraseId as_choice(PhraseId id, bool last);
    PhraseId grouped(PhraseId effect);
    PhraseId grouped_condition(PhraseId condition);
    [[nodiscard]] bool is_open(PhraseId id) const;
    PhraseId noun(Key key, Word determiner = Word::no_word);
    PhraseId number_phrase(std::int64_t value);
    PhraseId unsaid(HirId id, std::string what);
    Key name_key(const Declared& declared) { return keys_.intern(p_.name_of(declared)); }
    Key kind_key(KindId kind) { return name_key(p_.kinds[kind]); }
    Key field_key(FieldId field);
    Key time_key(VerbId verb) { return text::time_key(keys_, p_.name_of(p_.verbs[verb])); }
    Key label_key(std::string_view name) { return text::label_key(keys_, name); }
    Key despite_key(std::string_view name) { return text::despite_key(keys_, name); }
    Key param_key(std::string_view verb, std::string_view param) {
        return text::param_key(keys_, verb, param);
    }
    Key face_key(std::string_view name) { return text::face_key(keys_, name); }
    Key set_key(std::string_view field, bool yes) { return text::set_key(keys_, field, yes); }
    Key define_key(std::string_view name, bool was, bool no) {
        return text::define_key(keys_, name, was, no);
    }
    [[nodiscard]] bool is_you(HirId id) const { return id != no_hir && p_.at(id).op == Op::you; }

    const Program& p_;
    Keys& keys_;
    Counts counts_;
    PlannedText out_;
    std::map<std::uint32_t, Named> named_;
    Subject subject_;
    bool other_doer_ = false;              // of the clause whose arguments are told: "gives you"
    HirId whole_effect_ = no_hir;          // of the ability, if it is one statement
    bool in_effect_ = false;               // a rule that an effect begins: one sentence
    int changes_ = 0;                      // effects told so far
    std::set<std::uint32_t> kept_, stale_; // values said where they are named; those that should have been
    HirId origin_ = no_hir;
    ThingId host_ = no_index;
    KindId host_kind_ = no_index;
};

} // namespace cantrip::text
