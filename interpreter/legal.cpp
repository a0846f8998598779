// What could be done: a test on a hypothetical event. Nothing runs, no die is thrown, nobody is asked.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {
namespace {

// Calls that ask whether a call can be made, one inside the other: far more than rules nest, and few enough
// for the stack of a thread.
constexpr std::uint32_t most_nested_calls = 100;

} // namespace

void Exec::fresh_locals(VerbId verb, Locals32& locals) const {
    const AbilityId action = t.action_of_verb[verb];
    std::uint32_t count = t.verb_locals[verb];
    if (action != no_index) count = std::max(count, t.ability_locals[action]);
    locals.assign(count, unset);
    std::fill(locals.begin(),
              locals.begin() +
                  static_cast<std::ptrdiff_t>(std::min<std::size_t>(p.verbs[verb].locals, locals.size())),
              none);
}

// For a phrase that is read outside of the body it stands in: no name of it is known.
void Exec::foreign_locals(Locals32& locals) const { locals.assign(t.most_locals, none); }

bool Exec::can_call(HirId call, Env& e, bool strict) {
    if (failed()) return false;
    const Test test_only(*this);
    if (++depth_ > most_nested_calls) {
        --depth_;
        fail_at("whether something can be done depends on itself without end", call);
        return false;
    }
    const Hir& h = p.at(call);
    const Verb& verb = p.verbs[h.a];
    Words actors;
    const HirId by = p.child(call, 0);
    if (p.at(by).op == Op::missing_arg)
        actors.push_back(e.subject);
    else
        list(by, e, actors);
    bool result = !actors.empty();
    for (const Word actor : actors) {
        Locals32 locals;
        fresh_locals(VerbId(h.a), locals);
        Options options(verb.params.size());
        result = result && fill_options(call, actor, locals.data(), options, e, strict) &&
                 can_fill(VerbId(h.a), actor, locals.data(), 0, options, e, strict);
    }
    --depth_;
    return result;
}

// What each argument of a call could be.
bool Exec::fill_options(HirId call, Word actor, Word* locals, Options& options, Env& e, bool strict) {
    const Hir& h = p.at(call);
    const Verb& verb = p.verbs[h.a];
    for (std::size_t i = 0; i < verb.params.size(); ++i) {
        const HirId arg = p.child(call, i + 1);
        Argument& option = options[i];
        const Type type = verb.params[i].type;
        if (p.at(arg).op == Op::missing_arg) continue; // from the pool, when the earlier ones are known
        option.given = true;
        if (type.is(TypeTag::unit)) {
            if (things_of(arg, actor, e, strict, option)) continue;
            option.value = unit_of(arg, actor, locals, verb, e);
            if (option.value == none) return false;
        } else if (type.is(TypeTag::counter)) {
            option.value = counter_code(arg, e);
            if (option.value == none) return false;
        } else if (p.at(arg).op == Op::np &&
                   (type.is(TypeTag::thing) || type.is(TypeTag::list) || type.is(TypeTag::names))) {
            option.many = true;
            Env mine = e;
            mine.subject = actor;
            // How many actions are meant seldom depends on how many there are.
            const Noun& noun = p.noun(arg);
            const bool some = options_.shortcuts && noun.of == NounOf::action && noun.count == no_hir &&
                              noun.det != Det::each && noun.det != Det::all && noun.det != Det::any_number;
            if (!some && !from_pool(verb.params[i], arg, actor, locals, mine, option.from))
                list(arg, mine, option.from);
            Word most = 1;
            option.least = how_many(arg, mine, most, static_cast<Word>(option.from.size()));
            if (!strict && most > 0) option.least = std::min(option.least, 1);
            if (noun.of == NounOf::action) {
                option.from.clear();
                option.np = arg;
                option.partial = options_.shortcuts && option.least == 1 && !type.is(TypeTag::list);
                open_actions(actor, arg, mine, false, option.from, option.partial ? 1 : -1);
            }
        } else if (type.is(TypeTag::list)) {
            option.many = true;
            list(arg, e, option.from);
            option.least = 1;
        } else {
            Env mine = e;
            if (p.at(arg).type.is(TypeTag::list)) {
                option.many = true;
                list(arg, mine, option.from);
                option.least = 1;
            } else {
                option.value = as_number(eval(arg, mine), type.is(TypeTag::number) ? p.at(arg).type : Type{});
                if (option.value == none && (type.is(TypeTag::thing) || type.is(TypeTag::place)))
                    return false;
            }
        }
    }
    return true;
}

