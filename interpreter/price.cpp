// Paying: which way, which substitutes, which units; then one `pay` for each kind of unit.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {
namespace {

// An X that is chosen before it is paid is offered up to here.
constexpr Word most_offered = 50;

// A part of a plan: what, how many, and the `accept` it is due to: line, card, player and lasting record. An
// act is `none` and its node, or twice `none` where nothing is accepted.
constexpr std::size_t step_words = 6;

// Lasting effects of one line that keep the same names.
bool same_names(Record a, Record b) {
    return a[k_you] == b[k_you] && a[k_self] == b[k_self] &&
           std::equal(a.begin() + k_count, a.end(), b.begin() + k_count, b.end());
}

} // namespace

enum : Word { p_way = f_data, p_charge, p_plan, p_index, p_used, p_purse, p_variable };

// Every way that can be afforded now, substitutes included, none twice.
void Exec::open_ways(HirId cost, Env& e, Ways& found) {
    const Still still(*this);
    Ways all;
    if (!ways(cost, e, all)) return;
    for (const Charges& way : all) {
        Ways with;
        substitutes(way, e, with);
        for (const Charges& one : with)
            if (affordable(one, e) && std::none_of(found.begin(), found.end(), [&](const Charges& other) {
                    return same_charges(one, other);
                }))
                found.push_back(one);
    }
}

bool Exec::same_charges(const Charges& a, const Charges& b) const {
    if (a.size() != b.size()) return false;
    // A substitute that has no consequence is no other way to pay.
    const auto due = [&](const Charge& c) {
        return c.accept != none && t.listeners[static_cast<std::size_t>(c.accept)].effect == no_hir
                   ? none
                   : c.accept;
    };
    const auto same_line = [&](const Charge& x, const Charge& y) {
        return due(x) == due(y) && (due(x) == none || x.lasting == none ||
                                    same_names(lasting_at(x.lasting), lasting_at(y.lasting)));
    };
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i].of != b[i].of || a[i].count != b[i].count || a[i].units != b[i].units ||
            a[i].act != b[i].act || (a[i].of == Charge::Of::things && a[i].np != b[i].np) ||
            !same_line(a[i], b[i]))
            return false;
    return true;
}

void Exec::step_price(Word fr) {
    const auto node = static_cast<HirId>(f(fr, f_node));
    // A price that a reaction changed stands alone, without a node around it.
    const HirId cost = p.at(node).op == Op::price || p.at(node).op == Op::pay ? p.child(node, 0) : node;
    if (f(fr, f_pc) == 0) {
        clear_asks(node, fr);
        f(fr, f_pc) = 1;
    }
    if (f(fr, f_pc) == 1) {
        if (!settle(node, fr)) return;
        if (!choose_amounts(fr, cost)) return;
        if (!choose_way(fr, cost)) return;
    }
    // The way is computed anew and does not change: nothing happens between its choice and the plan.
    if (f(fr, f_pc) == 2 && !plan(fr, cost)) return;
    if (f(fr, f_pc) == 3) pay_next(fr);
}

// `X coin`, `discard X card`: how many, first. Of what a purse is filled with, X is what comes into it.
bool Exec::choose_amounts(Word fr, HirId cost) {
    Env e = env(fr);
    Ways all;
    if (!ways(cost, e, all)) return true;
    for (const Charges& way : all)
        for (const Charge& charge : way) {
            if (!charge.units.empty() && p.units[charge.units[0]].transient) continue;
            const Word variable = charge.of == Charge::Of::act ? open_variable(charge.act, f(fr, f_act))
                                  : charge.open                ? charge.variable
                                                               : none;
            if (variable == none) continue;
            Words picked;
            if (!take_answer(picked)) {
                const std::int64_t most = most_of(charge, variable, e);
                if (most <= 1)
                    picked.push_back(at_most_largest(most));
                else {
                    OptionList options;
                    for (Word n = 1; n <= std::min<std::int64_t>(most, most_offered); ++n)
                        options.push_back({Choice::Kind::number, n, 1, {}});
                    put_question(e.subject, Question::Kind::number, cost, 1, 1, options);
                    return false;
                }
            }
            f(f(fr, f_act), variable == 0 ? a_x : a_y) = picked.empty() ? 0 : picked[0];
            return choose_amounts(fr, cost);
        }
    return true;
}

