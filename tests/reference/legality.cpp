// What could be done: a test on an event that is only thought of (S15).

#include <algorithm>

#include "tests/reference/guard.hpp"
#include "tests/reference/play.hpp"

namespace cantrip::reference {

Locals Play::fresh_names(VerbId verb) const { return Locals(verb_names(verb)); }

bool Play::can_call(HirId call, View& v, bool strict) {
    const Guard<int> test_only(tests_, tests_ + 1);
    const Guard<int> inside(depth_, depth_ + 4);
    if (depth_ > 200) throw FaultFound{"whether something can be done depends on itself without end"};
    const Hir& h = p.at(call);
    const HirId by = p.child(call, 0);
    const Things actors = p.at(by).op == Op::missing_arg ? Things{v.subject} : list(by, v);
    return !actors.empty() && std::all_of(actors.begin(), actors.end(), [&](int actor) {
        Locals names = fresh_names(VerbId(h.a));
        std::vector<Possible> options(p.verbs[h.a].params.size());
        return possible(call, actor, names, options, v, strict) &&
               can_fill(VerbId(h.a), actor, names, 0, options, v, strict);
    });
}

// What each argument of a call could be.
bool Play::possible(HirId call, int actor, Locals& names, std::vector<Possible>& options, View& v,
                    bool strict) {
    const Verb& verb = p.verbs[p.at(call).a];
    View mine = v;
    mine.subject = actor;
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        const HirId arg = p.child(call, i + 1);
        const Type type = verb.params[i].type;
        Possible& option = options[i];
        if (p.at(arg).op == Op::missing_arg) continue; // from the pool, when the earlier ones are known
        option.given = true;
        if (type.is(TypeTag::unit)) {
            if (things_of(arg, actor, v, strict, option)) continue;
            option.value = one(unit_of(arg, actor, names, verb, v));
            if (option.value.n == none) return false;
        } else if (type.is(TypeTag::counter)) {
            option.value = counter_value(arg, v);
            if (option.value.n == none) return false;
        } else if (p.at(arg).op == Op::np &&
                   (type.is(TypeTag::thing) || type.is(TypeTag::list) || type.is(TypeTag::names))) {
            option.many = true;
            const auto pooled = from_pool(verb.params[i], arg, actor, names, mine);
            option.from = pooled ? *pooled : list(arg, mine);
            int most = 1;
            option.least = how_many(arg, mine, most, static_cast<int>(option.from.size()));
            if (p.noun(arg).of == NounOf::action) option.from = open_actions(actor, arg, mine, false);
            if (!strict && most > 0) option.least = std::min(option.least, 1);
        } else if (type.is(TypeTag::list) || p.at(arg).type.is(TypeTag::list)) {
            option.many = true;
            option.from = list(arg, v);
        } else {
            option.value = eval(arg, v);
            if (type.is(TypeTag::number)) option.value = one(as_number(option.value, p.at(arg).type));
            if (option.value.n == none && (type.is(TypeTag::thing) || type.is(TypeTag::place))) return false;
        }
    }
    return true;
}

// Fills the arguments that are not given from their pools; true when some way is possible.
bool Play::can_fill(VerbId id, int actor, Locals& names, std::size_t param,
                    const std::vector<Possible>& options, View& v, bool strict) {
    const Guard<int> test_only(tests_, tests_ + 1);
    const Verb& verb = p.verbs[id];
    if (param == verb.params.size()) return can_happen(id, actor, names, v, strict);
    const Param& decl = verb.params[param];
    const Possible& option = options[param];
    const auto rest = [&](const Value& value) {
        names[decl.slot] = value;
        return can_fill(id, actor, names, param + 1, options, v, strict);
    };
    if (option.given && !option.many) {
        names[decl.slot] = option.value;
        return (!decl.type.is(TypeTag::thing) || decl.pool == no_hir ||
                in_pool(decl, option.value.n, actor, names, v)) &&
               rest(option.value);
    }
    if (option.given && decl.type.is(TypeTag::list))
        return static_cast<int>(option.from.size()) >= option.least && rest(several(option.from));
    if (option.given && option.least == 0) return true;
    if (!option.given && decl.initial != no_hir) {
        View own = pool_view(actor, names, v);
        own.self = none;
        return rest(eval(decl.initial, own));
    }
    const Things from = option.given ? option.from : pool(decl, actor, names, v);
    // Whether something is printed under a heading does not depend on what it would be done with.
    if (from.empty() && !option.given && verb.heading && param > 0) return rest({});
    int found = 0;
    for (const int value : from) {
        if (option.given && decl.pool != no_hir && !in_pool(decl, value, actor, names, v)) continue;
        const bool whole = !option.given && decl.type.is(TypeTag::list);
        found += rest(whole ? several({value}) : one(value)) ? 1 : 0;
        if (found >= (option.given ? option.least : 1)) return true;
    }
    return false;
}