Word Exec::counter_code(HirId arg, Env& e) {
    const Hir& h = p.at(arg);
    if (h.op == Op::counter) {
        const Word holder = eval_owner(arg, e);
        return holder < 0 ? none : static_cast<Word>(h.a) * t.thing_count() + holder;
    }
    return h.op == Op::local || h.op == Op::it ? eval(arg, e) : none;
}

// Fills the arguments that are not given from their pools; true when some way is legal.
bool Exec::can_fill(VerbId id, Word actor, Word* locals, std::size_t param, const Options& options, Env& e,
                    bool strict) {
    const Test test_only(*this);
    const Verb& verb = p.verbs[id];
    if (param == verb.params.size()) return can_event(id, actor, locals, e, strict);
    const Param& decl = verb.params[param];
    const Argument& option = options[param];
    Word& word = locals[decl.slot];
    if (option.given && !option.many) {
        word = option.value;
        return (!decl.type.is(TypeTag::thing) || decl.pool == no_hir || option.pooled ||
                in_pool(decl, word, actor, locals, e)) &&
               can_fill(id, actor, locals, param + 1, options, e, strict);
    }
    Words from;
    Word least = 1;
    if (option.given) {
        from = option.from;
        least = option.least;
        if (decl.type.is(TypeTag::list)) {
            word = temp_list(from);
            return static_cast<Word>(from.size()) >= least &&
                   can_fill(id, actor, locals, param + 1, options, e, strict);
        }
        if (least == 0) return true;
    } else if (decl.initial != no_hir) {
        Env inner{.locals = locals,
                  .you = actor,
                  .subject = actor,
                  .frame = e.frame,
                  .event = e.event,
                  .world = e.world,
                  .hypo = e.hypo};
        word = eval(decl.initial, inner);
        return can_fill(id, actor, locals, param + 1, options, e, strict);
    } else if (decl.pool != no_hir && p.at(decl.pool).op == Op::np && is_plain(decl.pool) && !verb.heading) {
        // One is enough, and what is in the pool may be costly to find out.
        Env inner = pool_env(actor, locals, e);
        bool some = false;
        (void)visit_candidates(decl.pool, inner, [&](Word value) {
            word = value;
            some = can_fill(id, actor, locals, param + 1, options, e, strict);
            return !some;
        });
        return some;
    } else
        pool(decl, actor, locals, e, from);
    // Whether something is printed under a heading does not depend on what it would be done with.
    if (from.empty() && !option.given && verb.heading && param > 0) {
        word = unset;
        return can_fill(id, actor, locals, param + 1, options, e, strict);
    }
    Word found = 0;
    const auto is_enough = [&](Word value) {
        if (option.given && decl.pool != no_hir && !in_pool(decl, value, actor, locals, e)) return false;
        word = value;
        found += can_fill(id, actor, locals, param + 1, options, e, strict);
        return found >= least;
    };
    if (std::any_of(from.begin(), from.end(), is_enough)) return true;
    if (!option.partial || from.empty()) return false;
    // The first open action would not do; perhaps another does.
    Words all;
    Env mine = e;
    mine.subject = actor;
    open_actions(actor, option.np, mine, false, all);
    return std::any_of(all.begin() + 1, all.end(), is_enough);
}

// Where the pool of a parameter is looked at from.
Env Exec::pool_env(Word actor, Word* locals, const Env& e) {
    return {.locals = locals,
            .you = actor,
            .subject = actor,
            .self = e.self,
            .frame = e.frame,
            .event = e.event,
            .world = e.world,
            .hypo = e.hypo};
}

