// Prices: what they take, what may stand for it, and whether somebody can pay them.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {
namespace {

// Ways to pay one price, with all that may stand for its parts: more are not offered, since nobody could
// choose among them and each is tried.
constexpr std::size_t most_ways = 64;

// Prices that are printed somewhere else, one inside the other: few enough for the stack of a thread.
constexpr std::uint32_t most_nested_prices = 100;

} // namespace

// The ways to pay a cost, each a list of charges. false: it cannot be understood (an unknown price cannot be
// paid).
bool Exec::ways(HirId cost, Env& e, Ways& found) {
    if (failed()) return false;
    if (t.plans.changes_price[cost] != 0) return ways_of_change(cost, e, found);
    if (const HirId now = price_now(cost, e); now != cost) return ways_of_change(now, e, found);
    return ways_as_written(cost, e, found);
}

// What a reaction says that an action of this card costs speaks of the names of that reaction.
bool Exec::ways_of_change(HirId cost, Env& e, Ways& found) {
    const auto& actions = e.self == none ? t.actions : t.plans.actions_of[static_cast<std::size_t>(e.self)];
    for (const Word action : actions) {
        if (t.things[static_cast<std::size_t>(action)].host != e.self) continue;
        Locals32 names;
        Env own = e;
        if (changed_cost(t.price_field, action, e, own, names) == cost)
            return ways_elsewhere(cost, own, found);
    }
    return ways_as_written(cost, e, found);
}

bool Exec::ways_elsewhere(HirId cost, Env& own, Ways& found) {
    const std::size_t start = found.size();
    const bool known = ways_as_written(cost, own, found);
    for (std::size_t i = start; i < found.size(); ++i)
        for (Charge& charge : found[i]) charge.foreign = true;
    return known;
}

bool Exec::ways_as_written(HirId cost, Env& e, Ways& found) {
    const Hir& h = p.at(cost);
    switch (h.op) {
    case Op::nothing: found.emplace_back(); return true;
    case Op::price:
    case Op::pay: return ways(p.child(cost, 0), e, found);
    case Op::alternatives:
    case Op::either:
        for (const HirId part : p.children(cost))
            if (found.size() < most_ways && !ways(part, e, found)) return false;
        return true;
    case Op::bundle:
    case Op::seq:
    case Op::block:
    case Op::add: {
        Ways product;
        product.emplace_back();
        for (const HirId part : p.children(cost)) {
            if (p.at(part).op == Op::let) continue;
            Ways next, own;
            if (!ways(part, e, own)) return false;
            for (const Charges& a : product)
                for (const Charges& b : own) {
                    Charges joined = a;
                    joined.insert(joined.end(), b.begin(), b.end());
                    if (next.size() < most_ways) next.push_back(std::move(joined));
                }
            product = std::move(next);
        }
        found.insert(found.end(), product.begin(), product.end());
        return true;
    }
    case Op::np: found.emplace_back(); return charge_np(cost, e, found.back());
    case Op::call: {
        Charge act;
        act.of = Charge::Of::act;
        act.act = cost;
        found.emplace_back();
        found.back().push_back(act);
        return true;
    }
    case Op::multiply: return ways_times(cost, e, found);
    case Op::field:
    case Op::define:
    case Op::match_value:
    case Op::local:
        if (is_thing_value(h)) return ways_of_things(cost, e, found);
        if (!h.type.is(TypeTag::unit)) return ways_of_value(cost, e, found);
        [[fallthrough]];
    case Op::unit: { // a unit by name: one of it
        const Word unit = eval(cost, e);
        if (unit < 0) return false;
        Charge charge;
        charge.units.push_back(static_cast<UnitId>(unit));
        charge.count = 1;
        found.emplace_back();
        found.back().push_back(charge);
        return true;
    }
    case Op::number: found.emplace_back(); return true;
    default: return is_thing_value(h) && ways_of_things(cost, e, found);
    }
}

