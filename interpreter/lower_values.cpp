// Values and conditions as straight code. What has no instruction of its own is evaluated on the tree, with
// registers for names.

#include "interpreter/lower.hpp"

namespace cantrip::runtime {

Register Lowering::value(HirId id, const View& v) {
    const Hir& h = p.at(id);
    if (other_player(id) && v.you_plays) {
        const Register to = temp();
        emit(Do::other_player, to, v.you);
        return to;
    }
    if (t.ask_slot[id] != 0) give_up();
    switch (h.op) {
    case Op::you: return v.you;
    case Op::this_: return v.self;
    case Op::local:
        if (h.type.is(TypeTag::list)) give_up();
        return static_cast<Register>(v.locals + h.a);
    default: break;
    }
    const Register to = temp();
    value_to(id, v, to);
    return to;
}

void Lowering::value_to(HirId id, const View& v, Register to) {
    const Hir& h = p.at(id);
    switch (h.op) {
    case Op::number: emit(Do::constant, to, 0, 0, static_cast<std::int32_t>(h.a)); return;
    case Op::team: emit(Do::constant, to, 0, 0, t.team); return;
    case Op::you:
    case Op::this_:
    case Op::local: emit(Do::copy, to, value(id, v)); return;
    case Op::global:
        if (h.type.is(TypeTag::list)) return give_up();
        emit(Do::global, to, 0, 0, h.a);
        return;
    case Op::add:
    case Op::subtract:
    case Op::multiply:
    case Op::divide: return arithmetic(id, v, to);
    case Op::counter: emit(Do::counter, to, owner(id, v), 0, h.a); return;
    case Op::zone:
        if (h.count == 0)
            emit(Do::constant, to, 0, 0, t.zone(ZoneId(h.a), none));
        else
            emit(Do::zone, to, owner(id, v), 0, h.a);
        return;
    case Op::top_of:
    case Op::bottom_of:
        emit(Do::flag_place, to, value(p.child(id, 0), v), 0, h.op == Op::top_of ? at_top : at_bottom);
        return;
    case Op::field:
        if (t.ask_slot[p.child(id, 0)] != 0 || !printed_table(FieldId(h.a))) break;
        emit(Do::printed, to, owner(id, v), 0, h.a);
        return;
    case Op::count: {
        HirId zone = no_hir;
        const Noun& noun = p.noun(p.child(id, 0));
        if (noun.of != NounOf::kind || !simple_place(p.child(id, 0), zone)) break;
        emit(Do::count_in, to, value(zone, v), 0, kind_table(KindId(noun.index), no_index));
        return;
    }
    default: break;
    }
    if (other_player(id) && v.you_plays) {
        emit(Do::other_player, to, v.you);
        return;
    }
    tree_value(id, v, Do::evaluate, to);
}

void Lowering::arithmetic(HirId id, const View& v, Register to) {
    const Hir& h = p.at(id);
    const HirId left = p.child(id, 0), right = p.child(id, 1);
    if (!p.at(left).type.is(TypeTag::number) && !p.at(left).type.is(TypeTag::counter))
        return tree_value(id, v, Do::evaluate, to);
    if (!p.at(right).type.is(TypeTag::number) && !p.at(right).type.is(TypeTag::counter))
        return tree_value(id, v, Do::evaluate, to);
    const bool known = p.at(right).op == Op::number;
    const auto n = static_cast<std::int32_t>(p.at(right).a);
    if (p.at(left).op == Op::number && h.op == Op::multiply)
        return arithmetic_op(Do::multiply_number, id, to, value(right, v), 0,
                             static_cast<std::int32_t>(p.at(left).a));
    const Register a = value(left, v);
    if (known && h.op == Op::multiply)
        arithmetic_op(Do::multiply_number, id, to, a, 0, n);
    else if (known && h.op == Op::add)
        emit(Do::add_number, to, a, 0, n);
    else if (known && h.op == Op::subtract)
        emit(Do::add_number, to, a, 0, -n);
    else if (known && h.op == Op::divide && n > 0)
        emit(Do::divide_number, to, a, 0, n);
    else {
        const Do op = h.op == Op::add        ? Do::add
                      : h.op == Op::subtract ? Do::subtract
                      : h.op == Op::multiply ? Do::multiply
                                             : Do::divide;
        arithmetic_op(op, id, to, a, value(right, v), 0);
    }
}

void Lowering::arithmetic_op(Do op, HirId id, Register to, Register a, Register b, std::int32_t n) {
    node_ = id;
    emit(op, to, a, b, n);
    node_ = no_hir;
}

// What is not said to be somebody's is the subject's.
Register Lowering::owner(HirId id, const View& v) {
    const HirId whose = p.child(id, 0);
    if ((p.at(id).flags & flag::implied) != 0 && p.at(whose).op == Op::you) return v.subject;
    if (p.at(whose).op == Op::heading) give_up(); // it may mean the action that stands there
    return value(whose, v);
}

void Lowering::tree_value(HirId id, const View& v, Do op, Register to) {
    if (!plain(id)) give_up();
    looks_ = true;
    code.viewpoints.push_back({v.locals, v.you, v.subject, v.self});
    if (code.viewpoints.size() > 0xffff) give_up();
    emit(op, to, code.viewpoints.size() - 1, 0, id);
}

// Nothing that asks, that looks at the events around it or at the past, and no list that only straight code
// knows.
bool Lowering::plain(HirId id, int depth) const {
    if (id == no_hir) return true;
    const Hir& h = p.at(id);
    if (depth > 60 || t.ask_slot[id] != 0 || (h.flags & flag::past) != 0) return false;
    switch (h.op) {
    case Op::tally:
    case Op::variable:
    case Op::asked:
    case Op::can:
    case Op::needs:
    case Op::random_range:
    case Op::choose_range:
    case Op::random_die:
    case Op::call:
    case Op::error: return false;
    case Op::local:
        if (h.type.is(TypeTag::list)) return false;
        break;
    case Op::define:
    case Op::is_define:
    case Op::f_define:
        if (!plain(p.defines[h.a].value, depth + 1)) return false;
        break;
    case Op::np: {
        const Noun& noun = p.noun(id);
        if (noun.of == NounOf::action || !plain(noun.count, depth + 1) || !plain(noun.value, depth + 1) ||
            !plain(noun.per, depth + 1))
            return false;
        break;
    }
    default: break;
    }
    const auto children = p.children(id);
    return std::all_of(children.begin(), children.end(),
                       [&](HirId child) { return plain(child, depth + 1); });
}

// ---- conditions: to a place when they are as wanted, on to the next instruction when not

void Lowering::test(HirId id, const View& v, bool wanted, Label& to) {
    const Hir& h = p.at(id);
    if ((h.flags & flag::past) != 0) give_up();
    if ((h.flags & flag::negated) != 0) wanted = !wanted;
    const auto children = p.children(id);
    switch (h.op) {
    case Op::yes:
    case Op::no:
        if ((h.op == Op::yes) == wanted) jump(Do::jump, 0, 0, 0, to);
        return;
    case Op::and_:
    case Op::or_: {
        const bool all = h.op == Op::and_;
        if (all != wanted) {
            for (const HirId part : children) test(part, v, wanted, to);
            return;
        }
        Label out;
        for (const HirId part : children) test(part, v, !wanted, out);
        jump(Do::jump, 0, 0, 0, to);
        here(out);
        return;
    }
    case Op::not_: return test(children[0], v, !wanted, to);
    case Op::compare: return compare(id, v, wanted, to);
    case Op::equals: {
        const Hir& right = p.at(children[1]);
        const Type left = p.at(children[0]).type;
        if (right.op == Op::np || left.is(TypeTag::face) || left.is(TypeTag::list) ||
            left.is(TypeTag::cost) || left.is(TypeTag::bundle))
            break;
        const Register a = value(children[0], v);
        if (right.op == Op::number && right.a < 0x7fff)
            return jump(wanted ? Do::if_equal_n : Do::if_not_equal_n, a, 0, right.a, to);
        return jump(wanted ? Do::if_equal : Do::if_not_equal, a, value(children[1], v), 0, to);
    }
    case Op::exists:
        if (children.size() == 1 && p.at(children[0]).op == Op::np && exists(children[0], v, wanted, to))
            return;
        break;
    case Op::define:
    case Op::is_define: {
        const Define& define = p.defines[h.a];
        if (!define.params.empty() || !define.type.is(TypeTag::flag) || !t.define_ears[h.a].empty()) break;
        const Register nobody = temp();
        emit(Do::constant, nobody, 0, 0, none);
        const View inner{.locals = temp(define.locals + 1), .you = nobody, .subject = nobody, .self = nobody};
        return test(define.value, inner, wanted, to);
    }
    default: break;
    }
    // The negation is part of the tree's own test.
    if ((h.flags & flag::negated) != 0) wanted = !wanted;
    const Register holds = temp();
    tree_value(id, v, Do::test, holds);
    jump(wanted ? Do::if_not_zero : Do::if_zero, holds, 0, 0, to);
}

void Lowering::compare(HirId id, const View& v, bool wanted, Label& to) {
    const HirId left = p.child(id, 0), right = p.child(id, 1);
    if (p.at(left).type.is(TypeTag::face) || p.at(right).type.is(TypeTag::face)) give_up();
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

// `any K in ZONE`, `no K in ZONE`, and `no player where …`. false: nothing was lowered.
bool Lowering::exists(HirId np, const View& v, bool wanted, Label& to) {
    const Noun& noun = p.noun(np);
    if (noun.count != no_hir || noun.per != no_hir || noun.of != NounOf::kind) return false;
    if (noun.det == Det::no) wanted = !wanted;
    HirId zone = no_hir;
    if (simple_place(np, zone)) {
        const Register first = temp();
        emit(Do::first_in, first, value(zone, v), 0, kind_table(KindId(noun.index), no_index));
        jump(wanted ? Do::if_not_equal_n : Do::if_equal_n, first, 0, static_cast<std::uint16_t>(-1), to);
        return true;
    }
    const auto filters = p.children(np);
    const auto& all = t.of_kind[noun.index];
    if (all.size() > 8 || noun.it == no_index || !std::all_of(filters.begin(), filters.end(), [&](HirId f) {
            return p.at(f).op == Op::f_where && p.at(f).flags == 0;
        }))
        return false;
    Label found;
    for (const Word one : all) {
        const auto it = static_cast<Register>(v.locals + noun.it);
        Label next;
        emit(Do::constant, it, 0, 0, one);
        jump(Do::if_aside, it, 0, 0, next);
        for (const HirId filter : filters) test(p.child(filter, 0), v, false, next);
        jump(Do::jump, 0, 0, 0, wanted ? to : found);
        here(next);
    }
    if (!wanted) jump(Do::jump, 0, 0, 0, to);
    here(found);
    return true;
}

// A kind in one zone, and nothing else said about it.
bool Lowering::simple_place(HirId np, HirId& zone) const {
    const Noun& noun = p.noun(np);
    if ((noun.of != NounOf::kind && noun.of != NounOf::thing) || noun.kind == no_index ||
        noun.per != no_hir || (noun.modifiers & ~(mod::first | mod::last)) != 0)
        return false;
    const auto filters = p.children(np);
    if (filters.size() != 1 || p.at(filters[0]).op != Op::f_in ||
        (p.at(filters[0]).flags & flag::negated) != 0)
        return false;
    zone = p.child(filters[0], 0);
    const Hir& h = p.at(zone);
    if (h.op != Op::zone || (h.count == 0 && p.zones[h.a].owner != no_index)) return false;
    return h.count == 0 || (p.at(p.child(zone, 0)).op != Op::np && t.ask_slot[p.child(zone, 0)] == 0);
}

// `opponent` where two play.
bool Lowering::other_player(HirId id) const {
    if (p.at(id).op != Op::np || t.players != 2) return false;
    const Noun& noun = p.noun(id);
    const auto filters = p.children(id);
    if (noun.of != NounOf::kind || noun.count != no_hir || noun.per != no_hir ||
        (noun.modifiers & ~(mod::other | mod::any)) != 0 || p.at(id).type.is(TypeTag::list))
        return false;
    if (noun.det == Det::no || noun.det == Det::each || noun.det == Det::all || noun.det == Det::none ||
        noun.det == Det::random)
        return false;
    const auto& all = t.of_kind[noun.index];
    return all.size() == 2 && all[0] == 0 && all[1] == 1 && filters.size() == 1 &&
           p.at(filters[0]).op == Op::f_except && p.at(filters[0]).flags == 0 &&
           p.at(p.child(filters[0], 0)).op == Op::you;
}

bool Lowering::all_players(HirId id) const {
    const Noun& noun = p.noun(id);
    if (noun.of != NounOf::kind || noun.det != Det::each || noun.modifiers != 0 || noun.count != no_hir ||
        noun.per != no_hir || !p.children(id).empty())
        return false;
    const auto& all = t.of_kind[noun.index];
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] != static_cast<Word>(i)) return false;
    return static_cast<Word>(all.size()) == t.players;
}

