// Prices: what they take, what may stand for it, and whether somebody can pay them (S16.1 to S16.6).

#include <algorithm>

#include "tests/reference/guard.hpp"
#include "tests/reference/play.hpp"

namespace cantrip::reference {
namespace {

constexpr std::size_t most_ways = 64;

} // namespace

// false: it has no way.
bool Play::ways(HirId cost, View& v, Ways& found) {
    if (changes_price(cost)) return ways_of_change(cost, v, found);
    if (const HirId now = price_now(cost, v); now != cost) return ways_of_change(now, v, found);
    return ways_as_written(cost, v, found);
}

// Whether a line `modify price of …: becomes COST` says this.
bool Play::changes_price(HirId cost) const {
    return std::any_of(p.reactions.begin(), p.reactions.end(), [&](const Reaction& r) {
        return r.form == ReactionForm::modify && r.change == Change::becomes && r.value == cost &&
               r.pattern != no_index && p.patterns[r.pattern].field == price_field;
    });
}

// It speaks of the names of its own line (S13.8).
bool Play::ways_of_change(HirId cost, View& v, Ways& found) {
    for (const int action : t.actions()) {
        if (t.piece(action).host != v.self) continue;
        Locals names;
        View own = v;
        if (changed_cost(price_field, action, v, own, names) != cost) continue;
        const std::size_t start = found.size();
        const bool known = ways_as_written(cost, own, found);
        for (std::size_t i = start; i < found.size(); ++i)
            for (Charge& charge : found[i]) charge.foreign = true;
        return known;
    }
    return ways_as_written(cost, v, found);
}

bool Play::ways_as_written(HirId cost, View& v, Ways& found) {
    const Hir& h = p.at(cost);
    switch (h.op) {
    case Op::nothing:
    case Op::number: found.emplace_back(); return true;
    case Op::price:
    case Op::pay: return ways(p.child(cost, 0), v, found);
    case Op::alternatives:
    case Op::either:
        for (const HirId part : p.children(cost))
            if (found.size() < most_ways && !ways(part, v, found)) return false;
        return true;
    case Op::bundle:
    case Op::seq:
    case Op::block:
    case Op::add: return ways_of_sum(cost, v, found);
    case Op::np: found.emplace_back(); return ways_of_np(cost, v, found.back());
    case Op::call: {
        Charge act;
        act.of = Charge::Of::act;
        act.act = cost;
        found.push_back({act});
        return true;
    }
    case Op::multiply: return ways_times(cost, v, found);
    case Op::field:
    case Op::define:
    case Op::match_value:
    case Op::local:
        if (is_thing_value(h)) return ways_of_things(cost, v, found);
        if (!h.type.is(TypeTag::unit)) return ways_of_value(cost, v, found);
        [[fallthrough]];
    case Op::unit: { // a unit by name: one of it
        const int unit = eval(cost, v).n;
        if (unit < 0) return false;
        Charge charge;
        charge.units.push_back(static_cast<UnitId>(unit));
        charge.count = 1;
        found.push_back({charge});
        return true;
    }
    default: return is_thing_value(h) && ways_of_things(cost, v, found);
    }
}

bool Play::is_thing_value(const Hir& h) {
    return (h.type.is(TypeTag::thing) || h.type.is(TypeTag::list)) && h.type.index != no_index;
}

// Things by their names.
bool Play::ways_of_things(HirId cost, View& v, Ways& found) {
    Charges charges;
    for (const int thing : list(cost, v)) {
        if (thing == none) continue;
        charges.emplace_back();
        charges.back().of = Charge::Of::things;
        charges.back().thing = thing;
        charges.back().count = 1;
    }
    if (charges.empty()) return false;
    found.push_back(charges);
    return true;
}

// Every combination, the first part changing slowest.
bool Play::ways_of_sum(HirId cost, View& v, Ways& found) {
    Ways product(1);
    for (const HirId part : p.children(cost)) {
        if (p.at(part).op == Op::let) continue;
        Ways next, own;
        if (!ways(part, v, own)) return false;
        for (const Charges& a : product)
            for (const Charges& z : own) {
                if (next.size() == most_ways) break;
                next.push_back(a);
                next.back().insert(next.back().end(), z.begin(), z.end());
            }
        product = std::move(next);
    }
    found.insert(found.end(), product.begin(), product.end());
    return true;
}

bool Play::ways_of_np(HirId np, View& v, Charges& found) {
    const Noun& noun = p.noun(np);
    Charge charge;
    charge.np = np;
    charge.one_kind = (noun.modifiers & mod::one) != 0;
    charge.count = 1;
    if (noun.count != no_hir && p.at(noun.count).op == Op::variable &&
        (v.body == nullptr || (p.at(noun.count).a == 0 ? v.body->x : v.body->y) < 0)) {
        charge.open = true;
        charge.variable = p.at(noun.count).a;
    } else if (noun.count != no_hir)
        charge.count = number(noun.count, v);
    else if (noun.det == Det::all || noun.det == Det::each)
        charge.count = how_many_has(v.subject, np, v);
    if (noun.per != no_hir) charge.count = checked(std::int64_t{charge.count} * per(noun.per, v));
    if (charge.count <= 0 && !charge.open) return true;
    charge.of = Charge::Of::things;
    if (is_units(noun)) {
        charge.units = unit_set(np, v, charge.holder);
        if (charge.units.empty() && (noun.of != NounOf::group || p.groups[noun.index].kinds.empty()))
            return false;
        if (!charge.units.empty()) charge.of = Charge::Of::units;
    }
    found.push_back(charge);
    return true;
}

bool Play::ways_times(HirId id, View& v, Ways& found) {
    HirId times = p.child(id, 0), cost = p.child(id, 1);
    if (p.at(times).type.is(TypeTag::bundle) || p.at(times).type.is(TypeTag::cost)) std::swap(times, cost);
    const int n = number(times, v);
    const std::size_t start = found.size();
    if (!ways(cost, v, found)) return false;
    for (std::size_t i = start; i < found.size(); ++i)
        for (Charge& charge : found[i]) charge.count = checked(std::int64_t{charge.count} * n);
    return true;
}

// A price that stands somewhere else, read from there.
bool Play::ways_of_value(HirId id, View& v, Ways& found) {
    const Hir& h = p.at(id);
    const std::size_t start = found.size();
    bool result = false;
    switch (h.op) {
    case Op::field: {
        const int thing = implied_owner(id, v);
        result = t.is_thing(thing) && ways_of_field(thing, FieldId(h.a), v, found);
        break;
    }
    case Op::define: result = ways_of_define(id, v, found); break;
    case Op::match_value: {
        const Value value = eval(p.child(id, 0), v);
        for (const HirId arm : p.children(id).subspan(1)) {
            const auto cases = p.children(arm).first(p.children(arm).size() - 1);
            if (std::any_of(cases.begin(), cases.end(),
                            [&](HirId c) { return case_fits(c, value, p.at(p.child(id, 0)).type, v); }))
                return ways(p.children(arm).back(), v, found);
        }
        return false;
    }
    default: found.push_back(charges_of(eval(id, v))); return true;
    }
    for (std::size_t i = start; i < found.size(); ++i)
        for (Charge& charge : found[i]) charge.foreign = true;
    return result;
}

bool Play::ways_of_define(HirId id, View& v, Ways& found) {
    const Define& define = p.defines[p.at(id).a];
    Locals names(define.locals + 64);
    for (std::size_t i = 0; i < define.params.size() && i < p.at(id).count; ++i)
        names[define.params[i].slot] = eval(p.child(id, i), v);
    View own{.names = &names,
             .you = define.params.empty() ? v.subject : names[define.params[0].slot].n,
             .subject = v.subject,
             .around = v.around,
             .event = v.event,
             .body = v.body,
             .board = v.board};
    return ways(define.value, own, found);
}

bool Play::ways_of_field(int thing, FieldId field, View& v, Ways& found) {
    Locals names;
    const int owner = t.owner_of(*v.board, thing);
    View own = plain(owner == none ? v.subject : owner, thing, v, names);
    own.subject = v.subject;
    own.body = v.body;
    HirId cost = changed_cost(field, thing, v, own, names);
    if (cost != no_hir) return ways_as_written(cost, own, found);
    if (cost == no_hir && field == price_field && t.piece(thing).action != no_index) {
        cost = price_of_action(t.piece(thing).action);
        own.self = t.piece(thing).host;
    } else if (cost == no_hir)
        cost = printed(thing, field);
    if (cost != no_hir) return ways(cost, own, found);
    found.emplace_back();
    return true;
}

// A named amount: pairs of unit and count.
Charges Play::charges_of(const Value& amount) const {
    Charges found;
    for (std::size_t i = 0; i + 1 < amount.list.size(); i += 2) {
        Charge charge;
        charge.count = amount.list[i + 1];
        if (amount.list[i] >= 0)
            charge.units.push_back(static_cast<UnitId>(amount.list[i]));
        else {
            charge.of = Charge::Of::things;
            charge.thing = -2 - amount.list[i];
        }
        found.push_back(charge);
    }
    return found;
}

// ---- prices of actions

// `modify price of action …: becomes COST`; the last in order.
HirId Play::changed_cost(FieldId field, int thing, View& v, View& inner, Locals& names) {
    HirId result = no_hir;
    const int payer = v.subject;
    const View outer{.around = v.around, .event = v.event, .board = v.board};
    each_line(
        [&](const Reaction& r) {
            return r.form == ReactionForm::modify && r.change == Change::becomes && r.pattern != no_index &&
                   p.patterns[r.pattern].field == field;
        },
        outer,
        [&](const Due& line, View& own) {
            const Reaction& r = p.reactions[line.listener->reaction];
            if (line.you == none) own.you = own.subject = payer;
            const HirId whose = p.patterns[r.pattern].of;
            if (whose != no_hir && !match_noun(whose, one(thing), {TypeTag::thing, 0}, own)) return;
            if (!match_tail(r.tail, nullptr, own, *line.listener)) return;
            result = r.value;
            names = *own.names;
            inner.names = &names;
            inner.you = own.you;
            inner.self = own.self;
        });
    return result;
}

// What an action costs now, when reactions change its price.
HirId Play::price_now(HirId price, View& v) {
    if (price_field == no_index) return price;
    for (const int action : t.actions()) {
        if (t.piece(action).host != v.self || price_of_action(t.piece(action).action) != price) continue;
        Locals names;
        View inner = v;
        const HirId changed = changed_cost(price_field, action, v, inner, names);
        return changed == no_hir ? price : changed;
    }
    return price;
}

// ---- substitutes (S16.5)

Ways Play::substitutes(const Charges& charges, View& v) {
    Ways found{charges};
    const View outer{.around = v.around, .event = v.event, .board = v.board};
    for (std::size_t done = 0; done < found.size() && found.size() < most_ways; ++done) {
        const Charges base = found[done];
        each_line([](const Reaction& r) { return r.form == ReactionForm::accept; }, outer,
                  [&](const Due& line, View& own) { accept_once(line, own, base, v, found); });
    }
    return found;
}

void Play::accept_once(const Due& line, View& own, const Charges& base, View& v, Ways& found) {
    const Reaction& r = p.reactions[line.listener->reaction];
    if (line.you == none) own.you = own.subject = v.subject;
    if (own.you != v.subject || !paid_for(r, *line.listener, v, own)) return;
    Ways wanted, offered;
    if (!ways(r.value, own, wanted)) return;
    // What cannot stand for anything is not looked at any further.
    std::erase_if(wanted, [&](const Charges& parts) {
        return parts.empty() || !std::all_of(parts.begin(), parts.end(), [&](const Charge& part) {
                   return std::any_of(base.begin(), base.end(), [&](const Charge& charge) {
                       return charge.accept == nullptr && stands_for(charge, part, v, own);
                   });
               });
    });
    if (wanted.empty() || !accept_tail(r, *line.listener, own) || !ways(r.price, own, offered)) return;
    for (const Charges& parts : wanted)
        for (Charges instead : offered) {
            if (instead.empty()) instead.emplace_back().of = Charge::Of::act;
            for (Charge& charge : instead) {
                charge.foreign = true;
                charge.accept = line.listener;
                charge.self = line.self;
                charge.you = own.you;
                charge.kept = line.kept;
            }
            exchange(base, parts, instead, {}, v, own, found);
        }
}

// Every way to take the parts out of the price; `from` are the charges that the first of them come from.
void Play::exchange(const Charges& base, const Charges& parts, const Charges& instead,
                    const std::vector<std::size_t>& from, View& v, View& own, Ways& found) {
    if (from.size() == parts.size()) {
        if (found.size() >= most_ways) return;
        Charges changed;
        for (std::size_t i = 0; i < base.size(); ++i)
            if (base[i].count > 0 || std::find(from.begin(), from.end(), i) == from.end())
                changed.push_back(base[i]);
        for (Charge charge : instead) {
            for (const std::size_t i : from)
                if (charge.of == Charge::Of::units && charge.units.size() > 1 &&
                    base[i].of == Charge::Of::units && base[i].units.size() == 1)
                    std::erase(charge.units, base[i].units[0]);
            changed.push_back(charge);
        }
        found.push_back(changed);
        return;
    }
    for (std::size_t i = 0; i < base.size(); ++i) {
        if (base[i].accept != nullptr || !stands_for(base[i], parts[from.size()], v, own)) continue;
        Charges rest = base;
        rest[i].count -= parts[from.size()].count;
        std::vector<std::size_t> more = from;
        more.push_back(i);
        exchange(rest, parts, instead, more, v, own, found);
    }
}

// The event in whose body a price stands, with no reaction between them; in the condition of a reaction the
// event that is reacted to.
Scope* Play::paid_in(const View& v) const {
    if (v.event != nullptr && v.body == nullptr && v.around == v.event->outer) return v.event;
    for (Scope* scope = v.around; scope != nullptr; scope = scope->outer) {
        if (scope->kind == Scope::Kind::event) return scope;
        if (scope->kind == Scope::Kind::body && scope->reaction != no_index) return nullptr;
    }
    return nullptr;
}

bool Play::paying(const Reaction& r, const Listener& l, View& v, View& own) {
    return paid_for(r, l, v, own) && accept_tail(r, l, own);
}

bool Play::paid_for(const Reaction& r, const Listener& l, View& v, View& own) {
    // While its own tail is read a line does not count.
    for (const Due& line : accepting_)
        if (line.listener == &l && line.self == own.self && line.you == own.you) return false;
    if (r.pattern != no_index) {
        Scope* event = paid_in(v);
        if (event == nullptr || !match_pattern(r.pattern, *event, own)) return false;
        own.event = event;
    }
    return true;
}

bool Play::accept_tail(const Reaction& r, const Listener& l, View& own) {
    const Guard<std::vector<Due>> reading(accepting_, accepting_);
    accepting_.push_back({&l, own.self, own.you});
    return match_tail(r.tail, nullptr, own, l);
}

bool Play::stands_for(const Charge& charge, const Charge& wanted, View& v, View& own) {
    if (charge.of != wanted.of || charge.of == Charge::Of::act || charge.count < wanted.count) return false;
    if (charge.of == Charge::Of::units)
        return std::all_of(charge.units.begin(), charge.units.end(), [&](UnitId unit) {
            return std::find(wanted.units.begin(), wanted.units.end(), unit) != wanted.units.end();
        });
    if (charge.np == no_hir || wanted.np == no_hir) return false;
    const Noun &a = p.noun(charge.np), &z = p.noun(wanted.np);
    if ((a.modifiers & (mod::alike | mod::different)) != 0 && charge.count != wanted.count) return false;
    if (z.of == NounOf::kind && p.at(wanted.np).count == 0)
        return a.kind != no_index && z.kind != no_index && p.is_a(a.kind, z.kind);
    // A card, or a noun with filters: everything that the price means must fit it.
    Locals names = charge.accept != nullptr ? names_of_accept(*charge.accept, charge.kept) : Locals(64);
    View there = v;
    if (charge.foreign) there.names = &names;
    Things all = base_set(charge.np, there), meant = all;
    std::erase_if(meant, [&](int thing) { return !matches(charge.np, one(thing), there); });
    if (meant.empty()) meant = all;
    return !meant.empty() && std::all_of(meant.begin(), meant.end(),
                                         [&](int thing) { return matches(wanted.np, one(thing), own); });
}

// ---- can it be paid

bool Play::affordable(const Charges& charges, View& v) {
    bool raised = false;
    if (!units_suffice(charges, v, raised)) return false;
    Things used;
    for (const Charge& charge : charges) {
        if (charge.of == Charge::Of::act && !can_do(charge, v)) return false;
        if (charge.of != Charge::Of::things) continue;
        Things things = payable(charge, v);
        std::erase_if(things,
                      [&](int thing) { return std::find(used.begin(), used.end(), thing) != used.end(); });
        const int have =
            charge.np == no_hir ? static_cast<int>(things.size()) : sorted_count(p.noun(charge.np), things);
        if (have < (charge.np == no_hir ? 1 : charge.count)) return false;
        for (int i = 0; i < charge.count && i < static_cast<int>(things.size()); ++i)
            used.push_back(things[static_cast<std::size_t>(i)]);
    }
    return !raised || can_raise(charges, v);
}

// An `accept` line speaks of its own names, a lasting one of those it kept (S12.2).
Locals Play::names_of_accept(const Listener& l, const KeptNames& kept) const {
    Locals names = kept != nullptr ? *kept : Locals();
    names.resize(std::max(names.size(), locals_of(l)));
    return names;
}

// An act that is accepted for something else has the names of its own line.
bool Play::can_do(const Charge& charge, View& v) {
    if (charge.accept == nullptr) return can_call(charge.act, v, true);
    const Listener& l = *charge.accept;
    Locals names = names_of_accept(l, charge.kept);
    View own{.names = &names,
             .you = charge.you,
             .subject = charge.you,
             .self = charge.self,
             .around = v.around,
             .event = v.event,
             .board = v.board};
    if (!paying(p.reactions[l.reaction], l, v, own)) return false;
    const Guard<std::vector<Due>> testing(accepting_, accepting_);
    accepting_.push_back({&l, own.self, own.you});
    return charge.act == no_hir || can_call(charge.act, own, true);
}

// Single units first, then those with a choice, from what is left.
bool Play::units_suffice(const Charges& charges, View& v, bool& raised) {
    std::map<UnitId, int> left;
    const auto have = [&](UnitId unit) -> int& {
        raised |= p.units[unit].transient;
        if (!left.contains(unit))
            left[unit] = p.units[unit].transient
                             ? 1'000'000
                             : std::max(0, t.counter(*v.board, v.subject, unit) - p.units[unit].low);
        return left[unit];
    };
    for (const Charge& charge : charges)
        if (charge.of == Charge::Of::units && charge.units.size() == 1 &&
            (have(charge.units[0]) -= charge.count) < 0)
            return false;
    for (const Charge& charge : charges) {
        if (charge.of != Charge::Of::units || charge.units.size() == 1) continue;
        int need = charge.count;
        for (const UnitId unit : charge.units) {
            if (charge.one_kind && have(unit) < need) continue;
            const int taken = std::min(have(unit), need);
            left[unit] -= taken;
            need -= taken;
            if (need == 0) break;
        }
        if (need > 0) return false;
    }
    return true;
}

// Things that a price takes: from where their kind is paid, else what the payer has.
Things Play::payable(const Charge& charge, View& v) {
    if (charge.np == no_hir) {
        // A certain thing: only while the payer has it.
        if (!t.is_thing(charge.thing)) return {};
        const Things base = own_things(t.piece(charge.thing).kind, no_index, v.subject, v);
        const bool has = std::find(base.begin(), base.end(), charge.thing) != base.end();
        return has ? Things{charge.thing} : Things{};
    }
    const Noun& noun = p.noun(charge.np);
    const int who = charge.holder != none ? charge.holder : v.subject;
    Locals names = charge.accept != nullptr ? names_of_accept(*charge.accept, charge.kept) : Locals(64);
    View own = v;
    if (charge.foreign) own.names = &names;
    Things base;
    if (noun.of == NounOf::group) {
        for (const KindId kind : p.groups[noun.index].kinds)
            for (const int thing : own_things(kind, no_index, who, own)) base.push_back(thing);
        return base;
    }
    base = noun.of == NounOf::list
               ? candidates(charge.np, own)
               : own_things(noun.kind, noun.of == NounOf::thing ? ThingId(noun.index) : no_index, who, own);
    std::erase_if(base, [&](int thing) { return !matches(charge.np, one(thing), own); });
    return base;
}

// The left side of an arrow: everything in it together.
bool Play::can_pay(HirId seq, View& v) {
    const Guard<int> test_only(tests_, tests_ + 1);
    const Guard<int> inside(depth_, depth_ + 4);
    if (depth_ > 200) throw FaultFound{"whether something can be paid depends on itself without end"};
    const Hir& h = p.at(seq);
    if (h.op == Op::seq || h.op == Op::block)
        for (const HirId part : p.children(seq))
            if (p.at(part).op == Op::let && !try_let(part, v)) return false;
    if (h.op == Op::let) return try_let(seq, v);
    if (h.op == Op::subject) return can_begin(seq, v);
    Ways all;
    if (!ways(seq, v, all)) return false;
    return std::any_of(all.begin(), all.end(), [&](const Charges& way) {
        const Ways with = substitutes(way, v);
        return std::any_of(with.begin(), with.end(), [&](const Charges& one) { return affordable(one, v); });
    });
}

} // namespace cantrip::reference
