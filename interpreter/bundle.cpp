// Amounts of units as arguments: which way, and which units where there is a choice.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

// Pairs of unit and count; a thing in a bundle is -2 - thing. Three words of the frame keep what was decided
// so far.
bool Exec::bundle_items(HirId arg, Word fr, Word at, bool gaining, Words& items) {
    enum : Word { b_way, b_charge, b_partial };
    Env e = env(fr);
    if (f(fr, at + b_way) == 0) {
        if (!settle(arg, fr)) return false;
        Ways all;
        e = env(fr);
        if (!ways(arg, e, all) || all.empty()) return true;
        Words picked;
        if (all.size() > 1 && !take_answer(picked)) {
            OptionList options;
            for (std::size_t i = 0; i < all.size(); ++i)
                options.push_back({Choice::Kind::way, static_cast<Word>(i), 1, {}});
            put_question(e.subject, Question::Kind::pay, arg, 1, 1, options);
            return false;
        }
        f(fr, at + b_way) = 1 + (picked.empty() ? 0 : picked[0]);
        f(fr, at + b_partial) = none;
        f(fr, at + b_charge) = 0;
    }
    Ways all;
    e = env(fr);
    if (!ways(arg, e, all) || static_cast<std::size_t>(f(fr, at + b_way)) > all.size()) return true;
    const Charges& charges = all[static_cast<std::size_t>(f(fr, at + b_way)) - 1];
    while (f(fr, at + b_charge) < static_cast<Word>(charges.size())) {
        Words add;
        read_list(f(fr, at + b_partial), add);
        if (!decide(charges[static_cast<std::size_t>(f(fr, at + b_charge))], fr, arg, gaining, add))
            return false;
        f(fr, at + b_partial) = push_list(add);
        ++f(fr, at + b_charge);
    }
    read_list(f(fr, at + b_partial), items);
    f(fr, at + b_way) = 0;
    return true;
}

// Which units make up one charge. false: a question was put.
bool Exec::decide(const Charge& charge, Word fr, HirId about, bool gaining, Words& items,
                  const Reserved* reserved) {
    Env e = env(fr);
    Word least = charge.count, most = charge.count;
    if (charge.np != no_hir) {
        const Det det = p.noun(charge.np).det;
        if (det == Det::any_number || det == Det::up_to) least = 0;
        if (det == Det::any_number) most = 0x7fffffff;
    }
    if (charge.of == Charge::Of::act) return true;
    if (charge.np != no_hir && p.noun(charge.np).det == Det::all && !charge.units.empty() && !gaining) {
        for (const UnitId unit : charge.units)
            if (const Word have = left_on(
                    p.units[unit], counter(e.world, charge.holder != none ? charge.holder : e.subject, unit),
                    static_cast<Word>(largest_number));
                have > 0)
                items.insert(items.end(), {static_cast<Word>(unit), have});
        return true;
    }
    OptionList options;
    std::int64_t total = 0;
    for (const UnitId unit : charge.units) {
        const Word who = charge.holder != none ? charge.holder : e.subject;
        const std::int64_t taken = reserved == nullptr ? 0 : reserved->of(static_cast<Word>(unit));
        const Word had = at_most_largest(
            std::max<std::int64_t>(0, std::int64_t{counter(e.world, who, unit)} - p.units[unit].low - taken));
        const Word limit = gaining || p.units[unit].transient ? most : std::min(most, had);
        if (limit <= 0 || (charge.one_kind && !gaining && !can_fill_purse(charge, unit, e))) continue;
        options.push_back({Choice::Kind::unit, static_cast<Word>(unit), limit, {}});
        total += limit;
    }
    const bool wants_things =
        charge.of == Charge::Of::things || (charge.np != no_hir && p.noun(charge.np).of == NounOf::group &&
                                            !p.groups[p.noun(charge.np).index].kinds.empty());
    if (wants_things && !gaining) {
        Words things;
        payable_things(charge, e, things);
        if (reserved != nullptr)
            things.erase(std::remove_if(things.begin(), things.end(),
                                        [&](Word one) { return reserved->of(-2 - one) > 0; }),
                         things.end());
        group(things, Choice::Kind::thing, options);
        if (charge.np != no_hir && (p.noun(charge.np).modifiers & mod::different) != 0)
            for (Opt& option : options) option.limit = 1;
        for (const Opt& option : options) total += option.kind == Choice::Kind::thing ? option.limit : 0;
    }
    if (charge.units.size() == 1 && !wants_things && least > 0) {
        note_forced(Choice::Kind::unit, static_cast<Word>(charge.units[0]));
        items.insert(items.end(), {static_cast<Word>(charge.units[0]), charge.count});
        return true;
    }
    // `2 alike`, `2 any one food`: only which sort is asked.
    const bool alike_things = charge.np != no_hir && charge.of == Charge::Of::things &&
                              (p.noun(charge.np).modifiers & mod::alike) != 0;
    if (charge.one_kind || alike_things) return decide_sort(charge, fr, about, gaining, options, items);
    Words picked;
    if (!take_coded(picked)) {
        most = static_cast<Word>(std::min<std::int64_t>(most, total));
        least = std::min(least, most);
        if (options.empty() || most == 0) return true;
        const bool forced = least == most && (options.size() == 1 || (total == least && !gaining));
        if (!forced) {
            code_units(options);
            put_question(e.subject, Question::Kind::pay, charge.np != no_hir ? charge.np : about, least, most,
                         options);
            return false;
        }
        for (const Opt& option : options) {
            note_forced(option.kind, option.value);
            const Word count = std::min(option.limit, least);
            if (option.kind == Choice::Kind::unit) {
                items.insert(items.end(), {option.value, count});
                continue;
            }
            for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
                items.insert(items.end(),
                             {-2 - (option.members.empty() ? option.value : option.members[i]), 1});
        }
        return true;
    }
    add_picked(picked, items);
    return true;
}

