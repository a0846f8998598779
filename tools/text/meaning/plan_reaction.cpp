// Reactions: when, before, instead, modify, forbid, allow, silence, share, accept, whenever.

#include <array>

#include "tools/text/meaning/planner.hpp"
#include "tools/text/phrase/subject_param.hpp"

namespace cantrip::text {

// A line under a heading that is not known has no reaction: the checker has told so, and nothing is said.
PhraseId Planner::reaction(ReactionId id) { return id == no_index ? no_phrase : react(p_.reactions[id]); }

PhraseId Planner::react(const Reaction& reaction) {
    switch (reaction.form) {
    case ReactionForm::when: return triggered(Con::when, reaction.pattern, reaction.tail, reaction.effect);
    case ReactionForm::before:
        return triggered(Con::before, reaction.pattern, reaction.tail, reaction.effect);
    case ReactionForm::instead:
        return triggered(Con::instead, reaction.pattern, reaction.tail, reaction.effect);
    case ReactionForm::whenever: {
        const Noun& noun_of = p_.noun(reaction.noun);
        const PhraseId there = say(Con::cond_there_is, {{Slot::what, noun_phrase(reaction.noun)}});
        if (reaction.noun_slot != no_index)
            named_[reaction.noun_slot] = {noun_key(noun_of), no_hir, false, false};
        return triggered(Con::whenever, there, reaction.tail, reaction.effect);
    }
    case ReactionForm::modify: return modify(reaction);
    case ReactionForm::forbid: return forbid(reaction);
    case ReactionForm::allow: return allow(reaction);
    case ReactionForm::silence: return silence(reaction);
    case ReactionForm::share: return share(reaction);
    case ReactionForm::accept: return accept(reaction);
    }
    return no_phrase;
}

// An event and what brings it about.
PhraseId Planner::caused(const Tail& tail, PhraseId event_said) {
    if (tail.due_to == no_hir) return event_said;
    return say(Con::due_to, {{Slot::event, event_said}, {Slot::cause, value_of(tail.due_to)}});
}

// When a rule of its own holds. The event comes first: what it speaks of is spoken of behind it.
PhraseId Planner::qualified(const Tail& tail, PhraseId body) {
    const Con rule = keys_.con(out_.tree.at(body).key);
    const bool says_cause = is_forbidding(rule) || rule == Con::allow || rule == Con::allow_for;
    if (tail.due_to != no_hir && !says_cause) return unsaid(tail.due_to, "what a rule is due to");
    const PhraseId during = tail.during == no_index ? no_phrase : event(tail.during);
    // What is forbidden is told before its condition, which speaks of it: "you cannot place … if that space
    // …".
    const bool forbids = is_forbidding(rule);
    if (tail.if_ != no_hir)
        body =
            say(forbids ? Con::forbid_if : Con::if_, {{Slot::cond, condition(tail.if_)}, {Slot::then, body}});
    if (tail.while_ != no_hir)
        body = say(Con::as_long_as, {{Slot::cond, condition(tail.while_)}, {Slot::then, body}});
    if (during != no_phrase) body = say(Con::meanwhile, {{Slot::event, during}, {Slot::then, body}});
    return with_tail(tail, body);
}

// With a test of its number said in the event, where that is all the test.
PhraseId Planner::triggered(Con name, PatternId pattern, const Tail& tail, HirId effect) {
    const CountedEvent counted = counted_event(pattern, tail.if_);
    Tail rest = tail;
    if (counted.param != no_index) rest.if_ = no_hir;
    return triggered(name, event(pattern, counted), rest, effect);
}

// The first sentence carries the event, the others follow.
PhraseId Planner::triggered(Con name, PhraseId event_said, const Tail& tail, HirId effect) {
    const PhraseId during = tail.during == no_index ? no_phrase : event(tail.during);
    const PhraseId tested = tail.if_ == no_hir ? no_phrase : condition(tail.if_);
    const PhraseId lasting = tail.while_ == no_hir ? no_phrase : condition(tail.while_);
    std::vector<PhraseId> all = effect == no_hir ? std::vector<PhraseId>{} : sentences(effect);
    // All of it happens instead, not only what one sentence says.
    const bool one_sentence = (name == Con::instead || in_effect_) && all.size() > 1;
    const bool in_steps = name == Con::instead && one_sentence;
    if (one_sentence) all = {say(Con::sentence, {{Slot::body, inline_effect(effect)}})};
    PhraseId first = all.empty() ? say(Con::do_nothing) : out_.tree.slot(all.front(), Slot::body);
    if (first == no_phrase && !all.empty()) first = all.front();
    PhraseId when = event_said;
    // Before an event there is nothing yet that a condition could be added to.
    const bool before = name == Con::before;
    // So a condition of the effect itself, which is looked at later and uses up "once", is said apart.
    static constexpr std::array conditions{Con::if_, Con::if_else, Con::unless};
    const bool conditional_effect = is_among(out_.tree.at(first).key, conditions);
    if (before && conditional_effect) first = say(Con::check, {{Slot::then, first}});
    if (before && tested != no_phrase) first = say(Con::if_, {{Slot::cond, tested}, {Slot::then, first}});
    if (during != no_phrase) when = say(Con::while_event, {{Slot::event, when}, {Slot::during, during}});
    when = caused(tail, when);
    if (tested != no_phrase && !before) when = list(Join::and_, {when, tested});
    // "…, instead, if there is no card, shuffle …": a condition of the effect is set off by commas.
    const bool conditional = name == Con::instead &&
                             (out_.tree.at(first).key == Con::if_ || out_.tree.at(first).key == Con::if_else);
    const bool in_phase =
        before && out_.tree.at(first).key == Con::if_ &&
        (out_.tree.at(event_said).key == Con::phase || out_.tree.at(event_said).key == Con::phase_of);
    PhraseId body = say(in_steps      ? Con::instead_all
                        : conditional ? Con::instead_if
                        : in_phase    ? Con::before_if
                                      : name,
                        {{Slot::event, when}, {Slot::then, first}});
    if (lasting != no_phrase) body = say(Con::as_long_as, {{Slot::cond, lasting}, {Slot::then, body}});
    body = with_tail(tail, body);
    const PhraseId opening = say(Con::sentence, {{Slot::body, body}});
    if (all.empty())
        all.push_back(opening);
    else
        all.front() = opening;
    return list(Join::sentences, std::move(all));
}

PhraseId Planner::changed_number(const Reaction& reaction) {
    const Pattern& pattern = p_.patterns[reaction.pattern];
    if (pattern.define != no_index)
        return pattern.of == no_hir
                   ? noun(name_key(p_.defines[pattern.define]), Word::the)
                   : member(pattern.of, name_key(p_.defines[pattern.define]), is_you(pattern.of));
    if (pattern.field != no_index) return member(pattern.of, field_key(pattern.field), is_you(pattern.of));
    if (pattern.verb == no_index || reaction.param == no_index) return unsaid(no_hir, "this changed number");
    const Verb& verb = p_.verbs[pattern.verb];
    const Key what = reaction.param < verb.params.size()
                         ? param_key(p_.name_of(verb), p_.names.text(verb.params[reaction.param].name))
                         : text::amount_key(keys_, p_.name_of(verb));
    return noun(what, Word::the);
}

PhraseId Planner::modify(const Reaction& reaction) {
    static constexpr Con names[] = {Con::raise, Con::lower, Con::becomes, Con::cap, Con::floor};
    const Pattern& pattern = p_.patterns[reaction.pattern];
    const CountedEvent counted = counted_event(reaction.pattern, reaction.tail.if_);
    const PhraseId when = pattern.verb != no_index ? event(reaction.pattern, counted) : no_phrase;
    const PhraseId what = changed_number(reaction);
    const PhraseId by = reaction.value == no_hir ? no_phrase : amount(reaction.value);
    PhraseId body = say(names[static_cast<int>(reaction.change)], {{Slot::what, what}, {Slot::to, by}});
    std::vector<PhraseId> tests;
    if (when == no_phrase && reaction.tail.due_to != no_hir)
        return unsaid(reaction.tail.due_to, "what a changed number is due to");
    if (when != no_phrase) tests.push_back(caused(reaction.tail, when));
    const PhraseId during = reaction.tail.during == no_index ? no_phrase : event(reaction.tail.during);
    if (reaction.tail.if_ != no_hir && counted.param == no_index)
        tests.push_back(condition(reaction.tail.if_));
    const bool only_tests = when == no_phrase;
    if (!tests.empty())
        body = say(only_tests ? Con::if_ : Con::when, {{Slot::event, list(Join::and_, tests)},
                                                       {Slot::cond, list(Join::and_, tests)},
                                                       {Slot::then, body}});
    if (during != no_phrase) body = say(Con::meanwhile, {{Slot::event, during}, {Slot::then, body}});
    if (reaction.tail.while_ != no_hir)
        body = say(Con::as_long_as, {{Slot::cond, condition(reaction.tail.while_)}, {Slot::then, body}});
    return say(Con::sentence, {{Slot::body, with_tail(reaction.tail, body)}});
}

PhraseId Planner::forbid(const Reaction& reaction) {
    const PhraseId vp = event(reaction.pattern);
    if (vp == no_phrase) return no_phrase;
    const PhraseId subject = out_.tree.slot(vp, Slot::subj);
    // Whoever may not do it is named by the prohibition; the verb only agrees.
    for (auto& [name, part] : out_.tree.at(vp).slots) {
        if (name == Slot::subj) name = key_of(Slot::actor);
    }
    // What is forbidden to whoever it is, nobody may do: "any player cannot" would leave it open who.
    const bool nobody = subject != no_phrase && out_.tree.at(subject).determiner == Word::whichever &&
                        out_.tree.at(subject).key == Word::player && out_.tree.at(subject).parts.empty();
    const PhraseId body = say(subject == no_phrase ? Con::forbid_you
                              : nobody             ? Con::forbid_nobody
                                                   : Con::forbid_subject,
                              {{Slot::subj, nobody ? noun(key_of(Word::player), Word::no) : subject},
                               {Slot::vp, caused(reaction.tail, vp)}});
    return say(Con::sentence, {{Slot::body, qualified(reaction.tail, body)}});
}

PhraseId Planner::allow(const Reaction& reaction) {
    const PhraseId vp = event(reaction.pattern);
    const PhraseId despite = say(despite_key(p_.names.text(reaction.heading)));
    const PhraseId cost = reaction.price == no_hir ? no_phrase : price(reaction.price);
    const PhraseId body =
        say(cost == no_phrase ? Con::allow : Con::allow_for,
            {{Slot::vp, caused(reaction.tail, vp)}, {Slot::despite, despite}, {Slot::cost, cost}});
    return say(Con::sentence, {{Slot::body, qualified(reaction.tail, body)}});
}

PhraseId Planner::silence(const Reaction& reaction) {
    const PhraseId what = value_of(reaction.value);
    const bool part = reaction.heading != no_name;
    const PhraseId label = part ? say(label_key(p_.names.text(reaction.heading))) : no_phrase;
    const bool yours = reaction.whom != no_hir && is_you(reaction.whom);
    const PhraseId whom = reaction.whom == no_hir ? no_phrase : value_of(reaction.whom);
    if (reaction.nth != 0 && (whom != no_phrase || !part))
        return unsaid(reaction.value, "the first or last of what is ignored");
    const Con which = !part               ? (yours               ? Con::silence_you
                                             : whom == no_phrase ? Con::silence
                                                                 : Con::silence_for)
                      : reaction.nth > 0  ? Con::silence_label_first
                      : reaction.nth < 0  ? Con::silence_label_last
                      : yours             ? Con::silence_label_you
                      : whom == no_phrase ? Con::silence_label
                                          : Con::silence_label_for;
    const PhraseId body = say(which, {{Slot::what, what}, {Slot::label, label}, {Slot::whom, whom}});
    return say(Con::sentence, {{Slot::body, qualified(reaction.tail, body)}});
}

PhraseId Planner::share(const Reaction& reaction) {
    const bool yours = reaction.whom == no_hir || is_you(reaction.whom);
    const PhraseId body = say(
        yours ? Con::share : Con::share_with,
        {{Slot::what, value_of(reaction.value)}, {Slot::whom, yours ? no_phrase : value_of(reaction.whom)}});
    return say(Con::sentence, {{Slot::body, qualified(reaction.tail, body)}});
}

// "1 resource of your choice" for "1 resource": any other one than the one that is asked for.
bool Planner::is_any_of_same(HirId price, HirId value) const {
    if (p_.at(price).op != Op::np || p_.at(value).op != Op::np) return false;
    const Noun& paid = p_.noun(price);
    const Noun& asked = p_.noun(value);
    const auto is_single = [&](HirId id, const Noun& noun) {
        return p_.at(id).count == 0 && noun.per == no_hir && noun.count != no_hir && noun.det == Det::count &&
               p_.at(noun.count).op == Op::number && p_.at(noun.count).a == 1;
    };
    return paid.of == NounOf::group && asked.of == NounOf::group && paid.index == asked.index &&
           paid.modifiers == mod::any && asked.modifiers == 0 && is_single(price, paid) &&
           is_single(value, asked);
}

// Who may pay in another way, unless it is you alone.
PhraseId Planner::payer_of(const Reaction& reaction) {
    if (reaction.pattern != no_index) {
        const Pattern& pattern = p_.patterns[reaction.pattern];
        if (pattern.verb == no_index) return no_phrase;
        const std::size_t doer = subject_param(p_, p_.verbs[pattern.verb]);
        for (const Pattern::Arg& arg : pattern.args) {
            if (arg.param != (doer == no_param ? no_index : static_cast<std::uint32_t>(doer))) continue;
            const HirId who = arg.nouns.front();
            if (is_you(who) && arg.nouns.size() == 1) return no_phrase;
            return noun(p_.at(who).op == Op::np ? noun_key(p_.noun(who)) : key_of(Word::player), Word::that);
        }
        return noun(key_of(Word::player), Word::that);
    }
    const std::vector<HirId>& by = reaction.tail.by;
    // Without `by` too: an `accept` counts for its holder, and one that nobody holds for whoever pays
    // (S16.5).
    if (by.empty() || (by.size() == 1 && is_you(by.front()))) return no_phrase;
    std::vector<PhraseId> all;
    for (const HirId who : by) all.push_back(value_of(who));
    return list(Join::or_, std::move(all));
}

PhraseId Planner::accept(const Reaction& reaction) {
    const PhraseId instead = amount(reaction.value);
    PhraseId when = reaction.pattern == no_index ? no_phrase : caused(reaction.tail, event(reaction.pattern));
    if (when == no_phrase && reaction.tail.due_to != no_hir)
        return unsaid(reaction.tail.due_to, "what a payment is due to");
    const PhraseId during = reaction.tail.during == no_index ? no_phrase : event(reaction.tail.during);
    const Hir& paid = p_.at(reaction.price);
    const bool units = paid.op == Op::price;
    const bool free = paid.op == Op::nothing;
    const PhraseId price_said = free    ? say(Con::none)
                                : units ? amount(p_.child(reaction.price, 0))
                                        : price(reaction.price);
    const PhraseId payer = payer_of(reaction);
    if (payer != no_phrase && reaction.pattern == no_index)
        return unsaid(reaction.tail.by.front(),
                      "a payment by others: an `accept` counts for its holder alone");
    const bool any =
        payer == no_phrase && units && is_any_of_same(p_.child(reaction.price, 0), reaction.value);
    const bool by = payer != no_phrase;
    const Con way = units || free ? (by ? Con::accept_pay_by : Con::accept_pay)
                                  : (by ? Con::accept_do_by : Con::accept_do);
    PhraseId body = any ? say(Con::accept_any, {{Slot::price, price_said}})
                        : say(way, {{Slot::who, payer}, {Slot::price, price_said}, {Slot::value, instead}});
    if (when != no_phrase && reaction.tail.if_ != no_hir)
        when = list(Join::and_, {when, condition(reaction.tail.if_)});
    if (when != no_phrase)
        body = say(Con::when, {{Slot::event, when}, {Slot::then, body}});
    else if (reaction.tail.if_ != no_hir)
        body = say(Con::if_, {{Slot::cond, condition(reaction.tail.if_)}, {Slot::then, body}});
    if (reaction.tail.while_ != no_hir)
        body = say(Con::as_long_as, {{Slot::cond, condition(reaction.tail.while_)}, {Slot::then, body}});
    if (during != no_phrase) body = say(Con::meanwhile, {{Slot::event, during}, {Slot::then, body}});
    std::vector<PhraseId> all{say(Con::sentence, {{Slot::body, with_tail(reaction.tail, body)}})};
    const PhraseId then = reaction.effect == no_hir ? no_phrase : inline_effect(reaction.effect);
    if (then != no_phrase && payer != no_phrase)
        return unsaid(reaction.effect, "what happens when somebody else pays so");
    if (then != no_phrase)
        all.push_back(say(Con::sentence, {{Slot::body, say(Con::if_you_do, {{Slot::then, then}})}}));
    return list(Join::sentences, std::move(all));
}

} // namespace cantrip::text