// What a parameter may be when nothing is said.
void Exec::pool(const Param& param, Word actor, Word* locals, Env& e, Words& found) {
    Env inner = pool_env(actor, locals, e);
    if (param.pool != no_hir) {
        list(param.pool, inner, found);
        return;
    }
    if (param.type.is(TypeTag::names)) {
        const NamesList& names = p.names_lists[param.type.index];
        for (std::uint32_t i = 0; i < names.count; ++i) found.push_back(static_cast<Word>(names.first + i));
        return;
    }
    if (param.type.is(TypeTag::number)) {
        for (Word n = param.low; n <= std::min(param.high, param.low + most_numbers - 1); ++n)
            found.push_back(n);
        return;
    }
    if (!param.type.is(TypeTag::thing) && !param.type.is(TypeTag::list)) return;
    for (const Word thing : t.of_kind[param.type.index])
        if (!is_aside(e.world, thing)) found.push_back(thing);
}

// A phrase without a place of its own means what lies in the parameter's pool: `place a figure` from the
// reserve.
bool Exec::from_pool(const Param& param, HirId np, Word actor, Word* locals, Env& e, Words& found) {
    if (param.pool == no_hir || p.noun(np).of != NounOf::kind || p.noun(np).det == Det::each) return false;
    for (const HirId f_id : p.children(np))
        if (p.at(f_id).op == Op::f_in || p.at(f_id).op == Op::f_in_list || p.at(f_id).op == Op::f_rank)
            return false;
    Words all;
    pool(param, actor, locals, e, all);
    for (const Word one : all)
        if (matches(np, one, e)) found.push_back(one);
    return true;
}

bool Exec::in_pool(const Param& param, Word value, Word actor, Word* locals, Env& e) {
    if (value == none) return false;
    if (param.pool == no_hir) return true;
    Env inner = pool_env(actor, locals, e);
    return is_meant(param.pool, value, inner);
}

bool Exec::find_legal(VerbId id, Word actor, Word* locals, Env& e, bool strict) {
    const Test test_only(*this);
    const Verb& verb = p.verbs[id];
    for (const Param& param : verb.params)
        if ((param.type.is(TypeTag::thing) || param.type.is(TypeTag::place)) && locals[param.slot] == none)
            return false;
    const Hypo hypo{id, actor, locals, e.hypo};
    const EventView event{id, actor, locals, 0, &hypo};
    const std::uint32_t counted = whole_slot(id);
    const Word asked = counted == no_index ? 0 : locals[counted];
    apply_modify(event, locals, false);
    if (strict && counted != no_index && locals[counted] < asked) return false;
    if (forbidden(event, nullptr)) return false;
    if (t.native[id] != Native::not_native) return can_native(id, actor, locals, e, strict);
    Env inner{.locals = locals,
              .you = actor,
              .subject = actor,
              .self = verb.action ? e.self : none,
              .frame = e.frame,
              .event = 0,
              .world = e.world,
              .hypo = &hypo};
    if (verb.heading) {
        const Word thing = locals[verb.params[0].slot];
        const AbilityId body = heading_body(id, thing, inner);
        if (body == no_index) return false;
        Locals32 own(t.ability_locals[body], unset);
        for (std::size_t i = 0; i < verb.params.size() && i < own.size(); ++i)
            own[i] = locals[verb.params[i].slot];
        inner.locals = own.data();
        inner.self = thing;
        return can_lead(p.abilities[body].effect, inner);
    }
    // Several actions may have one name: the one that is being asked about says what it costs.
    if (AbilityId action = t.action_of_verb[id]; action != no_index) {
        if (!testing_.empty() &&
            t.verb_of_action[t.things[static_cast<std::size_t>(testing_.back())].action] == id)
            action = t.things[static_cast<std::size_t>(testing_.back())].action;
        return can_lead(p.abilities[action].effect, inner);
    }
    return verb.body == no_hir || can_lead(verb.body, inner);
}

