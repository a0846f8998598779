// Calls as straight code: units, moves, verbs and bodies under headings.

#include "interpreter/lower.hpp"

namespace cantrip::runtime {

// The register that is given back says whether something happened. Only the call where straight code begins
// is asked whether it happened.
Register Lowering::happened() {
    const Register result = temp();
    if (asked_) emit(Do::constant, result, 0, 0, 0);
    return result;
}

Register Lowering::call(HirId id, const View& v) {
    const Hir& h = p.at(id);
    if (h.b != no_index || p.at(p.child(id, 0)).op != Op::missing_arg || !unheard(VerbId(h.a))) {
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
    if (!ears.before.empty() || !ears.instead.empty() || !ears.modify.empty() || !ears.forbid.empty() ||
        !ears.allow.empty() || ears.past || ears.logged)
        return false;
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
    if (noun.of != NounOf::unit || p.units[noun.index].end != no_hir || noun.det != Det::count ||
        noun.modifiers != 0 || noun.per != no_hir || noun.or_more || noun.count == no_hir ||
        p.at(noun.count).op == Op::range || p.at(noun.count).type.is(TypeTag::face)) {
        give_up();
        return result;
    }
    Label out;
    const Hir& count = p.at(noun.count);
    if (count.op == Op::number && count.a > 0 && count.a < 0x8000)
        emit(gaining ? Do::gain_number : Do::lose_number, v.subject, count.a, result, noun.index);
    else {
        const Register amount = value(noun.count, v);
        jump(Do::if_less_equal_n, amount, 0, 0, out);
        emit(gaining ? Do::gain : Do::lose, v.subject, amount, result, noun.index);
    }
    const VerbId verb(p.at(id).a);
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
    if (!simple_place(what, zone) || !roomy || p.zones[p.at(zone).a].refill != no_index ||
        noun.count != no_hir) {
        give_up();
        return result;
    }
    const std::int32_t row = kind_table(noun.kind, noun.of == NounOf::thing ? ThingId(noun.index) : no_index);
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
    for (Word player = 0; own && player < t.players; ++player)
        there = there && t.zone(ZoneId(h.a), player) != none;
    if (!there) jump(Do::if_no_thing, to, 0, 0, out);
    return to;
}

// A phrase as an argument means only what is legal: here everything must be.
bool Lowering::always_legal(VerbId verb) const {
    if (p.verbs[verb].heading || p.verbs[verb].action) return false;
    HirId lead = p.verbs[verb].body;
    while (lead != no_hir &&
           (p.at(lead).op == Op::block || p.at(lead).op == Op::seq || p.at(lead).op == Op::assume)) {
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
    const VerbId verb_id(p.at(id).a);
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
    // What is printed nowhere does not happen.
    if (verb.heading && (asked_ || !t.ears[verb_id].when.empty()) && !always_printed(verb_id)) give_up();
    if (verb.heading)
        emit(Do::call_body, window, v.subject, params[0], body_table(verb_id, v.subject_plays));
    else
        emit(Do::call, window, v.subject, 0, function_of_verb(verb_id, v.subject_plays));
    if (asked_) emit(Do::constant, result, 0, 0, 1);
    if (!t.ears[verb_id].when.empty()) listeners(verb_id, v.subject, v.subject_plays, params, none, 0);
    here(out);
    return result;
}

// Whether something stands under the heading on everything that it could be called for.
bool Lowering::always_printed(VerbId verb) const {
    const auto& bodies = t.bodies[verb];
    const auto& all = t.of_kind[p.verbs[verb].params[0].type.index];
    return std::all_of(all.begin(), all.end(), [&](Word thing) {
        return std::any_of(bodies.begin(), bodies.end(), [&](std::uint32_t id) {
            return p.abilities[id].thing == t.things[static_cast<std::size_t>(thing)].thing;
        });
    });
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
        const std::uint32_t function = function_of_ability(AbilityId(id), plays);
        for (std::size_t i = 0; i < t.things.size(); ++i)
            if (t.things[i].thing == ability.thing) code.bodies[number][i] = function;
    }
    return number;
}

} // namespace cantrip::runtime