bool Exec::is_thing_value(const Hir& h) {
    return (h.type.is(TypeTag::thing) || h.type.is(TypeTag::list)) && h.type.index != no_index;
}

// Things by their names: `give this to an opponent`.
bool Exec::ways_of_things(HirId cost, Env& e, Ways& found) {
    Words things;
    list(cost, e, things);
    things.erase(std::remove(things.begin(), things.end(), none), things.end());
    if (things.empty()) return false;
    found.emplace_back();
    for (const Word thing : things) {
        Charge charge;
        charge.of = Charge::Of::things;
        charge.thing = thing;
        charge.count = 1;
        found.back().push_back(charge);
    }
    return true;
}

bool Exec::charge_np(HirId np, Env& e, Charges& found) {
    const Noun& noun = p.noun(np);
    Charge charge;
    charge.one_kind = (noun.modifiers & mod::one) != 0;
    Word count = 1;
    if (noun.count != no_hir) {
        if (p.at(noun.count).op == Op::variable &&
            (e.act == 0 || f(e.act, p.at(noun.count).a == 0 ? a_x : a_y) < 0)) {
            charge.open = true;
            charge.variable = static_cast<Word>(p.at(noun.count).a);
            count = 1;
        } else
            count = number_of(noun.count, e);
    } else if (noun.det == Det::all || noun.det == Det::each)
        count = how_many_has(e.subject, np, e);
    if (noun.per != no_hir) count = number(std::int64_t{count} * per(noun.per, e), np);
    if (count <= 0 && !charge.open) return true;
    charge.count = count;
    if (noun.of == NounOf::unit || noun.of == NounOf::group || noun.of == NounOf::unit_value) {
        boost::container::small_vector<UnitId, 8> units;
        Word holder = none;
        unit_set(np, e, units, holder);
        charge.units.assign(units.begin(), units.end());
        charge.holder = holder;
        if (units.empty() && (noun.of != NounOf::group || p.groups[noun.index].kinds.empty())) return false;
        if (units.empty()) charge.of = Charge::Of::things;
    } else
        charge.of = Charge::Of::things;
    charge.np = np;
    found.push_back(charge);
    return true;
}

// `portions times price of action`.
bool Exec::ways_times(HirId id, Env& e, Ways& found) {
    HirId times = p.child(id, 0), cost = p.child(id, 1);
    if (p.at(times).type.is(TypeTag::bundle) || p.at(times).type.is(TypeTag::cost)) std::swap(times, cost);
    const Word n = eval(times, e);
    const std::size_t start = found.size();
    if (!ways(cost, e, found)) return false;
    for (std::size_t i = start; i < found.size(); ++i)
        for (Charge& charge : found[i]) charge.count = number(std::int64_t{charge.count} * n, id);
    return true;
}

// A price that is printed somewhere: looked at from there.
bool Exec::ways_of_value(HirId id, Env& e, Ways& found) {
    const Hir& h = p.at(id);
    if (++depth_ > most_nested_prices) {
        --depth_;
        fail_at("a price is defined by itself without end", id);
        return false;
    }
    bool result = false;
    if (h.op == Op::field) {
        const Word thing = eval_owner(id, e);
        const std::size_t start = found.size();
        if (thing >= 0) result = ways_of_field(thing, FieldId(h.a), e, found);
        for (std::size_t i = start; i < found.size(); ++i)
            for (Charge& charge : found[i]) charge.foreign = true;
    } else if (h.op == Op::define) {
        const Define& define = p.defines[h.a];
        Locals32 locals(define.locals, none);
        for (std::size_t i = 0; i < define.params.size() && i < h.count; ++i)
            locals[define.params[i].slot] = eval(p.child(id, i), e);
        const Word owner = define.params.empty() ? e.subject : locals[define.params[0].slot];
        Env inner{.locals = locals.data(),
                  .you = owner,
                  .subject = e.subject,
                  .self = none,
                  .frame = e.frame,
                  .event = e.event,
                  .act = e.act,
                  .world = e.world,
                  .hypo = e.hypo};
        const std::size_t start = found.size();
        result = ways(define.value, inner, found);
        for (std::size_t i = start; i < found.size(); ++i)
            for (Charge& charge : found[i]) charge.foreign = true;
    } else if (h.op == Op::match_value) {
        const HirId looked_at = p.child(id, 0);
        const Word value = eval(looked_at, e);
        for (const HirId arm : p.children(id).subspan(1)) {
            const auto parts = p.children(arm);
            const bool fits = std::any_of(parts.begin(), parts.end() - 1, [&](HirId c) {
                return case_fits(c, value, p.at(looked_at).type, e);
            });
            if (!fits) continue;
            result = ways(parts.back(), e, found);
            break;
        }
    } else
        result = ways_of_bundle(eval(id, e), found);
    --depth_;
    return result;
}

