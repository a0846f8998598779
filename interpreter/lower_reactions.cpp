// Reactions of rules as straight code: all are tested, then those that fit run in order.

#include "interpreter/lower.hpp"

namespace cantrip::runtime {

void Lowering::listeners(VerbId verb, Register actor, bool plays, const std::vector<Register>& params,
                         Word unit, Register amount) {
    std::vector<const Listener*> heard;
    for (const std::uint32_t n : t.ears[verb].when)
        if (may_fit(t.listeners[n], verb, unit)) heard.push_back(&t.listeners[n]);
    if (!ok_) return;
    // One is tested and run at once; of several all are tested before the first runs.
    std::vector<Register> fits;
    for (const Listener* l : heard) {
        if (heard.size() == 1) break;
        fits.push_back(temp());
        Label skip;
        emit(Do::constant, fits.back(), 0, 0, 0);
        const std::size_t before = next_;
        (void)tested(*l, verb, actor, plays, params, unit, amount, skip);
        emit(Do::constant, fits.back(), 0, 0, 1);
        here(skip);
        next_ = before;
    }
    for (std::size_t i = 0; i < heard.size(); ++i) {
        Label skip;
        const std::size_t before = next_;
        if (heard.size() > 1) jump(Do::if_zero, fits[i], 0, 0, skip);
        const Register window = heard.size() > 1
                                    ? temp(window_of(*heard[i]))
                                    : tested(*heard[i], verb, actor, plays, params, unit, amount, skip);
        bind(*heard[i], verb, actor, params, unit, amount, window, false);
        emit(Do::call_reaction, window, actor, 0, function_of_reaction(*heard[i], plays));
        next_ = before;
        here(skip);
    }
}

std::size_t Lowering::window_of(const Listener& l) const { return 3 + l.locals; }

// Whether a reaction can be set off at all. What cannot be said in straight code is given up.
bool Lowering::may_fit(const Listener& l, VerbId verb, Word unit) {
    const Reaction& r = p.reactions[l.reaction];
    const Tail& tail = r.tail;
    const bool simple = l.level == Level::rule && !l.lasting && l.ability != no_index &&
                        r.pattern != no_index && p.rules[l.index].if_ == no_hir && tail.by.empty() &&
                        tail.during == no_index && tail.due_to == no_hir && tail.once_per == no_index &&
                        tail.beyond < 0 && tail.exclusive == no_index &&
                        p.abilities[l.ability].form != Ability::Form::body;
    if (!simple || p.patterns[r.pattern].verb != verb || p.patterns[r.pattern].first_slot == no_index) {
        give_up();
        return false;
    }
    for (const Pattern::Arg& arg : p.patterns[r.pattern].args) {
        const bool one_unit = arg.param == 0 && unit != none && arg.nouns.size() == 1 &&
                              p.at(arg.nouns[0]).op == Op::np && p.children(arg.nouns[0]).empty() &&
                              p.noun(arg.nouns[0]).of == NounOf::unit;
        if (!one_unit)
            give_up();
        else if (static_cast<Word>(p.noun(arg.nouns[0]).index) != unit)
            return false;
    }
    return ok_;
}

// Names of the event in the registers of a reaction: only those that its conditions speak of, or all of them.
void Lowering::bind(const Listener& l, VerbId verb, Register actor, const std::vector<Register>& params,
                    Word unit, Register amount, Register window, bool for_test) {
    const Reaction& r = p.reactions[l.reaction];
    const Pattern& pattern = p.patterns[r.pattern];
    const auto wanted = [&](std::size_t slot) {
        const bool tested = speaks_of(r.tail.if_, slot) || speaks_of(r.tail.while_, slot);
        return for_test ? tested : speaks_of(l.effect, slot);
    };
    const auto name = [&](std::size_t slot, Register from) {
        if (wanted(slot)) emit(Do::copy, window + 3 + slot, from);
    };
    for (std::size_t i = unit == none ? 0 : 1; i < params.size(); ++i)
        name(pattern.first_slot + i, params[i]);
    if (unit != none && wanted(pattern.first_slot))
        emit(Do::constant, window + 3 + pattern.first_slot, 0, 0, unit);
    name(pattern.first_slot + params.size(), actor);
    if (p.verbs[verb].amount_slot != no_index && amount != 0)
        name(pattern.first_slot + params.size() + 2, amount);
    for (const Pattern::Arg& arg : pattern.args)
        for (const std::uint32_t slot : {arg.slot, p.noun(arg.nouns[0]).it})
            if (slot != no_index && wanted(slot)) emit(Do::constant, window + 3 + slot, 0, 0, unit);
}

// Compared numbers of the acting player and of the event: `this` plays no part.
bool Lowering::only_numbers(HirId id) const {
    if (id == no_hir) return true;
    switch (p.at(id).op) {
    case Op::and_:
    case Op::or_:
    case Op::not_:
    case Op::compare:
    case Op::number:
    case Op::local:
    case Op::global:
    case Op::counter:
    case Op::you:
    case Op::add:
    case Op::subtract: break;
    default: return false;
    }
    const auto children = p.children(id);
    return std::all_of(children.begin(), children.end(), [&](HirId child) { return only_numbers(child); });
}

bool Lowering::speaks_of(HirId id, std::size_t slot) const {
    if (id == no_hir) return false;
    const Hir& h = p.at(id);
    if ((h.op == Op::local || h.op == Op::it) && h.a == slot) return true;
    if (h.op == Op::np) {
        const Noun& noun = p.noun(id);
        if (speaks_of(noun.count, slot) || speaks_of(noun.value, slot) || speaks_of(noun.per, slot))
            return true;
    }
    const auto children = p.children(id);
    return std::any_of(children.begin(), children.end(), [&](HirId child) { return speaks_of(child, slot); });
}

// Goes to `skip` when the conditions of a reaction do not hold. The registers that it would run in.
Register Lowering::tested(const Listener& l, VerbId verb, Register actor, bool plays,
                          const std::vector<Register>& params, Word unit, Register amount, Label& skip) {
    const Tail& tail = p.reactions[l.reaction].tail;
    const Register window = temp(window_of(l));
    bind(l, verb, actor, params, unit, amount, window, true);
    const View v{.locals = static_cast<Register>(window + 3),
                 .you = actor,
                 .subject = actor,
                 .self = static_cast<Register>(window + 2),
                 .you_plays = plays,
                 .subject_plays = plays};
    if (!only_numbers(tail.while_) || !only_numbers(tail.if_)) emit(Do::constant, window + 2, 0, 0, none);
    if (tail.while_ != no_hir) test(tail.while_, v, false, skip);
    if (tail.if_ != no_hir) test(tail.if_, v, false, skip);
    return window;
}

} // namespace cantrip::runtime
