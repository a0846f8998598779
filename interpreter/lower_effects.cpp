// Effects as straight code. give_up() leaves the whole function to the tree.

#include "interpreter/lower.hpp"

namespace cantrip::runtime {

void Lowering::effect(HirId id, const View& v) {
    if (!ok_) return;
    const std::size_t before = next_;
    switch (p.at(id).op) {
    case Op::block: case Op::seq:
        block(p.children(id), v);
        break;
    case Op::call: (void)call(id, v); break;
    case Op::if_: lower_if(id, v); break;
    case Op::repeat: repeat(id, v); break;
    case Op::subject: subject(id, v); break;
    case Op::let: let(id, v); break;
    case Op::assign: assign(id, v); break;
    case Op::nothing: break;
    default: give_up();
    }
    next_ = before;
}

void Lowering::block(std::span<const HirId> parts, const View& v) {
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (i + 1 < parts.size() && nth(parts.subspan(i), v)) ++i;
        else effect(parts[i], v);
}

// `let front = the first (n) K in ZONE`, `let x = the last front`, and front is not spoken of again: the n-th.
bool Lowering::nth(std::span<const HirId> parts, const View& v) {
    const HirId first = parts[0], second = parts[1];
    if (p.at(first).op != Op::let || p.at(second).op != Op::let) return false;
    const HirId some = p.child(first, 0), one = p.child(second, 0);
    const std::uint32_t list = p.at(first).a, slot = p.at(second).a;
    if (p.at(some).op != Op::np || p.at(one).op != Op::np || slot == no_index || slot >= lists_.size()) return false;
    const Noun &front = p.noun(some), &last = p.noun(one);
    HirId zone = no_hir;
    const bool counted = (front.modifiers & mod::first) != 0 && front.count != no_hir && p.at(front.count).op != Op::range && !front.or_more && front.det != Det::up_to;
    if (!counted || !p.at(some).type.is(TypeTag::list) || !simple_place(some, zone) || p.zones[p.at(zone).a].refill != no_index) return false;
    if (last.of != NounOf::list || last.modifiers != mod::last || last.count != no_hir || !p.children(one).empty() || p.at(one).type.is(TypeTag::list)) return false;
    const Hir& from = p.at(last.value);
    if (from.op != Op::local || from.a != list || (last.kind != no_index && from.type.index != last.kind)) return false;
    for (const HirId later : parts.subspan(2))
        if (speaks_of(later, list)) return false;
    const std::size_t before = next_;
    const std::int32_t row = kind_table(front.kind, front.of == NounOf::thing ? front.index : no_index);
    const Register where = value(zone, v);
    emit(Do::nth_in, v.locals + slot, where, value(front.count, v), row);
    next_ = before;
    return true;
}

void Lowering::lower_if(HirId id, const View& v) {
    Label otherwise, out;
    test(p.child(id, 0), v, false, otherwise);
    effect(p.child(id, 1), v);
    if (p.at(id).count > 2) {
        jump(Do::jump, 0, 0, 0, out);
        here(otherwise);
        effect(p.child(id, 2), v);
    } else here(otherwise);
    here(out);
}

void Lowering::repeat(HirId id, const View& v) {
    const HirId count = p.child(id, 0), condition = p.child(id, 1);
    if (p.at(count).op == Op::range || p.at(count).type.is(TypeTag::range) || p.at(count).type.is(TypeTag::face)) return give_up();
    const bool counted = p.at(count).op != Op::missing_arg;
    const Register left = temp();
    if (counted) value_to(count, v, left);
    Label out;
    const std::size_t again = list_.size();
    if (counted) jump(Do::repeat, left, 0, 0, out);
    else emit(Do::step);
    if (p.at(condition).op != Op::missing_arg) test(condition, v, false, out);
    else if (!counted) return give_up();
    effect(p.child(id, 2), v);
    emit(Do::jump, 0, 0, 0, static_cast<std::int64_t>(again));
    here(out);
}

// WHO: EFFECT for one thing or for every player.
void Lowering::subject(HirId id, const View& v) {
    const Hir& h = p.at(id);
    const HirId who = p.child(id, 0), inner = p.children(id).back();
    if ((h.aux & (subject::freely | subject::has_from)) != 0) return give_up();
    View now = v;
    const bool acts = (h.aux & subject::acts) != 0;
    Label out, next;
    if (p.at(who).op == Op::np && all_players(who)) {
        const Register one = temp();
        emit(Do::constant, one, 0, 0, 0);
        const std::size_t again = list_.size();
        jump(Do::if_greater_equal_n, one, 0, static_cast<std::size_t>(t.players), out);
        jump(Do::if_aside, one, 0, 0, next);
        if (h.a != no_index) emit(Do::copy, v.locals + h.a, one);
        if (acts) now.subject = one;
        now.subject_plays = acts || v.subject_plays;
        effect(inner, now);
        here(next);
        emit(Do::add_number, one, one, 0, 1);
        emit(Do::jump, 0, 0, 0, static_cast<std::int64_t>(again));
        here(out);
        return;
    }
    const Hir& w = p.at(who);
    if (w.type.is(TypeTag::list) || w.op == Op::team || (w.op == Op::np && !other_player(who))) return give_up();
    const Register one = value(who, v);
    if (!other_player(who) || !v.you_plays) jump(Do::if_no_thing, one, 0, 0, out);
    if (h.a != no_index && speaks_of(inner, h.a)) emit(Do::copy, v.locals + h.a, one);
    if (acts) now.subject = one;
    if (acts) now.subject_plays = other_player(who) || (w.op == Op::you && v.you_plays);
    effect(inner, now);
    here(out);
}

void Lowering::let(HirId id, const View& v) {
    const HirId what = p.child(id, 0);
    const Hir& h = p.at(what);
    const std::uint32_t slot = p.at(id).a;
    if (slot == no_index || slot >= lists_.size()) return give_up();
    const auto to = static_cast<Register>(v.locals + slot);
    if (h.op != Op::np || other_player(what)) {
        if (h.type.is(TypeTag::list) || h.type.is(TypeTag::bundle) || h.type.is(TypeTag::cost) || (h.op != Op::np && t.ask_slot[what] != 0)) return give_up();
        value_to(what, v, to);
        return;
    }
    const Noun& noun = p.noun(what);
    HirId zone = no_hir;
    const bool first = (noun.modifiers & mod::first) != 0, last = (noun.modifiers & mod::last) != 0;
    if (noun.of == NounOf::list && (first || last) && !h.type.is(TypeTag::list) && noun.count == no_hir && p.children(what).empty()) {
        const Hir& from = p.at(noun.value);
        const bool kept = from.op == Op::local && from.a < lists_.size() && lists_[from.a] && v.locals == 3;
        if (!kept || (noun.kind != no_index && from.type.index != noun.kind)) return give_up();
        emit(first ? Do::first_of : Do::last_of, to, static_cast<std::size_t>(v.locals + from.a));
        return;
    }
    if (!first || last || !simple_place(what, zone) || p.zones[p.at(zone).a].refill != no_index) return give_up();
    const std::int32_t row = kind_table(noun.kind, noun.of == NounOf::thing ? noun.index : no_index);
    const Register where = value(zone, v);
    if (!h.type.is(TypeTag::list)) {
        if (noun.count != no_hir) return give_up();
        emit(Do::first_in, to, where, 0, row);
        return;
    }
    if (noun.count == no_hir || p.at(noun.count).op == Op::range || noun.or_more || noun.det == Det::up_to || v.locals != 3) return give_up();
    const Register count = value(noun.count, v);
    emit(Do::gather, to, where, 0, row);
    emit(Do::shorten, to, count);
    lists_[slot] = true;
}

void Lowering::assign(HirId id, const View& v) {
    const HirId target = p.child(id, 0), what = p.child(id, 1);
    const Hir& h = p.at(target);
    if (p.at(what).type.is(TypeTag::face)) return give_up();
    const Register found = value(what, v);
    if (h.op == Op::global) emit(Do::set_global, found, 0, 0, h.a);
    else if (h.op == Op::counter) {
        // The target is not looked up as the subject's: `gold becomes 3` is yours.
        emit(Do::set_counter, value(p.child(target, 0), v), found, 0, h.a);
    } else give_up();
}

// ---- calls. The register that is given back says whether something happened.

// Only the call where straight code begins is asked whether it happened.
Register Lowering::happened() {
    const Register result = temp();
    if (asked_) emit(Do::constant, result, 0, 0, 0);
    return result;
}

Register Lowering::call(HirId id, const View& v) {
    const Hir& h = p.at(id);
    if (h.b != no_index || p.at(p.child(id, 0)).op != Op::missing_arg || !unheard(h.a)) {
        give_up();
        return 0;
    }
    switch (t.native[h.a]) {
    case Native::gain: return units(id, v, true);
    case Native::lose: return units(id, v, false);
    case Native::move: return moves(id, v);
    case Native::not_native: return verb_call(id, v);
    default: give_up(); return 0;
    }
}

// Nobody but rules with `when` may hear it, nothing looks back on it, and nothing counts it.
bool Lowering::unheard(VerbId verb) const {
    const Ears& ears = t.ears[verb];
    if (!ears.before.empty() || !ears.instead.empty() || !ears.modify.empty() || !ears.forbid.empty() || !ears.allow.empty() || ears.past || ears.logged) return false;
    if (!ears.when.empty() && has_together_) return false;
    return !p.verbs[verb].phase || t.whenevers.empty();
}

Register Lowering::units(HirId id, const View& v, bool gaining) {
    const HirId np = p.child(id, 1);
    const Register result = happened();
    if (p.at(np).op != Op::np || !p.children(np).empty()) {
        give_up();
        return result;
    }
    const Noun& noun = p.noun(np);
    if (noun.of != NounOf::unit || noun.det != Det::count || noun.modifiers != 0 || noun.per != no_hir || noun.or_more || noun.count == no_hir || p.at(noun.count).op == Op::range) {
        give_up();
        return result;
    }
    Label out;
    const Hir& count = p.at(noun.count);
    if (count.op == Op::number && count.a > 0 && count.a < 0x8000) emit(gaining ? Do::gain_number : Do::lose_number, v.subject, count.a, result, noun.index);
    else {
        const Register amount = value(noun.count, v);
        jump(Do::if_less_equal_n, amount, 0, 0, out);
        emit(gaining ? Do::gain : Do::lose, v.subject, amount, result, noun.index);
    }
    const VerbId verb = p.at(id).a;
    if (!t.ears[verb].when.empty()) {
        jump(Do::if_zero, result, 0, 0, out);
        // The first parameter is the unit, which is known: no register holds it.
        listeners(verb, v.subject, v.subject_plays, {0}, static_cast<Word>(noun.index), result);
    }
    here(out);
    return result;
}

// `move each K in ZONE to PLACE`, `move the first K in ZONE to PLACE`, `move THING to PLACE`.
Register Lowering::moves(HirId id, const View& v) {
    const HirId what = p.child(id, 1), goal = p.child(id, 2);
    const Register result = happened();
    const Hir& h = p.at(what);
    HirId place = goal;
    while (p.at(place).op == Op::top_of || p.at(place).op == Op::bottom_of) place = p.child(place, 0);
    if (!t.ears[p.at(id).a].when.empty() || t.ask_slot[goal] != 0) give_up();
    Label out;
    if (h.op != Op::np) {
        if (h.type.is(TypeTag::list) || t.ask_slot[what] != 0) give_up();
        const Register thing = value(what, v);
        jump(Do::if_no_thing, thing, 0, 0, out);
        emit(Do::move, thing, to_place(goal, v, out), result);
        here(out);
        return result;
    }
    HirId zone = no_hir;
    const Noun& noun = p.noun(what);
    const bool roomy = p.at(place).op == Op::zone && p.zones[p.at(place).a].capacity == no_hir;
    if (!simple_place(what, zone) || !roomy || p.zones[p.at(zone).a].refill != no_index || noun.count != no_hir) {
        give_up();
        return result;
    }
    const std::int32_t row = kind_table(noun.kind, noun.of == NounOf::thing ? noun.index : no_index);
    if (noun.det == Det::each && noun.modifiers == 0) {
        const Register kept = temp(), all = temp(), index = temp(), one = temp(), moved = temp();
        emit(Do::mark, kept);
        emit(Do::gather, all, value(zone, v), 0, row);
        const Register to = value(goal, v);
        jump(Do::if_no_thing, to, 0, 0, out);
        emit(Do::constant, index, 0, 0, 0);
        const std::size_t again = list_.size();
        jump(Do::item, one, all, index, out);
        emit(Do::move, one, to, moved);
        emit(Do::add_number, index, index, 0, 1);
        emit(Do::if_zero, moved, 0, 0, static_cast<std::int64_t>(again));
        if (asked_) emit(Do::constant, result, 0, 0, 1);
        emit(Do::jump, 0, 0, 0, static_cast<std::int64_t>(again));
        here(out);
        emit(Do::release, kept);
        return result;
    }
    if ((noun.modifiers & mod::first) == 0 || (noun.modifiers & mod::last) != 0 || h.type.is(TypeTag::list)) {
        give_up();
        return result;
    }
    const Register one = temp();
    emit(Do::first_in, one, value(zone, v), 0, row);
    jump(Do::if_no_thing, one, 0, 0, out);
    emit(Do::move, one, to_place(goal, v, out), result);
    here(out);
    return result;
}

// Where something goes; a place that is not there makes the call nothing.
Register Lowering::to_place(HirId goal, const View& v, Label& out) {
    const Register to = value(goal, v);
    const Hir& h = p.at(goal);
    const bool own = h.op == Op::zone && h.count > 0 && (h.flags & flag::implied) != 0 && v.subject_plays;
    bool there = own;
    for (Word player = 0; own && player < t.players; ++player) there = there && t.zone(h.a, player) != none;
    if (!there) jump(Do::if_no_thing, to, 0, 0, out);
    return to;
}

// A phrase as an argument means only what is legal: here everything must be.
bool Lowering::always_legal(VerbId verb) const {
    if (p.verbs[verb].heading || p.verbs[verb].action) return false;
    HirId lead = p.verbs[verb].body;
    while (lead != no_hir && (p.at(lead).op == Op::block || p.at(lead).op == Op::seq || p.at(lead).op == Op::assume)) {
        if (p.at(lead).count == 0) return true;
        lead = p.child(lead, 0);
    }
    return lead == no_hir || (p.at(lead).op != Op::arrow && p.at(lead).op != Op::pay);
}

bool Lowering::argument(const Param& param, HirId arg, VerbId verb, const View& v, Register to, Label& skip) {
    const Hir& h = p.at(arg);
    if (param.pool != no_hir || h.op == Op::missing_arg || h.type.is(TypeTag::list)) return false;
    const bool thing = param.type.is(TypeTag::thing);
    if (!thing && !param.type.is(TypeTag::number)) return false;
    if (h.op == Op::np && (!other_player(arg) || !always_legal(verb))) return false;
    if (h.type.is(TypeTag::face)) return false;
    if (h.op != Op::np && t.ask_slot[arg] != 0) return false;
    value_to(arg, v, to);
    if (thing && !(other_player(arg) && v.you_plays)) jump(Do::if_no_thing, to, 0, 0, skip);
    return true;
}

Register Lowering::verb_call(HirId id, const View& v) {
    const VerbId verb_id = p.at(id).a;
    const Verb& verb = p.verbs[verb_id];
    const Register result = happened();
    if (verb.action || verb.gives_slot != no_index || (verb.heading && verb.params.size() != 1)) give_up();
    if (!ok_) return result;
    Label out;
    const Register window = temp(3 + std::max<std::size_t>(verb.locals, verb.params.size()) + 1);
    std::vector<Register> params;
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        const auto to = static_cast<Register>(window + 3 + (verb.heading ? i : verb.params[i].slot));
        params.push_back(to);
        if (!argument(verb.params[i], p.child(id, i + 1), verb_id, v, to, out)) {
            give_up();
            return result;
        }
    }
    if (verb.heading) emit(Do::call_body, window, v.subject, params[0], body_table(verb_id, v.subject_plays));
    else emit(Do::call, window, v.subject, 0, function_of_verb(verb_id, v.subject_plays));
    if (asked_) emit(Do::constant, result, 0, 0, 1);
    if (!t.ears[verb_id].when.empty()) listeners(verb_id, v.subject, v.subject_plays, params, none, 0);
    here(out);
    return result;
}

