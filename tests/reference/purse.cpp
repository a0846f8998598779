// Transient units: filling a purse, and whether one could be filled (S16.12 to S16.14).

#include <algorithm>

#include "tests/reference/guard.hpp"
#include "tests/reference/play.hpp"

namespace cantrip::reference {

std::vector<UnitId> Play::transients() const {
    std::vector<UnitId> found;
    for (UnitId id(0); id < p.units.size(); ++id)
        if (p.units[id].transient) found.push_back(id);
    return found;
}

// ---- filling one

bool Play::fill_purse(Scope& event, View& v) {
    const int who = event.actor;
    const auto unit = static_cast<UnitId>(event.names[p.verbs[event.verb].params[0].slot].n);
    const bool endless = event.payment != nullptr && event.payment->variable != 0;
    int need = amount_of(event);
    while (endless || t.counter(b, who, unit) < need) {
        const Things open = useful_sources(event, v);
        if (open.empty() && open_actions(who, no_hir, v, true).empty()) break;
        Offers offers;
        for (const int action : open) offers.push_back({Choice::Kind::action, action, 1, {}});
        offers.push_back({Choice::Kind::pass, none, 1, {}});
        const auto picked = put(who, "action", 1, 1, offers);
        if (!picked) continue;
        if ((*picked)[0] == none) break;
        (void)perform((*picked)[0], who);
    }
    const int have = t.counter(b, who, unit);
    if (endless) {
        // The payer's X is told by what came in.
        need = std::max(have, 1);
        Scope* body = event.outer;
        (event.payment->variable == 1 ? body->x : body->y) = have;
        amount_of(event) = have;
    }
    if (have < need) return false;
    set_count(who, unit, have - need);
    return true;
}

// Those that bring something the rest of this price asks for; fast actions come with the question.
Things Play::useful_sources(Scope& event, View& v) {
    const std::vector<UnitId> units = transients();
    const int now = event.names[p.verbs[event.verb].params[0].slot].n;
    const auto needed = [&](UnitId unit) {
        if (static_cast<int>(unit) == now) return true;
        if (event.payment == nullptr) return false;
        const auto& steps = event.payment->steps;
        return std::any_of(steps.begin() + static_cast<std::ptrdiff_t>(event.payment->next), steps.end(),
                           [&](const Step& step) { return step.what == static_cast<int>(unit); });
    };
    Things found;
    for (const int action : t.actions()) {
        if (!opens_in_payment(action) || in_use(action) || !open_now(action, event.actor, v, false)) continue;
        const Yield yield = yield_of_action(action, event.actor, v);
        bool useful = yield.open;
        for (const Amounts& way : yield.ways)
            for (std::size_t i = 0; i < way.size(); ++i) useful |= way[i] > 0 && needed(units[i]);
        if (useful) found.push_back(action);
    }
    return found;
}

// An action is no source for its own price.
bool Play::in_use(int action) const {
    if (std::find(testing_.begin(), testing_.end(), action) != testing_.end()) return true;
    for (const Scope* scope = now_.get(); scope != nullptr; scope = scope->outer)
        if (scope->kind == Scope::Kind::action && scope->action == action) return true;
    return false;
}

bool Play::fills_purse(int action) const {
    const auto& adjectives = ability_of(action).adjectives;
    return std::find(adjectives.begin(), adjectives.end(), fast) != adjectives.end() ||
           opens_in_payment(action);
}

// ---- could one be filled

bool Play::can_raise(const Charges& charges, View& v) {
    const Guard<int> test_only(tests_, tests_ + 1);
    const std::vector<UnitId> units = transients();
    Amounts most(units.size(), 0);
    for (std::size_t i = 0; i < units.size(); ++i)
        for (const Charge& charge : charges)
            if (std::find(charge.units.begin(), charge.units.end(), units[i]) != charge.units.end())
                most[i] += charge.count;
    std::set<Amounts> sums{Amounts(units.size(), 0)};
    const auto covered = [&] {
        return std::any_of(sums.begin(), sums.end(),
                           [&](const Amounts& sum) { return covers(sum, charges); });
    };
    if (covered()) return true;
    std::map<int, Yield> all;
    bool open = false;
    for (std::size_t i = 0; i < units.size() && !open; ++i)
        if (most[i] > 0 && may_pay(units[i], most[i], v)) sources(units[i], most[i], v, all, open);
    if (open) return true;
    for (const auto& source : all) {
        const std::set<Amounts> before = sums;
        for (const Amounts& sum : before)
            for (const Amounts& way : source.second.ways) {
                if (sums.size() >= 4000) break;
                Amounts next = sum;
                for (std::size_t k = 0; k < next.size(); ++k) next[k] = std::min(next[k] + way[k], most[k]);
                sums.insert(next);
            }
    }
    return covered();
}

// Single units first, then those with a choice, from what is left.
bool Play::covers(Amounts have, const Charges& charges) const {
    const std::vector<UnitId> units = transients();
    const auto left = [&](UnitId unit) -> int& {
        return have[static_cast<std::size_t>(std::find(units.begin(), units.end(), unit) - units.begin())];
    };
    for (const bool single : {true, false})
        for (const Charge& charge : charges) {
            if (charge.of != Charge::Of::units || charge.units.empty() || !p.units[charge.units[0]].transient)
                continue;
            if ((charge.units.size() == 1) != single) continue;
            int need = charge.count;
            for (const UnitId unit : charge.units) {
                if (!p.units[unit].transient || (charge.one_kind && left(unit) < need)) continue;
                const int taken = std::min(left(unit), need);
                left(unit) -= taken;
                need -= taken;
            }
            if (need > 0) return false;
        }
    return true;
}

Scope Play::unit_event(VerbId verb, UnitId unit, int amount, const View& v) const {
    Locals names = fresh_names(verb);
    names[p.verbs[verb].params[0].slot] = one(static_cast<int>(unit));
    if (p.verbs[verb].amount_slot != no_index) names[p.verbs[verb].amount_slot] = one(amount);
    return thought_of(verb, v.subject, names, v);
}

bool Play::may_pay(UnitId unit, int amount, View& v) {
    Scope event = unit_event(pay_verb, unit, amount, v);
    return !forbidden(event, nullptr);
}

// As if the payment had begun and one were in the purse already: some sources only add to others.
void Play::sources(UnitId unit, int amount, View& v, std::map<int, Yield>& found, bool& open) {
    Scope pay = unit_event(pay_verb, unit, amount, v);
    View inside{.you = v.subject, .subject = v.subject, .around = &pay, .event = v.event, .board = &b};
    const int payer = v.subject;
    const auto is_open = [&](int action) {
        return fills_purse(action) && !in_use(action) && open_now(action, payer, inside, false);
    };
    // One of them must be able to come first.
    const int before = t.counter(b, payer, unit);
    if (before == 0 && std::none_of(t.actions().begin(), t.actions().end(), is_open)) return;
    if (!t.counts(payer, unit)) return;
    int& purse = b.counts[static_cast<std::size_t>(payer)][unit];
    const Guard<int> guard(purse, 1);
    for (const int action : t.actions()) {
        if (!is_open(action)) continue;
        const Yield yield = yield_of_action(action, payer, inside);
        open |= yield.open;
        Yield& known = found[action];
        known.ways.insert(known.ways.end(), yield.ways.begin(), yield.ways.end());
        if (open) return;
    }
}

// ---- what an effect brings

Yield Play::no_yield() const { return {.open = false, .ways = {Amounts(transients().size(), 0)}}; }

namespace {

// Both, one after the other.
void join(Yield& a, const Yield& z) {
    a.open |= z.open;
    std::vector<Amounts> joined;
    for (const Amounts& x : a.ways)
        for (const Amounts& y : z.ways) {
            if (joined.size() >= 16) break;
            joined.push_back(x);
            for (std::size_t i = 0; i < y.size(); ++i) joined.back()[i] += y[i];
        }
    a.ways = std::move(joined);
}

// One or the other.
void add(Yield& a, const Yield& z) {
    a.open |= z.open;
    a.ways.insert(a.ways.end(), z.ways.begin(), z.ways.end());
}

} // namespace

Yield Play::yield_of_action(int action, int payer, View& v) {
    const Ability& ability = ability_of(action);
    Locals names(ability.locals + 64), performed = fresh_names(perform_verb);
    performed[p.verbs[perform_verb].params[0].slot] = one(action);
    Scope event = thought_of(perform_verb, payer, performed, v);
    View own{.names = &names,
             .you = payer,
             .subject = payer,
             .self = t.piece(action).host,
             .around = &event,
             .board = v.board};
    if (ability.tail.during != no_index) (void)during(ability.tail.during, own);
    return yield_of(ability.effect, own, payer);
}

Yield Play::yield_of(HirId effect, View& v, int payer) {
    const Hir& h = p.at(effect);
    const auto parts = p.children(effect);
    Yield result = no_yield();
    switch (h.op) {
    case Op::assume:
    case Op::may:
    case Op::together:
    case Op::secretly: return yield_of(parts[0], v, payer);
    case Op::arrow: return yield_of(parts[1], v, payer);
    case Op::block:
    case Op::seq:
        for (const HirId part : parts) join(result, yield_of(part, v, payer));
        return result;
    case Op::let:
        if (h.a != no_index && p.at(parts[0]).op == Op::random_die)
            (*v.names)[h.a] = one(best_face(DieId(p.at(parts[0]).a)));
        else
            (void)try_let(effect, v);
        return result;
    case Op::if_:
        if (test(parts[0], v)) return yield_of(parts[1], v, payer);
        return h.count > 2 ? yield_of(parts[2], v, payer) : result;
    case Op::either:
    case Op::choose:
    case Op::match:
        result.ways.clear();
        for (const HirId part : parts.subspan(h.op == Op::either ? 0 : 1))
            add(result, yield_of(p.at(part).op == Op::arm ? p.children(part).back() : part, v, payer));
        return result;
    case Op::repeat: {
        const bool counted = p.at(parts[0]).op != Op::range && p.at(parts[0]).op != Op::missing_arg;
        const int times = counted ? std::clamp(number(parts[0], v), 0, 50) : 1;
        result = yield_of(parts[2], v, payer);
        result.open |= !counted;
        for (Amounts& way : result.ways)
            for (int& amount : way) amount *= times;
        return result;
    }
    case Op::subject:
        for (const int who : list(parts[0], v)) {
            View inner = v;
            if (h.a != no_index) (*inner.names)[h.a] = one(who);
            if ((h.aux & subject::acts) != 0) inner.subject = who;
            join(result, yield_of(parts.back(), inner, payer));
        }
        return result;
    case Op::call: return yield_of_call(effect, v, payer);
    default: return result;
    }
}

int Play::best_face(DieId die) const {
    const auto& faces = p.dice[die].faces;
    const auto best = std::max_element(faces.begin(), faces.end(),
                                       [](const auto& a, const auto& z) { return a.number < z.number; });
    return static_cast<int>(best - faces.begin());
}

Yield Play::yield_of_call(HirId call, View& v, int payer) {
    const VerbId id(p.at(call).a);
    const Verb& verb = p.verbs[id];
    const HirId by = p.child(call, 0);
    Yield result = no_yield();
    const int actor = p.at(by).op == Op::missing_arg ? v.subject : eval(by, v).n;
    if (native[id] == Native::gain) return actor == payer ? yield_of_gain(id, p.child(call, 1), v) : result;
    if (native[id] == Native::move) {
        HirId goal = p.child(call, 2);
        if (p.at(goal).op == Op::top_of || p.at(goal).op == Op::bottom_of) goal = p.child(goal, 0);
        result.open = p.at(goal).op == Op::zone && new_sources_in(ZoneId(p.at(goal).a));
    }
    if (native[id] != Native::not_native) return result;
    Locals names = fresh_names(id);
    std::vector<Possible> options(verb.params.size());
    if (!possible(call, actor, names, options, v, false)) return result;
    for (std::size_t i = 0; i < verb.params.size(); ++i)
        if (options[i].given)
            names[verb.params[i].slot] = !options[i].many
                                             ? options[i].value
                                             : one(options[i].from.empty() ? none : options[i].from[0]);
    Scope event = thought_of(id, actor, names, v);
    modify_event(event, false);
    View own{.names = &event.names, .you = actor, .subject = actor, .around = &event, .board = v.board};
    if (++watched_ > 100) throw FaultFound{"tests inside each other without end"};
    const Finally done([&] { --watched_; });
    if (verb.body != no_hir) result = yield_of(verb.body, own, payer);
    if (p.at(call).b != no_index && verb.gives_type.is(TypeTag::face))
        (*v.names)[p.at(call).b] = one(best_face(DieId(verb.gives_type.index)));
    return result;
}

// Things that come to a zone where such actions work could bring anything.
bool Play::new_sources_in(ZoneId zone) const {
    return std::any_of(t.actions().begin(), t.actions().end(), [&](int action) {
        const Ability& ability = ability_of(action);
        if (!fills_purse(action) || ability.rule != no_index) return false;
        const KindId kind = ability.kind != no_index ? ability.kind : p.things[ability.thing].kind;
        for (const KindId above : p.kinds[kind].ancestors)
            for (const HirId place : p.kinds[above].works_in)
                if (p.at(place).op == Op::zone && p.at(place).a == zone) return true;
        return false;
    });
}

Yield Play::yield_of_gain(VerbId gain, HirId arg, View& v) {
    const std::vector<UnitId> units = transients();
    Yield result;
    Ways all;
    if (!ways(arg, v, all) || all.empty()) return no_yield();
    for (const Charges& way : all) {
        Yield sum = no_yield();
        for (const Charge& charge : way) {
            Yield found;
            for (const UnitId unit : charge.units) {
                const auto at = std::find(units.begin(), units.end(), unit);
                Scope event = unit_event(gain, unit, charge.count, v);
                if (at == units.end() || forbidden(event, nullptr)) continue;
                found.ways.emplace_back(units.size(), 0);
                found.ways.back()[static_cast<std::size_t>(at - units.begin())] = charge.count;
            }
            if (!found.ways.empty()) join(sum, found);
        }
        add(result, sum);
    }
    return result;
}

} // namespace cantrip::reference
