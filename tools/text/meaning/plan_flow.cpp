// Effects that steer others: cases, repeats, choices, who acts, and names for what comes later.

#include <algorithm>
#include <utility>

#include "lang/program/sem.hpp"
#include "tools/text/meaning/planner.hpp"

namespace cantrip::text {

PhraseId Planner::match(HirId id) {
    const HirId subject = p_.child(id, 0);
    const bool amounts = p_.at(subject).type.is(TypeTag::number) || p_.at(subject).type.is(TypeTag::counter);
    const PhraseId looked_at = value_of(subject);
    std::vector<PhraseId> arms;
    for (std::size_t i = 1; i < p_.at(id).count; ++i)
        arms.push_back(arm(p_.child(id, i), looked_at, amounts));
    const PhraseId all = list(Join::arms, std::move(arms));
    return say(p_.at(id).aux == 1 ? Con::match_every : Con::match,
               {{Slot::what, looked_at}, {Slot::arms, all}});
}

PhraseId Planner::arm(HirId id, PhraseId looked_at, bool amounts) {
    (void)amounts;
    std::vector<PhraseId> cases;
    for (std::size_t i = 0; i + 1 < p_.at(id).count; ++i) {
        const HirId child = p_.child(id, i);
        const Hir& hir = p_.at(child);
        Phrase number;
        number.kind = Phrase::Kind::number;
        if (hir.op == Op::case_range) {
            const auto low = static_cast<std::int32_t>(hir.a);
            const auto high = static_cast<std::int32_t>(hir.b);
            number.quantity = {low == high ? Quantity::Kind::exact : Quantity::Kind::range, low * one,
                               high * one, 'X'};
            if (high != 0x7fffffff) {
                cases.push_back(out_.tree.add(std::move(number)));
                continue;
            }
            number.quantity.kind = Quantity::Kind::exact;
            cases.push_back(say(Con::or_more, {{Slot::n, out_.tree.add(std::move(number))}}));
        } else if (hir.op == Op::case_else) {
            cases.push_back(say(Con::case_other));
        } else if (hir.op == Op::case_value) {
            const HirId value = p_.child(child, 0);
            const Hir& test = p_.at(value);
            const bool is_test = test.op == Op::is_kind || test.op == Op::is_trait ||
                                 test.op == Op::is_thing || test.op == Op::is_define || test.op == Op::equals;
            cases.push_back(test.op == Op::equals ? value_of(p_.child(value, 1))
                            : is_test             ? condition(value)
                                                  : value_of(value));
        }
    }
    (void)looked_at;
    const PhraseId then = inline_effect(p_.child(id, p_.at(id).count - 1U));
    return say(Con::arm, {{Slot::case_, list(Join::or_, std::move(cases))},
                          {Slot::then, then == no_phrase ? say(Con::do_nothing) : then}});
}

// "3 times", "1–3 times", "1 or more times"; "any number of times" says nothing of bounds.
PhraseId Planner::repeat(HirId id) {
    const HirId count = p_.child(id, 0);
    const HirId test = p_.child(id, 1);
    ++changes_; // what was noted before is old from the second time on
    const PhraseId body = grouped(inline_effect(p_.child(id, 2)));
    PhraseId result = body;
    const Op how = p_.at(count).op;
    const auto is_number = [&](HirId of) { return p_.at(of).op == Op::number; };
    const bool range = how == Op::range;
    const bool open = range && p_.at(p_.child(count, 1)).op == Op::missing_arg;
    const bool known = range && is_number(p_.child(count, 0)) && (open || is_number(p_.child(count, 1)));
    if (open && known && p_.at(p_.child(count, 0)).a == 0) {
        result = say(Con::repeat_any,
                     {{Slot::actor, is_you_acting() ? no_phrase : actor_phrase(false)}, {Slot::vp, body}});
    } else if (how == Op::number || (known && !open)) {
        Phrase times;
        times.kind = Phrase::Kind::noun;
        times.key = key_of(Word::time);
        set_count(times, count);
        result = say(Con::repeat, {{Slot::vp, body}, {Slot::times, out_.tree.add(std::move(times))}});
    } else if (range) {
        result = say(Con::repeat_range, {{Slot::vp, body}, {Slot::range, number(count)}});
    } else if (how != Op::missing_arg) {
        result = say(Con::repeat_amount, {{Slot::vp, body}, {Slot::amount, number(count)}});
    }
    if (p_.at(test).op != Op::missing_arg)
        result = say(Con::repeat_while, {{Slot::vp, result}, {Slot::cond, condition(test)}});
    return result;
}

PhraseId Planner::choose(HirId id) {
    std::vector<PhraseId> options;
    const bool either = p_.at(id).op == Op::either && is_row(id);
    // Whoever chooses is told before the options, or it would be one of them alone that speaks of him.
    const bool others = !either && !is_you_acting();
    const bool told = others && subject_.said && !subject_.inside_others;
    const PhraseId who = others ? actor_phrase(!told) : no_phrase;
    if (others) subject_.said = true;
    const bool all = p_.at(id).op == Op::either;
    for (std::size_t i = all ? 0 : 1; i < p_.at(id).count; ++i) {
        const PhraseId option = inline_effect(p_.child(id, i));
        options.push_back(option == no_phrase ? say(Con::do_nothing) : grouped(option));
    }
    if (either) return list(Join::or_, std::move(options));
    const HirId count = p_.child(id, 0);
    if (all || (p_.at(count).op == Op::number && p_.at(count).a == 1))
        return say(!others ? Con::choose_one
                   : told  ? Con::choose_one_silent
                           : Con::choose_one_subject,
                   {{told ? Slot::actor : Slot::subj, who},
                    {Slot::options, list(Join::options, std::move(options))}});
    return say(!others ? Con::choose_some
               : told  ? Con::choose_some_silent
                       : Con::choose_some_subject,
               {{told ? Slot::actor : Slot::subj, who},
                {Slot::n, number(count)},
                {Slot::options, list(Join::options, std::move(options))}});
}

// "a or b": each of them clauses in one row.
bool Planner::is_row(HirId either) const {
    for (const HirId child : p_.children(either)) {
        const Hir& option = p_.at(child);
        const bool steps = option.op == Op::block || option.op == Op::seq;
        // "A or b and c" would leave open what belongs together.
        if (steps && (option.count > 1 || !is_simple(child))) return false;
    }
    return true;
}

// `each opponent: …` acts; `each site in outer: …` is done for each.
PhraseId Planner::subject(HirId id) {
    const Hir& hir = p_.at(id);
    const HirId who = p_.child(id, 0);
    const HirId effect = p_.child(id, hir.count - 1U);
    if ((hir.aux & subject::acts) != 0) {
        PhraseId result = acting(id);
        if (result == no_phrase) return result;
        if ((hir.aux & subject::freely) != 0) result = say(Con::freely, {{Slot::vp, result}});
        if ((hir.aux & subject::has_from) != 0)
            result = say(Con::starting_with, {{Slot::who, value_of(p_.child(id, 1))}, {Slot::vp, result}});
        return result;
    }
    const PhraseId things = value_of(who);
    ++changes_; // what was noted before is old from the second time on
    // "Harvest each site": the only clause speaks of the thing alone.
    const Hir& inner = p_.at(effect);
    if (inner.op == Op::call && hir.a != no_index && speaks_of(effect, hir.a)) {
        named_[hir.a] = {Key{}, who, false, false};
        return inline_effect(effect);
    }
    Key noun_of{};
    if (p_.at(who).op == Op::np) noun_of = noun_key(p_.noun(who));
    if (hir.a != no_index) named_[hir.a] = {noun_of, no_hir, false, false};
    return say(Con::for_each, {{Slot::what, things}, {Slot::vp, grouped(inline_effect(effect))}});
}

// Others than you act: said with the first verb, and where there is no first verb, before everything.
PhraseId Planner::acting(HirId id) {
    const Hir& hir = p_.at(id);
    const HirId who = p_.child(id, 0);
    HirId effect = p_.child(id, hir.count - 1U);
    while ((p_.at(effect).op == Op::block || p_.at(effect).op == Op::assume) && p_.at(effect).count == 1)
        effect = p_.child(effect, 0);
    // The subject is said with the first verb; after that it is "that player".
    const bool np = p_.at(who).op == Op::np;
    if (hir.a != no_index)
        named_[hir.a] = {np ? noun_key(p_.noun(who)) : key_of(Word::player),
                         np || kept_.contains(hir.a) ? no_hir : who, false, false, changes_};
    if (is_you(who)) return you_act(effect);
    const Subject outer = std::exchange(subject_, Subject{});
    subject_.who = who;
    if (np) subject_.noun = noun_key(p_.noun(who));
    const bool several = !is_one(who);
    if (several) ++changes_;
    // What others do in turn with somebody else is told of each: "for each opponent, that opponent …".
    const bool steps =
        p_.at(effect).op == Op::block || p_.at(effect).op == Op::seq || p_.at(effect).op == Op::if_;
    const bool pays = p_.at(effect).op == Op::arrow;
    const bool branches = p_.at(effect).op == Op::match;
    const bool in_turn = several && np && (steps || pays) && names_actors(effect);
    const PhraseId before = branches || in_turn ? actor_phrase(true) : no_phrase;
    subject_.said = branches;
    subject_.again = in_turn;
    PhraseId result = inline_effect(effect);
    // Where no verb in it speaks of them, it is told how often it happens: "for each opponent, you …".
    const PhraseId unsaid_subject =
        before == no_phrase && result != no_phrase && !subject_.printed && !subject_.again && np
            ? actor_phrase(true)
            : no_phrase;
    const PhraseId whose = before == no_phrase ? unsaid_subject : before;
    if (whose != no_phrase) result = say(Con::for_each, {{Slot::what, whose}, {Slot::vp, grouped(result)}});
    subject_ = outer;
    speak_of_subject_again();
    return result;
}

// `you: …` inside of what others do.
PhraseId Planner::you_act(HirId effect) {
    if (is_you_acting()) return inline_effect(effect);
    const Subject outer = std::exchange(subject_, Subject{});
    subject_.inside_others = true;
    const PhraseId result = inline_effect(effect);
    subject_ = outer;
    speak_of_subject_again();
    return result;
}

// Whether somebody is named in it who acts.
bool Planner::names_actors(HirId id) const {
    const Hir& hir = p_.at(id);
    if (hir.op == Op::subject && (hir.aux & subject::acts) != 0) return true;
    if (hir.op == Op::call && p_.at(p_.child(id, 0)).op != Op::missing_arg) return true;
    if (hir.op == Op::can) return true;
    const auto children = p_.children(id);
    return std::any_of(children.begin(), children.end(), [&](HirId child) { return names_actors(child); });
}

bool Planner::is_one(HirId who) const {
    if (p_.at(who).op != Op::np) return !p_.at(who).type.is(TypeTag::list);
    const Det det = p_.noun(who).det;
    return det == Det::a || det == Det::the || det == Det::another;
}

bool Planner::speaks_of(HirId id, std::uint32_t slot) const {
    if (p_.at(id).op == Op::local && p_.at(id).a == slot) return true;
    for (const HirId child : p_.children(id)) {
        if (speaks_of(child, slot)) return true;
    }
    return false;
}

PhraseId Planner::let(HirId id) {
    const HirId value = p_.child(id, 0);
    const Hir& hir = p_.at(value);
    const std::uint32_t slot = p_.at(id).a;
    if (kept_.contains(slot)) return kept(id);
    if (hir.op != Op::np) {
        named_[slot] = {Key{}, value, false, false, changes_};
        return no_phrase;
    }
    const Noun& noun = p_.noun(value);
    const bool plural = hir.type.is(TypeTag::list) && noun.det != Det::a;
    if (is_silent(id)) {
        named_[slot] = {noun_key(noun), value, plural, false, changes_};
        return no_phrase;
    }
    Phrase clause;
    clause.kind = Phrase::Kind::clause;
    clause.key = key_of(Word::choose);
    clause.origin = id;
    clause.slots.emplace_back(key_of(Slot::what), noun_phrase(value));
    named_[slot] = {noun_key(noun), no_hir, plural, false};
    set_subject(clause);
    return out_.tree.add(std::move(clause));
}

// Values that are not used at once are said where they are looked at: what comes in between may change them.
void Planner::keep_values(HirId block) {
    for (std::size_t i = 0; i < p_.at(block).count; ++i) {
        const Hir& step = p_.at(p_.child(block, i));
        if (step.op == Op::let && p_.at(p_.child(p_.child(block, i), 0)).op != Op::np &&
            !is_used_at_once(p_, block, i))
            kept_.insert(step.a);
    }
}

// A value that something changes before it is used is said where it is looked at: "note …", later "that …".
PhraseId Planner::kept(HirId id) {
    const HirId value = p_.child(id, 0);
    const Hir& hir = p_.at(value);
    const std::uint32_t slot = p_.at(id).a;
    const bool np = hir.op == Op::np;
    const bool number_of = hir.type.is(TypeTag::number) || hir.type.is(TypeTag::counter);
    const bool thing = hir.type.is(TypeTag::thing) || hir.type.is(TypeTag::list);
    if (!np && !number_of && !thing) return unsaid(id, "a value that is kept for later");
    const Key what = np          ? noun_key(p_.noun(value))
                     : number_of ? key_of(Word::number)
                                 : kind_key(KindId(hir.type.index));
    for (const auto& [other, named] : named_)
        if (number_of && other != slot && named.noun == what)
            return unsaid(id, "a second number that is kept for later");
    Phrase clause;
    clause.kind = Phrase::Kind::clause;
    clause.key = key_of(Word::note);
    clause.origin = id;
    clause.slots.emplace_back(key_of(Slot::what), number_of ? number(value) : value_of(value));
    named_[slot] = {what, no_hir, hir.type.is(TypeTag::list) && (!np || p_.noun(value).det != Det::a), false};
    set_subject(clause);
    return out_.tree.add(std::move(clause));
}

PhraseId Planner::assign(HirId id) {
    ++changes_;
    const HirId target = p_.child(id, 0);
    const HirId value = p_.child(id, 1);
    const Hir& to = p_.at(value);
    if (to.op == Op::yes || to.op == Op::no) {
        const Hir& field = p_.at(target);
        if (field.op != Op::field) return unsaid(id, "this change of a state");
        Phrase clause;
        clause.kind = Phrase::Kind::clause;
        clause.key = set_key(p_.name_of(p_.fields[field.a]), to.op == Op::yes);
        clause.origin = id;
        clause.slots.emplace_back(key_of(Slot::what), value_of(p_.child(target, 0)));
        set_subject(clause);
        return out_.tree.add(std::move(clause));
    }
    Phrase clause;
    clause.kind = Phrase::Kind::clause;
    clause.key = key_of(Word::set_to);
    clause.origin = id;
    clause.slots.emplace_back(key_of(Slot::what), value_of(target));
    clause.slots.emplace_back(key_of(Slot::to), value_of(value));
    set_subject(clause);
    return out_.tree.add(std::move(clause));
}

PhraseId Planner::at_time(HirId id) {
    const Hir& hir = p_.at(id);
    return say(
        hir.aux == 0 ? Con::at_start : Con::at_end,
        {{Slot::time, noun(time_key(VerbId(hir.a)), Word::the)}, {Slot::vp, inline_effect(p_.child(id, 0))}});
}

} // namespace cantrip::text