// The body that stands under a heading, for every thing there is: its own, else its kind's nearest.
std::uint32_t Lowering::body_table(VerbId verb, bool plays) {
    if (!t.silences.empty()) give_up();
    const std::uint64_t key = static_cast<std::uint64_t>(verb) * 2 + (plays ? 1 : 0);
    const auto [known, fresh] = tables_.try_emplace(key, static_cast<std::uint32_t>(code.bodies.size()));
    const std::uint32_t number = known->second;
    if (fresh) code.bodies.emplace_back(t.things.size(), no_index);
    for (const std::uint32_t id : t.bodies[verb]) {
        const Ability& ability = p.abilities[id];
        // Bodies that a kind gives, or that count on one face only, are looked up on the tree.
        if (ability.face != no_index || ability.thing == no_index) give_up();
        if (!ok_) return number;
        const std::uint32_t function = function_of_ability(id, plays);
        for (std::size_t i = 0; i < t.things.size(); ++i)
            if (t.things[i].thing == ability.thing) code.bodies[number][i] = function;
    }
    return number;
}

// ---- reactions of rules: all are tested, then those that fit run in order

void Lowering::listeners(VerbId verb, Register actor, bool plays, const std::vector<Register>& params, Word unit, Register amount) {
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
        const Register window = heard.size() > 1 ? temp(window_of(*heard[i])) : tested(*heard[i], verb, actor, plays, params, unit, amount, skip);
        bind(*heard[i], verb, actor, params, unit, amount, window, false);
        emit(Do::call_reaction, window, actor, 0, function_of_reaction(*heard[i], plays));
        next_ = before;
        here(skip);
    }
}

