// One printed ability: its label, what opens it, and its sentences.

#include <algorithm>

#include "tools/text/meaning/planner.hpp"

namespace cantrip::text {
namespace {

// An action that is nothing but a price and what it buys.
bool is_bare_price(const Ability& ability) {
    return ability.form == Ability::Form::action && ability.price != no_hir && ability.heading == no_index;
}

} // namespace

void Planner::start() {
    out_ = {};
    out_.tree.nodes.reserve(24); // more than most cards say
    named_.clear();
    subject_ = {};
    stale_.clear();
    changes_ = 0;
    other_doer_ = false;
    in_effect_ = false;
    whole_effect_ = no_hir;
}

// A value that was changed before it was used is said where it is named: then everything is planned anew.
template <typename Plan> PlannedText Planner::with_kept_values(const Plan& plan) {
    kept_.clear();
    for (;;) {
        start();
        plan();
        const std::size_t before = kept_.size();
        kept_.insert(stale_.begin(), stale_.end());
        if (kept_.size() == before) return std::move(out_);
    }
}

PlannedText Planner::ability(AbilityId id) {
    return with_kept_values([&] { plan_ability(p_.abilities[id]); });
}

void Planner::plan_ability(const Ability& ability) {
    whole_effect_ = ability.effect;
    while (whole_effect_ != no_hir && p_.at(whole_effect_).count > 0 &&
           ((p_.at(whole_effect_).op == Op::block && p_.at(whole_effect_).count == 1) ||
            (p_.at(whole_effect_).op == Op::subject && is_you(p_.child(whole_effect_, 0)))))
        whole_effect_ = p_.child(whole_effect_, p_.at(whole_effect_).count - 1U);
    host_ = ability.thing;
    host_kind_ = ability.thing != no_index ? p_.things[ability.thing].kind : ability.kind;
    for (const Param& param : ability.params) {
        if (param.type.is(TypeTag::thing))
            named_[param.slot] = {kind_key(KindId(param.type.index)), no_hir, false, false};
    }
    name_heading_parameters(ability);
    const PhraseId label = label_of(ability);
    const PhraseId when = is_bare_price(ability) ? no_phrase : action_condition(ability);
    PhraseId body = ability_body(ability);
    if (body == no_phrase) return;
    // "Action, once per turn: …"
    const bool once = when != no_phrase && out_.tree.at(when).key == Con::once_per;
    if (label != no_phrase && once)
        body =
            say(Con::labelled_once,
                {{Slot::label, label}, {Slot::time, out_.tree.slot(when, Slot::time)}, {Slot::body, body}});
    else if (label != no_phrase)
        body = say(when == no_phrase ? Con::labelled : Con::labelled_only,
                   {{Slot::label, label}, {Slot::when, when}, {Slot::body, body}});
    out_.root = body;
}

// `heading path(at rung number)`: the body speaks of `rung`.
void Planner::name_heading_parameters(const Ability& ability) {
    if (ability.heading == no_index) return;
    const Heading& heading = p_.headings[ability.heading];
    if (heading.verb == no_index) return;
    const Verb& verb = p_.verbs[heading.verb];
    for (const Param& param : verb.params) {
        if (param.type.is(TypeTag::number))
            named_[param.slot] = {param_key(p_.name_of(verb), p_.names.text(param.name)), no_hir, false,
                                  false};
    }
    // The first parameter is the thing that prints the heading.
    const std::size_t skipped = verb.params.size() - std::min(verb.params.size(), heading.params.size());
    for (std::size_t i = 0; i < heading.params.size(); ++i) {
        const Param& param = verb.params[std::min(i + skipped, verb.params.size() - 1)];
        const bool thing = param.type.is(TypeTag::thing);
        named_[heading.params[i]] = {thing ? kind_key(KindId(param.type.index))
                                           : param_key(p_.name_of(verb), p_.names.text(param.name)),
                                     no_hir, false, false};
    }
}

PlannedText Planner::verb(VerbId id) {
    const Verb& verb = p_.verbs[id];
    return with_kept_values([&] {
        host_ = no_index;
        host_kind_ = no_index;
        if (verb.body == no_hir) return;
        name_verb_parameters(verb);
        std::vector<PhraseId> all = sentences(verb.body);
        if (!all.empty()) out_.root = list(Join::sentences, std::move(all));
    });
}

// A thing is called by its kind, a number by a word of its own.
void Planner::name_verb_parameters(const Verb& verb) {
    for (const Param& param : verb.params) {
        const bool things = param.type.is(TypeTag::list);
        const bool thing = things || param.type.is(TypeTag::thing);
        named_[param.slot] = {thing ? kind_key(KindId(param.type.index))
                                    : param_key(p_.name_of(verb), p_.names.text(param.name)),
                              no_hir, things, false};
    }
    if (verb.counted)
        named_[verb.amount_slot] = {text::amount_key(keys_, p_.name_of(verb)), no_hir, false, false};
}

PlannedText Planner::value(HirId id) {
    start();
    out_.root = amount(id);
    return std::move(out_);
}

// The heading as printed, or the sort of action and its name.
PhraseId Planner::label_of(const Ability& ability) {
    if (ability.heading != no_index) {
        const Heading& heading = p_.headings[ability.heading];
        const std::vector<TraitId> usual =
            heading.action == no_index ? std::vector<TraitId>{} : p_.abilities[heading.action].adjectives;
        std::vector<PhraseId> labels;
        if (ability.face != no_index) labels.push_back(say(label_key(p_.name_of(p_.faces[ability.face]))));
        for (const TraitId trait : ability.adjectives) {
            if (std::find(usual.begin(), usual.end(), trait) == usual.end())
                labels.push_back(say(label_key(p_.name_of(p_.traits[trait]))));
        }
        // "Fast action" says that it is an action.
        if (labels.empty() || name_key(heading) != Word::action)
            labels.push_back(say(label_key(p_.name_of(heading))));
        return list(Join::labels, std::move(labels));
    }
    std::vector<PhraseId> parts;
    if (ability.face != no_index) parts.push_back(say(label_key(p_.name_of(p_.faces[ability.face]))));
    if (ability.form != Ability::Form::action) return parts.empty() ? no_phrase : parts.front();
    for (const TraitId trait : ability.adjectives)
        parts.push_back(say(label_key(p_.name_of(p_.traits[trait]))));
    if (ability.name != no_name) parts.push_back(say(label_key(p_.names.text(ability.name))));
    if (parts.empty()) parts.push_back(say(label_key(keys_.describe(key_of(Word::action)))));
    return list(Join::labels, std::move(parts));
}

PhraseId Planner::ability_body(const Ability& ability) {
    if (ability.form == Ability::Form::reaction) return reaction(ability.reaction);
    std::vector<PhraseId> all;
    const bool action = ability.form == Ability::Form::action;
    if (is_bare_price(ability)) {
        const PhraseId cost = price(ability.price);
        const PhraseId effect = inline_effect(ability.effect);
        return list(Join::sentences,
                    {say(Con::sentence,
                         {{Slot::body, say(Con::arrow, {{Slot::cost, cost}, {Slot::effect, effect}})}})});
    }
    if (action) { add_targets(ability, all); }
    for (const PhraseId sentence : sentences(ability.effect)) all.push_back(sentence);
    return list(Join::sentences, std::move(all));
}

// What the action is done to, where the card says it: "Choose a target: …".
void Planner::add_targets(const Ability& ability, std::vector<PhraseId>& sentences) {
    // Under a heading the rules say what it is done to.
    const bool templated = ability.heading != no_index && p_.headings[ability.heading].action != no_index;
    if (templated && !p_.abilities[p_.headings[ability.heading].action].params.empty()) return;
    for (const Param& param : ability.params) {
        if (!param.type.is(TypeTag::thing)) continue;
        const bool pool = param.pool != no_hir && p_.at(param.pool).op == Op::np;
        const PhraseId what =
            pool ? noun_phrase(param.pool, Det::a) : noun(kind_key(KindId(param.type.index)), Word::a);
        sentences.push_back(say(Con::sentence, {{Slot::body, say(Con::target, {{Slot::what, what}})}}));
    }
}

// When the action may be taken: "(only during … and once per …)". What holds for all actions under a heading
// is said by the rules, not by each card.
PhraseId Planner::action_condition(const Ability& ability) {
    if (ability.form != Ability::Form::action) return no_phrase;
    std::vector<PhraseId> parts;
    const Tail& tail = ability.tail;
    Tail usual;
    if (ability.heading != no_index && p_.headings[ability.heading].action != no_index) {
        usual = p_.abilities[p_.headings[ability.heading].action].tail;
    }
    if (!tail.by.empty() && tail.by != usual.by && !(tail.by.size() == 1 && is_you(tail.by.front()))) {
        std::vector<PhraseId> who;
        for (const HirId one_of : tail.by) who.push_back(value_of(one_of));
        parts.push_back(say(Con::when_by, {{Slot::who, list(Join::or_, std::move(who))}}));
    }
    if (tail.during != no_index && tail.during != usual.during)
        parts.push_back(say(Con::when_during, {{Slot::event, event(tail.during)}}));
    if (tail.if_ != no_hir && tail.if_ != usual.if_)
        parts.push_back(say(Con::when_if, {{Slot::cond, condition(tail.if_)}}));
    if (tail.while_ != no_hir && tail.while_ != usual.while_)
        parts.push_back(say(Con::when_while, {{Slot::cond, condition(tail.while_)}}));
    if (tail.once_per != no_index && tail.once_per != usual.once_per)
        parts.push_back(say(Con::once_per, {{Slot::time, noun(time_key(tail.once_per))}}));
    return list(Join::and_, std::move(parts));
}

// What stands behind a reaction's event: how often, how long.
PhraseId Planner::with_tail(const Tail& tail, PhraseId body) {
    if (body == no_phrase) return no_phrase;
    if (tail.once_per != no_index)
        body = say(Con::with_once, {{Slot::body, body}, {Slot::time, noun(time_key(tail.once_per))}});
    if (tail.beyond == 1) {
        body = say(tail.up_to ? Con::with_first_once : Con::with_beyond_once,
                   {{Slot::body, body}, {Slot::time, noun(time_key(tail.beyond_per))}});
    } else if (tail.beyond >= 0) {
        body = say(tail.up_to ? Con::with_first : Con::with_beyond,
                   {{Slot::body, body},
                    {Slot::n, number_phrase(tail.beyond)},
                    {Slot::time, noun(time_key(tail.beyond_per))}});
    }
    // Which effects exclude each other is said where a game has several such groups.
    if (tail.exclusive != no_index)
        body = say(p_.exclusives.size() > 1 ? Con::with_exclusive_of : Con::with_exclusive,
                   {{Slot::body, body}, {Slot::what, noun(name_key(p_.exclusives[tail.exclusive]))}});
    if (tail.until != no_index) {
        body = say(tail.until_start ? Con::with_until_start : Con::with_until_end,
                   {{Slot::body, body}, {Slot::time, noun(time_key(tail.until), Word::the)}});
    }
    return body;
}

} // namespace cantrip::text
