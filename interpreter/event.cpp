// One verb happening: modify, forbid, instead of, before, body, when.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

void Exec::begin_event(VerbId verb_id, Word actor, const Words& args, Word amount, Word self) {
    const Verb& verb = p.verbs[verb_id];
    const Word fr = push_activation(Frame::event, no_hir, t.plans.event_declared[verb_id],
                                    t.plans.event_locals[verb_id], actor);
    f(fr, a_verb) = static_cast<Word>(verb_id);
    f(fr, a_this) = self;
    for (std::size_t i = 0; i < verb.params.size(); ++i)
        set_local(fr, verb.params[i].slot, i < args.size() ? args[i] : none);
    if (verb.amount_slot != no_index) set_local(fr, verb.amount_slot, amount);
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        const Param& param = verb.params[i];
        if (param.initial == no_hir || (i < args.size() && args[i] != none)) continue;
        Env e = env(fr);
        const Word value = eval(param.initial, e);
        set_local(fr, param.slot, value);
    }
}

EventView Exec::view_of(Word fr) {
    return {static_cast<VerbId>(f(fr, a_verb)), f(fr, a_actor),
            &s.words[static_cast<std::size_t>(fr + a_locals)], fr, nullptr};
}

void Exec::step_event(Word fr) {
    const auto verb_id = static_cast<VerbId>(f(fr, a_verb));
    const Ears& ears = t.ears[verb_id];
    switch (f(fr, f_pc)) {
    case 0:
        if (!open_event(fr)) return;
        [[fallthrough]];
    case 1:
        // What lifts a ban was paid, or not.
        if (s.words[h_result] == 0 && f(fr, f_pc) == 1) return finish_event(fr, false);
        [[fallthrough]];
    case 2:
        f(fr, f_pc) = 3;
        if (ears.past) f(fr, a_snapshot) = take_snapshot();
        if (!s.lasting.empty() && run_due(fr, true)) return;
        [[fallthrough]];
    case 3:
        f(fr, f_pc) = 4;
        if (!ears.instead.empty() && react(fr, ears.instead, ReactionForm::instead)) return;
        [[fallthrough]];
    case 4:
        // Its time ends all the same.
        if ((f(fr, a_flags) & act::replaced) != 0) {
            f(fr, f_pc) = 7;
            return;
        }
        f(fr, f_pc) = 5;
        if (!ears.before.empty() && react(fr, ears.before, ReactionForm::before)) return;
        [[fallthrough]];
    case 5:
        f(fr, f_pc) = 6;
        s.words[h_result] = 1;
        if (options_.events != nullptr) note_event(fr);
        return run_body(fr);
    case 6:
        f(fr, f_pc) = 7;
        if (s.words[h_result] == 0 &&
            (t.native[verb_id] != Native::not_native || (f(fr, a_flags) & act::unprinted) != 0)) {
            if (options_.events != nullptr) settle_event(fr, false);
            return;
        }
        if (options_.events != nullptr) settle_event(fr, true);
        f(fr, a_flags) |= act::happened;
        if (ears.logged) log_event(view_of(fr));
        if (!ears.when.empty()) {
            if (defer(fr)) {
                s.words[h_frame] = f(fr, f_prev);
                s.words[h_result] = 1;
                keep_result(fr);
                return;
            }
            if (react(fr, ears.when, ReactionForm::when)) return;
        }
        [[fallthrough]];
    case 7:
        f(fr, f_pc) = 8;
        if (!s.lasting.empty() && run_due(fr, false)) return;
        [[fallthrough]];
    default: finish_event(fr, (f(fr, a_flags) & (act::happened | act::replaced)) != 0);
    }
}

// Modifiers, then what forbids it. false: it is over, or a toll is being paid.
bool Exec::open_event(Word fr) {
    const auto verb_id = static_cast<VerbId>(f(fr, a_verb));
    const Verb& verb = p.verbs[verb_id];
    const Ears& ears = t.ears[verb_id];
    if (ears.any) {
        const EventView event = view_of(fr);
        Locals32 locals(event.locals, event.locals + f(fr, a_count));
        if (!ears.modify.empty()) {
            apply_modify(event, locals.data(), true);
            std::copy(locals.begin(), locals.end(), s.words.begin() + fr + a_locals);
        }
    }
    if (options_.trace != nullptr) trace_event(fr);
    // A given thing must be what the parameter asks for; pools may speak of the other parameters.
    for (const Param& param : verb.params) {
        if (param.pool == no_hir || !param.type.is(TypeTag::thing)) continue;
        Env e = env(fr);
        const Word value = e.locals[param.slot];
        if (!in_pool(param, value, f(fr, a_actor), e.locals, e)) {
            finish_event(fr, false);
            return false;
        }
    }
    if (verb.counted && verb.amount_slot != no_index && verb.params[0].type.is(TypeTag::unit) &&
        f(fr, a_locals + static_cast<Word>(verb.amount_slot)) <= 0) {
        finish_event(fr, false);
        return false;
    }
    if (ears.forbid.empty()) return true;
    Pending toll{.listener = none};
    if (forbidden(view_of(fr), &toll)) {
        finish_event(fr, false);
        return false;
    }
    if (toll.listener == none) return true;
    f(fr, f_pc) = 1;
    std::vector<Word> record;
    if (toll.lasting != none) {
        const Record kept = lasting_at(toll.lasting);
        record.assign(kept.begin(), kept.end());
    }
    start_reaction(toll, fr, ReactionForm::allow, record);
    return false;
}

