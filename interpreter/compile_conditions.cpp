// Conditions as code: to a place when they are as wanted, on to the next instruction when not.

#include "interpreter/compile.hpp"

namespace cantrip::runtime {

void ValueCompiler::test(HirId id, const View& v, bool wanted, Label& to) {
    const Hir& h = p.at(id);
    // Where it goes on is all that is left of a condition: its registers are free again.
    const std::size_t registers = next_;
    const bool flip = (h.flags & flag::negated) != 0;
    const bool walked = (h.flags & flag::past) != 0 || t.ask_slot[id] != 0;
    if (!walked) {
        cover(id, v);
        if (plain_test(id, v, wanted != flip, to)) {
            next_ = registers;
            return;
        }
        if (!v.inlined) covered_[id] = 0;
    }
    // The negation is part of the tree's own test.
    const Register holds = temp();
    on_tree(Do::test, id, v, holds);
    if_holds(holds, wanted, to);
    next_ = registers;
}

// false: nothing was emitted.
bool ValueCompiler::plain_test(HirId id, const View& v, bool wanted, Label& to) {
    const Hir& h = p.at(id);
    const auto children = p.children(id);
    const auto holds = [&](Do op, Register a, Register b, std::int64_t d) {
        const Register found = temp();
        emit(op, found, a, b, d);
        if_holds(found, wanted, to);
        return true;
    };
    switch (h.op) {
    case Op::yes:
    case Op::no:
        if ((h.op == Op::yes) == wanted) jump(Do::jump, 0, 0, 0, to);
        return true;
    case Op::and_:
    case Op::or_: {
        if ((h.op == Op::and_) != wanted) {
            for (const HirId part : children) test(part, v, wanted, to);
            return true;
        }
        Label out;
        for (const HirId part : children) test(part, v, !wanted, out);
        jump(Do::jump, 0, 0, 0, to);
        here(out);
        return true;
    }
    case Op::not_: test(children[0], v, !wanted, to); return true;
    case Op::compare:
        if (of_faces(id)) return false;
        compare(id, v, wanted, to);
        return true;
    case Op::equals: {
        const Hir& right = p.at(children[1]);
        const Type left = p.at(children[0]).type;
        // Costs are compared part by part: the tree knows how.
        if (of_faces(id) || left.is(TypeTag::cost) || left.is(TypeTag::bundle)) return false;
        if (right.op == Op::np) {
            if (!is_of_things(children[1]) || picks_some(children[1])) return false;
            is_meant(children[1], value(children[0], v), v, wanted, to);
            return true;
        }
        const Register a = value(children[0], v);
        jump(wanted ? Do::if_equal : Do::if_not_equal, a, value(children[1], v), 0, to);
        return true;
    }
    case Op::is_kind: return holds(Do::is_kind, value(children[0], v), 0, kind_table(KindId(h.a), no_index));
    case Op::is_thing:
        return holds(Do::is_kind, value(children[0], v), 0, kind_table(no_index, ThingId(h.a)));
    case Op::is_trait: return holds(Do::has_trait, value(children[0], v), 0, h.a);
    case Op::is_define: {
        const Register found = temp();
        if (!define(id, v, nullptr, true, found)) return false;
        if_holds(found, wanted, to);
        return true;
    }
    case Op::is_flag:
    case Op::is_value: {
        if (p.fields[h.a].type.is(TypeTag::list)) return false;
        const Register thing = value(children[0], v), have = temp();
        Label out;
        jump(Do::if_no_thing, thing, 0, 0, wanted ? out : to);
        field(FieldId(h.a), thing, v, true, have);
        const Register other = h.op == Op::is_flag ? constant(1) : value(children[1], v);
        jump(wanted ? Do::if_equal : Do::if_not_equal, have, other, 0, to);
        here(out);
        return true;
    }
    case Op::is_in: {
        const Register thing = value(children[0], v);
        Label out;
        jump(Do::if_no_thing, thing, 0, 0, wanted ? out : to);
        if (!inside(thing, children[1], v, wanted, to)) {
            const Register found = temp();
            lending(v, [&] { emit(Do::inside, found, thing, viewpoint(v), children[1]); });
            if_holds(found, wanted, to);
        }
        here(out);
        return true;
    }
    case Op::has: {
        if (p.at(children[0]).op == Op::heading || !can_have(children[1])) return false;
        const Register who = value(children[0], v);
        Label out;
        jump(Do::if_no_thing, who, 0, 0, wanted ? out : to);
        has(who, children[1], v, wanted, to);
        here(out);
        return true;
    }
    case Op::exists:
        if (children.size() > 1) return every(id, v, wanted, to);
        return p.at(children[0]).op == Op::np && exists(children[0], v, wanted, to);
    case Op::every: return every(id, v, wanted, to);
    case Op::np: return exists(id, v, wanted, to);
    case Op::define:
    case Op::local:
    case Op::global:
    case Op::field:
    case Op::counter: {
        if (h.type.is(TypeTag::list)) return false;
        const Register found = value(id, v);
        jump(wanted ? Do::if_greater_n : Do::if_less_equal_n, found, 0, 0, to);
        return true;
    }
    default: return false;
    }
}

void ValueCompiler::compare(HirId id, const View& v, bool wanted, Label& to) {
    const HirId left = p.child(id, 0), right = p.child(id, 1);
    auto how = static_cast<Compare>(p.at(id).aux);
    if (!wanted) {
        static constexpr Compare opposite[] = {Compare::greater_equal, Compare::greater, Compare::less_equal,
                                               Compare::less};
        how = opposite[static_cast<std::size_t>(how)];
    }
    const Register a = value(left, v);
    if (p.at(right).op == Op::number && p.at(right).a < 0x7fff) {
        static constexpr Do with_number[] = {Do::if_less_n, Do::if_less_equal_n, Do::if_greater_n,
                                             Do::if_greater_equal_n};
        return jump(with_number[static_cast<std::size_t>(how)], a, 0, p.at(right).a, to);
    }
    const Register b = value(right, v);
    switch (how) {
    case Compare::less: return jump(Do::if_less, a, b, 0, to);
    case Compare::less_equal: return jump(Do::if_less_equal, a, b, 0, to);
    case Compare::greater: return jump(Do::if_less, b, a, 0, to);
    case Compare::greater_equal: return jump(Do::if_less_equal, b, a, 0, to);
    }
}

// `thing is in PLACE`, as Exec::inside reads it. false: nothing was emitted.
bool ValueCompiler::inside(Register thing, HirId place, const View& v, bool wanted, Label& to) {
    const Hir& h = p.at(place);
    if (t.ask_slot[place] != 0) return false;
    const Register found = temp();
    if (h.op == Op::top_of || h.op == Op::bottom_of) {
        const Register zone = value(p.child(place, 0), v);
        Label out;
        jump(Do::if_no_thing, zone, 0, 0, wanted ? out : to);
        emit(h.op == Op::top_of ? Do::first_here : Do::last_here, found, zone);
        jump(wanted ? Do::if_equal : Do::if_not_equal, found, thing, 0, to);
        here(out);
        return true;
    }
    if (h.op == Op::zone && h.count > 0 && p.at(p.child(place, 0)).op == Op::np) return false;
    if (h.op == Op::zone && h.count == 0 && p.zones[h.a].owner != no_index) {
        emit(Do::in_zone, found, thing, 0, h.a);
        if_holds(found, wanted, to);
        return true;
    }
    if (h.op == Op::np) {
        if (!is_of_things(place) || picks_some(place) || h.count > 0) return false;
        const Noun& noun = p.noun(place);
        cover(place, v);
        emit(Do::in_kind, found, thing, 0,
             noun.of == NounOf::kind ? kind_table(KindId(noun.index), no_index)
                                     : kind_table(no_index, ThingId(noun.index)));
        if_holds(found, wanted, to);
        return true;
    }
    if (h.type.is(TypeTag::list)) return false;
    emit(Do::is_in, found, thing, value(place, v));
    if_holds(found, wanted, to);
    return true;
}

// ---- has

// Whether `has` can be compiled for it.
bool ValueCompiler::can_have(HirId what) const {
    if (p.at(what).op != Op::np || t.ask_slot[what] != 0 || !can_count(what)) return false;
    const Noun& noun = p.noun(what);
    if (noun.of == NounOf::unit || noun.of == NounOf::group || noun.of == NounOf::unit_value) return true;
    const bool sorted = (noun.modifiers & (mod::alike | mod::different)) != 0;
    return is_of_things(what) && !t.plans.nouns[p.at(what).a].ranked && !sorted;
}

// Whether `count_fits` can be compiled for a noun.
bool ValueCompiler::can_count(HirId np) const {
    const Noun& noun = p.noun(np);
    if (noun.det == Det::no || noun.count == no_hir) return true;
    if (p.at(noun.count).op == Op::range)
        return !is_face(p.child(noun.count, 0)) && !is_face(p.child(noun.count, 1));
    return !is_face(noun.count);
}

void ValueCompiler::has(Register who, HirId np, const View& v, bool wanted, Label& to) {
    const Noun& noun = p.noun(np);
    if (noun.of == NounOf::unit || noun.of == NounOf::group || noun.of == NounOf::unit_value) {
        const Register have = temp();
        if (noun.of == NounOf::unit && p.at(np).count == 0) {
            cover(np, v);
            emit(Do::counter, have, who, 0, noun.index);
        } else
            lending(v, [&] { emit(Do::units, have, who, viewpoint(v), np); });
        return count_fits(np, have, v, wanted, to);
    }
    const Register have = temp();
    emit(Do::constant, have, 0, 0, 0);
    each_had(who, np, v, [&](Register, Label&, Label& out) { count_one(have, out, noun.count == no_hir); });
    count_fits(np, have, v, wanted, to);
}

void ValueCompiler::count_fits(HirId np, Register have, const View& v, bool wanted, Label& to) {
    const Noun& noun = p.noun(np);
    if (noun.det == Det::no) return if_holds(have, !wanted, to);
    if (noun.count == no_hir) return jump(wanted ? Do::if_greater_equal_n : Do::if_less_n, have, 0, 1, to);
    if (p.at(noun.count).op == Op::range) {
        const HirId low = p.child(noun.count, 0), high = p.child(noun.count, 1);
        Label out;
        jump(Do::if_less, have, value(low, v), 0, wanted ? out : to);
        if (p.at(high).op == Op::missing_arg) {
            if (wanted) jump(Do::jump, 0, 0, 0, to);
        } else {
            const Register most = value(high, v);
            if (wanted)
                jump(Do::if_less_equal, have, most, 0, to);
            else
                jump(Do::if_less, most, have, 0, to);
        }
        return here(out);
    }
    const Register count = value(noun.count, v);
    if (noun.det == Det::exactly) return jump(wanted ? Do::if_equal : Do::if_not_equal, have, count, 0, to);
    if (noun.det == Det::up_to)
        return wanted ? jump(Do::if_less_equal, have, count, 0, to) : jump(Do::if_less, count, have, 0, to);
    return wanted ? jump(Do::if_less_equal, count, have, 0, to) : jump(Do::if_less, have, count, 0, to);
}

// ---- there is one, all of them

bool ValueCompiler::exists(HirId np, const View& v, bool wanted, Label& to) {
    const Noun& noun = p.noun(np);
    const bool sorted = (noun.modifiers & (mod::alike | mod::different)) != 0;
    if (!is_of_things(np) || t.plans.nouns[p.at(np).a].ranked || sorted || !can_count(np) ||
        t.ask_slot[np] != 0)
        return false;
    const Register have = temp();
    emit(Do::constant, have, 0, 0, 0);
    each_candidate(np, v, [&](Register, Label&, Label& out) { count_one(have, out, noun.count == no_hir); });
    count_fits(np, have, v, wanted, to);
    return true;
}

bool ValueCompiler::every(HirId id, const View& v, bool wanted, Label& to) {
    const HirId np = p.child(id, 0), condition = p.child(id, 1);
    const Noun& noun = p.noun(np);
    if (p.at(np).op != Op::np || !is_of_things(np) || t.plans.nouns[p.at(np).a].ranked ||
        noun.it == no_index || (p.at(id).flags & flag::past) != 0)
        return false;
    const bool all = p.at(id).op == Op::every, no = noun.det == Det::no;
    // What is true when no candidate decides otherwise.
    const Register holds = temp();
    emit(Do::constant, holds, 0, 0, all || no ? 1 : 0);
    each_candidate(np, v, [&](Register one, Label& next, Label& out) {
        if (v.inlined)
            set_local(noun.it, one, v);
        else
            bound_.emplace_back(noun.it, one);
        test(condition, v, all, next);
        if (!v.inlined) bound_.pop_back();
        emit(Do::constant, holds, 0, 0, !all && !no ? 1 : 0);
        jump(Do::jump, 0, 0, 0, out);
    });
    if_holds(holds, wanted, to);
    return true;
}

} // namespace cantrip::runtime