bool Exec::ways_of_field(Word thing, FieldId field, Env& e, Ways& found) {
    const Instance& what = t.things[static_cast<std::size_t>(thing)];
    // A printed price, that of an action or one that a reaction says: whatever body it stands in.
    Locals32 locals;
    foreign_locals(locals);
    const Word owner = owner_of(e.world, thing);
    Env inner{.locals = locals.data(),
              .you = owner == none ? e.subject : owner,
              .subject = e.subject,
              .self = thing,
              .frame = e.frame,
              .event = e.event,
              .act = e.act,
              .world = e.world,
              .hypo = e.hypo};
    if (!t.field_ears[field].empty())
        if (const HirId changed = changed_cost(field, thing, e, inner, locals); changed != no_hir)
            return ways_as_written(changed, inner, found);
    if (what.action != no_index && field == p.core.price) {
        const HirId price = price_of_action(what.action);
        inner.self = what.host;
        if (price == no_hir) {
            found.emplace_back();
            return true;
        }
        return ways(price, inner, found);
    }
    const Printed& cell = t.print(thing, field);
    if (cell.value == no_hir) {
        found.emplace_back();
        return true;
    }
    return ways(cell.value, inner, found);
}

// `modify price of action …: becomes COST`. Its names are handed out with it: `inner` sees them.
HirId Exec::changed_cost(FieldId field, Word thing, Env& e, Env& inner, Locals32& names) {
    HirId result = no_hir;
    const Word payer = inner.subject;
    Env outer{.frame = e.frame, .event = e.event, .world = e.world, .hypo = e.hypo};
    const ListenerList& ears = t.field_ears[field];
    for (const std::uint32_t n : e.world == s.words.data() ? in_force(ears) : std::span(ears.all)) {
        const Listener& l = t.listeners[n];
        const Reaction& r = p.reactions[l.reaction];
        if (r.change != Change::becomes) continue;
        for_each_holder(l, outer, [&](Carrier& one, Env& own) {
            if (one.you == none) own.you = own.subject = payer;
            const HirId whose = p.patterns[r.pattern].of;
            if (whose != no_hir && !match_noun(whose, thing, {TypeTag::thing, 0}, own)) return;
            if (!match_tail(r.tail, nullptr, own, l)) return;
            result = r.value;
            names.assign(own.locals, own.locals + l.locals);
            inner.locals = names.data();
            inner.you = own.you;
            inner.self = own.self;
        });
    }
    return result;
}

// What an action costs now, when reactions change its price.
HirId Exec::price_now(HirId price, Env& e) {
    const std::uint32_t ability = t.price_of[price];
    if (ability == 0 || t.price_field == no_index || t.field_ears[t.price_field].empty()) return price;
    for (const Word action : t.of_action[ability - 1]) {
        if (t.things[static_cast<std::size_t>(action)].host != e.self) continue;
        Env inner = e;
        Locals32 names;
        const HirId changed = changed_cost(t.price_field, action, e, inner, names);
        return changed == no_hir ? price : changed;
    }
    return price;
}