// The price that an effect starts with must be payable; everything behind it is as much as possible.
bool Exec::can_lead(HirId effect, Env& e) {
    const Hir& h = p.at(effect);
    switch (h.op) {
    case Op::assume: return can_lead(p.child(effect, 0), e);
    case Op::block:
    case Op::seq: return h.count == 0 || can_lead(p.child(effect, 0), e);
    case Op::arrow: return h.count > 2 || can_pay_seq(p.child(effect, 0), e);
    case Op::pay: return can_pay_seq(effect, e);
    default: return true;
    }
}

// Whether an effect can be begun: what `may` offers, and what is an option of `choose`.
bool Exec::can_begin(HirId effect, Env& e) {
    const Test test_only(*this);
    const Hir& h = p.at(effect);
    switch (h.op) {
    case Op::assume: return can_begin(p.child(effect, 0), e);
    case Op::block:
    case Op::seq:
        for (const HirId part : p.children(effect)) {
            const Op op = p.at(part).op;
            if (op == Op::let) {
                if (!try_let(part, e)) return false;
                continue;
            }
            return can_begin(part, e);
        }
        return true;
    case Op::arrow: return h.count > 2 || can_pay_seq(p.child(effect, 0), e);
    case Op::pay: return can_pay_seq(effect, e);
    case Op::call: return can_call(effect, e, false);
    case Op::may: return can_offer(p.child(effect, 0), e);
    case Op::subject: {
        Words who;
        list(p.child(effect, 0), e, who);
        const HirId body = p.children(effect).back();
        for (const Word one : who) {
            Env inner = e;
            if (h.a != no_index) inner.locals[h.a] = one;
            if ((h.aux & subject::acts) != 0) inner.subject = one;
            if (can_begin(body, inner)) return true;
        }
        return false;
    }
    case Op::either:
        for (const HirId part : p.children(effect))
            if (can_begin(part, e)) return true;
        return false;
    case Op::choose:
        for (const HirId part : p.children(effect).subspan(1))
            if (can_begin(part, e)) return true;
        return false;
    case Op::if_: {
        if (test(p.child(effect, 0), e)) return can_begin(p.child(effect, 1), e);
        return h.count > 2 && can_begin(p.child(effect, 2), e);
    }
    case Op::match: {
        const HirId looked_at = p.child(effect, 0);
        const Word value = eval(looked_at, e);
        for (const HirId arm : p.children(effect).subspan(1)) {
            const auto parts = p.children(arm);
            for (const HirId c : parts.first(parts.size() - 1))
                if (case_fits(c, value, p.at(looked_at).type, e)) return can_begin(parts.back(), e);
        }
        return false;
    }
    case Op::repeat: return can_begin(p.child(effect, 2), e);
    case Op::together:
    case Op::secretly: return can_begin(p.child(effect, 0), e);
    default: return true;
    }
}

// Whether a `may` asks: of a block one statement that can be begun is enough, unless it leads with a price.
bool Exec::can_offer(HirId effect, Env& e) {
    const Test test_only(*this);
    const Hir& h = p.at(effect);
    if (h.op == Op::assume) return can_offer(p.child(effect, 0), e);
    if (h.op != Op::block) return can_begin(effect, e);
    bool first = true;
    for (const HirId part : p.children(effect)) {
        const Hir& one = p.at(part);
        if (one.op == Op::let) {
            if (!try_let(part, e)) return false;
            continue;
        }
        if (can_begin(part, e)) return true;
        if (first && (one.op == Op::pay || (one.op == Op::arrow && one.count < 3))) return false;
        first = false;
    }
    return first;
}

// A `let` in a test: the first thing that could be chosen.
bool Exec::try_let(HirId let, Env& e) {
    const HirId value = p.child(let, 0);
    const Hir& h = p.at(value);
    Word found = none;
    if (h.type.is(TypeTag::list) || (h.op == Op::np && h.type.is(TypeTag::list))) {
        Words all;
        list(value, e, all);
        found = temp_list(all);
        if (all.empty() && h.op == Op::np && p.noun(value).det != Det::up_to &&
            p.noun(value).det != Det::any_number)
            return false;
    } else {
        found = eval(value, e);
        if (found == none && h.type.is(TypeTag::thing)) return false;
    }
    if (p.at(let).a != no_index) e.locals[p.at(let).a] = found;
    return true;
}

