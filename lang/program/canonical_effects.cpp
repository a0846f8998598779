// Abilities, effects and values in their canonical form.

#include <algorithm>
#include <utility>

#include "lang/program/canonical.hpp"
#include "lang/program/dump.hpp"

namespace cantrip {
namespace {

// Without the numbers of slots: by this, parts are sorted whose order means nothing.
std::string shape_of(const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        out += text[i];
        if (text[i] == slot_open) i = text.find(slot_close, i);
    }
    return out;
}

} // namespace

std::string Canonical::ability(const Ability& ability) {
    std::string out = cat(static_cast<int>(ability.form), ' ');
    if (ability.face != no_index) out += name(p_.faces[ability.face]);
    if (ability.heading != no_index) out += name(p_.headings[ability.heading]);
    if (ability.heading == no_index && ability.name != no_name) out += p_.names.text(ability.name);
    std::vector<std::string> adjectives;
    for (const TraitId trait : ability.adjectives) adjectives.push_back(name(p_.traits[trait]));
    // Whoever has the card takes its actions, said or not.
    Tail when = ability.tail;
    if (ability.form == Ability::Form::action)
        std::erase_if(when.by, [&](HirId who) { return p_.at(who).op == Op::you; });
    out += sorted(std::move(adjectives));
    for (const Param& param : ability.params) out += parameter(param);
    out += tail(when) + hir(ability.price) + hir(ability.effect);
    if (ability.reaction != no_index) out += reaction(p_.reactions[ability.reaction]);
    return out;
}

std::string Canonical::hir(HirId id) {
    std::string out;
    put(id, out);
    return out;
}

void Canonical::put(HirId id, std::string& out) {
    if (id == no_hir) {
        out += '~';
        return;
    }
    const Hir& node = p_.at(id);
    switch (node.op) {
    case Op::assume: return put(p_.child(id, 0), out);
    case Op::block:
    case Op::seq: out += sequence(id); return;
    case Op::call: return put_call(id, out);
    case Op::subject: out += subject(id); return;
    case Op::arrow: out += arrow(id); return;
    case Op::exists: out += exists(id); return;
    case Op::either:
        out += "(choose";
        if (actor_ != "(you)") out += "@" + actor_;
        out += "(number 1)";
        put_children(id, out);
        out += ')';
        return;
    case Op::pay:
        // `pay either 1 coin or tire this`: one of two prices.
        if (p_.at(p_.child(id, 0)).op == Op::either && is_whole(p_.child(id, 0)))
            return put(p_.child(id, 0), out);
        return put_plain(id, out);
    case Op::np: return put_np(id, out);
    case Op::local:
        if (const auto value = in_place_.find(node.a); value != in_place_.end())
            return put(value->second, out);
        return put_plain(id, out);
    case Op::react:
        out += "(react";
        out += reaction(p_.reactions[node.a]);
        out += ')';
        return;
    default: return put_plain(id, out);
    }
}

std::string Canonical::thing(ThingId id) const {
    if (id == host_) return "`~self";
    if (id >= p_.things.size()) return "?";
    return p_.things[id].name == no_name ? cat("`~", id) : name(p_.things[id]);
}

std::string Canonical::field(FieldId id) const {
    if (id >= p_.fields.size()) return "?";
    return named(p_.kinds, p_.fields[id].kind) + name(p_.fields[id]);
}

std::string Canonical::slot(std::uint32_t number) const {
    const auto other = alias_.find(number);
    if (other != alias_.end()) number = other->second;
    return number == no_index ? std::string() : cat(slot_open, number, slot_close);
}

std::string Canonical::joined(const std::vector<std::string>& parts) {
    std::string out;
    for (const std::string& part : parts) out += part;
    return out;
}

std::string Canonical::sorted(std::vector<std::string> parts) {
    if (parts.size() == 1) return std::move(parts.front());
    std::stable_sort(parts.begin(), parts.end(),
                     [](const std::string& a, const std::string& b) { return shape_of(a) < shape_of(b); });
    return joined(parts);
}

// Statements one after the other, however they are grouped.
void Canonical::collect_steps(HirId id, std::vector<std::string>& out) {
    const Op op = p_.at(id).op;
    if (op == Op::assume) return collect_steps(p_.child(id, 0), out);
    if (op == Op::nothing) return;
    if (op == Op::subject && is_plain_actor(id)) {
        const std::string outer = std::exchange(actor_, hir(p_.child(id, 0)));
        collect_steps(p_.child(id, p_.at(id).count - 1U), out);
        actor_ = outer;
        return;
    }
    if (op != Op::block && op != Op::seq) return out.push_back(hir(id));
    for (std::size_t i = 0; i < p_.at(id).count; ++i) {
        const HirId child = p_.child(id, i);
        if (is_used_at_once(p_, id, i))
            in_place_[p_.at(child).a] = p_.child(child, 0);
        else if (is_unused(id, i))
            continue;
        else
            collect_steps(child, out);
    }
}