// What the heading of an action asks for now; no_hir when it asks for nothing.
HirId Exec::heading_price(Word action, Env& e) {
    const Ability& ability = ability_of(action);
    if (ability.heading == no_index || p.headings[ability.heading].action == no_index) return no_hir;
    const HirId price = p.abilities[p.headings[ability.heading].action].price;
    if (price == no_hir || t.price_field == no_index || t.field_ears[t.price_field].empty()) return price;
    Env inner = e;
    Locals32 names;
    const HirId changed = changed_cost(t.price_field, action, e, inner, names);
    return changed == no_hir ? price : changed;
}

// The price printed before the arrow of an action, or said by its heading.
HirId Exec::price_of_action(AbilityId id) const {
    const Ability& ability = p.abilities[id];
    if (ability.price != no_hir) return ability.price;
    if (ability.heading != no_index && p.headings[ability.heading].action != no_index) {
        const HirId shared = p.abilities[p.headings[ability.heading].action].price;
        if (shared != no_hir) return shared;
    }
    HirId effect = ability.effect;
    while (effect != no_hir &&
           (p.at(effect).op == Op::assume || (p.at(effect).op == Op::block && p.at(effect).count == 1)))
        effect = p.child(effect, 0);
    return effect != no_hir && p.at(effect).op == Op::arrow ? p.child(effect, 0) : no_hir;
}

// A bundle in a name: pairs of unit and count.
bool Exec::ways_of_bundle(Word handle, Ways& found) {
    Words items;
    read_list(handle, items);
    found.emplace_back();
    for (std::size_t i = 0; i + 1 < items.size(); i += 2) {
        const bool known = items[i] >= 0 ? static_cast<std::size_t>(items[i]) < p.units.size()
                                         : t.is_thing(at_most_largest(-2 - std::int64_t{items[i]}));
        if (!known) return false;
        Charge charge;
        charge.count = items[i + 1];
        if (items[i] >= 0)
            charge.units.push_back(static_cast<UnitId>(items[i]));
        else {
            charge.of = Charge::Of::things;
            charge.thing = -2 - items[i];
        }
        found.back().push_back(charge);
    }
    return true;
}

// ---- substitutes

// Every way to replace charges by what an `accept` takes for them; what was replaced is not replaced again.
void Exec::substitutes(const Charges& charges, Env& e, Ways& found) {
    found.push_back(charges);
    const auto accepts =
        e.world == s.words.data() ? in_force(t.accepts) : std::span<const std::uint32_t>(t.accepts.all);
    if (accepts.empty()) return;
    for (std::size_t done = 0; done < found.size() && found.size() < most_ways; ++done) {
        const Charges base = found[done];
        for (const std::uint32_t n : accepts)
            if (could_stand_for(n, base)) accept_once(t.listeners[n], base, e, found);
    }
}

// Whether an `accept` could replace one of the charges, as far as that can be told from their units.
bool Exec::could_stand_for(std::uint32_t accept, const Charges& charges) const {
    const ListenerPlan& plan = t.plans.listeners[accept];
    if (plan.open || !options_.shortcuts) return true;
    const auto known = [&](UnitId unit) {
        return std::find(plan.units.begin(), plan.units.end(), unit) != plan.units.end();
    };
    return std::any_of(charges.begin(), charges.end(), [&](const Charge& charge) {
        return charge.of == Charge::Of::units && !charge.substituted &&
               std::all_of(charge.units.begin(), charge.units.end(), known);
    });
}