std::size_t Lowering::window_of(const Listener& l) const { return 3 + t.reaction_locals[l.reaction] + 8; }

// Whether a reaction can be set off at all. What cannot be said in straight code is given up.
bool Lowering::may_fit(const Listener& l, VerbId verb, Word unit) {
    const Reaction& r = p.reactions[l.reaction];
    const Tail& tail = r.tail;
    const bool simple = l.level == Level::rule && !l.lasting && l.ability != no_index && r.pattern != no_index && p.rules[l.index].if_ == no_hir && tail.by.empty() &&
                        tail.during == no_index && tail.due_to == no_hir && tail.once_per == no_index && tail.beyond < 0 && tail.exclusive == no_index &&
                        p.abilities[l.ability].form != Ability::Form::body;
    if (!simple || p.patterns[r.pattern].verb != verb || p.patterns[r.pattern].first_slot == no_index) {
        give_up();
        return false;
    }
    for (const Pattern::Arg& arg : p.patterns[r.pattern].args) {
        const bool one_unit = arg.param == 0 && unit != none && arg.nouns.size() == 1 && p.at(arg.nouns[0]).op == Op::np && p.children(arg.nouns[0]).empty() &&
                              p.noun(arg.nouns[0]).of == NounOf::unit;
        if (!one_unit) give_up();
        else if (static_cast<Word>(p.noun(arg.nouns[0]).index) != unit) return false;
    }
    return ok_;
}