// A name for things that nobody chooses and nothing speaks of.
bool Canonical::is_unused(HirId block, std::size_t index) const {
    const auto steps = p_.children(block);
    const Hir& let = p_.at(steps[index]);
    if (let.op != Op::let || p_.at(p_.child(steps[index], 0)).op != Op::np) return false;
    const Det det = p_.noun(p_.child(steps[index], 0)).det;
    if (det != Det::each && det != Det::all && det != Det::the) return false;
    return std::none_of(steps.begin() + static_cast<std::ptrdiff_t>(index) + 1, steps.end(),
                        [&](HirId step) { return speaks_of_slot(p_, step, let.a); });
}

std::string Canonical::sequence(HirId id) {
    std::vector<std::string> steps;
    collect_steps(id, steps);
    if (steps.empty()) return "(nothing)";
    return steps.size() == 1 ? steps.front() : "(do" + joined(steps) + ")";
}

// `a and (b and c)`, `a and b and c`: one list.
void Canonical::collect_same(HirId id, Op op, std::vector<std::string>& out) {
    if (p_.at(id).op != op || p_.at(id).flags != 0) return out.push_back(hir(id));
    for (const HirId child : p_.children(id)) collect_same(child, op, out);
}

void Canonical::put_call(HirId id, std::string& out) {
    const Hir& node = p_.at(id);
    const Verb& verb = p_.verbs[node.a];
    out += '(';
    out += name(verb);
    if (node.b != no_index) out += cat(result_mark, slot(node.b));
    const HirId named = p_.child(id, 0);
    // The actor is whoever acts around it unless another is named, and a default counts as written: what it
    // says without an owner is the actor's.
    const std::string who = p_.at(named).op == Op::missing_arg ? actor_ : hir(named);
    const std::string doer = p_.at(named).op == Op::np ? "(doer)" : who;
    out += who;
    for (std::size_t i = 1; i < node.count; ++i) {
        const HirId child = p_.child(id, i);
        if (p_.at(child).op == Op::missing_arg && i - 1 < verb.params.size())
            out += left_out_by(verb.params[i - 1], doer);
        else
            put(child, out);
    }
    out += ')';
}

std::string Canonical::left_out_by(const Param& param, const std::string& doer) {
    const std::string outer = std::exchange(actor_, doer);
    std::string out = left_out(param);
    actor_ = outer;
    return out;
}

// `no card is in hand` is `no card in hand`.
std::string Canonical::exists(HirId id) {
    const Hir& node = p_.at(id);
    if (node.count != 2 || node.flags != 0) return plain(id);
    const HirId np = p_.child(id, 0), test = p_.child(id, 1);
    const bool inside = p_.at(test).op == Op::is_in && p_.at(test).flags == 0 &&
                        p_.at(p_.child(test, 0)).op == Op::local &&
                        p_.at(p_.child(test, 0)).a == p_.noun(np).it;
    if (!inside) return plain(id);
    return "(exists" + noun(np, p_.noun(np), "(f_in" + hir(p_.child(test, 1)) + ")") + ")";
}

// What an action is done to: chosen from a pool when it begins.
std::string Canonical::parameter(const Param& param) {
    return "(given" + slot(param.slot) +
           (param.type.is(TypeTag::thing) ? named(p_.kinds, param.type.index) : std::string()) +
           hir(param.pool) + hir(param.initial) + ")";
}

// A price for nothing is that what is paid, unless a part of it could be done too.
std::string Canonical::arrow(HirId id) {
    const bool alone = p_.at(id).count == 2 && p_.at(p_.child(id, 1)).op == Op::nothing;
    return alone && is_whole(p_.child(id, 0)) ? hir(p_.child(id, 0)) : plain(id);
}

// An argument that is not given: its default, or one that the actor is asked for.
std::string Canonical::left_out(const Param& param) {
    if (param.initial != no_hir) return hir(param.initial);
    const bool asked = param.pick == Param::Pick::asked && param.type.is(TypeTag::thing);
    if (asked && param.pool != no_hir && p_.at(param.pool).op == Op::np) {
        Noun pool = p_.noun(param.pool);
        pool.det = Det::a;
        return noun(param.pool, pool);
    }
    if (!asked || param.label != TokenKind::end_of_file || param.pool != no_hir) return "(missing_arg)";
    Noun any;
    any.det = Det::a;
    any.index = any.kind = KindId(param.type.index);
    return noun(no_hir, any);
}

