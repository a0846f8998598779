// Effects as frames: which one is next, and the plain ones: blocks, `may`, `match`.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

void Exec::step() {
    const Word fr = top();
    switch (static_cast<Frame>(f(fr, f_kind))) {
    case Frame::root:
        stopped = true;
        outcome.kind = Outcome::Kind::idle;
        break;
    case Frame::event: step_event(fr); break;
    case Frame::body: step_body(fr); break;
    case Frame::block: step_block(fr); break;
    case Frame::call: step_call(fr); break;
    case Frame::may: step_may(fr); break;
    case Frame::loop: step_loop(fr); break;
    case Frame::each: step_each(fr); break;
    case Frame::choose: step_choose(fr); break;
    case Frame::arrow: step_arrow(fr); break;
    case Frame::price: step_price(fr); break;
    case Frame::reacts: step_reacts(fr); break;
    case Frame::window: step_window(fr); break;
    case Frame::together: step_together(fr); break;
    case Frame::secretly: step_secretly(fr); break;
    case Frame::let: step_let(fr); break;
    case Frame::whenever: step_whenever(fr); break;
    case Frame::perform: step_perform(fr); break;
    case Frame::purse: step_purse(fr); break;
    case Frame::pass_on: step_match(fr); break;
    case Frame::question:
        describe();
        stopped = true;
        break;
    default: fail("the state is damaged");
    }
}

// Begins an effect above the top frame. What needs no frame is done at once.
void Exec::start(HirId node) {
    const Hir& h = p.at(node);
    s.words[h_result] = 1;
    switch (h.op) {
    case Op::block:
    case Op::seq: push_here(Frame::block, node, f_data); break;
    case Op::call: start_call(node); break;
    case Op::assume: start(p.child(node, 0)); break;
    case Op::may: push_here(Frame::may, node, f_data + 1); break;
    case Op::if_: {
        if (t.ask_slot[node] != 0) {
            push_here(Frame::pass_on, node, f_data + 2);
            break;
        }
        Env e = env(top());
        if (test(p.child(node, 0), e))
            start(p.child(node, 1));
        else if (h.count > 2)
            start(p.child(node, 2));
        break;
    }
    case Op::match: push_here(Frame::pass_on, node, f_data + 2); break;
    case Op::repeat: push_here(Frame::loop, node, f_data + 4); break;
    case Op::subject: push_here(Frame::each, node, f_data + 5); break;
    case Op::choose:
    case Op::either: push_here(Frame::choose, node, f_data + 4); break;
    case Op::let:
    case Op::assign: push_here(Frame::let, node, f_data + 3); break;
    case Op::arrow: push_here(Frame::arrow, node, f_data); break;
    case Op::price: push_here(Frame::price, node, price_words); break;
    case Op::pay:
        push_here(p.at(p.child(node, 0)).op == Op::either ? Frame::choose : Frame::price,
                  p.at(p.child(node, 0)).op == Op::either ? p.child(node, 0) : node, price_words);
        break;
    case Op::together: push_here(Frame::together, node, f_data + 3); break;
    case Op::secretly: push_here(Frame::secretly, node, f_data + 2); break;
    case Op::window: push_here(Frame::window, node, f_data + 5); break;
    case Op::at_time: last_effect(node); break;
    case Op::react: last_reaction(ReactionId(h.a)); break;
    case Op::stop: stop(VerbId(h.a), node); break;
    case Op::nothing:
    case Op::unknown:
    case Op::error:
    case Op::missing_arg: break;
    default: fail_at("this is no effect", node);
    }
}

void Exec::step_block(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    const Word pc = f(fr, f_pc);
    // A price that is not paid whole leaves the rest undone.
    if (pc > 0 && s.words[h_result] == 0 && in_payment(fr)) return pop(0);
    if (pc >= static_cast<Word>(p.at(node).count)) return end_block(fr);
    f(fr, f_pc) = pc + 1;
    start(p.child(node, static_cast<std::size_t>(pc)));
}

// A list that the verb gives lies above the block that made it: it moves down before the block goes.
void Exec::end_block(Word fr) {
    const Word act = f(fr, f_act);
    if (f(fr, f_prev) != act || static_cast<Frame>(f(act, f_kind)) != Frame::event) return pop(1);
    const Verb& verb = p.verbs[static_cast<VerbId>(f(act, a_verb))];
    if (verb.gives_slot == no_index || !verb.gives_type.is(TypeTag::list)) return pop(1);
    Words items;
    read_list(f(act, a_locals + static_cast<Word>(verb.gives_slot)), items);
    pop(1);
    set_local(act, verb.gives_slot, push_list(items));
}