void Exec::accept_once(const Listener& l, const Charges& base, Env& e, Ways& found) {
    const Reaction& r = p.reactions[l.reaction];
    Env outer{.frame = e.frame, .event = e.event, .world = e.world, .hypo = e.hypo};
    // Only in some payments, and only what is this player's.
    Only only{.self = anyone, .you = e.subject, .nobody = true};
    if (!options_.shortcuts) only = {};
    if (r.pattern != no_index && options_.shortcuts) {
        const EventView event = paid_event(e);
        if (event.verb == no_index || !verb_is(event.verb, p.patterns[r.pattern].verb) ||
            !could_match(l, event))
            return;
        only.self = meant_self(l, event);
    }
    const auto use = [&](Carrier& one, Env& own) {
        if (one.you == none) own.you = own.subject = e.subject;
        if (own.you != e.subject) return;
        if (!paid_in(r, l, e, own)) return;
        Ways wanted, offered;
        if (!ways(r.value, own, wanted)) return;
        const auto useless = [&](const Charges& parts) {
            return parts.empty() || std::any_of(parts.begin(), parts.end(), [&](const Charge& part) {
                       return std::none_of(base.begin(), base.end(), [&](const Charge& charge) {
                           return !charge.substituted && stands_for(charge, part, e, own);
                       });
                   });
        };
        wanted.erase(std::remove_if(wanted.begin(), wanted.end(), useless), wanted.end());
        if (wanted.empty() || !accept_tail(r, l, own) || !ways(r.price, own, offered)) return;
        for (const Charges& parts : wanted)
            for (Charges& instead : offered) {
                // `accept nothing`: an act that does nothing, so that the line counts as used.
                if (instead.empty()) instead.emplace_back().of = Charge::Of::act;
                for (Charge& charge : instead) {
                    charge.substituted = charge.foreign = true;
                    charge.accept = static_cast<Word>(l.number);
                    charge.self = one.self;
                    charge.you = own.you;
                    charge.lasting = one.lasting;
                }
                exchange(base, parts, instead, {}, e, own, found);
            }
    };
    for_each_holder(l, outer, use, only, true);
}

// Takes the parts that an `accept` stands for out of a price, each from any charge that it fits, and puts
// what is accepted in their place. `taken`: from which charges the first parts were taken.
void Exec::exchange(const Charges& base, const Charges& parts, const Charges& instead, const Words& taken,
                    Env& e, Env& own, Ways& found) {
    if (taken.size() < parts.size()) {
        const Charge& part = parts[taken.size()];
        for (std::size_t i = 0; i < base.size(); ++i) {
            if (base[i].substituted || !stands_for(base[i], part, e, own)) continue;
            Charges rest = base;
            rest[i].count -= part.count;
            Words with = taken;
            with.push_back(static_cast<Word>(i));
            exchange(rest, parts, instead, with, e, own, found);
        }
        return;
    }
    if (found.size() >= most_ways) return;
    Charges changed;
    for (std::size_t i = 0; i < base.size(); ++i)
        if (base[i].count > 0 || std::find(taken.begin(), taken.end(), static_cast<Word>(i)) == taken.end())
            changed.push_back(base[i]);
    // A unit that was asked for is not among those that stand for it.
    for (Charge charge : instead) {
        for (const Word i : taken) {
            const Charge& asked = base[static_cast<std::size_t>(i)];
            if (charge.of == Charge::Of::units && charge.units.size() > 1 && asked.of == Charge::Of::units &&
                asked.units.size() == 1)
                charge.units.erase(std::remove(charge.units.begin(), charge.units.end(), asked.units[0]),
                                   charge.units.end());
        }
        changed.push_back(charge);
    }
    found.push_back(std::move(changed));
}

// While the tail of a line is read and its act is tested, which may ask what can be paid, the line itself
// does not count.
class Exec::Accepting {
  public:
    Accepting(Exec& exec, const Listener& l, const Env& own) : lines_(exec.accepting_) {
        lines_.insert(lines_.end(), {static_cast<Word>(l.number), own.self, own.you});
    }
    ~Accepting() { lines_.erase(lines_.end() - 3, lines_.end()); }
    Accepting(const Accepting&) = delete;
    Accepting& operator=(const Accepting&) = delete;

  private:
    Words& lines_;
};

bool Exec::is_accepting(const Listener& l, const Env& own) const {
    for (std::size_t i = 0; i + 2 < accepting_.size(); i += 3)
        if (accepting_[i] == static_cast<Word>(l.number) && accepting_[i + 1] == own.self &&
            accepting_[i + 2] == own.you)
            return true;
    return false;
}

