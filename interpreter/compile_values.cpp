// Values as code, and which of them get code of their own.

#include "interpreter/compile.hpp"
#include "lang/program/ops.hpp"

namespace cantrip::runtime {
namespace {

// Instructions of one value: what grows beyond this by defines in defines is cut there.
constexpr std::size_t most_instructions = 1500;

bool is_leaf(Op op) { return op <= Op::face; }

} // namespace

// Parents have higher numbers than their parts, so what is compiled as a part needs no code of its own.
void ValueCompiler::run() {
    code.values.resize(p.hir.size());
    code.tests.resize(p.hir.size());
    code.passes.resize(p.hir.size());
    code.passes_in_place.resize(p.hir.size());
    code.field_at.resize(p.fields.size());
    covered_.assign(p.hir.size(), 0);
    for (std::size_t i = p.hir.size(); i-- > 0;) {
        const HirId id(i);
        const Hir& h = p.hir[id];
        if (h.op == Op::np && h.a < p.nouns.size() && covered_[id] == 0) compile_filters(id);
        if (covered_[id] != 0 || t.ask_slot[id] != 0 || is_leaf(h.op)) continue;
        if (info(h.op).of == OpClass::value) compile_value(id);
        if (info(h.op).of == OpClass::condition) compile_test(id);
    }
    code.lines.resize(t.listeners.size());
    for (const Listener& l : t.listeners) compile_line(l);
}

void ValueCompiler::begin(std::size_t registers) {
    list_.clear();
    nodes_.clear();
    bound_.clear();
    inlining_.clear();
    used_.clear();
    newly_covered_.clear();
    node_ = no_hir;
    ok_ = true;
    next_ = most_ = registers;
    depth_ = most_depth_ = 0;
    walks_ = 0;
}

ValueCode ValueCompiler::finish(std::size_t trivial) {
    // Nothing but a walk along the tree is as good without code.
    if (!ok_ || most_ > most_in_value || list_.size() > 4 * most_instructions ||
        (walks_ > 0 && list_.size() <= trivial)) {
        for (const HirId id : newly_covered_) covered_[id] = 0;
        return {};
    }
    ValueCode made;
    made.depth = most_depth_;
    made.first = append(list_, nodes_);
    return made;
}

void ValueCompiler::compile_value(HirId id) {
    begin(3);
    const Register found = value(id, {});
    emit(Do::finish, found);
    code.values[id] = finish(2);
}

void ValueCompiler::compile_test(HirId id) {
    begin(3);
    Label holds;
    test(id, {}, true, holds);
    emit(Do::finish, constant(0));
    here(holds);
    emit(Do::finish, constant(1));
    code.tests[id] = finish(6);
}

void ValueCompiler::compile_filters(HirId np) {
    const NounPlan& plan = t.plans.nouns[p.at(np).a];
    if (p.at(np).count == 0 || (!is_of_things(np) && p.noun(np).of != NounOf::action)) return;
    for (const bool in_place : {false, true}) {
        if (in_place && (!plan.walks || p.at(np).count == 1)) continue;
        begin(4);
        Label fail;
        filters(np, 3, {}, in_place ? plan.place : no_hir, fail);
        emit(Do::finish, constant(1));
        here(fail);
        emit(Do::finish, constant(0));
        (in_place ? code.passes_in_place : code.passes)[np] = finish(6);
    }
}

void ValueCompiler::cover(HirId id, const View& v) {
    if (v.inlined || covered_[id] != 0) return;
    covered_[id] = 1;
    newly_covered_.push_back(id);
}

// ---- names

Register ValueCompiler::constant(Word number) {
    const Register to = temp();
    emit(Do::constant, to, 0, 0, number);
    return to;
}

Register ValueCompiler::local(std::uint32_t slot, const View& v) {
    if (v.inlined) return static_cast<Register>(v.locals + slot);
    for (std::size_t i = bound_.size(); i-- > 0;)
        if (bound_[i].first == slot) return bound_[i].second;
    const Register to = temp();
    emit(Do::local, to, 0, 0, slot);
    return to;
}

void ValueCompiler::set_local(std::uint32_t slot, Register from, const View& v) {
    if (v.inlined)
        emit(Do::copy, static_cast<std::size_t>(v.locals) + slot, from);
    else
        emit(Do::set_local, from, 0, 0, slot);
}

// Those who read a value on the tree see all names.
std::size_t ValueCompiler::viewpoint(const View& v) {
    use(v.you);
    use(v.subject);
    code.viewpoints.push_back({v.locals, v.you, v.subject, v.self, depth_, v.inlined});
    if (code.viewpoints.size() > 0xffff) give_up();
    return code.viewpoints.size() - 1;
}

void ValueCompiler::lending(const View& v, FunctionRef<void()> walk) {
    ++walks_;
    if (v.inlined || bound_.empty()) return walk();
    std::vector<Register> before;
    for (const auto& [slot, from] : bound_) {
        before.push_back(temp());
        emit(Do::lend, from, before.back(), 0, slot);
    }
    walk();
    for (std::size_t i = bound_.size(); i-- > 0;) emit(Do::give_back, 0, before[i], 0, bound_[i].first);
}

void ValueCompiler::on_tree(Do op, HirId id, const View& v, Register to) {
    lending(v, [&] { emit(op, to, viewpoint(v), 0, id); });
}

// ---- values

bool ValueCompiler::constant_of(HirId id, Word& found) const {
    const Hir& h = p.at(id);
    switch (h.op) {
    case Op::number:
    case Op::names_value:
    case Op::unit:
    case Op::die:
    case Op::face: found = static_cast<Word>(h.a); return true;
    case Op::yes: found = 1; return true;
    case Op::no: found = 0; return true;
    case Op::team: found = t.team; return true;
    case Op::thing: found = t.of_thing[h.a].empty() ? none : t.of_thing[h.a].front(); return true;
    case Op::none:
    case Op::nothing:
    case Op::error:
    case Op::missing_arg: found = none; return true;
    case Op::text: found = t.plans.text_of_hir[id]; return true;
    default: return false;
    }
}

Register ValueCompiler::value(HirId id, const View& v) {
    const Hir& h = p.at(id);
    if (t.ask_slot[id] == 0) {
        switch (h.op) {
        case Op::you: use(v.you); return v.you;
        case Op::this_: return v.self;
        case Op::local: return local(h.a, v);
        case Op::it: return h.a != no_index ? local(h.a, v) : constant(none);
        default: break;
        }
    }
    const Register to = temp();
    value_to(id, v, to);
    return to;
}

void ValueCompiler::value_to(HirId id, const View& v, Register to) {
    const Hir& h = p.at(id);
    if (t.ask_slot[id] != 0 || list_.size() > most_instructions) return on_tree(Do::evaluate, id, v, to);
    Word number = 0;
    if (constant_of(id, number)) {
        emit(Do::constant, to, 0, 0, number);
        return;
    }
    switch (h.op) {
    case Op::you:
    case Op::this_:
    case Op::local:
    case Op::it: emit(Do::copy, to, value(id, v)); return;
    case Op::global:
        if (h.type.is(TypeTag::list)) break;
        emit(Do::global, to, 0, 0, h.a);
        return;
    case Op::holder: emit(Do::holder_of, to, v.self); return;
    case Op::add:
    case Op::subtract:
    case Op::negative:
        if (of_faces(id)) break;
        cover(id, v);
        return arithmetic(id, v, to);
    default: {
        cover(id, v);
        const Deeper deeper(*this);
        if (deep_value_to(id, v, to)) return;
    }
    }
    if (!v.inlined) covered_[id] = 0;
    on_tree(Do::evaluate, id, v, to);
}

// Values that the tree's walker counts as one level. false: nothing was emitted.
bool ValueCompiler::deep_value_to(HirId id, const View& v, Register to) {
    const Hir& h = p.at(id);
    const auto child = [&](std::size_t n) { return p.child(id, n); };
    switch (h.op) {
    case Op::multiply:
    case Op::divide:
        if (of_faces(id) || p.at(child(1)).op == Op::per) return false;
        arithmetic(id, v, to);
        return true;
    case Op::zone:
        if (h.count > 0 && !has_plain_owner(id)) return false;
        if (h.count > 0)
            emit(Do::zone, to, owner(id, v), 0, h.a);
        else
            emit(Do::constant, to, 0, 0, t.zone(ZoneId(h.a), none));
        return true;
    case Op::top_of:
    case Op::bottom_of:
        emit(Do::flag_place, to, value(child(0), v), 0, h.op == Op::top_of ? at_top : at_bottom);
        return true;
    case Op::field: {
        if (!has_plain_owner(id) || h.type.is(TypeTag::list) || p.fields[h.a].type.is(TypeTag::list) ||
            h.type.is(TypeTag::cost) || h.type.is(TypeTag::bundle))
            return false;
        const bool or_none = !h.type.is(TypeTag::number) && !h.type.is(TypeTag::flag);
        field(FieldId(h.a), owner(id, v), v, or_none, to);
        return true;
    }
    case Op::counter:
        if (!has_plain_owner(id)) return false;
        emit(Do::counter, to, owner(id, v), 0, h.a);
        return true;
    case Op::define: return define(id, v, nullptr, false, to);
    case Op::parent_of: emit(Do::parent_of, to, value(child(0), v), 0, h.a); return true;
    case Op::owner_of: emit(Do::owner_of, to, value(child(0), v)); return true;
    case Op::zone_of: emit(Do::place_of, to, value(child(0), v)); return true;
    case Op::count: {
        const HirId np = child(0);
        const Noun& noun = p.noun(np);
        if (noun.of == NounOf::unit || noun.of == NounOf::group || noun.of == NounOf::unit_value) {
            use(v.subject);
            lending(v, [&] { emit(Do::units, to, v.subject, viewpoint(v), np); });
            return true;
        }
        if (!is_of_things(np) || t.plans.nouns[p.at(np).a].ranked || t.ask_slot[np] != 0) return false;
        emit(Do::constant, to, 0, 0, 0);
        each_candidate(np, v, [&](Register, Label&, Label&) { emit(Do::add_number, to, to, 0, 1); });
        return true;
    }
    case Op::total: return total(id, v, to);
    case Op::np: {
        const Noun& noun = p.noun(id);
        if (!is_of_things(id) || h.type.is(TypeTag::list) || picks_some(id) || noun.count != no_hir)
            return false;
        emit(Do::constant, to, 0, 0, none);
        each_candidate(id, v, [&](Register found, Label&, Label& out) {
            emit(Do::copy, to, found);
            jump(Do::jump, 0, 0, 0, out);
        });
        return true;
    }
    default: return false;
    }
}

// A face reads as its number: the tree knows how.
bool ValueCompiler::of_faces(HirId id) const {
    const auto parts = p.children(id);
    return std::any_of(parts.begin(), parts.end(), [&](HirId part) { return is_face(part); });
}

void ValueCompiler::arithmetic(HirId id, const View& v, Register to) {
    const Hir& h = p.at(id);
    const Register left = value(p.child(id, 0), v);
    if (h.op == Op::negative) {
        node_ = id;
        emit(Do::multiply_number, to, left, 0, -1);
    } else {
        const Register right = value(p.child(id, 1), v);
        node_ = id;
        emit(h.op == Op::add        ? Do::add
             : h.op == Op::subtract ? Do::subtract
             : h.op == Op::multiply ? Do::multiply
                                    : Do::divide,
             to, left, right);
    }
    node_ = no_hir;
}

// `hand_limit of trick of this` may mean the action that stands there: the tree finds out.
bool ValueCompiler::has_plain_owner(HirId id) const { return p.at(p.child(id, 0)).op != Op::heading; }

// What is not said to be somebody's is the subject's.
Register ValueCompiler::owner(HirId id, const View& v) {
    const HirId whose = p.child(id, 0);
    if ((p.at(id).flags & flag::implied) == 0 || p.at(whose).op != Op::you) return value(whose, v);
    use(v.you);
    use(v.subject);
    if (v.you == v.subject) return v.you;
    const Register to = temp();
    emit(Do::either, to, v.subject, v.you);
    return to;
}

void ValueCompiler::field(FieldId id, Register thing, const View& v, bool or_none, Register to) {
    if (!or_none && printed_table(id)) {
        emit(Do::printed, to, thing, 0, id);
        return;
    }
    if (code.field_at[id].empty()) {
        code.field_at[id].assign(t.things.size(), 0);
        for (std::size_t i = 0; i < t.things.size(); ++i)
            if (const Word slot = t.slot_of_field(static_cast<Word>(i), id); slot >= 0)
                code.field_at[id][i] = t.states + t.things[i].base + slot;
    }
    emit(or_none ? Do::field_or_none : Do::field, to, thing, viewpoint(v), id);
}

bool ValueCompiler::total(HirId id, const View& v, Register to) {
    const HirId np = p.child(id, 0);
    if (!is_of_things(np) || t.plans.nouns[p.at(np).a].ranked ||
        static_cast<Total>(p.at(id).aux) != Total::sum || p.noun(np).it == no_index)
        return false;
    const Register sum = temp(2);
    emit(Do::constant, sum, 0, 0, 0);
    emit(Do::constant, static_cast<std::size_t>(sum) + 1, 0, 0, 0);
    each_candidate(np, v, [&](Register one, Label&, Label&) {
        const std::uint32_t it = p.noun(np).it;
        if (v.inlined)
            set_local(it, one, v);
        else
            bound_.emplace_back(it, one);
        const Register measure = value(p.child(id, 1), v);
        if (!v.inlined) bound_.pop_back();
        emit(Do::add_wide, sum, measure);
    });
    node_ = id;
    emit(Do::from_wide, to, sum);
    node_ = no_hir;
    return true;
}

void compile_values(Tables& tables) { ValueCompiler(tables).run(); }

} // namespace cantrip::runtime
