// Calls: who acts, what with, and one event for each thing or unit (S8).

#include <algorithm>

#include "tests/reference/calls.hpp"

namespace cantrip::reference {

bool Play::call(HirId node, View v) {
    const Hir& h = p.at(node);
    const Verb& verb = p.verbs[h.a];
    const HirId by = p.child(node, 0);
    forget(node, v);
    Things actors{v.subject};
    if (p.at(by).op != Op::missing_arg) {
        settle(by, v);
        actors = list(by, v);
    }
    bool happened = false;
    Value given;
    for (const int actor : actors) {
        forget(node, v);
        Args a{.node = node,
               .verb = VerbId(h.a),
               .actor = actor,
               .v = v,
               .values = std::vector<Value>(verb.params.size()),
               .split = {}};
        a.v.subject = actor;
        bool known = true;
        for (std::size_t i = 0; i < verb.params.size() && known; ++i) known = argument(a, i);
        std::vector<Value> chosen = a.values;
        if (known) happened |= combine(a, 0, chosen, 1, given);
    }
    forget(node, v);
    if (h.b != no_index) {
        given.many |= verb.gives_type.is(TypeTag::list);
        (*v.names)[h.b] = given;
    }
    // Between two steps of a phase the rules about states are looked at.
    const bool phase = v.body->kind == Scope::Kind::event && p.verbs[v.body->verb].phase;
    if (phase) check_states(v);
    return happened;
}

// One event for every combination, the first parameter changing slowest.
bool Play::combine(Args& a, std::size_t param, std::vector<Value>& chosen, int amount, Value& given) {
    const Verb& verb = p.verbs[a.verb];
    if (param == verb.params.size()) {
        Value result;
        if (!happen(a.verb, a.actor, chosen, amount, none, &result)) return false;
        given = result;
        return true;
    }
    if (!a.split.contains(param)) return combine(a, param + 1, chosen, amount, given);
    bool happened = false;
    const bool units = verb.params[param].type.is(TypeTag::unit);
    const Things all = a.values[param].list;
    for (std::size_t i = 0; i < all.size(); i += units ? 2 : 1) {
        chosen[param] = one(all[i]);
        happened |= combine(a, param + 1, chosen, units ? all[i + 1] : amount, given);
    }
    return happened;
}

// false: there is none, and nothing happens for this actor.
bool Play::argument(Args& a, std::size_t param) {
    const Param& decl = p.verbs[a.verb].params[param];
    const HirId arg = p.child(a.node, param + 1);
    const Type type = decl.type;
    if (p.at(arg).op == Op::missing_arg) return missing(a, param);
    if (type.is(TypeTag::unit)) {
        a.values[param] = amount_items(arg, a.v, native[a.verb] == Native::gain);
        a.split.insert(param);
        return !a.values[param].list.empty();
    }
    if (type.is(TypeTag::counter)) {
        a.values[param] = counter_value(arg, a.v);
        return a.values[param].n != none;
    }
    const bool things = type.is(TypeTag::thing) || type.is(TypeTag::list) || type.is(TypeTag::names);
    if (p.at(arg).op == Op::np && things) return argument_np(a, param);
    settle(arg, a.v);
    if (things && (p.at(arg).type.is(TypeTag::list) || type.is(TypeTag::list)))
        return give_list(a, param, list(arg, a.v));
    Value value = eval(arg, a.v);
    if (type.is(TypeTag::number)) value = one(as_number(value, p.at(arg).type));
    a.values[param] = value;
    return value.n != none ||
           !(type.is(TypeTag::thing) || type.is(TypeTag::place) || type.is(TypeTag::names));
}

bool Play::give_list(Args& a, std::size_t param, const Things& all) {
    if (all.empty()) return false;
    const bool takes_all = p.verbs[a.verb].params[param].type.is(TypeTag::list);
    if (!takes_all && all.size() == 1)
        a.values[param] = one(all[0]);
    else
        a.values[param] = several(all);
    if (!takes_all && all.size() > 1) a.split.insert(param);
    return true;
}

// A noun ranges over what is possible for the call (S8.4, S8.6).
bool Play::argument_np(Args& a, std::size_t param) {
    const Param& decl = p.verbs[a.verb].params[param];
    const HirId arg = p.child(a.node, param + 1);
    const Noun& noun = p.noun(arg);
    const bool asking =
        noun.det != Det::none && noun.det != Det::no && noun.det != Det::each && noun.det != Det::all;
    Locals names = call_names(a, param);
    if (!asking || (is_units(noun) && !asks.contains(arg))) {
        Things all = list(arg, a.v);
        if (noun.det == Det::each && decl.pool != no_hir && decl.type.is(TypeTag::thing))
            std::erase_if(all, [&](int thing) { return !in_pool(decl, thing, a.actor, names, a.v); });
        return give_list(a, param, all);
    }
    settle_inside(arg, a.v);
    if (decl.pick != Param::Pick::asked && noun.det == Det::count) {
        Things all = pool(decl, a.actor, names, a.v);
        int most = 1;
        (void)how_many(arg, a.v, most, static_cast<int>(all.size()));
        if (const std::uint32_t slot = p.verbs[a.verb].amount_slot; slot != no_index) {
            Scope thought = thought_of(a.verb, a.actor, names, a.v);
            thought.names[slot] = one(most);
            modify_event(thought, false);
            most = thought.names[slot].n;
        }
        take_unasked(decl, all, most);
        return give_list(a, param, all);
    }
    const Things found = pick(arg, a.v, [&] {
        const auto pooled = from_pool(decl, arg, a.actor, names, a.v);
        Things all = pooled ? *pooled : candidates_for(arg, a.v);
        if (noun.of != NounOf::action)
            std::erase_if(all, [&](int thing) { return !legal_with(a, a.node, param, thing); });
        return all;
    });
    return give_list(a, param, found);
}

void Play::take_unasked(const Param& decl, Things& all, int most) {
    if (decl.pick == Param::Pick::random)
        for (std::size_t i = 0; i + 1 < all.size(); ++i)
            std::swap(all[i], all[i + below(static_cast<std::uint32_t>(all.size() - i))]);
    if (static_cast<int>(all.size()) > most) all.resize(static_cast<std::size_t>(std::max(most, 0)));
}

// Owners and counts inside a phrase come first.
void Play::settle_inside(HirId np, View& v) {
    if (p.noun(np).count != no_hir) settle(p.noun(np).count, v);
    for (const HirId f : p.children(np)) {
        const Op op = p.at(f).op;
        if ((op != Op::f_in && op != Op::f_owner) || p.at(p.child(f, 0)).op != Op::zone) continue;
        for (const HirId owner : p.children(p.child(f, 0)))
            if (asks.contains(owner)) settle(owner, v);
    }
}

// The verb's names as far as arguments are known.
Locals Play::call_names(const Args& a, std::size_t known) const {
    const Verb& verb = p.verbs[a.verb];
    Locals names = fresh_names(a.verb);
    for (std::size_t i = 0; i < known; ++i) {
        Value value = a.values[i];
        if (a.split.contains(i)) {
            if (verb.params[i].type.is(TypeTag::unit) && verb.amount_slot != no_index &&
                value.list.size() > 1)
                names[verb.amount_slot] = one(value.list[1]);
            value = one(value.list.empty() ? none : value.list[0]);
        }
        names[verb.params[i].slot] = value;
    }
    return names;
}

bool Play::legal_with(Args& a, HirId node, std::size_t param, int value) {
    const Verb& verb = p.verbs[a.verb];
    Locals names = call_names(a, param), copy = *a.v.names;
    View v = a.v;
    v.names = &copy;
    std::vector<Possible> options(verb.params.size());
    if (node != no_hir && !possible(node, a.actor, names, options, v, false)) return false;
    for (std::size_t i = 0; i < param; ++i)
        options[i] = {.given = true, .value = names[verb.params[i].slot], .from = {}};
    options[param] = {.given = true, .value = one(value), .from = {}};
    if (verb.params[param].type.is(TypeTag::list))
        options[param] = {.given = true, .many = true, .value = {}, .least = 1, .from = {value}};
    return can_fill(a.verb, a.actor, names, 0, options, v, false);
}

// An argument that is not given: the default, one of the pool, or the actor chooses.
bool Play::missing(Args& a, std::size_t param) {
    const Param& decl = p.verbs[a.verb].params[param];
    if (decl.initial != no_hir) return true; // read when the event begins
    if (!decl.type.is(TypeTag::thing) && !decl.type.is(TypeTag::list) && !decl.type.is(TypeTag::names)) {
        a.values[param] = one(decl.type.is(TypeTag::number) ? 1 : none);
        return true;
    }
    std::optional<Things> found;
    while (!found) {
        Locals names = call_names(a, param);
        Things all = pool(decl, a.actor, names, a.v);
        std::erase_if(all, [&](int thing) { return !legal_with(a, no_hir, param, thing); });
        if (all.empty()) return false;
        Offers offers;
        group(all, decl.type.is(TypeTag::names) ? Choice::Kind::word : Choice::Kind::thing, offers);
        if (decl.pick != Param::Pick::asked) {
            take_unasked(decl, all, 1);
            found = all;
        } else if (offers.size() == 1)
            found = Things{offers[0].value};
        else
            found = put(a.actor, "pick", 1, 1, offers);
    }
    a.values[param] = decl.type.is(TypeTag::list) ? several(*found) : one((*found)[0]);
    return true;
}

Value Play::counter_value(HirId arg, View& v) {
    const Hir& h = p.at(arg);
    if (h.op == Op::local || h.op == Op::it) return eval(arg, v);
    if (h.op != Op::counter) return {};
    const int holder = implied_owner(arg, v);
    return holder < 0 ? Value{} : Value{.n = static_cast<int>(h.a), .with = holder + 1};
}

// An amount: which way, then each of its parts (S8.7). Pairs of what and how many. After a fast action all of
// it is decided anew.
Value Play::amount_items(HirId arg, View& v, bool gaining) {
    settle(arg, v);
    for (;;) {
        Ways all;
        if (!ways(arg, v, all) || all.empty()) return several({});
        const auto way = choose_way(all.size(), v);
        if (!way) continue;
        Things items;
        bool whole = true;
        for (std::size_t i = 0; i < all[*way].size() && whole; ++i) {
            const auto part = decide(all[*way][i], gaining, v, {});
            whole = part.has_value();
            if (whole) items.insert(items.end(), part->begin(), part->end());
        }
        if (whole) return several(items);
    }
}

// Which of several ways; nothing: look again.
std::optional<std::size_t> Play::choose_way(std::size_t count, View& v) {
    if (count == 1) return 0;
    Offers offers;
    for (std::size_t i = 0; i < count; ++i) offers.push_back({Choice::Kind::way, static_cast<int>(i), 1, {}});
    const auto picked = put(v.subject, "pay", 1, 1, offers);
    if (!picked) return {};
    return static_cast<std::size_t>((*picked)[0]);
}

} // namespace cantrip::reference