// ---- pools (S8.5)

View Play::pool_view(int actor, Locals& names, const View& v) const {
    return {.names = &names,
            .you = actor,
            .subject = actor,
            .self = v.self,
            .around = v.around,
            .event = v.event,
            .board = v.board};
}

Things Play::pool(const Param& param, int actor, Locals& names, View& v) {
    View own = pool_view(actor, names, v);
    if (param.pool != no_hir) return list(param.pool, own);
    Things found;
    if (param.type.is(TypeTag::names)) {
        const NamesList& words = p.names_lists[param.type.index];
        for (std::uint32_t i = 0; i < words.count; ++i) found.push_back(static_cast<int>(words.first + i));
    } else if (param.type.is(TypeTag::number)) {
        for (std::int64_t n = param.low; n <= param.high && n < std::int64_t{param.low} + 20; ++n)
            found.push_back(static_cast<int>(n));
    } else if (param.type.is(TypeTag::thing) || param.type.is(TypeTag::list)) {
        for (const int thing : t.of_kind(KindId(param.type.index)))
            if (!t.is_aside(*v.board, thing)) found.push_back(thing);
    }
    return found;
}

// A phrase without a place of its own means what lies in the pool (S8.6).
std::optional<Things> Play::from_pool(const Param& param, HirId np, int actor, Locals& names, View& v) {
    if (param.pool == no_hir || p.noun(np).of != NounOf::kind || p.noun(np).det == Det::each) return {};
    for (const HirId f : p.children(np)) {
        const Op op = p.at(f).op;
        if (op == Op::f_in || op == Op::f_in_list || op == Op::f_rank) return {};
    }
    Things found;
    for (const int thing : pool(param, actor, names, v)) {
        const Noun& noun = p.noun(np);
        const auto filters = p.children(np);
        if (fits_head(noun, one(thing), v) && std::all_of(filters.begin(), filters.end(), [&](HirId f) {
                return filter(f, noun, one(thing), v);
            }))
            found.push_back(thing);
    }
    return found;
}

bool Play::in_pool(const Param& param, int value, int actor, Locals& names, View& v) {
    if (value == none) return false;
    View own = pool_view(actor, names, v);
    return param.pool == no_hir || matches(param.pool, one(value), own);
}

// ---- events

// The number that must not be lowered where all of it is asked for (S15.4).
std::uint32_t Play::whole_slot(VerbId id) const {
    const Native which = native[id];
    if (which == Native::gain || which == Native::lose || which == Native::give)
        return p.verbs[id].amount_slot;
    return which == Native::advance || which == Native::retreat ? p.verbs[id].params[1].slot : no_index;
}