// Of a transient unit nobody has any yet: what counts is whether enough could be made.
bool Exec::can_fill_purse(const Charge& charge, UnitId unit, Env& e) {
    if (!p.units[unit].transient) return true;
    Charges alone(1, charge);
    alone[0].units.assign(1, unit);
    return affordable(alone, e);
}

// One sort of which there is enough, then that many of it.
bool Exec::decide_sort(const Charge& charge, Word fr, HirId about, bool gaining, OptionList& options,
                       Words& items) {
    if (!gaining)
        options.erase(std::remove_if(options.begin(), options.end(),
                                     [&](const Opt& o) { return o.limit < charge.count; }),
                      options.end());
    if (options.empty()) return true;
    Words picked;
    std::size_t at = 0;
    if (take_coded(picked)) {
        const auto chosen = [&](const Opt& o) {
            return o.kind == Choice::Kind::unit
                       ? o.value == picked[0]
                       : std::find(o.members.begin(), o.members.end(), -2 - picked[0]) != o.members.end();
        };
        while (at + 1 < options.size() && !chosen(options[at])) ++at;
    } else if (options.size() > 1) {
        for (Opt& option : options) option.limit = 1;
        code_units(options);
        put_question(env(fr).subject, Question::Kind::pay, charge.np != no_hir ? charge.np : about, 1, 1,
                     options);
        return false;
    } else
        note_forced(options[0].kind, options[0].value);
    if (options[at].kind == Choice::Kind::unit)
        items.insert(items.end(), {options[at].value, charge.count});
    else
        for (Word i = 0; i < charge.count; ++i)
            items.insert(items.end(), {-2 - options[at].members[static_cast<std::size_t>(i)], 1});
    return true;
}

// In an answer a unit is its number, a thing lies behind all units.
void Exec::code_units(OptionList& options) const {
    const auto base = static_cast<Word>(p.units.size());
    for (Opt& option : options) {
        if (option.kind != Choice::Kind::thing) continue;
        option.value += base;
        for (Word& member : option.members) member += base;
    }
}

bool Exec::take_coded(Words& picked) {
    Words raw;
    if (!take_answer(raw)) return false;
    const auto base = static_cast<Word>(p.units.size());
    for (const Word value : raw) picked.push_back(value < base ? value : -2 - (value - base));
    return true;
}

void Exec::add_picked(const Words& picked, Words& items) const {
    for (const Word what : picked) {
        bool known = false;
        for (std::size_t i = 0; i + 1 < items.size() && what >= 0; i += 2)
            if (items[i] == what) {
                ++items[i + 1];
                known = true;
                break;
            }
        if (!known) items.insert(items.end(), {what, 1});
    }
}

// For tests: the things that a call could mean where units may stand too, coded as in a bundle. false: it is
// about units.
bool Exec::things_of(HirId arg, Word actor, Env& e, bool strict, Argument& option) {
    if (p.at(arg).op == Op::np && p.noun(arg).of == NounOf::unit) return false;
    Env mine = e;
    mine.subject = actor;
    Ways all;
    if (!ways(arg, mine, all)) return false;
    const auto way =
        std::find_if(all.begin(), all.end(), [](const Charges& charges) { return !charges.empty(); });
    if (way == all.end() || (*way)[0].of != Charge::Of::things) return false;
    const Charge& charge = (*way)[0];
    Words things;
    payable_things(charge, mine, things);
    option.many = true;
    option.least = strict ? charge.count : 1;
    if (charge.np != no_hir) {
        const Det det = p.noun(charge.np).det;
        if (det == Det::any_number || det == Det::up_to) option.least = 0;
    }
    for (const Word thing : things) option.from.push_back(-2 - thing);
    return true;
}

// For tests: a unit that the call could mean, with its amount in the callee's locals.
Word Exec::unit_of(HirId arg, Word actor, Word* locals, const Verb& verb, Env& e) {
    Env mine = e;
    mine.subject = actor;
    Ways all;
    if (!ways(arg, mine, all) || all.empty()) return none;
    for (const Charges& way : all) {
        if (way.empty()) continue;
        const Charge& charge = way[0];
        if (charge.of == Charge::Of::things) return none;
        Word best = none;
        for (const UnitId unit : charge.units)
            if (best == none ||
                counter(e.world, actor, unit) > counter(e.world, actor, static_cast<UnitId>(best)))
                best = static_cast<Word>(unit);
        if (best == none) continue;
        if (verb.amount_slot != no_index) locals[verb.amount_slot] = charge.count;
        return best;
    }
    return none;
}

} // namespace cantrip::runtime
