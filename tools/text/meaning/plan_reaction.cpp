// Reactions: when, before, instead, modify, forbid, allow, silence, share, accept, whenever.

#include "tools/text/meaning/planner.hpp"
#include "tools/text/phrase/subject_param.hpp"

namespace cantrip::text {

// A line under a heading that is not known has no reaction: the checker has told so, and nothing is said.
PhraseId Planner::reaction(ReactionId id) { return id == no_index ? no_phrase : react(p_.reactions[id]); }

PhraseId Planner::react(const Reaction& reaction) {
    switch (reaction.form) {
    case ReactionForm::when: return triggered("when", reaction.pattern, reaction.tail, reaction.effect);
    case ReactionForm::before: return triggered("before", reaction.pattern, reaction.tail, reaction.effect);
    case ReactionForm::instead: return triggered("instead", reaction.pattern, reaction.tail, reaction.effect);
    case ReactionForm::whenever: {
        const Noun& noun_of = p_.noun(reaction.noun);
        const PhraseId there = say("cond.there_is", {{"what", noun_phrase(reaction.noun)}});
        if (reaction.noun_slot != no_index)
            named_[reaction.noun_slot] = {noun_key(noun_of), no_hir, false, false};
        return triggered("whenever", there, reaction.tail, reaction.effect);
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
    return say("due_to", {{"event", event_said}, {"cause", value_of(tail.due_to)}});
}

// When a rule of its own holds. The event comes first: what it speaks of is spoken of behind it.
PhraseId Planner::qualified(const Tail& tail, PhraseId body) {
    const PhraseId during = tail.during == no_index ? no_phrase : event(tail.during);
    // What is forbidden is told before its condition, which speaks of it: "you cannot place … if that space
    // …".
    const bool forbids = keys_.describe(out_.tree.at(body).key).starts_with("forbid.");
    if (tail.if_ != no_hir)
        body = say(forbids ? "forbid_if" : "if", {{"cond", condition(tail.if_)}, {"then", body}});
    if (tail.while_ != no_hir) body = say("as_long_as", {{"cond", condition(tail.while_)}, {"then", body}});
    if (during != no_phrase) body = say("meanwhile", {{"event", during}, {"then", body}});
    return with_tail(tail, body);
}

// With a test of its number said in the event, where that is all the test.
PhraseId Planner::triggered(std::string_view name, PatternId pattern, const Tail& tail, HirId effect) {
    const CountedEvent counted = counted_event(pattern, tail.if_);
    Tail rest = tail;
    if (counted.param != no_index) rest.if_ = no_hir;
    return triggered(name, event(pattern, counted), rest, effect);
}

// The first sentence carries the event, the others follow.
PhraseId Planner::triggered(std::string_view name, PhraseId event_said, const Tail& tail, HirId effect) {
    const PhraseId during = tail.during == no_index ? no_phrase : event(tail.during);
    const PhraseId tested = tail.if_ == no_hir ? no_phrase : condition(tail.if_);
    const PhraseId lasting = tail.while_ == no_hir ? no_phrase : condition(tail.while_);
    std::vector<PhraseId> all = effect == no_hir ? std::vector<PhraseId>{} : sentences(effect);
    // All of it happens instead, not only what one sentence says.
    const bool in_steps = name == "instead" && all.size() > 1;
    if (in_steps) all = {say("sentence", {{"body", inline_effect(effect)}})};
    PhraseId first = all.empty() ? say("do_nothing") : out_.tree.slot(all.front(), key("body"));
    if (first == no_phrase && !all.empty()) first = all.front();
    PhraseId when = event_said;
    // Before an event there is nothing yet that a condition could be added to.
    const bool before = name == "before";
    // So a condition of the effect itself, which is looked at later and uses up "once", is said apart.
    const std::string_view opens = keys_.describe(out_.tree.at(first).key);
    const bool conditional_effect = opens == "if" || opens == "if_else" || opens == "unless";
    if (before && conditional_effect) first = say("check", {{"then", first}});
    if (before && tested != no_phrase) first = say("if", {{"cond", tested}, {"then", first}});
    if (during != no_phrase) when = say("while_event", {{"event", when}, {"during", during}});
    when = caused(tail, when);
    if (tested != no_phrase && !before) when = list("and", {when, tested});
    // "…, instead, if there is no card, shuffle …": a condition of the effect is set off by commas.
    const bool conditional = name == "instead" && (out_.tree.at(first).key == key("if") ||
                                                   out_.tree.at(first).key == key("if_else"));
    const bool in_phase =
        before && out_.tree.at(first).key == key("if") &&
        (out_.tree.at(event_said).key == key("phase") || out_.tree.at(event_said).key == key("phase_of"));
    PhraseId body = say(in_steps      ? "instead_all"
                        : conditional ? "instead_if"
                        : in_phase    ? "before_if"
                                      : name,
                        {{"event", when}, {"then", first}});
    if (lasting != no_phrase) body = say("as_long_as", {{"cond", lasting}, {"then", body}});
    body = with_tail(tail, body);
    const PhraseId opening = say("sentence", {{"body", body}});
    if (all.empty())
        all.push_back(opening);
    else
        all.front() = opening;
    return list("sentences", std::move(all));
}

PhraseId Planner::changed_number(const Reaction& reaction) {
    const Pattern& pattern = p_.patterns[reaction.pattern];
    if (pattern.define != no_index)
        return pattern.of == no_hir
                   ? noun(name_key(p_.defines[pattern.define]), "the")
                   : member(pattern.of, name_key(p_.defines[pattern.define]), is_you(pattern.of));
    if (pattern.field != no_index) return member(pattern.of, field_key(pattern.field), is_you(pattern.of));
    if (pattern.verb == no_index || reaction.param == no_index) return unsaid(no_hir, "this changed number");
    const Verb& verb = p_.verbs[pattern.verb];
    const std::string param = reaction.param < verb.params.size()
                                  ? std::string(p_.names.text(verb.params[reaction.param].name))
                                  : "amount";
    return noun(key(std::string(p_.name_of(verb)) + "." + param), "the");
}

PhraseId Planner::modify(const Reaction& reaction) {
    static constexpr const char* names[] = {"raise", "lower", "becomes", "cap", "floor"};
    const Pattern& pattern = p_.patterns[reaction.pattern];
    const CountedEvent counted = counted_event(reaction.pattern, reaction.tail.if_);
    const PhraseId when = pattern.verb != no_index ? event(reaction.pattern, counted) : no_phrase;
    const PhraseId what = changed_number(reaction);
    const PhraseId by = reaction.value == no_hir ? no_phrase : amount(reaction.value);
    PhraseId body = say(names[static_cast<int>(reaction.change)], {{"what", what}, {"to", by}});
    std::vector<PhraseId> tests;
    if (when != no_phrase) tests.push_back(caused(reaction.tail, when));
    const PhraseId during = reaction.tail.during == no_index ? no_phrase : event(reaction.tail.during);
    if (reaction.tail.if_ != no_hir && counted.param == no_index)
        tests.push_back(condition(reaction.tail.if_));
    const bool only_tests = when == no_phrase;
    if (!tests.empty())
        body = say(only_tests ? "if" : "when",
                   {{"event", list("and", tests)}, {"cond", list("and", tests)}, {"then", body}});
    if (during != no_phrase) body = say("meanwhile", {{"event", during}, {"then", body}});
    if (reaction.tail.while_ != no_hir)
        body = say("as_long_as", {{"cond", condition(reaction.tail.while_)}, {"then", body}});
    return say("sentence", {{"body", with_tail(reaction.tail, body)}});
}

PhraseId Planner::forbid(const Reaction& reaction) {
    const PhraseId vp = event(reaction.pattern);
    if (vp == no_phrase) return no_phrase;
    const PhraseId subject = out_.tree.slot(vp, key("subj"));
    // Whoever may not do it is named by the prohibition; the verb only agrees.
    for (auto& [name, part] : out_.tree.at(vp).slots) {
        if (name == key("subj")) name = key("actor");
    }
    // What is forbidden to whoever it is, nobody may do: "any player cannot" would leave it open who.
    const bool nobody = subject != no_phrase && out_.tree.at(subject).determiner == key("whichever") &&
                        out_.tree.at(subject).key == key("player") && out_.tree.at(subject).parts.empty();
    const PhraseId body =
        say(subject == no_phrase ? "forbid.you"
            : nobody             ? "forbid.nobody"
                                 : "forbid.subject",
            {{"subj", nobody ? noun(key("player"), "no") : subject}, {"vp", caused(reaction.tail, vp)}});
    return say("sentence", {{"body", qualified(reaction.tail, body)}});
}

PhraseId Planner::allow(const Reaction& reaction) {
    const PhraseId vp = event(reaction.pattern);
    const PhraseId despite = say("despite." + std::string(p_.names.text(reaction.heading)));
    const PhraseId cost = reaction.price == no_hir ? no_phrase : price(reaction.price);
    const PhraseId body =
        say(cost == no_phrase ? "allow" : "allow_for", {{"vp", vp}, {"despite", despite}, {"cost", cost}});
    return say("sentence", {{"body", qualified(reaction.tail, body)}});
}

PhraseId Planner::silence(const Reaction& reaction) {
    const PhraseId what = value_of(reaction.value);
    const bool part = reaction.heading != no_name;
    const PhraseId label = part ? say("label." + std::string(p_.names.text(reaction.heading))) : no_phrase;
    const bool yours = reaction.whom != no_hir && is_you(reaction.whom);
    const PhraseId whom = reaction.whom == no_hir ? no_phrase : value_of(reaction.whom);
    if (reaction.nth != 0 && whom != no_phrase) return no_phrase;
    const std::string which =
        std::string(part ? "silence_label" : "silence") + (reaction.nth > 0    ? "_first"
                                                           : reaction.nth < 0  ? "_last"
                                                           : yours             ? "_you"
                                                           : whom == no_phrase ? ""
                                                                               : "_for");
    const PhraseId body = say(which, {{"what", what}, {"label", label}, {"whom", whom}});
    return say("sentence", {{"body", qualified(reaction.tail, body)}});
}

PhraseId Planner::share(const Reaction& reaction) {
    const bool yours = reaction.whom == no_hir || is_you(reaction.whom);
    const PhraseId body =
        say(yours ? "share" : "share_with",
            {{"what", value_of(reaction.value)}, {"whom", yours ? no_phrase : value_of(reaction.whom)}});
    return say("sentence", {{"body", qualified(reaction.tail, body)}});
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
            return noun(p_.at(who).op == Op::np ? noun_key(p_.noun(who)) : key("player"), "that");
        }
        return noun(key("player"), "that");
    }
    const std::vector<HirId>& by = reaction.tail.by;
    // Without `by` too: an `accept` counts for its holder, and one that nobody holds for whoever pays
    // (S16.5).
    if (by.empty() || (by.size() == 1 && is_you(by.front()))) return no_phrase;
    std::vector<PhraseId> all;
    for (const HirId who : by) all.push_back(value_of(who));
    return list("or", std::move(all));
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
    const PhraseId price_said = free    ? say("none")
                                : units ? amount(p_.child(reaction.price, 0))
                                        : price(reaction.price);
    const PhraseId payer = payer_of(reaction);
    if (payer != no_phrase && reaction.pattern == no_index)
        return unsaid(reaction.tail.by.front(),
                      "a payment by others: an `accept` counts for its holder alone");
    const bool any =
        payer == no_phrase && units && is_any_of_same(p_.child(reaction.price, 0), reaction.value);
    const std::string by = payer == no_phrase ? "" : "_by";
    PhraseId body = any ? say("accept.any", {{"price", price_said}})
                        : say((units || free ? "accept.pay" : "accept.do") + by,
                              {{"who", payer}, {"price", price_said}, {"value", instead}});
    if (when != no_phrase && reaction.tail.if_ != no_hir)
        when = list("and", {when, condition(reaction.tail.if_)});
    if (when != no_phrase)
        body = say("when", {{"event", when}, {"then", body}});
    else if (reaction.tail.if_ != no_hir)
        body = say("if", {{"cond", condition(reaction.tail.if_)}, {"then", body}});
    if (reaction.tail.while_ != no_hir)
        body = say("as_long_as", {{"cond", condition(reaction.tail.while_)}, {"then", body}});
    if (during != no_phrase) body = say("meanwhile", {{"event", during}, {"then", body}});
    std::vector<PhraseId> all{say("sentence", {{"body", with_tail(reaction.tail, body)}})};
    const PhraseId then = reaction.effect == no_hir ? no_phrase : inline_effect(reaction.effect);
    if (then != no_phrase && payer != no_phrase)
        return unsaid(reaction.effect, "what happens when somebody else pays so");
    if (then != no_phrase) all.push_back(say("sentence", {{"body", say("if_you_do", {{"then", then}})}}));
    return list("sentences", std::move(all));
}

} // namespace cantrip::text
