// Clauses: a verb with its arguments, as an effect or as an event.

#include <algorithm>

#include "tools/text/meaning/planner.hpp"
#include "tools/text/phrase/label_word.hpp"
#include "tools/text/phrase/subject_param.hpp"

namespace cantrip::text {

// An argument can be named by its label or by the name of its parameter, whichever reads better in a frame.
void Planner::add_argument(Phrase& clause, const Param& param, PhraseId value) {
    if (value == no_phrase) return;
    const std::string_view label = label_word(param.label);
    if (!label.empty()) clause.slots.emplace_back(keys_.intern(label), value);
    clause.slots.emplace_back(keys_.intern(p_.names.text(param.name)), value);
}

// The first time in full, later "that opponent". What is not printed must not use up the full name.
PhraseId Planner::actor_phrase(bool printed) {
    if (subject_.inside_others) return say(Con::you_other);
    if (subject_.again && subject_.noun) return noun(subject_.noun, Word::that);
    if (subject_.phrase == no_phrase || (printed && subject_.printed))
        subject_.phrase = value_of(subject_.who);
    subject_.printed |= printed;
    return subject_.phrase;
}

// Somebody else acted in between.
void Planner::speak_of_subject_again() {
    if (subject_.who == no_hir) return;
    subject_.again |= subject_.printed;
    subject_.said = false;
}

// Said once; in the clauses behind it the verb agrees silently.
void Planner::set_subject(Phrase& clause) {
    if (is_you_acting()) return;
    const bool silent = subject_.said && !subject_.inside_others;
    clause.slots.emplace_back(key_of(silent ? Slot::actor : Slot::subj), actor_phrase(!silent));
    subject_.said = true;
}

PhraseId Planner::call(HirId id) {
    const Hir& hir = p_.at(id);
    const Verb& verb = p_.verbs[hir.a];
    Phrase clause;
    clause.kind = Phrase::Kind::clause;
    clause.key = name_key(verb);
    clause.origin = id;
    const std::size_t doer = subject_param(p_, verb);
    const HirId actor = p_.child(id, doer == no_param ? 0 : doer + 1);
    const bool outer_doer = other_doer_;
    other_doer_ = false;
    bool another = false;
    if (p_.at(actor).op != Op::missing_arg && !is_you(actor)) {
        clause.slots.emplace_back(key_of(Slot::subj), value_of(actor));
        other_doer_ = another = true;
    } else if (is_you(actor) && !is_you_acting()) {
        clause.slots.emplace_back(key_of(Slot::subj), say(Con::you_other));
        another = true;
    } else if (doer == no_param) {
        set_subject(clause);
        other_doer_ = subject_.who != no_hir;
    }
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        if (i == doer) continue;
        const HirId given = p_.child(id, i + 1);
        const Param& param = verb.params[i];
        if (p_.at(given).op == Op::missing_arg) {
            add_argument(clause, param, missing_argument(param));
        } else if (param.type.is(TypeTag::place)) {
            add_argument(clause, param, place(given));
        } else if (param.type.is(TypeTag::number)) {
            add_argument(clause, param, number(given));
        } else {
            add_argument(clause, param, amount(given));
        }
    }
    if (hir.b != no_index)
        named_[hir.b] = {verb.gives_type.is(TypeTag::list) || verb.gives_type.is(TypeTag::thing)
                             ? kind_key(KindId(verb.gives_type.index))
                             : Key{},
                         no_hir, verb.gives_type.is(TypeTag::list), false};
    other_doer_ = outer_doer;
    ++changes_;
    if (another) speak_of_subject_again();
    return out_.tree.add(std::move(clause));
}

// What the actor is asked for: "a card in hand".
PhraseId Planner::missing_argument(const Param& param) {
    if (param.label != TokenKind::end_of_file) return no_phrase;
    if (param.pool != no_hir && p_.at(param.pool).op == Op::np && param.pick == Param::Pick::asked) {
        // The slots of the verb are not those of the ability.
        const auto names = named_;
        const PhraseId said = noun_phrase(param.pool, Det::a);
        named_ = names;
        return said;
    }
    if (param.type.is(TypeTag::thing)) return noun(kind_key(KindId(param.type.index)), Word::a);
    return no_phrase;
}

PhraseId Planner::actor_of(const Pattern& pattern, bool& you) {
    you = false;
    const std::size_t doer = subject_param(p_, p_.verbs[pattern.verb]);
    for (const Pattern::Arg& arg : pattern.args) {
        if (arg.param != (doer == no_param ? no_index : static_cast<std::uint32_t>(doer))) continue;
        if (arg.nouns.size() == 1 && is_you(arg.nouns.front())) {
            you = true;
            return no_phrase;
        }
        if (arg.slot != no_index) {
            const HirId first = arg.nouns.front();
            named_[arg.slot] = {p_.at(first).op == Op::np ? noun_key(p_.noun(first)) : key_of(Word::opponent),
                                no_hir, false, false};
        }
        std::vector<PhraseId> actors;
        for (const HirId actor : arg.nouns) actors.push_back(value_of(actor));
        return list(Join::or_, std::move(actors));
    }
    return no_phrase;
}