std::int32_t Lowering::kind_table(KindId kind, ThingId thing) {
    const auto [at, fresh] =
        kind_tables_.try_emplace({kind, thing}, static_cast<std::int32_t>(code.is_kind.size()));
    if (fresh) {
        auto& row = code.is_kind.emplace_back(t.things.size(), std::uint8_t{0});
        for (std::size_t i = 0; i < row.size(); ++i)
            row[i] = t.is_a(static_cast<Word>(i), kind) && (thing == no_index || t.things[i].thing == thing)
                         ? 1
                         : 0;
    }
    return at->second;
}

// A number that is printed and never changes; false when some thing computes it or something may modify it.
bool Lowering::printed_table(FieldId field) {
    const Field& decl = p.fields[field];
    if (decl.state || !decl.type.is(TypeTag::number) || !t.field_ears[field].empty() ||
        decl.kind == p.action_kind || decl.kind == p.thing_kind)
        return false;
    if (!code.printed[field].empty()) return true;
    std::vector<std::int32_t> row(t.things.size(), 0);
    for (std::size_t i = 0; i < row.size(); ++i) {
        const Printed& cell = t.print(static_cast<Word>(i), field);
        if (!cell.constant && cell.value != no_hir) return false;
        if (cell.constant) row[i] = cell.number;
    }
    code.printed[field] = std::move(row);
    return true;
}

} // namespace cantrip::runtime