// `each opponent: draw 2` is `draw 2 by each opponent`, and `each site: harvest site` is `harvest each site`.
std::string Canonical::shortened(HirId id) {
    const Hir& node = p_.at(id);
    if (node.count != 2 || (node.aux & (subject::freely | subject::has_from)) != 0) return {};
    HirId body = p_.child(id, 1);
    while ((p_.at(body).op == Op::block || p_.at(body).op == Op::seq || p_.at(body).op == Op::assume) &&
           p_.at(body).count == 1)
        body = p_.child(body, 0);
    if (p_.at(body).op != Op::call || p_.at(body).b != no_index) return {};
    const bool acts = (node.aux & subject::acts) != 0;
    const Verb& verb = p_.verbs[p_.at(body).a];
    std::string out = "(" + name(verb);
    bool done = acts;
    for (std::size_t i = 0; i < p_.at(body).count; ++i) {
        const HirId child = p_.child(body, i);
        const bool missing = p_.at(child).op == Op::missing_arg;
        if (acts && i == 0) {
            if (!missing && !(p_.at(child).op == Op::local && p_.at(child).a == node.a)) return {};
            out += hir(p_.child(id, 0));
        } else if (!acts && p_.at(child).op == Op::local && p_.at(child).a == node.a && node.a != no_index) {
            if (done) return {};
            done = true;
            out += hir(p_.child(id, 0));
        } else if (i == 0 && missing) {
            out += actor_;
        } else if (missing && i - 1 < verb.params.size()) {
            out += left_out_by(verb.params[i - 1], acts ? "(doer)" : actor_);
        } else {
            if (mentions(child, node.a)) return {};
            const std::string outer = acts ? std::exchange(actor_, "(doer)") : actor_;
            out += hir(child);
            actor_ = outer;
        }
    }
    return done ? out + ")" : std::string();
}

bool Canonical::mentions(HirId id, std::uint32_t slot_of) const {
    const Hir& node = p_.at(id);
    if (node.op == Op::local && node.a == slot_of) return true;
    if (node.op == Op::np) {
        const Noun& of = p_.noun(id);
        for (const HirId part : {of.count, of.value, of.per})
            if (part != no_hir && mentions(part, slot_of)) return true;
    }
    for (const HirId child : p_.children(id))
        if (mentions(child, slot_of)) return true;
    return false;
}

// `you: …` and `opponent: …`, where the opponent was named before: nothing but who acts in it.
bool Canonical::is_plain_actor(HirId id) const {
    const Hir& node = p_.at(id);
    const Hir& who = p_.at(p_.child(id, 0));
    if ((node.aux & subject::acts) == 0 || node.count != 2 || (node.aux & subject::freely) != 0 ||
        mentions(p_.child(id, 1), node.a))
        return false;
    return who.op == Op::you || (who.op == Op::local && who.type.is(TypeTag::thing));
}

std::string Canonical::subject(HirId id) {
    const Hir& node = p_.at(id);
    const bool acts = (node.aux & subject::acts) != 0;
    if (is_plain_actor(id)) {
        const std::string outer = std::exchange(actor_, hir(p_.child(id, 0)));
        std::string out = hir(p_.child(id, 1));
        actor_ = outer;
        return out;
    }
    if (const std::string brief = shortened(id); !brief.empty()) return brief;
    std::string out = cat("(subject ", node.aux) + slot(node.a);
    for (std::size_t i = 0; i + 1U < node.count; ++i) out += hir(p_.child(id, i));
    const std::string outer = actor_;
    if (acts) actor_ = node.a != no_index ? "(local" + slot(node.a) + ")" : hir(p_.child(id, 0));
    out += hir(p_.child(id, node.count - 1U));
    actor_ = outer;
    return out + ")";
}

std::string Canonical::plain(HirId id) {
    std::string out;
    put_plain(id, out);
    return out;
}

void Canonical::put_plain(HirId id, std::string& out) {
    const Hir& node = p_.at(id);
    const unsigned flags = node.flags & (flag::negated | flag::past);
    if (node.op == Op::compare) {
        out += compare(id, flags);
        return;
    }
    const std::string said_not = flags != 0 ? cat('!', flags) : std::string();
    // `card is calm` is `weather of card is calm`.
    if (node.op == Op::is_value) {
        out += "(equals" + said_not + "(field" + field(FieldId(node.a));
        put(p_.child(id, 0), out);
        out += ')';
        put(p_.child(id, 1), out);
        out += ')';
        return;
    }
    out += '(';
    out += node.op == Op::price ? to_string(Op::pay) : to_string(node.op);
    out += said_not;
    out += target(id);
    // Whoever is not you is asked, chooses and pays.
    if (node.op >= Op::block && actor_ != "(you)") out += "@" + actor_;
    // A zone or number without an owner is the actor's.
    if ((node.flags & flag::implied) != 0 && node.count == 1 && p_.at(p_.child(id, 0)).op == Op::you)
        out += actor_;
    else
        put_children(id, out);
    out += ')';
}

