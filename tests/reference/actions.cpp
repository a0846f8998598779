// Actions: which are open, and taking one; windows (S17).

#include <algorithm>

#include "tests/reference/guard.hpp"
#include "tests/reference/play.hpp"

namespace cantrip::reference {

// What the heading of an action says for all under it.
const Ability* Play::shape_of(const Ability& ability) const {
    if (ability.heading == no_index || p.headings[ability.heading].action == no_index) return nullptr;
    return &p.abilities[p.headings[ability.heading].action];
}

VerbId Play::limit_of(int action) const {
    const Ability& ability = ability_of(action);
    const Ability* shape = shape_of(ability);
    return ability.tail.once_per != no_index || shape == nullptr ? ability.tail.once_per
                                                                 : shape->tail.once_per;
}

bool Play::opens_in_payment(int action) const {
    const Tail& tail = ability_of(action).tail;
    return tail.during != no_index && p.patterns[tail.during].verb == pay_verb;
}

VerbId Play::verb_of_action(AbilityId id) const {
    const Ability& ability = p.abilities[id];
    if (ability.form != Ability::Form::action || ability.name == no_name) return no_index;
    const Symbol symbol = p.symbol(ability.name);
    return VerbId(symbol.kind == SymbolKind::verb && p.verbs[symbol.index].action ? symbol.index : no_index);
}

AbilityId Play::action_of_verb(VerbId verb) const {
    for (AbilityId id(0); id < p.abilities.size(); ++id)
        if (verb_of_action(id) == verb) return id;
    return no_index;
}

// What stands left of the arrow that is the whole effect of an action.
HirId Play::whole_price(AbilityId id) const {
    HirId effect = p.abilities[id].effect;
    while (effect != no_hir &&
           (p.at(effect).op == Op::assume || (p.at(effect).op == Op::block && p.at(effect).count == 1)))
        effect = p.child(effect, 0);
    return effect != no_hir && p.at(effect).op == Op::arrow ? p.child(effect, 0) : no_hir;
}

HirId Play::price_of_action(AbilityId id) const {
    const Ability* shape = shape_of(p.abilities[id]);
    if (p.abilities[id].price != no_hir) return p.abilities[id].price;
    return shape != nullptr && shape->price != no_hir ? shape->price : whole_price(id);
}

// ---- open

bool Play::action_tail(int action, int actor, View& v, bool at_any_time) {
    const Ability& ability = ability_of(action);
    const Ability* shape = shape_of(ability);
    const Tail& own = ability.tail;
    const auto holds = [&](HirId condition) { return condition == no_hir || test(condition, v); };
    if (shape != nullptr && (!holds(shape->tail.if_) || !holds(shape->tail.while_))) return false;
    const std::vector<HirId>& by = own.by.empty() && shape != nullptr ? shape->tail.by : own.by;
    const PatternId when = own.during == no_index && shape != nullptr ? shape->tail.during : own.during;
    const Type player{TypeTag::thing, p.player_kind};
    if (!by.empty() && std::none_of(by.begin(), by.end(),
                                    [&](HirId noun) { return match_noun(noun, one(actor), player, v); }))
        return false;
    if (when != no_index && !during(when, v) && !at_any_time) return false;
    const VerbId limit = limit_of(action);
    if (limit != no_index && times_used(-2 - action, scope_of(limit, v.around), action, actor) > 0)
        return false;
    return holds(own.while_) && holds(own.if_);
}

bool Play::holds_action(int action, int actor, View& v) {
    const int host = t.piece(action).host;
    const Ability& ability = ability_of(action);
    if (host == none) return true; // a rule's: everybody's
    View own{.around = v.around, .board = &b};
    if (!works(ability, host, own)) return false;
    const Things who = holders(ability, host, own);
    const bool nobodys = who.size() == 1 && who[0] == none;
    if (!nobodys && actor != t.team && std::find(who.begin(), who.end(), actor) == who.end()) return false;
    return !silenced(t.piece(action).action, ability.thing != no_index, host, actor, own);
}

bool Play::open_now(int action, int actor, View& outer, bool at_any_time) {
    const Guard<int> test_only(tests_, tests_ + 1);
    if (!t.is_thing(action) || t.piece(action).action == no_index) return false;
    const Ability& ability = ability_of(action);
    if (!holds_action(action, actor, outer)) return false;
    const Ability* shape = shape_of(ability);
    Locals names(std::max(ability.locals, shape != nullptr ? shape->locals : 0U) + 64);
    View v{.names = &names,
           .you = actor,
           .subject = actor,
           .self = t.piece(action).host,
           .around = outer.around,
           .board = &b};
    if (ability.rule != no_index && p.rules[ability.rule].if_ != no_hir &&
        !test(p.rules[ability.rule].if_, v))
        return false;
    if (!action_tail(action, actor, v, at_any_time)) return false;
    Locals performed = fresh_names(perform_verb);
    performed[p.verbs[perform_verb].params[0].slot] = one(action);
    Scope event = thought_of(perform_verb, actor, performed, outer);
    if (forbidden(event, nullptr)) return false;
    v.around = &event;
    testing_.push_back(action);
    const Finally done([&] { testing_.pop_back(); });
    return can_act(action, actor, v);
}

// Some arguments fit, and the price can be paid.
bool Play::can_act(int action, int actor, View& v) {
    const Ability& ability = ability_of(action);
    if (p.at(ability.effect).op == Op::unknown) return false;
    const VerbId verb = verb_of_action(t.piece(action).action);
    if (verb == no_index) return can_params(action, 0, v);
    Locals names = fresh_names(verb);
    const std::vector<Possible> options(ability.params.size());
    return can_fill(verb, actor, names, 0, options, v, false);
}

bool Play::can_params(int action, std::size_t param, View& v) {
    const Ability& ability = ability_of(action);
    if (param >= ability.params.size()) {
        const Ability* shape = shape_of(ability);
        if (shape != nullptr && shape->price != no_hir && !can_pay(shape->price, v)) return false;
        return !is_priced(ability.effect) || can_begin(ability.effect, v);
    }
    const Param& decl = ability.params[param];
    for (const int value : pool(decl, v.subject, *v.names, v)) {
        (*v.names)[decl.slot] = one(value);
        if (can_params(action, param + 1, v)) return true;
    }
    return false;
}

bool Play::is_priced(HirId effect) const {
    const Hir& h = p.at(effect);
    if (h.op == Op::assume || ((h.op == Op::block || h.op == Op::seq) && h.count > 0))
        return is_priced(p.child(effect, 0));
    return h.op == Op::arrow || h.op == Op::pay || h.op == Op::call;
}

Things Play::open_actions(int actor, HirId np, View& v, bool only_fast) {
    const Guard<int> test_only(tests_, tests_ + 1);
    Things found;
    for (const int action : t.actions()) {
        if (only_fast && (fast == no_index || !has_trait(action, fast))) continue;
        if (np != no_hir) {
            const auto filters = p.children(np);
            if (!std::all_of(filters.begin(), filters.end(),
                             [&](HirId f) { return filter(f, p.noun(np), one(action), v); }))
                continue;
        }
        if (open_now(action, actor, v, false)) found.push_back(action);
    }
    return found;
}

// ---- taking one

bool Play::perform(int action, int actor) { return happen(perform_verb, actor, {one(action)}, 1, none); }

// The body of `perform`: parameters, price, effect.
bool Play::take_action(int action, int actor, Scope& event) {
    const AbilityId id = t.piece(action).action;
    const Ability& ability = p.abilities[id];
    const Ability* shape = shape_of(ability);
    const ScopePtr act = new_scope(Scope::Kind::action, &event);
    act->you = act->actor = actor;
    act->self = t.piece(action).host;
    act->ability = id;
    act->action = action;
    act->names.resize(std::max(ability.locals, shape != nullptr ? shape->locals : 0U) + 64);
    const Guard<ScopePtr> guard(now_, act);
    bind_during(*act, id);
    for (std::size_t i = 0; i < ability.params.size(); ++i)
        if (!action_param(*act, ability.params[i], i)) return false;
    if (const VerbId limit = limit_of(action); limit != no_index)
        used_.push_back({-2 - action, scope_of(limit, act.get()), action, actor});
    if (const VerbId verb = verb_of_action(id); verb != no_index) {
        std::vector<Value> args;
        for (const Param& param : ability.params) args.push_back(act->names[param.slot]);
        return happen(verb, actor, args, 1, act->self, nullptr, id);
    }
    View v = inside_of(*act);
    if (shape != nullptr && shape->price != no_hir) {
        const HirId price = price_now(shape->price, v);
        if (price == shape->price ? !run(price, v, true) : !pay_price(price, v)) return false;
    }
    return run(ability.effect, v);
}

// What the event around it matched has its name in the action: `during pay goods: … goods`.
void Play::bind_during(Scope& act, AbilityId id) {
    View v = inside_of(act);
    if (const PatternId pattern = p.abilities[id].tail.during; pattern != no_index) (void)during(pattern, v);
}

bool Play::action_param(Scope& act, const Param& decl, std::size_t index) {
    Value& place = act.names[decl.slot];
    if (place.n != none || place.many) return true;
    View v = inside_of(act);
    if (decl.initial != no_hir) {
        place = eval(decl.initial, v);
        return true;
    }
    for (;;) {
        Things all = pool(decl, act.actor, act.names, v);
        std::erase_if(all, [&](int value) { return !legal_param(act, index, value); });
        if (all.empty()) return false;
        const bool number = decl.type.is(TypeTag::number);
        Offers offers;
        group(all,
              number                         ? Choice::Kind::number
              : decl.type.is(TypeTag::names) ? Choice::Kind::word
                                             : Choice::Kind::thing,
              offers);
        if (offers.size() == 1) {
            place = one(offers[0].value);
            return true;
        }
        if (const auto picked = put(act.actor, number ? "number" : "pick", 1, 1, offers)) {
            act.names[decl.slot] = one((*picked)[0]);
            return true;
        }
    }
}

bool Play::legal_param(Scope& act, std::size_t index, int value) {
    const Ability& ability = p.abilities[act.ability];
    const Param& decl = ability.params[index];
    if (decl.type.is(TypeTag::number) && (value < decl.low || value > decl.high)) return false;
    Locals names = act.names;
    names[decl.slot] = one(value);
    View v = inside_of(act);
    v.names = &names;
    const VerbId verb = verb_of_action(act.ability);
    if (verb == no_index) return can_params(act.action, index + 1, v);
    Locals its = fresh_names(verb);
    std::vector<Possible> options(ability.params.size());
    for (std::size_t i = 0; i <= index; ++i)
        options[i] = {.given = true, .value = names[ability.params[i].slot], .from = {}};
    testing_.push_back(act.action);
    const Finally done([&] { testing_.pop_back(); });
    return can_fill(verb, act.actor, its, 0, options, v, false);
}

// ---- windows

bool Play::run_window(HirId effect, View& v) {
    const Things who = list(p.child(effect, 0), v);
    std::size_t index = 0;
    for (std::size_t passes = 0; passes < who.size();) {
        if (p.at(effect).count > 1 && test(p.child(effect, 1), v)) break;
        const int player = who[index];
        v.subject = player;
        Things open = open_actions(player, no_hir, v, false);
        std::erase_if(open, [&](int action) { return opens_in_payment(action); });
        int chosen = none;
        if (!open.empty()) {
            Offers offers;
            for (const int action : open) offers.push_back({Choice::Kind::action, action, 1, {}});
            offers.push_back({Choice::Kind::pass, none, 1, {}});
            const auto picked = put(player, "action", 1, 1, offers);
            if (!picked) continue;
            chosen = (*picked)[0];
        }
        if (chosen != none) {
            passes = 0;
            (void)perform(chosen, player);
            continue;
        }
        ++passes;
        index = (index + 1) % who.size();
    }
    return true;
}

} // namespace cantrip::reference
