// Parts of effects by themselves: what somebody is asked to choose, and what is offered.

#include <algorithm>

#include "tools/text/meaning/planner.hpp"

namespace cantrip::text {

void Planner::start_inside(const Inside& inside) {
    kept_.clear();
    start();
    host_ = no_index;
    host_kind_ = no_index;
    if (inside.verb != no_index) name_verb_parameters(p_.verbs[inside.verb]);
    if (inside.ability == no_index) return;
    const Ability& ability = p_.abilities[inside.ability];
    host_ = ability.thing;
    host_kind_ = ability.thing != no_index ? p_.things[ability.thing].kind : ability.kind;
    for (const Param& param : ability.params) {
        if (param.type.is(TypeTag::thing))
            named_[param.slot] = {kind_key(KindId(param.type.index)), no_hir, false, false};
    }
    name_heading_parameters(ability);
    if (ability.form == Ability::Form::reaction && ability.reaction != no_index) {
        const Reaction& reaction = p_.reactions[ability.reaction];
        if (reaction.pattern != no_index && p_.patterns[reaction.pattern].verb != no_index)
            name_parameters(p_.patterns[reaction.pattern]);
    }
}

PlannedText Planner::part(HirId id, const Inside& inside) {
    start_inside(inside);
    const Hir& hir = p_.at(id);
    if (hir.op == Op::np)
        out_.root = amount(id);
    else if (hir.op >= Op::and_ && hir.op <= Op::asked)
        out_.root = condition(id);
    else if (hir.op == Op::price)
        out_.root = price(id);
    else
        out_.root = list(Join::sentences, sentences(id));
    return std::move(out_);
}

PhraseId Planner::choose_clause(PhraseId what) {
    if (what == no_phrase) return no_phrase;
    Phrase clause;
    clause.kind = Phrase::Kind::clause;
    clause.key = key_of(Word::choose);
    clause.slots.emplace_back(key_of(Slot::what), what);
    return say(Con::sentence, {{Slot::body, out_.tree.add(std::move(clause))}});
}

PlannedText Planner::choice_of(HirId id, const Inside& inside) {
    start_inside(inside);
    if (p_.at(id).op == Op::np) out_.root = choose_clause(noun_phrase(id, Det::a));
    return std::move(out_);
}

PlannedText Planner::choice_of(const Param& param, const Inside& inside) {
    start_inside(inside);
    PhraseId what = no_phrase;
    // What can be done is what is offered: it need not be said.
    const auto says_can = [&](HirId filter) {
        return p_.at(filter).op == Op::f_where && p_.at(p_.child(filter, 0)).op == Op::can;
    };
    const bool pool = param.pool != no_hir && p_.at(param.pool).op == Op::np &&
                      std::none_of(p_.children(param.pool).begin(), p_.children(param.pool).end(), says_can);
    if (pool)
        what = noun_phrase(param.pool, Det::a);
    else if (param.type.is(TypeTag::thing))
        what = noun(kind_key(KindId(param.type.index)), Word::a);
    else if (param.type.is(TypeTag::number))
        what = noun(key_of(Word::number), Word::a);
    out_.root = choose_clause(what);
    return std::move(out_);
}

} // namespace cantrip::text
