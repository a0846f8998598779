#include "interpreter/obstacle.hpp"

#include "interpreter/exec.hpp"

namespace cantrip {
namespace runtime {

// The ban on an event that nothing lifts; nothing when there is none.
std::optional<Obstacle> Exec::ban_on(const EventView& event) {
    for (const std::uint32_t n : t.ears[event.verb].forbid) {
        PendingList bans;
        collect_one(n, event, bans);
        if (bans.empty()) continue;
        PendingList lifts;
        collect(t.ears[event.verb].allow, event, lifts);
        if (lifted(label_of(t.listeners[n]), lifts, event, nullptr)) continue;
        Obstacle out;
        out.kind = Obstacle::Kind::forbidden;
        out.ability = t.listeners[n].ability;
        out.thing = bans[0].self;
        const Reaction& reaction = p.reactions[t.listeners[n].reaction];
        out.at = p.trees[reaction.tree]->span(reaction.node);
        return out;
    }
    return std::nullopt;
}

// What a tail asks for and is not so.
std::optional<Obstacle> Exec::unmet(const Tail& tail, Env& e) {
    for (const HirId condition : {tail.if_, tail.while_})
        if (condition != no_hir && !test(condition, e)) {
            Obstacle out;
            out.kind = Obstacle::Kind::condition;
            out.about = condition;
            out.at = p.span(condition);
            return out;
        }
    if (tail.during != no_index && !during(tail.during, e)) {
        Obstacle out;
        out.kind = Obstacle::Kind::wrong_time;
        out.verb = p.patterns[tail.during].verb;
        out.at = p.trees[p.patterns[tail.during].tree]->span(p.patterns[tail.during].node);
        return out;
    }
    return std::nullopt;
}

// A price that cannot be paid, at the front of an effect.
HirId Exec::unpaid(HirId effect, Env& e) {
    const Hir& h = p.at(effect);
    if (h.op == Op::assume || ((h.op == Op::block || h.op == Op::seq) && h.count > 0))
        return unpaid(p.child(effect, 0), e);
    if (h.op == Op::arrow) return can_pay_seq(p.child(effect, 0), e) ? no_hir : p.child(effect, 0);
    return no_hir;
}

// Looks for a parameter that nothing fits, and for a price that no choice of the others makes payable.
Obstacle Exec::missing_for(Word action, std::size_t param, Env& e) {
    const Ability& ability = ability_of(action);
    Obstacle out;
    out.at = p.trees[ability.tree]->span(ability.node);
    if (param >= ability.params.size()) {
        const HirId price = heading_price(action, e);
        out.about = price != no_hir && !can_pay_seq(price, e) ? price : unpaid(ability.effect, e);
        if (out.about != no_hir) out.kind = Obstacle::Kind::price;
        return out;
    }
    const Param& decl = ability.params[param];
    if (decl.initial != no_hir) {
        e.locals[decl.slot] = eval(decl.initial, e);
        return missing_for(action, param + 1, e);
    }
    Words from;
    pool(decl, e.subject, e.locals, e, from);
    if (from.empty()) {
        out.kind = Obstacle::Kind::no_target;
        out.param = static_cast<std::uint32_t>(param);
        return out;
    }
    // The one that comes furthest.
    for (const Word value : from) {
        e.locals[decl.slot] = value;
        const Obstacle inner = missing_for(action, param + 1, e);
        if (inner.kind == Obstacle::Kind::unknown) continue;
        if (out.kind == Obstacle::Kind::unknown || inner.kind == Obstacle::Kind::price) out = inner;
    }
    return out;
}

std::optional<Obstacle> Exec::obstacle(Word action, Word actor) {
    Env outer = env(f(top(), f_prev));
    if (open_now(action, actor, outer, false)) return std::nullopt;
    const Ability& ability = ability_of(action);
    const Word host = t.things[static_cast<std::size_t>(action)].host;
    Obstacle out;
    out.at = p.trees[ability.tree]->span(ability.node);
    out.kind = Obstacle::Kind::not_held;
    if (!holds_action(action, actor, outer)) return out;
    Locals32 locals(t.most_locals, none);
    Env e{.locals = locals.data(),
          .you = actor,
          .subject = actor,
          .self = host,
          .frame = outer.frame,
          .event = 0,
          .world = s.words.data(),
          .hypo = nullptr};
    if (host == none && p.rules[ability.rule].if_ != no_hir && !test(p.rules[ability.rule].if_, e)) {
        out.kind = Obstacle::Kind::condition;
        out.about = p.rules[ability.rule].if_;
        return out;
    }
    if (ability.heading != no_index && p.headings[ability.heading].action != no_index) {
        Tail shared = p.abilities[p.headings[ability.heading].action].tail;
        if (ability.tail.during != no_index) shared.during = no_index;
        if (auto found = unmet(shared, e)) return found;
    }
    if (auto found = unmet(ability.tail, e)) return found;
    if (const VerbId limit = limit_of(action);
        limit != no_index && count_uses(-2 - action, find_scope(limit, e.frame), action, actor) > 0) {
        out.kind = Obstacle::Kind::used_up;
        out.verb = limit;
        return out;
    }
    Locals32 performed;
    fresh_locals(t.perform_verb, performed);
    performed[p.verbs[t.perform_verb].params[0].slot] = action;
    const Hypo hypo{t.perform_verb, actor, performed.data(), nullptr};
    if (auto found = ban_on({t.perform_verb, actor, performed.data(), 0, &hypo})) return found;
    if (p.at(ability.effect).op == Op::unknown) {
        out.kind = Obstacle::Kind::unknown;
        return out;
    }
    if (const VerbId verb = t.verb_of_action[t.things[static_cast<std::size_t>(action)].action];
        verb != no_index && ability.params.empty()) {
        Locals32 none_given;
        fresh_locals(verb, none_given);
        const Hypo named{verb, actor, none_given.data(), nullptr};
        if (auto found = ban_on({verb, actor, none_given.data(), 0, &named})) return found;
    }
    return missing_for(action, 0, e);
}

} // namespace runtime

std::optional<Obstacle> why_not(const Machine& machine, const State& state, Word player, Word action) {
    using namespace runtime;
    const Tables& t = machine.tables();
    State copy = state;
    const RunOptions options;
    Exec x(t, copy, options);
    if (!x.is_ours() || !t.is_thing(action) ||
        t.things[static_cast<std::size_t>(action)].action == no_index || x.top() <= 0)
        return Obstacle{};
    // Asked of the table as the player may see it: what is hidden must not decide what is told.
    const State seen = view(machine, state, player);
    std::copy(seen.words.begin() + h_size, seen.words.begin() + t.table, copy.words.begin() + h_size);
    return x.obstacle(action, player < 0 ? t.team : player);
}

std::vector<Word> actions_for(const Machine& machine, const State& state, Word player) {
    const runtime::Tables& t = machine.tables();
    std::vector<Word> out;
    for (const Word action : t.actions) {
        const Word host = t.things[static_cast<std::size_t>(action)].host;
        if (host == runtime::none || may_know(machine, state, host, player)) out.push_back(action);
    }
    return out;
}

} // namespace cantrip