void Exec::run_body(Word fr) {
    const auto verb_id = static_cast<VerbId>(f(fr, a_verb));
    const Verb& verb = p.verbs[verb_id];
    if (t.native[verb_id] != Native::not_native) return run_native(fr);
    if (verb.heading) {
        const Word thing = f(fr, a_locals + static_cast<Word>(verb.params[0].slot));
        Env e = env(fr);
        const AbilityId body = heading_body(verb_id, thing, e);
        if (body == no_index) {
            f(fr, a_flags) |= act::unprinted;
            s.words[h_result] = 0;
            return;
        }
        Words args;
        for (const Param& param : verb.params)
            args.push_back(f(fr, a_locals + static_cast<Word>(param.slot)));
        start_ability(body, thing, f(fr, a_actor), args, p.abilities[body].effect);
        return;
    }
    if (verb.action) {
        const AbilityId action =
            f(fr, a_ability) != none ? static_cast<AbilityId>(f(fr, a_ability)) : t.action_of_verb[verb_id];
        if (action == no_index) return;
        if (options_.fired != nullptr) (*options_.fired)[action] = 1;
        f(fr, a_ability) = static_cast<Word>(action);
        return start(p.abilities[action].effect);
    }
    if (verb.body != no_hir) start(verb.body);
}

// The body of a heading or an unnamed action: an activation with the thing as `this`.
void Exec::start_ability(AbilityId id, Word self, Word actor, const Words& args, HirId effect) {
    const Ability& ability = p.abilities[id];
    const Word fr = push_activation(Frame::body, effect, ability.locals, t.ability_locals[id], actor);
    f(fr, a_ability) = static_cast<Word>(id);
    f(fr, a_this) = self;
    for (std::size_t i = 0; i < args.size(); ++i) set_local(fr, static_cast<std::uint32_t>(i), args[i]);
    if (options_.fired != nullptr) (*options_.fired)[id] = 1;
}

void Exec::step_body(Word fr) {
    if (f(fr, f_pc) == 1) return pop(end_body(fr));
    f(fr, f_pc) = 1;
    const auto effect = static_cast<HirId>(f(fr, f_node));
    if (f(fr, a_listener) != none && !is_may(effect)) mark_used(fr);
    if (effect == no_hir) return;
    start(effect);
}

// What an `instead of` reports: whether it took the event's place.
Word Exec::end_body(Word fr) {
    if (f(fr, a_listener) == none) return s.words[h_result];
    const Word event = f(fr, a_event);
    const bool used = (f(fr, a_flags) & act::used) != 0;
    if ((f(fr, a_flags) & act::replaced) != 0 && used && event != 0 &&
        (!is_may(static_cast<HirId>(f(fr, f_node))) || s.words[h_result] != 0))
        f(event, a_flags) |= act::replaced;
    return s.words[h_result];
}

bool Exec::is_may(HirId effect) const {
    if (effect == no_hir) return false;
    const Hir& h = p.at(effect);
    if (h.op == Op::assume || (h.op == Op::block && h.count == 1)) return is_may(p.child(effect, 0));
    if (h.op == Op::subject) return is_may(p.children(effect).back());
    return h.op == Op::may;
}

void Exec::keep_result(Word fr) {
    const Verb& verb = p.verbs[static_cast<VerbId>(f(fr, a_verb))];
    const Word prev = f(fr, f_prev);
    if (verb.gives_slot == no_index || prev <= 0 || static_cast<Frame>(f(prev, f_kind)) != Frame::call)
        return;
    const Word value = f(fr, a_locals + static_cast<Word>(verb.gives_slot));
    if (!verb.gives_type.is(TypeTag::list)) {
        f(prev, c_result) = value;
        return;
    }
    Words items;
    read_list(value, items);
    f(prev, c_result) = push_list(items);
}

void Exec::finish_event(Word fr, bool happened) {
    const Verb& verb = p.verbs[static_cast<VerbId>(f(fr, a_verb))];
    const Word prev = f(fr, f_prev);
    leave_scope(fr);
    Words items;
    Word value = none;
    const bool gives = happened && verb.gives_slot != no_index && prev > 0 &&
                       static_cast<Frame>(f(prev, f_kind)) == Frame::call;
    if (gives) {
        value = f(fr, a_locals + static_cast<Word>(verb.gives_slot));
        if (verb.gives_type.is(TypeTag::list)) read_list(value, items);
    }
    pop(happened ? 1 : 0);
    if (!gives) return;
    f(prev, c_result) = none;
    const Word result = verb.gives_type.is(TypeTag::list) ? push_list(items) : value;
    f(prev, c_result) = result;
}

} // namespace cantrip::runtime
