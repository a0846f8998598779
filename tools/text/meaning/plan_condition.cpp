// Conditions.

#include <utility>

#include "tools/text/meaning/planner.hpp"

namespace cantrip::text {

PhraseId Planner::condition(HirId id) {
    const Hir& hir = p_.at(id);
    const bool negated = (hir.flags & flag::negated) != 0;
    const auto both = [&](Join name) {
        return list(name, {condition(p_.child(id, 0)), condition(p_.child(id, 1))});
    };
    const auto left = [&] { return value_of(p_.child(id, 0)); };
    const bool was = (hir.flags & flag::past) != 0;
    const auto form = [&](Con base) { return text::condition(base, was, negated); };
    switch (hir.op) {
    case Op::and_: return both(Join::and_);
    case Op::or_: return both(Join::or_);
    case Op::not_: {
        const PhraseId denied = condition(p_.child(id, 0));
        if (denied == no_phrase) return no_phrase;
        const Phrase& of = out_.tree.at(denied);
        if (of.key == Con::cond_can)
            return say(Con::cond_can_not, {{Slot::vp, out_.tree.slot(denied, Slot::vp)}});
        if (of.key == Con::cond_can_subject)
            return say(Con::cond_can_subject_not, {{Slot::subj, out_.tree.slot(denied, Slot::subj)},
                                                   {Slot::vp, out_.tree.slot(denied, Slot::vp)}});
        // "It is not the case that (a and b)".
        const bool several = of.kind == Phrase::Kind::list;
        return say(Con::cond_not, {{Slot::cond, several ? grouped_condition(denied) : denied}});
    }
    case Op::compare: return comparison(id);
    case Op::equals: {
        // "Is 3", but "is equal to the knowledge of that worker".
        const Hir& right = p_.at(p_.child(id, 1));
        const bool numbers = right.type.is(TypeTag::number) || right.type.is(TypeTag::counter);
        const Hir& counted = p_.at(p_.child(id, 0));
        // "Is not yours", not "the owner of it is not you".
        if (counted.op == Op::owner_of && is_you(p_.child(id, 1)) && !was)
            return say(negated ? Con::cond_yours_not : Con::cond_yours,
                       {{Slot::left, value_of(p_.child(p_.child(id, 0), 0))}});
        // "Never", not "the number of times is 0".
        if (counted.op == Op::tally && counted.aux == 0 && right.op == Op::number && right.a == 0 &&
            hir.flags == 0)
            return say(Con::cond_never, {{Slot::event, event(PatternId(counted.a))},
                                         {Slot::time, noun(time_key(VerbId(counted.b)))}});
        const Con name = numbers && right.op != Op::number ? Con::cond_same : Con::cond_equals;
        return say(form(name), {{Slot::left, left()}, {Slot::right, value_of(p_.child(id, 1))}});
    }
    case Op::is_value:
        return say(form(Con::cond_equals),
                   {{Slot::left, member(p_.child(id, 0), field_key(FieldId(hir.a)), false)},
                    {Slot::right, value_of(p_.child(id, 1))}});
    case Op::is_kind: return predicate(id, kind_key(KindId(hir.a)));
    case Op::is_trait: return predicate(id, name_key(p_.traits[hir.a]));
    case Op::is_define: {
        if (hir.count < 2) return predicate(id, name_key(p_.defines[hir.a]));
        return say(define_key(p_.name_of(p_.defines[hir.a]), was, negated),
                   {{Slot::left, left()}, {Slot::right, value_of(p_.child(id, 1))}});
    }
    case Op::is_flag: return predicate(id, field_key(FieldId(hir.a)));
    case Op::is_thing: {
        Phrase phrase;
        set_name(phrase, ThingId(hir.a));
        return say(form(Con::cond_equals),
                   {{Slot::left, left()}, {Slot::right, out_.tree.add(std::move(phrase))}});
    }
    case Op::is_in:
        if (is_you(p_.child(id, 0)) && hir.flags == 0)
            return say(Con::cond_you_are_in, {{Slot::place, place(p_.child(id, 1))}});
        return say(form(Con::cond_in), {{Slot::left, left()}, {Slot::place, place(p_.child(id, 1))}});
    case Op::is_inside:
        return say(form(Con::cond_among), {{Slot::left, left()}, {Slot::what, value_of(p_.child(id, 1))}});
    case Op::in_range:
        return say(form(Con::cond_in_range), {{Slot::left, left()}, {Slot::range, number(p_.child(id, 1))}});
    case Op::is_within:
        return say(form(Con::cond_within), {{Slot::left, left()},
                                            {Slot::distance, number(p_.child(id, 1))},
                                            {Slot::of, value_of(p_.child(id, 2))}});
    case Op::is_next_to:
        return say(form(Con::cond_next_to), {{Slot::left, left()}, {Slot::what, value_of(p_.child(id, 1))}});
    case Op::is_reachable:
        return say(form(Con::cond_reachable),
                   {{Slot::left, left()}, {Slot::what, value_of(p_.child(id, 1))}});
    case Op::has: return has(id);
    case Op::exists: return exists(id);
    case Op::every: {
        const HirId np = p_.child(id, 0);
        const PhraseId all = noun_phrase(np, Det::each);
        // Said of the things themselves: "each of those workers was in …".
        named_[p_.noun(np).it] = {noun_key(p_.noun(np)), np, false, false};
        (void)all;
        return condition(p_.child(id, 1));
    }
    case Op::can: return can(id);
    case Op::field: return predicate(id, field_key(FieldId(hir.a)));
    case Op::np: return exists(id);
    default: return unsaid(id, "this condition");
    }
}

PhraseId Planner::predicate(HirId id, Key what) {
    const Hir& hir = p_.at(id);
    const PhraseId left = value_of(p_.child(id, 0));
    const bool you = is_you(p_.child(id, 0)) && hir.flags == 0;
    Phrase said;
    said.kind = Phrase::Kind::predicate;
    said.key = what;
    said.origin = id;
    if (left != no_phrase) said.slots.emplace_back(key_of(Slot::of), left);
    const PhraseId right = out_.tree.add(std::move(said));
    if (you) return say(Con::cond_you_are, {{Slot::what, right}});
    return say(text::condition(Con::cond_is, (hir.flags & flag::past) != 0, (hir.flags & flag::negated) != 0),
               {{Slot::left, left}, {Slot::what, right}});
}

PhraseId Planner::comparison(HirId id) {
    const Hir& hir = p_.at(id);
    const HirId left = p_.child(id, 0);
    const HirId right = p_.child(id, 1);
    const auto how = static_cast<Compare>(hir.aux);
    const bool negated = (hir.flags & flag::negated) != 0;
    const bool past = (hir.flags & flag::past) != 0;
    if (p_.at(left).op == Op::count && p_.at(right).op == Op::number && !past)
        return counted_comparison(p_.child(left, 0), how, right, negated);
    // What is not less is at least as much.
    static constexpr Con names[] = {Con::cond_less, Con::cond_at_most, Con::cond_more, Con::cond_at_least};
    static constexpr Con denied[] = {Con::cond_at_least, Con::cond_more, Con::cond_at_most, Con::cond_less};
    return say(text::comparison((negated ? denied : names)[hir.aux], past),
               {{Slot::left, number(left)}, {Slot::right, number(right)}});
}

// "there are 3 or more cards" in place of "the number of cards is at least 3".
PhraseId Planner::counted_comparison(HirId np, Compare how, HirId right, bool negated) {
    const PhraseId counted = noun_phrase(np, Det::none);
    std::int64_t limit = static_cast<std::int32_t>(p_.at(right).a);
    const bool least = (how == Compare::greater || how == Compare::greater_equal) != negated;
    if (how == Compare::greater && !negated) ++limit;
    if (how == Compare::greater_equal && negated) --limit;
    if (how == Compare::less && !negated) --limit;
    if (how == Compare::less_equal && negated) ++limit;
    Phrase& phrase = out_.tree.at(counted);
    phrase.determiner = Key{};
    phrase.quantity = {least ? Quantity::Kind::or_more : Quantity::Kind::at_most, limit * one, 0, 'X'};
    return say(Con::cond_there_are, {{Slot::what, counted}});
}

PhraseId Planner::has(HirId id) {
    const Hir& hir = p_.at(id);
    const HirId who = p_.child(id, 0);
    const HirId what = p_.child(id, 1);
    const bool none = p_.at(what).op == Op::np && p_.noun(what).det == Det::no;
    const bool negated = (hir.flags & flag::negated) != 0;
    const bool no = none || negated;
    const auto form = [&](Con base) { return text::condition(base, (hir.flags & flag::past) != 0, no); };
    const PhraseId had = amount(what);
    if (had != no_phrase && no) out_.tree.at(had).determiner = key_of(Word::no);
    if (is_you(who)) return say(form(Con::cond_you_have), {{Slot::what, had}});
    const Type of = p_.at(who).type;
    const bool player =
        (of.is(TypeTag::thing) || of.is(TypeTag::list)) && p_.is_a(KindId(of.index), p_.player_kind);
    if (player) return say(form(Con::cond_has), {{Slot::who, value_of(who)}, {Slot::what, had}});
    return say(form(Con::cond_holds), {{Slot::place, value_of(who)}, {Slot::what, had}});
}

// "You can pay …", "that opponent can pay …"; asking changes nothing.
PhraseId Planner::can(HirId id) {
    const HirId done = p_.child(id, 0);
    const int changes = changes_;
    const auto plan = [&] {
        const PhraseId vp = p_.at(done).op == Op::pay ? price(done) : inline_effect(done);
        changes_ = changes;
        return vp;
    };
    if (subject_.who == no_hir) {
        const Subject outer = std::exchange(subject_, Subject{});
        const PhraseId vp = plan();
        subject_ = outer;
        return say(Con::cond_can, {{Slot::vp, vp}});
    }
    const PhraseId who = actor_phrase(true);
    subject_.said = true;
    const PhraseId vp = plan();
    speak_of_subject_again();
    return say(Con::cond_can_subject, {{Slot::subj, who}, {Slot::vp, vp}});
}

PhraseId Planner::exists(HirId id) {
    const HirId np = p_.at(id).op == Op::np ? id : p_.child(id, 0);
    const Noun& noun_of = p_.noun(np);
    const bool none = noun_of.det == Det::no || (p_.at(id).flags & flag::negated) != 0;
    if (p_.at(id).op == Op::exists && p_.at(id).count > 1) {
        const HirId test = p_.child(id, 1);
        if (none && p_.at(test).op == Op::is_in && p_.at(test).flags == 0)
            return say(Con::cond_none_in,
                       {{Slot::left, noun_phrase(np)}, {Slot::place, place(p_.child(test, 1))}});
        named_[noun_of.it] = {noun_key(noun_of), np, false, false};
        return condition(test);
    }
    const PhraseId what = noun_phrase(np);
    Phrase& phrase = out_.tree.at(what);
    if (none)
        phrase.determiner = key_of(Word::no);
    else if (noun_of.det == Det::any)
        // "Another worker", not "an other one".
        phrase.determiner =
            key_of(std::erase(phrase.adjectives, key_of(Word::other)) > 0 ? Word::another : Word::a);
    return say(none ? Con::cond_there_is_no : Con::cond_there_is, {{Slot::what, what}});
}

} // namespace cantrip::text