// The X (0) or Y (1) in an act that nobody has said yet.
Word Exec::open_variable(HirId id, Word act) const {
    if (id == no_hir) return none;
    const Hir& h = p.at(id);
    if (h.op == Op::variable) return f(act, h.a == 0 ? a_x : a_y) < 0 ? static_cast<Word>(h.a) : none;
    if (h.op == Op::np)
        if (const Word found = open_variable(p.noun(id).count, act); found != none) return found;
    for (const HirId child : p.children(id))
        if (const Word found = open_variable(child, act); found != none) return found;
    return none;
}

// How many of an X can be paid: as many as there are, or as often as the act is possible in full.
std::int64_t Exec::most_of(const Charge& charge, Word variable, Env& e) {
    std::int64_t most = 0;
    if (charge.of == Charge::Of::units) {
        for (const UnitId unit : charge.units)
            most += std::int64_t{counter(e.world, e.subject, unit)} - p.units[unit].low;
        return most;
    }
    if (charge.of == Charge::Of::things) {
        Words things;
        payable_things(charge, e, things);
        return static_cast<std::int64_t>(things.size());
    }
    const Word at = variable == 0 ? a_x : a_y;
    for (Word n = 1; n <= most_offered; ++n) {
        f(e.act, at) = n;
        if (!can_do(charge, e)) break;
        most = n;
    }
    f(e.act, at) = none;
    return most;
}

bool Exec::choose_way(Word fr, HirId cost) {
    Words picked;
    Env e = env(fr);
    Ways open;
    open_ways(cost, e, open);
    if (open.empty()) {
        leave_price(fr, 0);
        return false;
    }
    if (open.size() > 1 && !take_answer(picked)) {
        OptionList options;
        for (std::size_t i = 0; i < open.size(); ++i)
            options.push_back({Choice::Kind::way, static_cast<Word>(i), 1, {}});
        put_question(e.subject, Question::Kind::pay, cost, 1, 1, options);
        return false;
    }
    f(fr, p_way) = picked.empty() ? 0 : picked[0];
    f(fr, p_charge) = 0;
    f(fr, p_plan) = none;
    f(fr, f_pc) = 2;
    return true;
}

// What is paid, `step_words` for each part; acts come as -1 and their tree. A count below 0 is an X (or Y)
// that the payment itself will tell.
bool Exec::plan(Word fr, HirId cost) {
    Env e = env(fr);
    Ways open;
    open_ways(cost, e, open);
    if (static_cast<std::size_t>(f(fr, p_way)) >= open.size()) {
        leave_price(fr, 0);
        return false;
    }
    const Charges& charges = open[static_cast<std::size_t>(f(fr, p_way))];
    while (f(fr, p_charge) < static_cast<Word>(charges.size())) {
        const Charge& charge = charges[static_cast<std::size_t>(f(fr, p_charge))];
        Words so_far, items;
        read_list(f(fr, p_plan), so_far);
        const auto add = [&](Word what, Word count) {
            const Word record = kept_record(charge, so_far);
            so_far.insert(so_far.end(), {what, count, charge.accept, charge.self, charge.you, record});
        };
        if (charge.of == Charge::Of::act)
            add(none, charge.act == no_hir ? none : static_cast<Word>(charge.act));
        else {
            const Reserved reserved =
                reserved_for(charges, static_cast<std::size_t>(f(fr, p_charge)), so_far);
            if (!decide(charge, fr, cost, false, items, &reserved)) return false;
            if (charge.open && !items.empty()) items[1] = -1 - charge.variable;
            for (std::size_t i = 0; i + 1 < items.size(); i += 2) add(items[i], items[i + 1]);
        }
        f(fr, p_plan) = push_list(so_far);
        ++f(fr, p_charge);
    }
    f(fr, p_index) = 0;
    f(fr, f_pc) = 3;
    return true;
}

// A copy of the record of a lasting `accept`, which may be over before its turn comes. One copy for equal
// names.
Word Exec::kept_record(const Charge& charge, const Words& planned) {
    if (charge.lasting == none) return none;
    const Record record = lasting_at(charge.lasting);
    for (std::size_t i = 0; i + step_words <= planned.size(); i += step_words) {
        if (planned[i + 2] != charge.accept || planned[i + 5] == none) continue;
        Words kept;
        read_list(planned[i + 5], kept);
        if (same_names(record, {kept.data(), kept.size()})) return planned[i + 5];
    }
    return push_list(record);
}

