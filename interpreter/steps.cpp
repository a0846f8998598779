// Effects as frames: what each does when it is its turn.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

void Exec::step() {
    const Word fr = top();
    switch (static_cast<Frame>(f(fr, f_kind))) {
    case Frame::root: stopped = true; outcome.kind = Outcome::Kind::idle; break;
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
    case Frame::question: describe(); stopped = true; break;
    default: fail("the state is damaged");
    }
}

// Begins an effect above the top frame. What needs no frame is done at once.
void Exec::start(HirId node) {
    const Hir& h = p.at(node);
    s.words[h_result] = 1;
    switch (h.op) {
    case Op::block: case Op::seq: push_here(Frame::block, node, f_data); break;
    case Op::call: start_call(node); break;
    case Op::assume: start(p.child(node, 0)); break;
    case Op::may: push_here(Frame::may, node, f_data + 1); break;
    case Op::if_: {
        Env e = env(top());
        if (test(p.child(node, 0), e)) start(p.child(node, 1));
        else if (h.count > 2) start(p.child(node, 2));
        break;
    }
    case Op::match: push_here(Frame::pass_on, node, f_data + 2); break;
    case Op::repeat: push_here(Frame::loop, node, f_data + 4); break;
    case Op::subject: push_here(Frame::each, node, f_data + 5); break;
    case Op::choose: case Op::either: push_here(Frame::choose, node, f_data + 4); break;
    case Op::let: case Op::assign: push_here(Frame::let, node, f_data + 3); break;
    case Op::arrow: push_here(Frame::arrow, node, f_data); break;
    case Op::price: push_here(Frame::price, node, f_data + 6); break;
    case Op::pay: push_here(p.at(p.child(node, 0)).op == Op::either ? Frame::choose : Frame::price, p.at(p.child(node, 0)).op == Op::either ? p.child(node, 0) : node, f_data + 6); break;
    case Op::together: push_here(Frame::together, node, f_data + 3); break;
    case Op::secretly: push_here(Frame::secretly, node, f_data + 2); break;
    case Op::window: push_here(Frame::window, node, f_data + 5); break;
    case Op::at_time: {
        const Word fr = top();
        add_lasting(1, static_cast<Word>(p.child(node, 0)), fr, h.a, h.aux == 0, static_cast<std::uint32_t>(f(f(fr, f_act), a_count)));
        break;
    }
    case Op::react: start_lasting(h.a); break;
    case Op::stop: stop(h.a, node); break;
    case Op::nothing: case Op::unknown: case Op::error: case Op::missing_arg: break;
    default: fail_at("this is no effect", node);
    }
}