bool Exec::paying(const Reaction& r, const Listener& l, Env& e, Env& own) {
    return paid_in(r, l, e, own) && accept_tail(r, l, own);
}

// Only in a price that stands in V's own body.
bool Exec::paid_in(const Reaction& r, const Listener& l, Env& e, Env& own) {
    if (is_accepting(l, own)) return false;
    if (r.pattern == no_index) return true;
    const EventView event = paid_event(e);
    if (event.verb == no_index || !match_pattern(r.pattern, event, own)) return false;
    own.event = event.frame;
    return true;
}

// The event in whose body the price stands; without a verb: none.
EventView Exec::paid_event(const Env& e) {
    if (e.hypo != nullptr) {
        read_ = std::min(read_, e.hypo->depth);
        return {e.hypo->verb, e.hypo->actor, e.hypo->locals, 0, e.hypo};
    }
    Word act = e.act != 0 ? e.act : e.event;
    if (act != 0 && static_cast<Frame>(f(act, f_kind)) != Frame::event) act = event_around(act);
    if (act == 0) return {};
    return {static_cast<VerbId>(f(act, a_verb)), f(act, a_actor),
            &s.words[static_cast<std::size_t>(act + a_locals)], act, nullptr};
}

bool Exec::accept_tail(const Reaction& r, const Listener& l, const Env& own) {
    Env tail = own;
    tail.in_body = true;
    const Accepting guard(*this, l, own);
    return match_tail(r.tail, nullptr, tail, l);
}

// The body of a heading or an action belongs to the event that runs it.
Word Exec::event_around(Word act) const {
    for (Word fr = act; fr > 0; fr = f(fr, f_prev)) {
        const auto kind = static_cast<Frame>(f(fr, f_kind));
        if (kind == Frame::event) return fr;
        if (kind == Frame::body && f(fr, a_reaction) != none) return 0;
    }
    return 0;
}

// Whether a charge is among what an `accept` stands for, and is at least as much of it.
bool Exec::stands_for(const Charge& charge, const Charge& wanted, Env& e, Env& own) {
    if (charge.of != wanted.of || charge.of == Charge::Of::act || charge.count < wanted.count) return false;
    if (charge.of == Charge::Of::things) return things_stand_for(charge, wanted, e, own);
    // The item in the price must be among those it stands for.
    return std::all_of(charge.units.begin(), charge.units.end(), [&](UnitId unit) {
        return std::find(wanted.units.begin(), wanted.units.end(), unit) != wanted.units.end();
    });
}

// Everything that the price would take must fit what stands behind `as`; where nothing fits the price now,
// everything with its head.
bool Exec::things_stand_for(const Charge& charge, const Charge& wanted, Env& e, Env& own) {
    if (charge.np == no_hir || wanted.np == no_hir) return false;
    const Noun &a = p.noun(charge.np), &b = p.noun(wanted.np);
    // `2 alike`, `2 different`: about all of them together.
    if ((a.modifiers & (mod::alike | mod::different)) != 0 && charge.count != wanted.count) return false;
    if (b.of == NounOf::kind && p.at(wanted.np).count == 0)
        return a.kind != no_index && b.kind != no_index && p.is_a(a.kind, b.kind);
    Locals32 scratch;
    Env there = charge_env(charge, e, scratch);
    Words all, fit;
    base_set(charge.np, a, there, all);
    for (const Word thing : all)
        if (is_meant(charge.np, thing, there)) fit.push_back(thing);
    const Words& meant = fit.empty() ? all : fit;
    return !meant.empty() && std::all_of(meant.begin(), meant.end(),
                                         [&](Word thing) { return is_meant(wanted.np, thing, own); });
}

// The names that the noun of a charge is read with.
Env Exec::charge_env(const Charge& charge, Env& e, Locals32& scratch) {
    Env own = e;
    if (!charge.foreign) return own;
    foreign_locals(scratch);
    if (charge.lasting != none) (void)lasting_env(lasting_at(charge.lasting), scratch, e);
    own.locals = scratch.data();
    return own;
}

// ---- can it be paid

