// Naming and setting values, choosing among effects, and the arrow between a price and what it buys.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

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
        clear_asks(node, fr);
        return pop(1);
    }
    const HirId value = p.child(node, 0);
    const Hir& v = p.at(value);
    const Word act = f(fr, f_act);
    if (v.type.is(TypeTag::list) || v.type.is(TypeTag::bundle) || v.type.is(TypeTag::cost)) {
        Words all;
        if (v.type.is(TypeTag::list))
            list(value, e, all);
        else if (!bundle_items(value, fr, f_data, false, all))
            return;
        clear_asks(node, fr);
        pop(1);
        set_local(act, h.a, push_list(all));
        return;
    }
    const Word found = eval(value, e);
    if (stopped) return; // there is no value
    clear_asks(node, fr);
    set_local(act, h.a, found);
    pop(1);
}

void Exec::assign(HirId node, Env& e) {
    const HirId target = p.child(node, 0), value = p.child(node, 1);
    const Hir& h = p.at(target);
    Words members;
    if (h.type.is(TypeTag::list)) list(value, e, members);
    // A number gets the number of a face, a state for a face the face.
    const Word found = h.type.is(TypeTag::list)   ? temp_list(members)
                       : h.type.is(TypeTag::face) ? eval(value, e)
                                                  : number_of(value, e);
    if (stopped) return; // there is no value
    if (h.op == Op::global) {
        const Global& global = p.globals[h.a];
        set_global(GlobalId(h.a),
                   global.type.is(TypeTag::number) ? std::clamp(found, global.low, global.high) : found);
    } else if (h.op == Op::field) {
        const Word thing = eval_owner(target, e);
        const Field& field = p.fields[h.a];
        set_field(thing, FieldId(h.a),
                  field.type.is(TypeTag::number) ? std::clamp(found, field.low, field.high) : found);
        if (p.core.owner == h.a && thing >= 0) {
            set_owner(thing, found);
            moves_.all();
        }
    } else if (h.op == Op::counter) {
        const Unit& unit = p.units[h.a];
        const Word holder = eval_owner(target, e), before = counter(s.words.data(), holder, UnitId(h.a));
        set_counter(holder, UnitId(h.a), std::clamp(found, unit.low, end_of(UnitId(h.a), holder)));
        note_made(UnitId(h.a), counter(s.words.data(), holder, UnitId(h.a)) - before);
    } else if (h.op == Op::owner_of) {
        if (const Word thing = eval(p.child(target, 0), e); thing >= 0) set_owner(thing, found);
        moves_.all();
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
    if (f(fr, o_index) >= s.words[static_cast<std::size_t>(list_at)])
        return pop(f(fr, o_index) == 1 ? s.words[h_result] : 1);
    const auto effect = static_cast<HirId>(s.words[static_cast<std::size_t>(list_at + 1 + f(fr, o_index)++)]);
    start(effect);
}

// What can be begun is offered. true: nobody has to be asked.
bool Exec::offer_effects(Word fr, HirId node, bool counted, Words& picked) {
    Env e = env(fr);
    const Word wanted = counted ? std::max(eval(p.child(node, 0), e), 0) : 1;
    if (wanted == 0) return true;
    const Word prev = f(fr, f_prev);
    // Left of an arrow, alone or among others.
    const bool strict =
        in_payment(fr) || (static_cast<Frame>(f(prev, f_kind)) == Frame::block && in_payment(prev));
    const Still still(*this);
    OptionList options;
    for (const HirId part : p.children(node).subspan(counted ? 1 : 0)) {
        e = env(fr);
        const Op op = p.at(part).op;
        const bool open = strict || op == Op::price
                              ? can_pay_seq(part, e)
                              : op == Op::nothing || can_begin(part, e) || lenient(part);
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
        f(fr, f_pc) = 4;
        [[fallthrough]];
    }
    case 4: {
        // An X may stand in an act, which is called by itself.
        Env e = env(fr);
        const HirId price = price_now(p.child(node, 0), e);
        if (!choose_amounts(fr, price)) return;
        f(fr, f_pc) = 1;
        if (price == p.child(node, 0)) return start(price);
        push_here(Frame::price, price, price_words);
        return;
    }
    case 1:
        if (s.words[h_result] == 0) {
            // Begun, and not paid in the end.
            if (h.count < 3) return pop(0);
            f(fr, f_pc) = 3;
            return start(p.child(node, 2));
        }
        f(fr, f_pc) = 2;
        return start(p.child(node, 1));
    case 3: return pop(0);
    default: return pop(1);
    }
}

} // namespace cantrip::runtime
