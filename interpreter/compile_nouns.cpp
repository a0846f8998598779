// Nouns as code: which things they mean, one after the other, and what their filters keep.

#include "interpreter/compile.hpp"

namespace cantrip::runtime {

bool ValueCompiler::is_of_things(HirId np) const {
    const Noun& noun = p.noun(np);
    return (noun.of == NounOf::kind || noun.of == NounOf::thing) && noun.kind != no_index;
}

bool ValueCompiler::picks_some(HirId np) const {
    return (p.noun(np).modifiers & (mod::first | mod::last)) != 0 || t.plans.nouns[p.at(np).a].ranked;
}

// Whether candidates come from the place that is named, as Exec::walk_place decides.
bool ValueCompiler::is_walked(HirId np) const {
    const NounPlan& plan = t.plans.nouns[p.at(np).a];
    if (!plan.walks) return false;
    const HirId place = p.child(plan.place, 0);
    const Hir& h = p.at(place);
    if (h.op == Op::np || h.type.is(TypeTag::list) || h.op == Op::top_of || h.op == Op::bottom_of)
        return false;
    if (h.op == Op::zone && h.count == 0 && p.zones[h.a].owner != no_index) return false;
    return h.op != Op::zone || h.count == 0 || p.at(p.child(place, 0)).op != Op::np;
}

std::size_t ValueCompiler::list_of(const Noun& noun) {
    const auto* all = noun.of == NounOf::kind ? &t.of_kind[noun.index] : &t.of_thing[noun.index];
    const auto [at, fresh] = list_numbers_.try_emplace(all, code.lists.size());
    if (fresh) code.lists.push_back(all);
    if (code.lists.size() > 0xffff) give_up();
    return at->second;
}

// One list for each player and then all.
std::size_t ValueCompiler::owned_lists(const Noun& noun) {
    const auto [at, fresh] = owned_numbers_.try_emplace(KindId(noun.index), code.lists.size());
    if (fresh) {
        for (const auto& list : t.plans.owned[noun.index]) code.lists.push_back(&list);
        code.lists.push_back(&t.of_kind[noun.index]);
    }
    if (code.lists.size() > 0xffff) give_up();
    return at->second;
}

// As Exec::visit_candidates goes: `body` may jump to the next one or out.
void ValueCompiler::each_candidate(HirId np, const View& v, Body body) {
    const Noun& noun = p.noun(np);
    const NounPlan& plan = t.plans.nouns[p.at(np).a];
    cover(np, v);
    const Register one = temp(), seen = temp(2);
    const bool walked = is_walked(np), owned = !walked && plan.owner != no_hir;
    Label next, out;
    Register mark = 0, list = 0;
    if (walked) {
        mark = temp();
        list = temp();
        cover(plan.place, v);
        const Register where = value(p.child(plan.place, 0), v);
        emit(Do::mark, mark);
        emit(Do::gather, list, where, 0, kind_table(noun.kind, no_index));
    }
    if (owned) emit(Do::copy, std::size_t{seen} + 1, value(p.child(plan.owner, 0), v));
    emit(Do::constant, seen, 0, 0, 0);
    const auto loop = static_cast<std::int32_t>(list_.size());
    if (walked) {
        jump(Do::item, one, list, seen, out);
        emit(Do::add_number, seen, seen, 0, 1);
    } else if (owned)
        jump(Do::next_owned, one, seen, owned_lists(noun), out);
    else
        jump(Do::next_of, one, seen, list_of(noun), out);
    const auto back = [&] {
        const std::size_t at = emit(Do::jump);
        list_[at].d = loop;
    };
    if (!plan.placed) jump(Do::if_aside, one, 0, 0, next);
    if (walked && noun.of == NounOf::thing) {
        const Register is = temp();
        emit(Do::is_kind, is, one, 0, kind_table(no_index, ThingId(noun.index)));
        if_holds(is, false, next);
    }
    filters(np, one, v, walked ? plan.place : HirId(no_hir), next);
    body(one, next, out);
    here(next);
    back();
    here(out);
    if (walked) emit(Do::release, mark);
}

// The things of a noun that somebody has, as Exec::had_things finds them.
void ValueCompiler::each_had(Register who, HirId np, const View& v, Body body) {
    const Noun& noun = p.noun(np);
    const NounPlan& plan = t.plans.nouns[p.at(np).a];
    if (plan.walks)
        return each_candidate(np, v, [&](Register one, Label& next, Label& out) {
            const Register is = temp();
            emit(Do::had_by, is, one, who);
            if_holds(is, false, next);
            body(one, next, out);
        });
    cover(np, v);
    const Register one = temp(), seen = temp(2), is = temp();
    const bool owned = noun.of == NounOf::kind && !t.plans.owned[noun.index].empty();
    Label person, next, next_own, out;
    const auto jump_to = [&](std::int32_t loop) {
        const std::size_t at = emit(Do::jump);
        list_[at].d = loop;
    };
    jump(Do::if_person, who, 0, 0, person);
    // What lies directly in it.
    emit(Do::first_here, one, who);
    const auto loop = static_cast<std::int32_t>(list_.size());
    jump(Do::if_no_thing, one, 0, 0, out);
    if (!plan.placed) jump(Do::if_aside, one, 0, 0, next);
    emit(Do::is_kind, is, one, 0,
         noun.of == NounOf::kind ? kind_table(KindId(noun.index), no_index)
                                 : kind_table(no_index, ThingId(noun.index)));
    if_holds(is, false, next);
    filters(np, one, v, no_hir, next);
    body(one, next, out);
    here(next);
    emit(Do::next_here, one, one);
    jump_to(loop);
    // What belongs to a player.
    here(person);
    if (owned) emit(Do::copy, std::size_t{seen} + 1, who);
    emit(Do::constant, seen, 0, 0, 0);
    const auto loop_own = static_cast<std::int32_t>(list_.size());
    jump(owned ? Do::next_owned : Do::next_of, one, seen, owned ? owned_lists(noun) : list_of(noun), out);
    emit(Do::belongs, is, one, who);
    if_holds(is, false, next_own);
    if (!plan.placed) jump(Do::if_aside, one, 0, 0, next_own);
    filters(np, one, v, no_hir, next_own);
    if (!plan.placed && pays_elsewhere(noun)) {
        emit(Do::paid_elsewhere, is, one, who, static_cast<std::int64_t>(viewpoint(v)));
        if_holds(is, true, next_own);
    }
    body(one, next_own, out);
    here(next_own);
    jump_to(loop_own);
    here(out);
}

void ValueCompiler::count_one(Register count, Label& out, bool one) {
    emit(Do::add_number, count, count, 0, 1);
    if (one) jump(Do::jump, 0, 0, 0, out);
}

// Whether some of its things count only in the place they are paid from.
bool ValueCompiler::pays_elsewhere(const Noun& noun) const {
    const auto& all = noun.of == NounOf::kind ? t.of_kind[noun.index] : t.of_thing[noun.index];
    return std::any_of(all.begin(), all.end(), [&](Word one) {
        const KindId kind = t.things[static_cast<std::size_t>(one)].kind;
        if (kind >= p.kinds.size()) return false;
        const auto& above = p.kinds[kind].ancestors;
        return std::any_of(above.begin(), above.end(),
                           [&](KindId k) { return p.kinds[k].paid_from != no_hir; });
    });
}

// ---- filters

void ValueCompiler::filters(HirId np, Register one, const View& v, HirId but, Label& fail) {
    for (const HirId f : p.children(np))
        if (f != but) filter(f, np, one, v, fail);
}

void ValueCompiler::filter(HirId f, HirId np, Register one, const View& v, Label& fail) {
    const bool wanted = (p.at(f).flags & flag::negated) != 0;
    cover(f, v);
    if (plain_filter(f, np, one, v, wanted, fail)) return;
    const Register passes = temp();
    code.filters.push_back({f, np});
    lending(v, [&] {
        emit(Do::filter, passes, one, viewpoint(v), static_cast<std::int64_t>(code.filters.size() - 1));
    });
    if_holds(passes, wanted, fail);
}

// To a place when the filter, without its negation, is as wanted. false: nothing was emitted.
bool ValueCompiler::plain_filter(HirId f, HirId np, Register one, const View& v, bool wanted, Label& to) {
    const Hir& h = p.at(f);
    const Noun& noun = p.noun(np);
    const auto holds = [&](Do op, Register b, std::int64_t d) {
        const Register found = temp();
        emit(op, found, one, b, d);
        if_holds(found, wanted, to);
        return true;
    };
    const HirId child = h.count > 0 ? p.child(f, 0) : HirId(no_hir);
    switch (h.op) {
    case Op::f_owner: return noun.of != NounOf::action && owner_filter(f, one, v, wanted, to);
    case Op::f_field: {
        if (p.at(child).op == Op::np || p.fields[h.a].type.is(TypeTag::list)) return false;
        const Register have = temp();
        field(FieldId(h.a), one, v, true, have);
        jump(wanted ? Do::if_equal : Do::if_not_equal, have, value(child, v), 0, to);
        return true;
    }
    case Op::f_parent: return p.at(child).op != Op::np && holds(Do::part_of, value(child, v), 0);
    case Op::f_in: return inside(one, child, v, wanted, to);
    case Op::f_nearest:
    case Op::f_rank:
    case Op::per:
        if (wanted) jump(Do::jump, 0, 0, 0, to);
        return true;
    case Op::f_where:
        if (noun.it == no_index) return false;
        if (v.inlined)
            set_local(noun.it, one, v);
        else
            bound_.emplace_back(noun.it, one);
        test(child, v, wanted, to);
        if (!v.inlined) bound_.pop_back();
        return true;
    case Op::f_except:
        if (p.at(child).op == Op::np) {
            if (!is_of_things(child) || picks_some(child)) return false;
            is_meant(child, one, v, !wanted, to);
            return true;
        }
        if (p.at(child).type.is(TypeTag::list)) return false;
        jump(wanted ? Do::if_not_equal : Do::if_equal, one, value(child, v), 0, to);
        return true;
    case Op::f_has:
        if (!can_have(child)) return false;
        has(one, child, v, wanted, to);
        return true;
    case Op::f_define: {
        const Register found = temp();
        if (!define(f, v, &one, true, found)) return false;
        if_holds(found, wanted, to);
        return true;
    }
    case Op::f_trait: return holds(Do::has_trait, 0, h.a);
    case Op::f_flag: {
        if (p.fields[h.a].type.is(TypeTag::list)) return false;
        const Register have = temp();
        field(FieldId(h.a), one, v, true, have);
        jump(wanted ? Do::if_equal_n : Do::if_not_equal_n, have, 0, 1, to);
        return true;
    }
    case Op::f_kind: return holds(Do::is_kind, 0, kind_table(KindId(h.a), no_index));
    default: return false;
    }
}

bool ValueCompiler::owner_filter(HirId f, Register one, const View& v, bool wanted, Label& to) {
    const HirId who = p.child(f, 0);
    const Register found = temp();
    if (p.at(who).op != Op::np) {
        emit(Do::owned, found, one, value(who, v));
        if_holds(found, wanted, to);
        return true;
    }
    if (!is_of_things(who) || picks_some(who)) return false;
    emit(Do::owner_of, found, one);
    Label out;
    jump(Do::if_no_thing, found, 0, 0, wanted ? out : to);
    is_meant(who, found, v, wanted, to);
    here(out);
    return true;
}

// Whether something is what a noun of things means. What was matched gets the noun's name.
void ValueCompiler::is_meant(HirId np, Register one, const View& v, bool wanted, Label& to) {
    const Noun& noun = p.noun(np);
    cover(np, v);
    Label fail;
    const Register is = temp();
    emit(Do::is_kind, is, one, 0,
         noun.of == NounOf::kind ? kind_table(KindId(noun.index), no_index)
                                 : kind_table(no_index, ThingId(noun.index)));
    if_holds(is, false, wanted ? fail : to);
    filters(np, one, v, no_hir, wanted ? fail : to);
    if (noun.it != no_index) set_local(noun.it, one, v);
    if (wanted) jump(Do::jump, 0, 0, 0, to);
    here(fail);
}

} // namespace cantrip::runtime