// What a part of a price may not take: what earlier parts take, and what later parts can have from nowhere
// else.
Exec::Reserved Exec::reserved_for(const Charges& charges, std::size_t now, const Words& planned) const {
    Reserved out;
    for (std::size_t i = 0; i + step_words <= planned.size(); i += step_words)
        if (planned[i] != none) out.items.insert(out.items.end(), {planned[i], planned[i + 1]});
    for (std::size_t i = now + 1; i < charges.size(); ++i)
        if (charges[i].of == Charge::Of::units && charges[i].units.size() == 1)
            out.items.insert(out.items.end(), {static_cast<Word>(charges[i].units[0]), charges[i].count});
    return out;
}

void Exec::pay_next(Word fr) {
    Words steps;
    read_list(f(fr, p_plan), steps);
    const Word index = f(fr, p_index);
    if (index == 0) open_purse(fr, steps);
    if (index > 0 && s.words[h_result] == 0) return leave_price(fr, 0);
    const auto at = static_cast<std::size_t>(index) * step_words;
    if (at >= steps.size()) return after_payment(fr, steps);
    ++f(fr, p_index);
    const Word what = steps[at], count = steps[at + 1];
    s.words[h_result] = 1;
    if (what == none && count == none) return; // `accept nothing`
    if (what == none) {
        if (steps[at + 2] != none) return start_accept(fr, &steps[at], static_cast<HirId>(count));
        return start(static_cast<HirId>(count));
    }
    Words args;
    args.push_back(what);
    f(fr, p_variable) = count < 0 && what >= 0 ? -count : 0;
    begin_event(t.pay_verb, f(fr, f_subject), args, std::max(count, 1), none);
}

void Exec::leave_price(Word fr, Word result) {
    close_purse(fr);
    clear_asks(static_cast<HirId>(f(fr, f_node)), fr);
    pop(result);
}

// What follows when a substitute was used, once for each of them.
void Exec::after_payment(Word fr, const Words& steps) {
    Words seen;
    for (std::size_t i = 0; i + step_words <= steps.size(); i += step_words) {
        const Word n = steps[i + 2];
        if (n == none) continue;
        // Equal records are one list.
        const Word line = steps[i + 5] == none ? n : -2 - steps[i + 5];
        if (std::find(seen.begin(), seen.end(), line) != seen.end()) continue;
        seen.push_back(line);
        const Listener& l = t.listeners[static_cast<std::size_t>(n)];
        if (f(fr, p_used) >= static_cast<Word>(seen.size())) continue;
        f(fr, p_used) = static_cast<Word>(seen.size());
        note_use(l, steps[i + 3], steps[i + 4], p.reactions[l.reaction].tail, fr);
        if (l.effect != no_hir) return start_accept(fr, &steps[i], l.effect);
    }
    leave_price(fr, 1);
}

// `step` is a part of the plan.
void Exec::start_accept(Word fr, const Word* step, HirId effect) {
    const Listener& l = t.listeners[static_cast<std::size_t>(step[2])];
    const Reaction& r = p.reactions[l.reaction];
    const Word act = f(fr, f_act);
    const Word body = push_activation(Frame::body, effect, r.locals, l.locals, step[4]);
    f(body, a_this) = step[3];
    f(body, a_ability) = l.ability == no_index ? none : static_cast<Word>(l.ability);
    if (step[5] != none) {
        Words record;
        read_list(step[5], record);
        give_names(body, {record.data(), record.size()});
    }
    const Word event = static_cast<Frame>(f(act, f_kind)) == Frame::event ? act : event_around(act);
    if (event == 0 || r.pattern == no_index) return;
    Env e = env(body);
    bind_pattern(r.pattern, view_of(event), e.locals);
}

// ---- transient units live in a purse while something is paid: one for the whole price, what is left in it
// is lost

void Exec::open_purse(Word fr, const Words& steps) {
    bool needed = false;
    for (std::size_t i = 0; i < steps.size(); i += step_words)
        needed |= steps[i] >= 0 && p.units[static_cast<std::size_t>(steps[i])].transient;
    if (!needed) return;
    Words old;
    for (const UnitId unit : t.transients) {
        old.push_back(counter(s.words.data(), f(fr, f_subject), unit));
        set_counter(f(fr, f_subject), unit, 0);
    }
    const Word at = push_list(old);
    f(fr, p_purse) = at;
}