void Exec::start_lasting(ReactionId reaction) {
    const Word fr = top();
    const Reaction& r = p.reactions[reaction];
    for (const Listener& l : t.listeners)
        if (l.lasting && l.reaction == reaction) {
            add_lasting(0, static_cast<Word>(l.number), fr, r.tail.until, r.tail.until_start, r.locals);
            changed();
            return;
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

bool Exec::in_payment(Word fr) const {
    const Word prev = f(fr, f_prev);
    return prev > 0 && static_cast<Frame>(f(prev, f_kind)) == Frame::arrow && f(prev, f_pc) == 1;
}

// ---- may

void Exec::step_may(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    const HirId effect = p.child(node, 0);
    if (f(fr, f_pc) == 1) return pop(s.words[h_result] == 0 ? 0 : 1);
    Words picked;
    if (!take_answer(picked)) {
        Env e = env(fr);
        if (!can_begin(effect, e)) return pop(0);
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
    if (prev > 0 && static_cast<Frame>(f(prev, f_kind)) == Frame::each) prev = f(prev, f_prev);
    if (prev <= 0 || static_cast<Frame>(f(prev, f_kind)) != Frame::body || f(prev, a_listener) == none || (f(prev, a_flags) & act::used) != 0) return;
    mark_used(prev);
}

void Exec::mark_used(Word body) {
    f(body, a_flags) |= act::used;
    const Listener& l = t.listeners[static_cast<std::size_t>(f(body, a_listener))];
    const Tail& tail = p.reactions[l.reaction].tail;
    const Word event = f(body, a_event);
    if (tail.exclusive != no_index && event != 0) f(event, a_exclusive) |= 1 << (tail.exclusive % 31);
    note_use(l, f(body, a_this), f(body, a_you), tail, event != 0 ? f(event, f_prev) : f(body, f_prev));
    if (l.ability != no_index && p.abilities[l.ability].form == Ability::Form::body) note_use(l, f(body, a_this), f(body, a_you), p.abilities[l.ability].tail, f(body, f_prev));
}

// ---- match

void Exec::step_match(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
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
        f(fr, f_pc) = 2;
    }
    for (std::size_t i = static_cast<std::size_t>(f(fr, f_pc)) - 2; i < arms.size(); ++i) {
        Env e = env(fr);
        const auto parts = p.children(arms[i]);
        const bool fits = std::any_of(parts.begin(), parts.end() - 1, [&](HirId c) { return case_fits(c, f(fr, f_data), p.at(looked_at).type, e); });
        if (!fits) continue;
        f(fr, f_pc) = p.at(node).aux == 1 ? static_cast<Word>(i) + 3 : static_cast<Word>(arms.size()) + 2;
        start(parts.back());
        return;
    }
    pop(1);
}

// ---- repeat: l_count, l_index, l_end, l_most

void Exec::step_loop(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    enum : Word { l_count = f_data, l_index, l_end, l_most };
    const HirId count = p.child(node, 0), condition = p.child(node, 1), effect = p.child(node, 2);
    const bool ranged = p.at(count).op == Op::range || p.at(count).type.is(TypeTag::range);
    if (f(fr, f_pc) == 0) {
        clear_asks(count, fr);
        f(fr, f_pc) = 1;
    }
    if (f(fr, f_pc) == 1) {
        if (!settle(count, fr)) return;
        Env e = env(fr);
        f(fr, l_most) = 0x7fffffff;
        if (ranged) {
            f(fr, l_count) = eval(p.child(count, 0), e);
            if (p.at(p.child(count, 1)).op != Op::missing_arg) f(fr, l_most) = eval(p.child(count, 1), e);
        } else if (p.at(count).op != Op::missing_arg) f(fr, l_count) = f(fr, l_most) = as_number(eval(count, e), p.at(count).type);
        else f(fr, l_count) = 0x7fffffff;
        f(fr, l_end) = static_cast<Word>(s.words.size());
        f(fr, f_pc) = 2;
        s.words[h_result] = 1;
    }
    if (f(fr, f_pc) == 3 && ranged && s.words[h_result] == 0) return pop(1);
    Words picked;
    const bool answered = take_answer(picked);
    if (answered && (picked.empty() || picked[0] == 0)) return pop(1);
    if (!answered) {
        truncate(f(fr, l_end));
        if (f(fr, l_index) >= f(fr, l_most)) return pop(1);
        Env e = env(fr);
        if (p.at(condition).op != Op::missing_arg && !test(condition, e)) return pop(1);
        if (ranged && !can_begin(effect, e)) return pop(1);
        if (ranged && f(fr, l_index) >= f(fr, l_count)) {
            f(fr, f_pc) = 2;
            ask_yes(f(fr, f_subject), Question::Kind::again, node);
            return;
        }
    }
    ++f(fr, l_index);
    f(fr, f_pc) = 3;
    start(effect);
}

// ---- each: e_list, e_index, e_end, e_filter

void Exec::step_each(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    const Hir& h = p.at(node);
    enum : Word { e_list = f_data, e_index, e_end, e_old };
    const HirId who = p.child(node, 0), effect = p.children(node).back();
    if (f(fr, f_pc) == 0) {
        clear_asks(who, fr);
        f(fr, e_old) = f(fr, f_subject);
        f(fr, f_pc) = 1;
    }
    if (f(fr, f_pc) == 1) {
        if (!settle(who, fr)) return;
        Env e = env(fr);
        Words all;
        list(who, e, all);
        if (p.at(who).op == Op::np && all.size() > 1 && !many(who)) all.resize(1);
        if ((h.aux & subject::has_from) != 0) turn_round(all, eval(p.child(node, 1), e));
        f(fr, e_list) = push_list(all);
        f(fr, e_end) = static_cast<Word>(s.words.size());
        f(fr, f_pc) = 2;
    }
    if (s.words[h_answer] == 0) truncate(f(fr, e_end));
    const Word list_at = f(fr, e_list);
    for (;;) {
        const Word size = s.words[static_cast<std::size_t>(list_at)];
        f(fr, f_subject) = f(fr, e_old);
        if (f(fr, e_index) >= size) return pop(size > 0 ? 1 : 0);
        if ((h.aux & subject::freely) != 0 && size - f(fr, e_index) > 1 && !choose_next(fr, list_at, f(fr, e_index), size)) return;
        const Word value = s.words[static_cast<std::size_t>(list_at + 1 + f(fr, e_index)++)];
        if (value == none) continue;
        // The list is fixed at the start; what a member must be is tested again when its turn comes.
        Env e = env(fr);
        if (p.at(who).op == Op::np && size > 1 && !still_fits(who, value, e)) continue;
        if (h.a != no_index) set_local(f(fr, f_act), h.a, value);
        if ((h.aux & subject::acts) != 0) f(fr, f_subject) = value;
        start(effect);
        return;
    }
}

// `freely`: the group says who is next. The chosen one is swapped to the front.
bool Exec::choose_next(Word fr, Word list_at, Word index, Word size) {
    Words picked;
    if (!take_answer(picked)) {
        OptionList options;
        for (Word i = index; i < size; ++i) options.push_back({Choice::Kind::thing, s.words[static_cast<std::size_t>(list_at + 1 + i)], 1, {}});
        put_question(t.team, Question::Kind::order, static_cast<HirId>(f(fr, f_node)), 1, 1, options);
        return false;
    }
    for (Word i = index; i < size && !picked.empty(); ++i)
        if (s.words[static_cast<std::size_t>(list_at + 1 + i)] == picked[0]) {
            std::swap(s.words[static_cast<std::size_t>(list_at + 1 + i)], s.words[static_cast<std::size_t>(list_at + 1 + index)]);
            break;
        }
    return true;
}

// Clockwise from one of them.
void Exec::turn_round(Words& all, Word from) const {
    if (from == none || from >= t.players) return;
    std::stable_sort(all.begin(), all.end(), [&](Word a, Word b) { return (a - from + t.players) % t.players < (b - from + t.players) % t.players; });
}

bool Exec::still_fits(HirId np, Word value, Env& e) {
    const Noun& noun = p.noun(np);
    for (const HirId f_id : p.children(np))
        if (p.at(f_id).op == Op::f_where && !filter(f_id, noun, value, e)) return false;
    return true;
}

// ---- let and assign

void Exec::step_let(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    const Hir& h = p.at(node);
    if (f(fr, f_pc) == 0) {
        clear_asks(node, fr);
        f(fr, f_pc) = 1;
    }
    if (!settle(node, fr)) return;
    Env e = env(fr);
    if (h.op == Op::assign) {
        assign(node, e);
        return pop(1);
    }
    const HirId value = p.child(node, 0);
    const Hir& v = p.at(value);
    const Word act = f(fr, f_act);
    if (v.type.is(TypeTag::list) || v.type.is(TypeTag::bundle) || v.type.is(TypeTag::cost)) {
        Words all;
        if (v.type.is(TypeTag::list)) list(value, e, all);
        else if (!bundle_items(value, fr, f_data, false, all)) return;
        clear_asks(node, fr);
        pop(1);
        set_local(act, h.a, push_list(all));
        return;
    }
    const Word found = eval(value, e);
    clear_asks(node, fr);
    set_local(act, h.a, found);
    pop(1);
}

void Exec::assign(HirId node, Env& e) {
    const HirId target = p.child(node, 0), value = p.child(node, 1);
    const Hir& h = p.at(target);
    const Word found = as_number(eval(value, e), p.at(value).type);
    if (h.op == Op::global) {
        Word& word = s.words[static_cast<std::size_t>(t.globals) + h.a];
        const Global& global = p.globals[h.a];
        const Word value_now = global.type.is(TypeTag::number) ? std::clamp(found, global.low, global.high) : found;
        if (word != value_now) changed();
        word = value_now;
    } else if (h.op == Op::field) {
        const Word thing = eval(p.child(target, 0), e);
        const Field& field = p.fields[h.a];
        set_field(thing, h.a, field.type.is(TypeTag::number) ? std::clamp(found, field.low, field.high) : found);
        if (field.type.is(TypeTag::thing) && p.names.text(field.name) == "owner" && thing >= 0) s.words[static_cast<std::size_t>(t.owner + thing)] = found;
    } else if (h.op == Op::counter) {
        const Unit& unit = p.units[h.a];
        set_counter(eval(p.child(target, 0), e), h.a, std::clamp(found, unit.low, unit.high));
    } else if (h.op == Op::owner_of) {
        if (const Word thing = eval(p.child(target, 0), e); thing >= 0) s.words[static_cast<std::size_t>(t.owner + thing)] = found;
        changed();
    }
}

// ---- choose and either: o_picked list, o_index

void Exec::step_choose(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    const Hir& h = p.at(node);
    enum : Word { o_list = f_data, o_index };
    const bool counted = h.op == Op::choose;
    if (f(fr, f_pc) == 0) {
        Words picked;
        if (!take_answer(picked) && !offer_effects(fr, node, counted, picked)) return;
        f(fr, o_list) = push_list(picked);
        f(fr, f_pc) = 1;
        if (picked.empty()) return pop(0);
    }
    const Word list_at = f(fr, o_list);
    if (f(fr, o_index) >= s.words[static_cast<std::size_t>(list_at)]) return pop(f(fr, o_index) == 1 ? s.words[h_result] : 1);
    const auto effect = static_cast<HirId>(s.words[static_cast<std::size_t>(list_at + 1 + f(fr, o_index)++)]);
    start(effect);
}

// What can be begun is offered. true: nobody has to be asked.
bool Exec::offer_effects(Word fr, HirId node, bool counted, Words& picked) {
    Env e = env(fr);
    const Word wanted = counted ? eval(p.child(node, 0), e) : 1;
    const Word prev = f(fr, f_prev);
    const bool strict = static_cast<Frame>(f(prev, f_kind)) == Frame::arrow || (static_cast<Frame>(f(prev, f_kind)) == Frame::block && in_payment(prev));
    OptionList options;
    for (const HirId part : p.children(node).subspan(counted ? 1 : 0)) {
        e = env(fr);
        const Op op = p.at(part).op;
        const bool open = strict || op == Op::price ? can_pay_seq(part, e) : op == Op::nothing || can_begin(part, e) || lenient(part);
        if (open) options.push_back({Choice::Kind::effect, static_cast<Word>(part), 1, {}});
    }
    if (static_cast<Word>(options.size()) <= wanted) {
        for (const auto& option : options) {
            picked.push_back(option.value);
            note_forced(option.kind, option.value);
        }
        return true;
    }
    put_question(f(fr, f_subject), Question::Kind::effects, node, wanted, wanted, options);
    return false;
}

// A native verb does as much as possible: it can always be chosen.
bool Exec::lenient(HirId effect) const {
    const Hir& h = p.at(effect);
    if (h.op == Op::assume) return lenient(p.child(effect, 0));
    return h.op == Op::may || (h.op == Op::block && h.count > 0 && lenient(p.child(effect, 0)));
}

// ---- arrow

void Exec::step_arrow(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    const Hir& h = p.at(node);
    switch (f(fr, f_pc)) {
    case 0: {
        Env e = env(fr);
        f(f(fr, f_act), a_x) = f(f(fr, f_act), a_y) = none;
        if (!can_pay_seq(p.child(node, 0), e)) {
            f(fr, f_pc) = h.count > 2 ? 3 : 2;
            s.words[h_result] = 0;
            if (h.count > 2) return start(p.child(node, 2));
            return pop(0);
        }
        f(fr, f_pc) = 1;
        return start(p.child(node, 0));
    }
    case 1:
        if (s.words[h_result] == 0) return pop(0);
        f(fr, f_pc) = 2;
        return start(p.child(node, 1));
    case 3: return pop(0);
    default: return pop(1);
    }
}

// ---- together: reactions wait until all bodies are done

void Exec::step_together(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    enum : Word { g_first = f_data, g_keep, g_last };
    if (f(fr, f_pc) == 0) {
        f(fr, g_keep) = s.words[h_keep];
        f(fr, f_pc) = 1;
        return start(p.child(node, 0));
    }
    const Word event = f(fr, g_first);
    if (event != 0) {
        f(fr, g_first) = f(event, a_zombie);
        f(fr, f_pc) = 2;
        PendingList found;
        collect_when(event, found);
        start_reacts(event, found, ReactionForm::when);
        return;
    }
    s.words[h_keep] = f(fr, g_keep);
    pop(1);
}

// An event inside `together` keeps its words until the end.
bool Exec::defer(Word event) {
    for (Word fr = f(event, f_prev); fr > 0; fr = f(fr, f_prev)) {
        const auto kind = static_cast<Frame>(f(fr, f_kind));
        if (kind == Frame::reacts) return false;
        if (kind != Frame::together || f(fr, f_pc) != 1) continue;
        enum : Word { g_first = f_data, g_keep, g_last };
        if (f(fr, g_first) == 0) f(fr, g_first) = event;
        else f(f(fr, g_last), a_zombie) = event;
        f(fr, g_last) = event;
        s.words[h_keep] = static_cast<Word>(s.words.size());
        return true;
    }
    return false;
}

// ---- secretly: what the others see is the table as it was

void Exec::step_secretly(Word fr) {
    if (f(fr, f_pc) == 0) {
        f(fr, f_pc) = 1;
        f(fr, f_data) = take_snapshot();
        return start(p.child(static_cast<HirId>(f(fr, f_node)), 0));
    }
    pop(s.words[h_result]);
}

Word Exec::take_snapshot() {
    const auto at = static_cast<Word>(s.words.size());
    s.words.resize(s.words.size() + static_cast<std::size_t>(t.logs));
    std::copy(s.words.begin(), s.words.begin() + t.logs, s.words.begin() + at);
    return at;
}

// ---- stop V

void Exec::stop(VerbId verb, HirId node) {
    for (Word fr = top(); fr > 0; fr = f(fr, f_prev)) {
        if (static_cast<Frame>(f(fr, f_kind)) != Frame::event || !verb_is(static_cast<VerbId>(f(fr, a_verb)), verb)) continue;
        unwind(fr);
        finish_event(fr, false);
        return;
    }
    (void)node;  // nothing of that name runs: nothing stops
}

void Exec::unwind(Word to) {
    for (Word fr = top(); fr != to && fr > 0; fr = f(fr, f_prev)) {
        const auto kind = static_cast<Frame>(f(fr, f_kind));
        if (kind == Frame::together) s.words[h_keep] = f(fr, f_data + 1);
        if (kind == Frame::purse) close_purse(fr);
        if (kind == Frame::event) drop_logs(f(fr, a_serial));
    }
    s.words[h_frame] = to;
}

}  // namespace cantrip::runtime
