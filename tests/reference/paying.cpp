// Paying: which way, which units and things; then one `pay` for each kind of unit (S16.7 to S16.11).

#include <algorithm>

#include "tests/reference/guard.hpp"
#include "tests/reference/play.hpp"

namespace cantrip::reference {
namespace {

// Two lasting lines that keep the same names are one (S16.11).
template <class T> bool same_names(const T& a, const T& z) {
    return a.kept == z.kept || (a.kept != nullptr && z.kept != nullptr && *a.kept == *z.kept &&
                                a.self == z.self && a.you == z.you);
}

} // namespace

bool Play::pay_price(HirId node, View& v) {
    const Op op = p.at(node).op;
    // A price that a reaction changed stands alone, without a node around it.
    const HirId cost = op == Op::price || op == Op::pay ? p.child(node, 0) : node;
    forget(node, v);
    settle(node, v);
    choose_amounts(cost, v);
    Payment payment;
    for (bool planned = false; !planned;) {
        const Ways open = open_ways(cost, v);
        if (open.empty()) return false;
        payment.steps.clear();
        const auto way = choose_way(open.size(), v);
        planned = way && plan(open[*way], v, payment.steps);
    }
    const bool paid = carry_out(payment, v);
    forget(node, v);
    return paid;
}

// `X coin`, `discard X card`: how many, first. Of what a purse is filled with, X is what comes into it.
void Play::choose_amounts(HirId cost, View& v) {
    for (;;) {
        Ways all;
        if (!ways(cost, v, all)) return;
        const Charge* open = nullptr;
        std::optional<std::uint32_t> which;
        for (const Charges& way : all)
            for (const Charge& charge : way) {
                if (which || (!charge.units.empty() && p.units[charge.units[0]].transient)) continue;
                if (charge.of == Charge::Of::act)
                    which = open_variable(charge.act, *v.body);
                else if (charge.open)
                    which = charge.variable;
                open = &charge;
            }
        if (!which) return;
        int& variable = *which == 0 ? v.body->x : v.body->y;
        const int most = most_of(*open, variable, v);
        if (most <= 1) {
            variable = most;
            continue;
        }
        Offers offers;
        for (int n = 1; n <= std::min(most, 50); ++n) offers.push_back({Choice::Kind::number, n, 1, {}});
        if (const auto picked = put(v.subject, "number", 1, 1, offers)) variable = (*picked)[0];
    }
}

// The X (0) or Y (1) in an act that nobody has said yet.
std::optional<std::uint32_t> Play::open_variable(HirId id, const Scope& body) const {
    if (id == no_hir) return {};
    const Hir& h = p.at(id);
    if (h.op == Op::variable) {
        if ((h.a == 0 ? body.x : body.y) < 0) return h.a;
        return {};
    }
    if (h.op == Op::np)
        if (const auto found = open_variable(p.noun(id).count, body)) return found;
    for (const HirId child : p.children(id))
        if (const auto found = open_variable(child, body)) return found;
    return {};
}

int Play::most_of(const Charge& charge, int& variable, View& v) {
    int most = 0;
    if (charge.of == Charge::Of::units)
        for (const UnitId unit : charge.units) most += t.counter(b, v.subject, unit) - p.units[unit].low;
    if (charge.of == Charge::Of::things) most = static_cast<int>(payable(charge, v).size());
    if (charge.of != Charge::Of::act) return most;
    for (int n = 1; n <= 50; ++n) {
        variable = n;
        if (!can_do(charge, v)) break;
        most = n;
    }
    variable = none;
    return most;
}

// Every way that can be afforded now, with its substitutes, none twice (S16.8).
Ways Play::open_ways(HirId cost, View& v) {
    Ways all, found;
    if (!ways(cost, v, all)) return {};
    for (const Charges& way : all)
        for (const Charges& one : substitutes(way, v))
            if (affordable(one, v) && std::none_of(found.begin(), found.end(), [&](const Charges& other) {
                    return same_charges(one, other);
                }))
                found.push_back(one);
    return found;
}

bool Play::same_charges(const Charges& a, const Charges& z) const {
    const auto due = [](const Charge& c) {
        return c.accept != nullptr && c.accept->effect == no_hir ? nullptr : c.accept;
    };
    return std::equal(a.begin(), a.end(), z.begin(), z.end(), [&](const Charge& x, const Charge& y) {
        return x.of == y.of && x.count == y.count && x.units == y.units && x.act == y.act &&
               (x.of != Charge::Of::things || x.np == y.np) && due(x) == due(y) &&
               (due(x) == nullptr || same_names(x, y));
    });
}

// What exactly is paid. What earlier parts take, and what later parts can have from nowhere else, is not
// offered. false: a fast action was taken, and everything is decided anew.
bool Play::plan(const Charges& charges, View& v, std::vector<Step>& steps) {
    for (std::size_t i = 0; i < charges.size(); ++i) {
        const Charge& charge = charges[i];
        Step step{.accept = charge.accept, .self = charge.self, .you = charge.you, .kept = charge.kept};
        if (charge.of == Charge::Of::act) {
            step.act = charge.act;
            steps.push_back(step);
            continue;
        }
        std::map<int, int> reserved;
        for (const Step& done : steps)
            if (done.what != none) reserved[done.what] += done.count;
        for (std::size_t k = i + 1; k < charges.size(); ++k)
            if (charges[k].of == Charge::Of::units && charges[k].units.size() == 1)
                reserved[static_cast<int>(charges[k].units[0])] += charges[k].count;
        const auto items = decide(charge, false, v, reserved);
        if (!items) return false;
        for (std::size_t k = 0; k + 1 < items->size(); k += 2) {
            step.what = (*items)[k];
            step.count = charge.open && k == 0 ? -1 - static_cast<int>(charge.variable) : (*items)[k + 1];
            steps.push_back(step);
        }
    }
    return true;
}

// Which units and things make up one part, as pairs; nothing: a fast action was taken, look again.
std::optional<Things> Play::decide(const Charge& charge, bool gaining, View& v,
                                   const std::map<int, int>& reserved) {
    const Det det = charge.np != no_hir ? p.noun(charge.np).det : Det::none;
    const int who = charge.holder != none ? charge.holder : v.subject;
    if (charge.of == Charge::Of::act) return Things{};
    if (det == Det::all && !charge.units.empty() && !gaining) {
        Things items;
        for (const UnitId unit : charge.units)
            if (const int have = t.counter(b, who, unit) - p.units[unit].low; have > 0)
                items.insert(items.end(), {static_cast<int>(unit), have});
        return items;
    }
    const bool group = charge.np != no_hir && p.noun(charge.np).of == NounOf::group;
    const bool wants_things =
        charge.of == Charge::Of::things || (group && !p.groups[p.noun(charge.np).index].kinds.empty());
    const int least = det == Det::any_number || det == Det::up_to ? 0 : charge.count;
    const int most = det == Det::any_number ? 0x7fffffff : charge.count;
    if (charge.units.size() == 1 && !wants_things && least > 0)
        return Things{static_cast<int>(charge.units[0]), charge.count};
    Offers offers = unit_offers(charge, gaining, most, v, reserved);
    if (wants_things && !gaining) add_things(charge, v, reserved, offers);
    const bool alike_things = charge.of == Charge::Of::things && charge.np != no_hir &&
                              (p.noun(charge.np).modifiers & mod::alike) != 0;
    if (charge.one_kind || alike_things) return decide_sort(charge, gaining, offers, v);
    return decide_mixed(offers, least, most, gaining, v);
}

Offers Play::unit_offers(const Charge& charge, bool gaining, int most, View& v,
                         const std::map<int, int>& reserved) {
    const int who = charge.holder != none ? charge.holder : v.subject;
    Offers offers;
    for (const UnitId unit : charge.units) {
        const auto taken = reserved.find(static_cast<int>(unit));
        const int had =
            t.counter(b, who, unit) - p.units[unit].low - (taken == reserved.end() ? 0 : taken->second);
        const int limit = gaining || p.units[unit].transient ? most : std::min(most, std::max(0, had));
        if (limit <= 0 || (charge.one_kind && !gaining && !can_fill_purse(charge, unit, v))) continue;
        offers.push_back({Choice::Kind::unit, static_cast<int>(unit), limit, {}});
    }
    return offers;
}

void Play::add_things(const Charge& charge, View& v, const std::map<int, int>& reserved, Offers& offers) {
    Things things = payable(charge, v);
    std::erase_if(things, [&](int thing) { return reserved.contains(-2 - thing); });
    group(things, Choice::Kind::thing, offers);
    if (charge.np != no_hir && (p.noun(charge.np).modifiers & mod::different) != 0)
        for (Offer& offer : offers) offer.limit = 1;
}

// Units as they are, things as -2 - thing; nothing: look again.
std::optional<Things> Play::decide_mixed(const Offers& offers, int least, int most, bool gaining, View& v) {
    std::int64_t total = 0;
    for (const Offer& offer : offers) total += offer.limit;
    most = static_cast<int>(std::min<std::int64_t>(most, total));
    least = std::min(least, most);
    if (offers.empty() || most == 0) return Things{};
    Things items;
    const auto add = [&](int what) {
        for (std::size_t i = 0; i + 1 < items.size() && what >= 0; i += 2)
            if (items[i] == what) {
                ++items[i + 1];
                return;
            }
        items.insert(items.end(), {what, 1});
    };
    if (least == most && (offers.size() == 1 || (total == least && !gaining))) {
        for (const Offer& offer : offers)
            for (int i = 0; i < std::min(offer.limit, least); ++i)
                add(offer.kind == Choice::Kind::unit ? offer.value
                                                     : -2 - offer.members[static_cast<std::size_t>(i)]);
        return items;
    }
    const auto picked = put_coded(v.subject, least, most, offers);
    if (!picked) return {};
    for (const int what : *picked) add(what);
    return items;
}

// A question about units and things: what was picked, things as -2 - thing.
std::optional<Things> Play::put_coded(int player, int least, int most, Offers offers) {
    // Members are told apart from units by their sign; the options show the things themselves.
    for (Offer& offer : offers) {
        if (offer.kind == Choice::Kind::unit) offer.members.assign(1, offer.value);
        for (int& member : offer.members)
            if (offer.kind == Choice::Kind::thing) member = -2 - member;
    }
    return put(player, "pay", least, most, offers);
}

// `2 any one food`, `2 alike gem`: only which sort.
std::optional<Things> Play::decide_sort(const Charge& charge, bool gaining, Offers offers, View& v) {
    if (!gaining) std::erase_if(offers, [&](const Offer& offer) { return offer.limit < charge.count; });
    if (offers.empty()) return Things{};
    std::size_t at = 0;
    if (offers.size() > 1) {
        Offers sorts = offers;
        for (std::size_t i = 0; i < sorts.size(); ++i) {
            sorts[i].limit = 1;
            sorts[i].members = {static_cast<int>(i)};
        }
        const auto picked = put(v.subject, "pay", 1, 1, sorts);
        if (!picked) return {};
        at = static_cast<std::size_t>((*picked)[0]);
    }
    if (offers[at].kind == Choice::Kind::unit) return Things{offers[at].value, charge.count};
    Things items;
    for (int i = 0; i < charge.count; ++i)
        items.insert(items.end(), {-2 - offers[at].members[static_cast<std::size_t>(i)], 1});
    return items;
}

// Of a transient unit nobody has any yet: what counts is whether enough could be made.
bool Play::can_fill_purse(const Charge& charge, UnitId unit, View& v) {
    if (!p.units[unit].transient) return true;
    Charge alone = charge;
    alone.units = {unit};
    return affordable({alone}, v);
}

// ---- carrying it out

bool Play::carry_out(Payment& payment, View& v) {
    const bool purse = std::any_of(payment.steps.begin(), payment.steps.end(), [&](const Step& step) {
        return step.what >= 0 && p.units[static_cast<UnitId>(step.what)].transient;
    });
    std::vector<int> before;
    for (const UnitId unit : transients()) {
        if (!purse) break;
        before.push_back(t.counter(b, v.subject, unit));
        set_count(v.subject, unit, 0);
    }
    // What is left in the purse is lost, also when the price is left.
    const Finally done([&] {
        for (std::size_t i = 0; i < before.size(); ++i) set_count(v.subject, transients()[i], before[i]);
    });
    while (payment.next < payment.steps.size()) {
        const Step& step = payment.steps[payment.next++];
        if (!pay_step(payment, step, v)) return false;
    }
    for (auto at = payment.steps.begin(); at != payment.steps.end(); ++at) {
        const Step& step = *at;
        const bool seen = std::any_of(payment.steps.begin(), at, [&](const Step& before) {
            return before.accept == step.accept && same_names(before, step);
        });
        if (step.accept == nullptr || seen) continue;
        note_use(*step.accept, step.self, step.you, p.reactions[step.accept->reaction].tail, v.around);
        if (step.accept->effect != no_hir) (void)run_accept(step, step.accept->effect, v);
    }
    return true;
}

bool Play::pay_step(Payment& payment, const Step& step, View& v) {
    if (step.what == none && step.act == no_hir) return true; // `accept nothing`
    if (step.what == none) return step.accept != nullptr ? run_accept(step, step.act, v) : run(step.act, v);
    payment.variable = step.count < 0 && step.what >= 0 ? -step.count : 0;
    return happen(pay_verb, v.subject, {one(step.what)}, std::max(step.count, 1), none, nullptr, no_index,
                  &payment);
}

// What stands in an `accept` line, with the event that is paid for in its names.
bool Play::run_accept(const Step& step, HirId effect, View& v) {
    const Listener& l = *step.accept;
    Scope* event = paid_in(v);
    const ScopePtr body = new_scope(Scope::Kind::body, now_.get());
    body->you = body->actor = step.you;
    body->self = step.self;
    body->ability = l.ability;
    body->names = names_of_accept(l, step.kept);
    View own = inside_of(*body);
    if (event != nullptr && p.reactions[l.reaction].pattern != no_index)
        bind_pattern(p.reactions[l.reaction].pattern, *event, own);
    const Guard<ScopePtr> guard(now_, body);
    return run(effect, own);
}

} // namespace cantrip::reference