// Left of an arrow, or what a heading or an `allow` costs.
bool Exec::in_payment(Word fr) const {
    const Word prev = f(fr, f_prev);
    if (prev <= 0) return false;
    switch (static_cast<Frame>(f(prev, f_kind))) {
    case Frame::arrow: return f(prev, f_pc) == 1;
    case Frame::perform: {
        const auto& params = p.abilities[static_cast<AbilityId>(f(prev, a_ability))].params;
        return f(prev, f_pc) == static_cast<Word>(params.size()) + 1;
    }
    case Frame::body: {
        if (f(prev, a_reaction) == none) return false;
        const Reaction& r = p.reactions[static_cast<ReactionId>(f(prev, a_reaction))];
        return r.form == ReactionForm::allow && f(prev, f_node) == static_cast<Word>(r.price);
    }
    default: return false;
    }
}

// ---- may

void Exec::step_may(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    const HirId effect = p.child(node, 0);
    if (f(fr, f_pc) == 1) return pop(s.words[h_result] == 0 ? 0 : 1);
    Words picked;
    if (!take_answer(picked)) {
        Env e = env(fr);
        if (!can_offer(effect, e)) return pop(0);
        ask_yes(f(fr, f_subject), Question::Kind::may, node);
        return;
    }
    if (picked.empty() || picked[0] == 0) return pop(0);
    f(fr, f_pc) = 1;
    use_reaction(fr);
    start(effect);
}

// The reaction whose body this `may` is has now been used.
void Exec::use_reaction(Word fr) {
    Word prev = f(fr, f_prev);
    // What is_may looks through: WHO: and braces.
    while (prev > 0 && (static_cast<Frame>(f(prev, f_kind)) == Frame::each ||
                        static_cast<Frame>(f(prev, f_kind)) == Frame::block))
        prev = f(prev, f_prev);
    if (prev <= 0 || static_cast<Frame>(f(prev, f_kind)) != Frame::body || f(prev, a_listener) == none ||
        (f(prev, a_flags) & act::used) != 0)
        return;
    mark_used(prev);
}

void Exec::mark_used(Word body) {
    f(body, a_flags) |= act::used;
    const Listener& l = t.listeners[static_cast<std::size_t>(f(body, a_listener))];
    const Tail& tail = p.reactions[l.reaction].tail;
    const Word event = f(body, a_event);
    if (tail.exclusive != no_index && event != 0)
        group_word(event, tail.exclusive) |= 1 << (tail.exclusive % groups_in_word);
    const Word around = event != 0 ? f(event, f_prev) : f(body, f_prev);
    note_use(l, f(body, a_this), f(body, a_you), tail, around);
    if (l.ability != no_index && p.abilities[l.ability].form == Ability::Form::body)
        note_use(l, f(body, a_this), f(body, a_you), p.abilities[l.ability].tail, around);
}

// ---- match

// `if` with chance in its condition.
void Exec::step_branch(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    const HirId condition = p.child(node, 0);
    if (f(fr, f_pc) == 2) return pop(s.words[h_result]);
    if (f(fr, f_pc) == 0) {
        clear_asks(condition, fr);
        f(fr, f_pc) = 1;
    }
    if (!settle(condition, fr)) return;
    Env e = env(fr);
    const bool holds = test(condition, e);
    clear_asks(condition, fr);
    f(fr, f_pc) = 2;
    s.words[h_result] = 1;
    if (holds)
        start(p.child(node, 1));
    else if (p.at(node).count > 2)
        start(p.child(node, 2));
}

void Exec::step_match(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    if (p.at(node).op == Op::if_) return step_branch(fr);
    const HirId looked_at = p.child(node, 0);
    const auto arms = p.children(node).subspan(1);
    if (f(fr, f_pc) == 0) {
        clear_asks(looked_at, fr);
        f(fr, f_pc) = 1;
    }
    if (f(fr, f_pc) == 1) {
        if (!settle(looked_at, fr)) return;
        Env e = env(fr);
        f(fr, f_data) = eval(looked_at, e);
        clear_asks(looked_at, fr);
        f(fr, f_pc) = 2;
    }
    for (std::size_t i = static_cast<std::size_t>(f(fr, f_pc)) - 2; i < arms.size(); ++i) {
        Env e = env(fr);
        const auto parts = p.children(arms[i]);
        const bool fits = std::any_of(parts.begin(), parts.end() - 1, [&](HirId c) {
            return case_fits(c, f(fr, f_data), p.at(looked_at).type, e);
        });
        if (!fits) continue;
        f(fr, f_pc) = p.at(node).aux == 1 ? static_cast<Word>(i) + 3 : static_cast<Word>(arms.size()) + 2;
        start(parts.back());
        return;
    }
    pop(1);
}

} // namespace cantrip::runtime