// The number of a native verb that must not be lowered where all of it is asked for: how much is gained, lost
// or given, how far a track goes. What is paid may be lowered: that is a discount.
std::uint32_t Exec::whole_slot(VerbId id) const {
    switch (t.native[id]) {
    case Native::gain:
    case Native::lose:
    case Native::give: return p.verbs[id].amount_slot;
    case Native::advance:
    case Native::retreat: return p.verbs[id].params[1].slot;
    default: return no_index;
    }
}

bool Exec::can_native(VerbId id, Word actor, const Word* locals, Env& e, bool strict) {
    const Verb& verb = p.verbs[id];
    const auto arg = [&](std::size_t i) { return locals[verb.params[i].slot]; };
    const Word amount = verb.amount_slot != no_index ? locals[verb.amount_slot] : 1;
    switch (t.native[id]) {
    case Native::gain: {
        if (!strict || amount == none || arg(0) < 0) return true;
        const Unit& unit = p.units[static_cast<std::size_t>(arg(0))];
        if (unit.track)
            return std::int64_t{counter(e.world, actor, static_cast<UnitId>(arg(0)))} + amount <=
                   end_of(static_cast<UnitId>(arg(0)), actor);
        return supply_left(static_cast<UnitId>(arg(0))) >= amount;
    }
    case Native::lose:
    case Native::give:
    case Native::pay: {
        if (arg(0) < 0) return true;
        const Unit& unit = p.units[static_cast<std::size_t>(arg(0))];
        const Word have = counter(e.world, actor, static_cast<UnitId>(arg(0))) - unit.low;
        return !strict || have >= amount;
    }
    case Native::advance:
    case Native::retreat: {
        if (!strict || arg(0) < 0) return true;
        const auto unit = static_cast<UnitId>(arg(0) / t.thing_count());
        const Word now = counter(e.world, arg(0) % t.thing_count(), unit);
        if (t.native[id] == Native::retreat) return now - arg(1) >= p.units[unit].low;
        return std::int64_t{now} + arg(1) <= end_of(unit, arg(0) % t.thing_count()) &&
               arg(1) <= supply_left(unit);
    }
    case Native::move: {
        const Word place = arg(1);
        if (arg(0) == none || place == none) return false;
        return place_of(e.world, arg(0)) == (place & place_mask) || has_room(arg(0), place & place_mask);
    }
    case Native::perform: return arg(0) != none && is_open(arg(0), actor, e);
    default: return true;
    }
}

// The body that stands under a heading on a thing: its own, else its kind's nearest.
AbilityId Exec::heading_body(VerbId verb, Word thing, Env& e) {
    if (thing < 0 || thing >= t.thing_count()) return no_index;
    const Instance& what = t.things[static_cast<std::size_t>(thing)];
    AbilityId best = no_index;
    std::size_t distance = 1000;
    for (const std::uint32_t id : t.bodies[verb]) {
        const Ability& ability = p.abilities[id];
        std::size_t far = 0;
        if (ability.thing != no_index) {
            if (ability.thing != what.thing) continue;
        } else {
            if (what.kind >= p.kinds.size()) continue;
            const auto& above = p.kinds[what.kind].ancestors;
            const auto at = std::find(above.begin(), above.end(), ability.kind);
            if (at == above.end()) continue;
            far = static_cast<std::size_t>(at - above.begin()) + 1;
        }
        if (far >= distance) continue;
        if (ability.face != no_index) {
            const Face& face = p.faces[ability.face];
            if (!works_where(face.works_in, face.works_if, face.locals, thing, e)) continue;
        }
        if (silenced(AbilityId(id), ability.thing != no_index, thing, e.subject)) continue;
        best = AbilityId(id);
        distance = far;
    }
    return best;
}

} // namespace cantrip::runtime