bool Exec::affordable(const Charges& charges, Env& e) {
    // Units: single ones first, then those with a choice, from what is left.
    constexpr std::int64_t plenty = std::int64_t{1} << 40U;
    boost::container::small_vector<std::int64_t, 16> left(p.units.size(), -1);
    bool raised = false; // some of it is made while it is paid
    const auto have = [&](UnitId unit) -> std::int64_t& {
        raised |= p.units[unit].transient;
        if (left[unit] < 0)
            left[unit] = p.units[unit].transient
                             ? plenty
                             : std::max<std::int64_t>(0, std::int64_t{counter(e.world, e.subject, unit)} -
                                                             p.units[unit].low);
        return left[unit];
    };
    for (const Charge& charge : charges) {
        if (charge.of != Charge::Of::units || charge.units.size() != 1) continue;
        if ((have(charge.units[0]) -= charge.count) < 0) return false;
    }
    for (const Charge& charge : charges) {
        if (charge.of != Charge::Of::units || charge.units.size() == 1) continue;
        std::int64_t need = charge.count;
        if (charge.one_kind) {
            const auto one = std::find_if(charge.units.begin(), charge.units.end(),
                                          [&](UnitId unit) { return have(unit) >= need; });
            if (one == charge.units.end()) return false;
            left[*one] -= need;
            continue;
        }
        for (const UnitId unit : charge.units) {
            const std::int64_t taken = std::min(have(unit), need);
            left[unit] -= taken;
            need -= taken;
        }
        if (need > 0) return false;
    }
    Words used;
    for (const Charge& charge : charges) {
        if (charge.of == Charge::Of::act && !can_do(charge, e)) return false;
        if (charge.of != Charge::Of::things) continue;
        Words things;
        payable_things(charge, e, things);
        things.erase(
            std::remove_if(things.begin(), things.end(),
                           [&](Word one) { return std::find(used.begin(), used.end(), one) != used.end(); }),
            things.end());
        if (!enough(charge, things)) return false;
        for (Word i = 0; i < charge.count && i < static_cast<Word>(things.size()); ++i)
            used.push_back(things[static_cast<std::size_t>(i)]);
    }
    return !raised || can_raise(charges, e);
}

// An act that is accepted for something else speaks of its own line, not of the names of the payer.
bool Exec::can_do(const Charge& charge, Env& e) {
    if (charge.accept == none) return can_call(charge.act, e, true);
    const Listener& l = t.listeners[static_cast<std::size_t>(charge.accept)];
    const Reaction& r = p.reactions[l.reaction];
    Locals32 names;
    fresh_names(l, names);
    if (charge.lasting != none) (void)lasting_env(lasting_at(charge.lasting), names, e);
    Env own{.locals = names.data(),
            .you = charge.you,
            .subject = charge.you,
            .self = charge.self,
            .frame = e.frame,
            .event = e.event,
            .world = e.world,
            .hypo = e.hypo};
    if (!paying(r, l, e, own)) return false;
    const Accepting guard(*this, l, own);
    return charge.act == no_hir || can_call(charge.act, own, true);
}

// The names of a reaction before anything is known; what it asks for waits for answers.
void Exec::fresh_names(const Listener& l, Locals32& names) const {
    names.assign(l.locals, unset);
    const auto declared = std::min<std::size_t>(p.reactions[l.reaction].locals, names.size());
    std::fill_n(names.begin(), declared, none);
}