bool Play::can_happen(VerbId id, int actor, Locals names, View& v, bool strict) {
    const Guard<int> test_only(tests_, tests_ + 1);
    const Verb& verb = p.verbs[id];
    for (const Param& param : verb.params)
        if ((param.type.is(TypeTag::thing) || param.type.is(TypeTag::place)) && names[param.slot].n == none &&
            !(verb.heading && &param != &verb.params[0]))
            return false;
    if (++watched_ > 100) throw FaultFound{"tests inside each other without end"};
    const Finally done([&] { --watched_; });
    Scope event = thought_of(id, actor, names, v);
    const std::uint32_t counted = whole_slot(id);
    const int asked = counted == no_index ? 0 : event.names[counted].n;
    modify_event(event, false);
    // In full: nothing may have lowered it.
    if (strict && counted != no_index && event.names[counted].n < asked) return false;
    if (forbidden(event, nullptr)) return false;
    if (native[id] != Native::not_native) {
        View own = v;
        return can_native(id, actor, event.names, own, strict);
    }
    View own{.names = &event.names,
             .you = actor,
             .subject = actor,
             .self = verb.action ? v.self : none,
             .around = &event,
             .board = v.board};
    if (verb.heading) {
        const int thing = event.names[verb.params[0].slot].n;
        const AbilityId body = heading_body(id, thing, own);
        if (body == no_index) return false;
        Locals its(p.abilities[body].locals + verb.params.size() + 64);
        for (std::size_t i = 0; i < verb.params.size(); ++i) its[i] = event.names[verb.params[i].slot];
        own.names = &its;
        own.self = thing;
        return can_lead(p.abilities[body].effect, own);
    }
    if (!verb.action) return verb.body == no_hir || can_lead(verb.body, own);
    // Several actions may have one name: the one that is being asked about says what it costs.
    AbilityId action = action_of_verb(id);
    if (!testing_.empty() && verb_of_action(t.piece(testing_.back()).action) == id)
        action = t.piece(testing_.back()).action;
    return action == no_index || can_lead(p.abilities[action].effect, own);
}

bool Play::can_native(VerbId id, int actor, const Locals& names, View& v, bool strict) {
    const Verb& verb = p.verbs[id];
    const auto arg = [&](std::size_t i) -> const Value& { return names[verb.params[i].slot]; };
    const int amount = verb.amount_slot != no_index ? names[verb.amount_slot].n : 1;
    switch (native[id]) {
    case Native::gain: {
        if (!strict || amount == none || arg(0).n < 0) return true;
        const auto unit = static_cast<UnitId>(arg(0).n);
        if (!p.units[unit].track) return supply_left(unit) >= amount;
        return std::int64_t{t.counter(*v.board, actor, unit)} + amount <= end_of(unit, actor);
    }
    case Native::lose:
    case Native::give:
    case Native::pay: {
        if (!strict || arg(0).n < 0) return true;
        const auto unit = static_cast<UnitId>(arg(0).n);
        return t.counter(*v.board, actor, unit) - p.units[unit].low >= amount;
    }
    case Native::advance:
    case Native::retreat: {
        if (!strict || arg(0).n < 0) return true;
        const auto unit = static_cast<UnitId>(arg(0).n);
        const std::int64_t now = t.counter(*v.board, arg(0).with - 1, unit);
        if (native[id] == Native::retreat) return now - arg(1).n >= p.units[unit].low;
        return now + arg(1).n <= end_of(unit, arg(0).with - 1) && arg(1).n <= supply_left(unit);
    }
    case Native::move:
        return v.board->place[static_cast<std::size_t>(arg(0).n)] == arg(1).n ||
               has_room(arg(0).n, arg(1).n, v);
    case Native::perform: return open_now(arg(0).n, actor, v, any_time);
    default: return true;
    }
}

// ---- effects

// The price that an effect starts with must be payable.
bool Play::can_lead(HirId effect, View& v) {
    const Hir& h = p.at(effect);
    switch (h.op) {
    case Op::assume: return can_lead(p.child(effect, 0), v);
    case Op::block:
    case Op::seq: return h.count == 0 || can_lead(p.child(effect, 0), v);
    case Op::arrow: return h.count > 2 || can_pay(p.child(effect, 0), v);
    case Op::pay: return can_pay(effect, v);
    default: return true;
    }
}

// What a `may` asks about: of a block any statement, unless the first is a price (S7.3).
bool Play::can_offer(HirId effect, View& v) {
    const Guard<int> test_only(tests_, tests_ + 1);
    const Hir& h = p.at(effect);
    if (h.op == Op::assume) return can_offer(p.child(effect, 0), v);
    if (h.op != Op::block) return can_begin(effect, v);
    bool led = false;
    for (const HirId part : p.children(effect)) {
        const Hir& one = p.at(part);
        if (one.op == Op::let) {
            if (!try_let(part, v)) return false;
            continue;
        }
        if (can_begin(part, v)) return true;
        if (!led && (one.op == Op::pay || (one.op == Op::arrow && one.count < 3))) return false;
        led = true;
    }
    return !led;
}

bool Play::begins(HirId effect, View v) {
    Locals copy = *v.names;
    v.names = &copy;
    return can_begin(effect, v);
}