void Exec::close_purse(Word fr) {
    if (f(fr, p_purse) == 0) return;
    Words old;
    read_list(f(fr, p_purse), old);
    for (std::size_t i = 0; i < old.size(); ++i) set_counter(f(fr, f_subject), t.transients[i], old[i]);
    f(fr, p_purse) = 0;
}

enum : Word { u_unit = f_data, u_need };

void Exec::start_purse(Word event) {
    const Verb& verb = p.verbs[static_cast<VerbId>(f(event, a_verb))];
    const Word purse = push_here(Frame::purse, no_hir, f_data + 2);
    f(purse, u_unit) = f(event, a_locals + static_cast<Word>(verb.params[0].slot));
    f(purse, u_need) = f(event, a_locals + static_cast<Word>(verb.amount_slot));
}

// Offers what can fill the purse until the price is covered or the payer passes.
void Exec::step_purse(Word fr) {
    const Word who = f(fr, f_subject);
    const Word price = f(f(fr, f_prev), f_prev);
    const bool endless = static_cast<Frame>(f(price, f_kind)) == Frame::price && f(price, p_variable) != 0;
    const bool covered =
        !endless && counter(s.words.data(), who, static_cast<UnitId>(f(fr, u_unit))) >= f(fr, u_need);
    Words picked;
    const bool answered = take_answer(picked);
    if (covered || (answered && (picked.empty() || picked[0] < 0))) return end_purse(fr);
    if (answered) return start_perform_event(picked[0], who);
    Words open, fast;
    useful_sources(fr, open);
    Env e = env(fr);
    if (open.empty()) open_actions(who, no_hir, e, true, fast);
    if (open.empty() && fast.empty()) return end_purse(fr);
    OptionList options;
    for (const Word action : open) options.push_back({Choice::Kind::action, action, 1, {}});
    options.push_back({Choice::Kind::pass, none, 1, {}});
    put_question(who, Question::Kind::action, no_hir, 1, 1, options);
}

// What is needed is taken; an X is all that is there.
void Exec::end_purse(Word fr) {
    const Word who = f(fr, f_subject), event = f(fr, f_prev), price = f(event, f_prev);
    const auto unit = static_cast<UnitId>(f(fr, u_unit));
    const Word have = counter(s.words.data(), who, unit);
    Word need = f(fr, u_need);
    if (static_cast<Frame>(f(price, f_kind)) == Frame::price && f(price, p_variable) != 0) {
        need = std::max<Word>(have, 1);
        f(f(price, f_act), f(price, p_variable) == 1 ? a_x : a_y) = have;
        f(event, a_locals + static_cast<Word>(p.verbs[static_cast<VerbId>(f(event, a_verb))].amount_slot)) =
            have;
    }
    if (have >= need) set_counter(who, unit, have - need);
    pop(have >= need ? 1 : 0);
}

// Those that bring something the rest of this price asks for; fast actions come with the question.
void Exec::useful_sources(Word fr, Words& found) {
    const Word price = f(f(fr, f_prev), f_prev);
    Words steps;
    if (static_cast<Frame>(f(price, f_kind)) == Frame::price) read_list(f(price, p_plan), steps);
    const auto needed = [&](UnitId unit) {
        if (unit == static_cast<UnitId>(f(fr, u_unit))) return true;
        for (auto at = static_cast<std::size_t>(f(price, p_index)) * step_words; at < steps.size();
             at += step_words)
            if (steps[at] == static_cast<Word>(unit)) return true;
        return false;
    };
    const Still still(*this);
    Env e = env(fr);
    const Word who = f(fr, f_subject);
    for (const Word action : t.paying) {
        if (!opens_in_payment(action) || in_use(action) || !open_now(action, who, e, false)) continue;
        Env inside = env(fr);
        const Yield yield = yield_of_action(action, who, inside);
        bool useful = yield.open;
        for (const Amounts& way : yield.ways)
            for (std::size_t i = 0; i < way.size(); ++i) useful |= way[i] > 0 && needed(t.transients[i]);
        if (useful) found.push_back(action);
    }
}

bool Exec::opens_in_payment(Word action) const { return plan_of(action).in_payment; }

} // namespace cantrip::runtime