// Later lines speak of what matched by the names of the parameters.
void Planner::name_parameters(const Pattern& pattern) {
    const Verb& verb = p_.verbs[pattern.verb];
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        const Param& param = verb.params[i];
        const bool thing = param.type.is(TypeTag::thing) || param.type.is(TypeTag::list);
        const auto slot = static_cast<std::uint32_t>(pattern.first_slot + i);
        // A parameter with a name of its own needs a word of its own, or two things of a kind could not be
        // told apart.
        const bool plain = thing && (p_.names.text(param.name) == p_.name_of(p_.kinds[param.type.index]) ||
                                     param.type.is(TypeTag::list));
        named_[slot] = {plain ? kind_key(KindId(param.type.index))
                              : param_key(p_.name_of(verb), p_.names.text(param.name)),
                        no_hir, param.type.is(TypeTag::list), false};
    }
    // The implied amount of units lies behind the parameters, the actor and the result.
    if (verb.counted)
        named_[static_cast<std::uint32_t>(pattern.first_slot + verb.params.size() + 2)] = {
            text::amount_key(keys_, p_.name_of(verb)), no_hir, false, false};
    for (const Pattern::Arg& arg : pattern.args) {
        if (arg.param == no_index || arg.nouns.size() != 1 || p_.at(arg.nouns.front()).op != Op::np) continue;
        const Noun& found = p_.noun(arg.nouns.front());
        named_[pattern.first_slot + arg.param].noun = noun_key(found);
        if (found.of == NounOf::thing)
            named_[pattern.first_slot + arg.param] = {noun_key(found), arg.nouns.front(), false, false};
    }
}

// `when draw by you if cards >= 3`: "when you draw 3 or more cards".
Planner::CountedEvent Planner::counted_event(PatternId id, HirId test) const {
    if (counts_ == Counts::apart || id == no_index || test == no_hir) return {};
    const Pattern& pattern = p_.patterns[id];
    const Hir& node = p_.at(test);
    if (pattern.verb == no_index || node.flags != 0 || (node.op != Op::compare && node.op != Op::equals))
        return {};
    const Verb& verb = p_.verbs[pattern.verb];
    const Hir& left = p_.at(p_.child(test, 0));
    const Hir& right = p_.at(p_.child(test, 1));
    if (verb.phase || left.op != Op::local || right.op != Op::number || left.a < pattern.first_slot ||
        left.a >= pattern.first_slot + verb.params.size())
        return {};
    const std::uint32_t which = left.a - pattern.first_slot;
    const Param& param = verb.params[which];
    const bool given = std::any_of(pattern.args.begin(), pattern.args.end(),
                                   [&](const Pattern::Arg& arg) { return arg.param == which; });
    if (!param.type.is(TypeTag::number) || param.label != TokenKind::end_of_file || given) return {};
    std::int64_t limit = static_cast<std::int32_t>(right.a);
    Quantity::Kind kind = Quantity::Kind::exactly;
    if (node.op == Op::compare) {
        const auto how = static_cast<Compare>(node.aux);
        const bool least = how == Compare::greater || how == Compare::greater_equal;
        kind = least ? Quantity::Kind::or_more : Quantity::Kind::at_most;
        limit += how == Compare::greater ? 1 : how == Compare::less ? -1 : 0;
    }
    return {which, {kind, limit * one, 0, 'X'}};
}

// `when place on market by you`: a clause whose unnamed parts are said in general.
PhraseId Planner::event(PatternId id, const CountedEvent& counted) {
    const Pattern& pattern = p_.patterns[id];
    if (pattern.verb == no_index) return unsaid(no_hir, "a number that is no event");
    const Verb& verb = p_.verbs[pattern.verb];
    if (verb.phase) {
        name_parameters(pattern);
        bool yours = false;
        const PhraseId whose = actor_of(pattern, yours);
        const PhraseId time = noun(time_key(pattern.verb), yours ? Word::yours : Word::the);
        return whose == no_phrase ? say(Con::phase, {{Slot::time, time}})
                                  : say(Con::phase_of, {{Slot::time, time}, {Slot::who, whose}});
    }
    Phrase clause;
    clause.kind = Phrase::Kind::clause;
    clause.key = name_key(verb);
    bool you = false;
    const PhraseId actor = actor_of(pattern, you);
    if (actor != no_phrase)
        clause.slots.emplace_back(key_of(Slot::subj), actor);
    else if (!you)
        clause.slots.emplace_back(key_of(Slot::subj), noun(key_of(Word::player), Word::whichever));
    const bool outer_doer = other_doer_;
    other_doer_ = !you;
    std::vector<bool> said(verb.params.size(), false);
    const std::size_t doer = subject_param(p_, verb);
    if (doer != no_param) said[doer] = true;
    for (const Pattern::Arg& arg : pattern.args) {
        if (arg.param == no_index || arg.param == doer) continue;
        std::vector<PhraseId> nouns;
        for (const HirId noun_hir : arg.nouns) {
            nouns.push_back(verb.params[arg.param].type.is(TypeTag::place) ? place(noun_hir)
                                                                           : value_of(noun_hir));
        }
        add_argument(clause, verb.params[arg.param], list(Join::or_, std::move(nouns)));
        said[arg.param] = true;
    }
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        const Param& param = verb.params[i];
        if (said[i] || param.label != TokenKind::end_of_file) continue;
        if (param.type.is(TypeTag::number) && counted.param == i) {
            Phrase number;
            number.kind = Phrase::Kind::number;
            number.quantity = counted.quantity;
            add_argument(clause, param, out_.tree.add(std::move(number)));
        } else if (param.type.is(TypeTag::number)) {
            add_argument(clause, param, say(Con::some));
        }
        if (param.type.is(TypeTag::thing))
            add_argument(clause, param, noun(kind_key(KindId(param.type.index)), Word::a));
        if (param.type.is(TypeTag::list)) {
            const PhraseId several = noun(kind_key(KindId(param.type.index)));
            out_.tree.at(several).plural = true;
            add_argument(clause, param, several);
        }
    }
    other_doer_ = outer_doer;
    name_parameters(pattern);
    return out_.tree.add(std::move(clause));
}

} // namespace cantrip::text