bool Play::can_begin(HirId effect, View& v) {
    const Guard<int> test_only(tests_, tests_ + 1);
    const Hir& h = p.at(effect);
    const auto parts = p.children(effect);
    const auto begins_one = [&](HirId part) { return can_begin(part, v); };
    switch (h.op) {
    case Op::assume:
    case Op::may: return can_offer(parts[0], v);
    case Op::together:
    case Op::secretly: return can_begin(parts[0], v);
    case Op::repeat: return can_begin(parts[2], v);
    case Op::block:
    case Op::seq:
        for (const HirId part : parts) {
            if (p.at(part).op != Op::let) return can_begin(part, v);
            if (!try_let(part, v)) return false;
        }
        return true;
    case Op::arrow: return h.count > 2 || can_pay(parts[0], v);
    case Op::pay: return can_pay(effect, v);
    case Op::call: return can_call(effect, v, false);
    case Op::subject:
        for (const int who : list(parts[0], v)) {
            View inner = v;
            if (h.a != no_index) (*inner.names)[h.a] = one(who);
            if ((h.aux & subject::acts) != 0) inner.subject = who;
            if (can_begin(parts.back(), inner)) return true;
        }
        return false;
    case Op::either: return std::any_of(parts.begin(), parts.end(), begins_one);
    case Op::choose: return std::any_of(parts.begin() + 1, parts.end(), begins_one);
    case Op::if_:
        if (test(parts[0], v)) return can_begin(parts[1], v);
        return h.count > 2 && can_begin(parts[2], v);
    case Op::match: {
        const Value value = eval(parts[0], v);
        for (const HirId arm : parts.subspan(1))
            for (const HirId c : p.children(arm).first(p.children(arm).size() - 1))
                if (case_fits(c, value, p.at(parts[0]).type, v)) return can_begin(p.children(arm).back(), v);
        return false;
    }
    default: return true;
    }
}

// A `let` in a test: the first that could be chosen.
bool Play::try_let(HirId let, View& v) {
    const HirId value = p.child(let, 0);
    const Hir& h = p.at(value);
    Value found;
    if (h.type.is(TypeTag::list)) {
        found = several(list(value, v));
        if (found.list.empty() && h.op == Op::np && p.noun(value).det != Det::up_to &&
            p.noun(value).det != Det::any_number)
            return false;
    } else {
        found = eval(value, v);
        if (found.n == none && h.type.is(TypeTag::thing)) return false;
    }
    if (p.at(let).a != no_index) (*v.names)[p.at(let).a] = found;
    return true;
}

// The things that a call could mean where units may stand too; false: it is about units.
bool Play::things_of(HirId arg, int actor, View& v, bool strict, Possible& option) {
    View mine = v;
    mine.subject = actor;
    Ways all;
    if (!ways(arg, mine, all)) return false;
    std::erase_if(all, [](const Charges& way) { return way.empty(); });
    if (all.empty() || all[0][0].of != Charge::Of::things) return false;
    const Charge& charge = all[0][0];
    const Det det = charge.np == no_hir ? Det::none : p.noun(charge.np).det;
    option.many = true;
    option.least = det == Det::any_number || det == Det::up_to ? 0 : strict ? charge.count : 1;
    for (const int thing : payable(charge, mine)) option.from.push_back(-2 - thing);
    return true;
}

// A unit that a call could mean, with its number in the verb's names (S15.2).
int Play::unit_of(HirId arg, int actor, Locals& names, const Verb& verb, View& v) {
    View mine = v;
    mine.subject = actor;
    Ways all;
    if (!ways(arg, mine, all)) return none;
    for (const Charges& way : all) {
        if (way.empty()) continue;
        const Charge& charge = way[0];
        if (charge.of == Charge::Of::things) return none;
        int best = none;
        for (const UnitId unit : charge.units)
            if (best == none ||
                t.counter(*v.board, actor, unit) > t.counter(*v.board, actor, static_cast<UnitId>(best)))
                best = static_cast<int>(unit);
        if (best == none) continue;
        if (verb.amount_slot != no_index) names[verb.amount_slot] = one(charge.count);
        return best;
    }
    return none;
}

} // namespace cantrip::reference
