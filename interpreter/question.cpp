// What a question and its choices are about, as data: for whoever words them.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

// The activation around a question, whose names its phrase uses, and the parameter that is being filled in.
void Exec::describe_context(Word fr, Question& q) const {
    q.verb = q.called = no_index;
    q.ability = no_index;
    q.thing = none;
    q.call = no_hir;
    q.param = no_index;
    const Word prev = f(fr, f_prev);
    const auto below = prev > 0 ? static_cast<Frame>(f(prev, f_kind)) : Frame::root;
    if (below == Frame::call) {
        q.call = static_cast<HirId>(f(prev, f_node));
        q.called = static_cast<VerbId>(f(prev, c_verb));
        if (q.about == q.call) q.param = static_cast<std::uint32_t>(f(prev, c_param));
    }
    if (below == Frame::perform) q.param = static_cast<std::uint32_t>(f(prev, f_pc));
    const Word act = f(fr, f_act);
    if (act > 0) {
        if (static_cast<Frame>(f(act, f_kind)) == Frame::event) q.verb = static_cast<VerbId>(f(act, a_verb));
        if (f(act, a_ability) != none) q.ability = static_cast<AbilityId>(f(act, a_ability));
    }
    for (Word up = prev; up > 0; up = f(up, f_prev)) {
        const auto kind = static_cast<Frame>(f(up, f_kind));
        if (kind != Frame::event && kind != Frame::body && kind != Frame::perform) continue;
        if (f(up, a_this) != none) q.thing = f(up, a_this);
        if (q.verb == no_index && kind == Frame::event) q.verb = static_cast<VerbId>(f(up, a_verb));
        break;
    }
}

void Exec::describe_choice(Word fr, Choice& choice) {
    if (choice.kind == Choice::Kind::thing) choice.thing = choice.value;
    if (choice.kind == Choice::Kind::action && t.is_thing(choice.value)) {
        const Instance& action = t.things[static_cast<std::size_t>(choice.value)];
        choice.ability = action.action;
        choice.thing = action.host;
    }
    if (choice.kind == Choice::Kind::reaction) {
        const Word entry = f(f(fr, f_prev), f_data + 2) + 1 + choice.value * 4;
        choice.thing = s.words[static_cast<std::size_t>(entry + 1)];
        choice.ability =
            t.listeners[static_cast<std::size_t>(s.words[static_cast<std::size_t>(entry)])].ability;
    }
    if (choice.kind != Choice::Kind::way) return;
    Ways all;
    ways_asked(fr, all);
    if (static_cast<std::size_t>(choice.value) >= all.size()) return;
    for (const Charge& charge : all[static_cast<std::size_t>(choice.value)]) {
        ChoiceCost cost;
        cost.count = charge.count;
        cost.units.assign(charge.units.begin(), charge.units.end());
        if (charge.of == Charge::Of::act) cost.deed = charge.act;
        if (charge.of == Charge::Of::things) cost.things = charge.np;
        choice.cost.push_back(std::move(cost));
    }
}

// The ways to pay among which the question lets somebody choose.
void Exec::ways_asked(Word fr, Ways& all) {
    const Word prev = f(fr, f_prev);
    Env e = env(prev);
    const auto node = static_cast<HirId>(f(fr, f_node));
    if (static_cast<Frame>(f(prev, f_kind)) == Frame::price)
        open_ways(node, e, all);
    else
        (void)ways(node, e, all);
}

} // namespace cantrip::runtime
