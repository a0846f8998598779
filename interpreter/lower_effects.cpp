// Effects as straight code. give_up() leaves the whole function to the tree.

#include "interpreter/lower.hpp"

namespace cantrip::runtime {

void Lowering::effect(HirId id, const View& v) {
    if (!ok_) return;
    const std::size_t before = next_;
    switch (p.at(id).op) {
    case Op::block:
    case Op::seq: block(p.children(id), v); break;
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
        if (i + 1 < parts.size() && nth(parts.subspan(i), v))
            ++i;
        else
            effect(parts[i], v);
}

// `let front = the first (n) K in ZONE`, `let x = the last front`, and front is not spoken of again: the
// n-th.
bool Lowering::nth(std::span<const HirId> parts, const View& v) {
    const HirId first = parts[0], second = parts[1];
    if (p.at(first).op != Op::let || p.at(second).op != Op::let) return false;
    const HirId some = p.child(first, 0), one = p.child(second, 0);
    const std::uint32_t list = p.at(first).a, slot = p.at(second).a;
    if (p.at(some).op != Op::np || p.at(one).op != Op::np || slot == no_index || slot >= lists_.size())
        return false;
    const Noun &front = p.noun(some), &last = p.noun(one);
    HirId zone = no_hir;
    const bool counted = (front.modifiers & mod::first) != 0 && front.count != no_hir &&
                         p.at(front.count).op != Op::range && !p.at(front.count).type.is(TypeTag::face) &&
                         !front.or_more && front.det != Det::up_to;
    if (!counted || !p.at(some).type.is(TypeTag::list) || !simple_place(some, zone) ||
        p.zones[p.at(zone).a].refill != no_index)
        return false;
    if (last.of != NounOf::list || last.modifiers != mod::last || last.count != no_hir ||
        !p.children(one).empty() || p.at(one).type.is(TypeTag::list))
        return false;
    const Hir& from = p.at(last.value);
    if (from.op != Op::local || from.a != list || (last.kind != no_index && from.type.index != last.kind))
        return false;
    for (const HirId later : parts.subspan(2))
        if (speaks_of(later, list)) return false;
    const std::size_t before = next_;
    const std::int32_t row =
        kind_table(front.kind, front.of == NounOf::thing ? ThingId(front.index) : no_index);
    const Register where = value(zone, v);
    emit(Do::nth_in, v.locals + slot, where, value(front.count, v), row);
    next_ = before;
    return true;
}

void Lowering::lower_if(HirId id, const View& v) {
    if (t.ask_slot[id] != 0) return give_up(); // chance in its condition
    Label otherwise, out;
    test(p.child(id, 0), v, false, otherwise);
    effect(p.child(id, 1), v);
    if (p.at(id).count > 2) {
        jump(Do::jump, 0, 0, 0, out);
        here(otherwise);
        effect(p.child(id, 2), v);
    } else
        here(otherwise);
    here(out);
}

void Lowering::repeat(HirId id, const View& v) {
    const HirId count = p.child(id, 0), condition = p.child(id, 1);
    if (p.at(count).op == Op::range || p.at(count).type.is(TypeTag::range) ||
        p.at(count).type.is(TypeTag::face))
        return give_up();
    const bool counted = p.at(count).op != Op::missing_arg;
    const Register left = temp();
    if (counted) value_to(count, v, left);
    Label out;
    const std::size_t again = list_.size();
    if (counted)
        jump(Do::repeat, left, 0, 0, out);
    else
        emit(Do::step);
    if (p.at(condition).op != Op::missing_arg)
        test(condition, v, false, out);
    else if (!counted)
        return give_up();
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
    if (w.type.is(TypeTag::list) || w.op == Op::team || (w.op == Op::np && !other_player(who)))
        return give_up();
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
        if (h.type.is(TypeTag::list) || h.type.is(TypeTag::bundle) || h.type.is(TypeTag::cost) ||
            (h.op != Op::np && t.ask_slot[what] != 0))
            return give_up();
        value_to(what, v, to);
        return;
    }
    const Noun& noun = p.noun(what);
    HirId zone = no_hir;
    const bool first = (noun.modifiers & mod::first) != 0, last = (noun.modifiers & mod::last) != 0;
    if (noun.of == NounOf::list && (first || last) && !h.type.is(TypeTag::list) && noun.count == no_hir &&
        p.children(what).empty()) {
        const Hir& from = p.at(noun.value);
        const bool kept = from.op == Op::local && from.a < lists_.size() && lists_[from.a] && v.locals == 3;
        if (!kept || (noun.kind != no_index && from.type.index != noun.kind)) return give_up();
        emit(first ? Do::first_of : Do::last_of, to, static_cast<std::size_t>(v.locals + from.a));
        return;
    }
    if (!first || last || !simple_place(what, zone) || p.zones[p.at(zone).a].refill != no_index)
        return give_up();
    const std::int32_t row = kind_table(noun.kind, noun.of == NounOf::thing ? ThingId(noun.index) : no_index);
    const Register where = value(zone, v);
    if (!h.type.is(TypeTag::list)) {
        if (noun.count != no_hir) return give_up();
        emit(Do::first_in, to, where, 0, row);
        return;
    }
    if (noun.count == no_hir || p.at(noun.count).op == Op::range || p.at(noun.count).type.is(TypeTag::face) ||
        noun.or_more || noun.det == Det::up_to || v.locals != 3)
        return give_up();
    const Register count = value(noun.count, v);
    emit(Do::gather, to, where, 0, row);
    emit(Do::shorten, to, count);
    lists_[slot] = true;
}

void Lowering::assign(HirId id, const View& v) {
    const HirId target = p.child(id, 0), what = p.child(id, 1);
    const Hir& h = p.at(target);
    if (p.at(what).type.is(TypeTag::face) || h.type.is(TypeTag::list)) return give_up();
    const Register found = value(what, v);
    if (h.op == Op::global)
        emit(Do::set_global, found, 0, 0, h.a);
    else if (h.op == Op::counter && p.units[h.a].end == no_hir)
        emit(Do::set_counter, owner(target, v), found, 0, h.a);
    else
        give_up();
}

} // namespace cantrip::runtime