// Names of the event in the registers of a reaction: only those that its conditions speak of, or all of them.
void Lowering::bind(const Listener& l, VerbId verb, Register actor, const std::vector<Register>& params, Word unit, Register amount, Register window, bool for_test) {
    const Reaction& r = p.reactions[l.reaction];
    const Pattern& pattern = p.patterns[r.pattern];
    const auto wanted = [&](std::size_t slot) {
        const bool tested = speaks_of(r.tail.if_, slot) || speaks_of(r.tail.while_, slot);
        return for_test ? tested : speaks_of(l.effect, slot);
    };
    const auto name = [&](std::size_t slot, Register from) {
        if (wanted(slot)) emit(Do::copy, window + 3 + slot, from);
    };
    for (std::size_t i = unit == none ? 0 : 1; i < params.size(); ++i) name(pattern.first_slot + i, params[i]);
    if (unit != none && wanted(pattern.first_slot)) emit(Do::constant, window + 3 + pattern.first_slot, 0, 0, unit);
    name(pattern.first_slot + params.size(), actor);
    if (p.verbs[verb].amount_slot != no_index && amount != 0) name(pattern.first_slot + params.size() + 2, amount);
    for (const Pattern::Arg& arg : pattern.args)
        for (const std::uint32_t slot : {arg.slot, p.noun(arg.nouns[0]).it})
            if (slot != no_index && wanted(slot)) emit(Do::constant, window + 3 + slot, 0, 0, unit);
}