// With a number that is known, `more than 2` is `at least 3`, and `not less than 3` too.
std::string Canonical::compare(HirId id, unsigned flags) {
    const Hir& node = p_.at(id);
    const Hir& right = p_.at(p_.child(id, 1));
    auto how = static_cast<Compare>(node.aux);
    const std::string left = hir(p_.child(id, 0));
    const unsigned past = flags & flag::past;
    if ((flags & flag::negated) != 0)
        how = how == Compare::less         ? Compare::greater_equal
              : how == Compare::less_equal ? Compare::greater
              : how == Compare::greater    ? Compare::less_equal
                                           : Compare::less;
    if (right.op != Op::number)
        return cat("(compare!", past, ' ', static_cast<int>(how), ' ') + left + hir(p_.child(id, 1)) + ")";
    auto limit = static_cast<std::int64_t>(static_cast<std::int32_t>(right.a));
    if (how == Compare::greater) ++limit;
    if (how == Compare::less) --limit;
    const bool least = how == Compare::greater || how == Compare::greater_equal;
    return cat("(compare!", past, least ? " least " : " most ", left, "(number ", limit, "))");
}

void Canonical::put_children(HirId id, std::string& out) {
    const Hir& node = p_.at(id);
    std::vector<std::string> parts;
    switch (node.op) {
    case Op::and_:
    case Op::or_:
    case Op::add:
    case Op::bundle:
    case Op::alternatives:
    case Op::either:
        for (const HirId child : p_.children(id)) collect_same(child, node.op, parts);
        out += sorted(std::move(parts));
        return;
    // The options of a choice; its first child is how many.
    case Op::choose:
        for (std::size_t i = 1; i < node.count; ++i) parts.push_back(hir(p_.child(id, i)));
        if (node.count > 0) put(p_.child(id, 0), out);
        out += sorted(std::move(parts));
        return;
    default:
        for (const HirId child : p_.children(id)) put(child, out);
    }
}

// What a node says beside its children.
std::string Canonical::target(HirId id) {
    const Hir& node = p_.at(id);
    const auto number = [](std::uint32_t value) { return cat(' ', static_cast<std::int32_t>(value)); };
    switch (node.op) {
    case Op::number:
    case Op::variable:
    case Op::per: return number(node.a);
    case Op::total:
    case Op::match: return number(node.aux) + " ";
    case Op::text: return std::string(p_.trees[node.tree]->text(node.node));
    case Op::local:
    case Op::let: return slot(node.a);
    case Op::case_range: return number(node.a) + number(node.b);
    case Op::face: return face(node);
    case Op::die:
    case Op::random_die: return named(p_.dice, node.a);
    case Op::printed: return node.aux == 1 ? named(p_.groups, node.a) : named(p_.units, node.a);
    case Op::unit: return node.aux == 1 ? named(p_.groups, node.a) : named(p_.units, node.a);
    case Op::counter: return named(p_.units, node.a);
    case Op::global: return named(p_.globals, node.a);
    case Op::thing:
    case Op::is_thing: return thing(ThingId(node.a));
    case Op::names_value: return named(p_.names_values, node.a);
    case Op::zone: return named(p_.zones, node.a);
    case Op::field:
    case Op::f_field:
    case Op::f_flag:
    case Op::is_flag:
    case Op::is_value: return field(FieldId(node.a));
    case Op::define:
    case Op::is_define:
    case Op::f_define: return named(p_.defines, node.a);
    case Op::is_trait:
    case Op::f_trait: return named(p_.traits, node.a);
    case Op::is_kind:
    case Op::f_kind:
    case Op::parent_of: return named(p_.kinds, node.a);
    case Op::stop: return named(p_.verbs, node.a);
    case Op::at_time: return number(node.aux) + named(p_.verbs, node.a);
    case Op::heading: return cat('`', p_.names.text(NameId(node.b)));
    case Op::tally:
        return pattern(PatternId(node.a)) + named(p_.verbs, node.b) + (node.aux == 0 ? "" : number(node.aux));
    default: return {};
    }
}

std::string Canonical::face(const Hir& node) const {
    const Die::Face& face = p_.dice[node.type.index].faces[node.a];
    return face.name == no_name ? cat(' ', face.number) : cat('`', p_.names.text(face.name));
}

} // namespace cantrip