// Things that a price takes: from where their kind is paid, else what the payer has.
void Exec::payable_things(const Charge& charge, Env& e, Words& found) {
    if (charge.np == no_hir) {
        // A certain thing: only while the payer has it.
        if (!t.is_thing(charge.thing)) return;
        Words base;
        own_things(t.things[static_cast<std::size_t>(charge.thing)].kind, no_index, e.subject, e, base);
        if (std::find(base.begin(), base.end(), charge.thing) != base.end()) found.push_back(charge.thing);
        return;
    }
    const Noun& noun = p.noun(charge.np);
    Words base;
    const Word who = charge.holder != none ? charge.holder : e.subject;
    Locals32 scratch;
    Env own = charge_env(charge, e, scratch);
    if (noun.of == NounOf::group)
        for (const KindId kind : p.groups[noun.index].kinds) own_things(kind, no_index, who, own, base);
    else if (noun.of == NounOf::list)
        candidates(charge.np, own, base);
    else
        own_things(noun.kind, noun.of == NounOf::thing ? ThingId(noun.index) : no_index, who, own, base);
    for (const Word thing : base)
        if (noun.of == NounOf::group || is_meant(charge.np, thing, own)) found.push_back(thing);
}

bool Exec::enough(const Charge& charge, const Words& things) const {
    if (charge.np == no_hir) return !things.empty();
    const Noun& noun = p.noun(charge.np);
    return how_many_sorted(noun, things) >= charge.count;
}

bool Exec::can_pay_seq(HirId seq, Env& e) {
    const Test test_only(*this);
    if (failed()) return false;
    if (++depth_ > most_nested_prices) {
        --depth_;
        fail_at("whether something can be paid depends on itself without end", seq);
        return false;
    }
    const bool can = find_payment(seq, e);
    --depth_;
    return can;
}

// A price that is always the same, in units: one look at what the payer has. Nothing: that does not tell.
std::optional<bool> Exec::can_pay_units(HirId price, Env& e) {
    while (p.at(price).op == Op::price || p.at(price).op == Op::pay) {
        if (t.plans.changes_price[price] != 0 || t.price_of[price] != 0) return std::nullopt;
        price = p.child(price, 0);
    }
    if (const Hir& h = p.at(price); h.op == Op::field) {
        if (t.plans.changes_price[price] != 0 || t.price_of[price] != 0 || is_thing_value(h) ||
            h.type.is(TypeTag::unit) || !t.field_ears[h.a].empty() || depth_ + 2 > most_nested_prices)
            return std::nullopt;
        const Word thing = eval_owner(price, e);
        if (!t.is_thing(thing) || t.things[static_cast<std::size_t>(thing)].action != no_index)
            return std::nullopt;
        price = t.print(thing, FieldId(h.a)).value;
        if (price == no_hir) return std::nullopt;
    }
    const std::uint32_t row = t.plans.prices[price];
    if (row == 0) return std::nullopt;
    for (const auto& way : t.plans.price_ways[row - 1]) {
        const bool has_all = std::all_of(way.begin(), way.end(), [&](const auto& part) {
            std::int64_t needed = 0;
            for (const auto& [unit, count] : way) needed += unit == part.first ? count : 0;
            return counter(e.world, e.subject, part.first) - p.units[part.first].low >= needed;
        });
        if (has_all) return true;
    }
    // What could stand for it is looked for with care.
    const bool now = e.world == s.words.data();
    if (t.accepts.empty() || (now && in_force(t.accepts).empty())) return false;
    return std::nullopt;
}

// The left side of an arrow: everything in it together.
bool Exec::find_payment(HirId seq, Env& e) {
    const Hir& h = p.at(seq);
    if (h.op == Op::seq || h.op == Op::block)
        for (const HirId part : p.children(seq))
            if (p.at(part).op == Op::let && !try_let(part, e)) return false;
    if (h.op == Op::let) return try_let(seq, e);
    if (h.op == Op::subject) return can_begin(seq, e);
    if (options_.shortcuts)
        if (const std::optional<bool> can = can_pay_units(seq, e)) return *can;
    Ways all;
    if (!ways(seq, e, all)) return false;
    // Most prices are paid as they stand; substitutes are looked for only when that fails.
    for (const Charges& way : all)
        if (affordable(way, e)) return true;
    if (t.accepts.empty()) return false;
    for (const Charges& way : all) {
        Ways with;
        substitutes(way, e, with);
        for (const Charges& one : with)
            if (affordable(one, e)) return true;
    }
    return false;
}

} // namespace cantrip::runtime