// Compared numbers of the acting player and of the event: `this` plays no part.
bool Lowering::only_numbers(HirId id) const {
    if (id == no_hir) return true;
    switch (p.at(id).op) {
    case Op::and_: case Op::or_: case Op::not_: case Op::compare: case Op::number: case Op::local: case Op::global: case Op::counter: case Op::you: case Op::add: case Op::subtract:
        break;
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
        if (speaks_of(noun.count, slot) || speaks_of(noun.value, slot) || speaks_of(noun.per, slot)) return true;
    }
    const auto children = p.children(id);
    return std::any_of(children.begin(), children.end(), [&](HirId child) { return speaks_of(child, slot); });
}

// Goes to `skip` when the conditions of a reaction do not hold. The registers that it would run in.
Register Lowering::tested(const Listener& l, VerbId verb, Register actor, bool plays, const std::vector<Register>& params, Word unit, Register amount, Label& skip) {
    const Tail& tail = p.reactions[l.reaction].tail;
    const Register window = temp(window_of(l));
    bind(l, verb, actor, params, unit, amount, window, true);
    const View v{.locals = static_cast<Register>(window + 3), .you = actor, .subject = actor, .self = static_cast<Register>(window + 2), .you_plays = plays, .subject_plays = plays};
    if (!only_numbers(tail.while_) || !only_numbers(tail.if_)) emit(Do::constant, window + 2, 0, 0, none);
    if (tail.while_ != no_hir) test(tail.while_, v, false, skip);
    if (tail.if_ != no_hir) test(tail.if_, v, false, skip);
    return window;
}

}  // namespace cantrip::runtime
