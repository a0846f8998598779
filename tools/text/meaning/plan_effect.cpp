// Effects: which clauses share a sentence, and which need one of their own.

#include <utility>

#include "lang/program/sem.hpp"
#include "tools/text/meaning/planner.hpp"

namespace cantrip::text {

// Clauses that can stand in one list: "draw 2 cards and gain 1 herb".
bool Planner::is_simple(HirId id) const {
    const Hir& hir = p_.at(id);
    switch (hir.op) {
    case Op::call: {
        // What somebody else does is a sentence of its own: "each opponent draws 1 card. Gain 1 herb."
        const HirId actor = p_.child(id, 0);
        return p_.at(actor).op == Op::missing_arg || is_you(actor);
    }
    case Op::assign:
    case Op::pay:
    case Op::price:
    case Op::stop: return true;
    case Op::either:
    case Op::seq:
    case Op::block: {
        for (const HirId child : p_.children(id)) {
            if (!is_simple(child)) return false;
        }
        return true;
    }
    case Op::let: return true;
    case Op::subject: {
        // "Harvest each site" is one clause, and what you do is said as any other clause.
        const HirId effect = p_.child(id, hir.count - 1U);
        const bool named = subject_.who != no_hir && p_.at(p_.child(id, 0)).op == Op::local;
        if (is_you(p_.child(id, 0)) || ((hir.aux & subject::acts) != 0 && named))
            return hir.count == 2 && is_simple(effect);
        return (hir.aux & subject::acts) == 0 && hir.a != no_index && p_.at(effect).op == Op::call &&
               speaks_of(effect, hir.a);
    }
    case Op::assume: return is_simple(p_.child(id, 0));
    case Op::nothing: return true;
    default: return false;
    }
}

// Says nothing by itself: a name for a value that is told where it is used.
bool Planner::is_silent(HirId id) const {
    const Hir& hir = p_.at(id);
    if (hir.op != Op::let) return hir.op == Op::nothing;
    if (kept_.contains(hir.a)) return false;
    const HirId value = p_.child(id, 0);
    if (p_.at(value).op != Op::np) return true;
    const Det det = p_.noun(value).det;
    return det == Det::the || det == Det::each || det == Det::all || det == Det::none;
}

PhraseId Planner::text_of(HirId id) { return list(Join::sentences, sentences(id)); }

std::vector<PhraseId> Planner::sentences(HirId id) {
    std::vector<PhraseId> out;
    add_sentences(id, out);
    return out;
}

// Neighbouring simple clauses are merged into one sentence.
void Planner::add_sentences(HirId id, std::vector<PhraseId>& out) {
    const Hir& hir = p_.at(id);
    if (hir.op == Op::assume) return add_sentences(p_.child(id, 0), out);
    const auto sentence = [&](PhraseId body) {
        if (body != no_phrase) out.push_back(say(Con::sentence, {{Slot::body, body}}));
    };
    if (hir.op != Op::block && hir.op != Op::seq) {
        // A price with more behind it than a list of clauses takes two sentences: "… If you do, …".
        const bool split = hir.op == Op::may && p_.at(p_.child(id, 0)).op == Op::arrow;
        const HirId paid = split ? p_.child(id, 0) : hir.op == Op::arrow ? id : no_hir;
        const bool empty = paid != no_hir && p_.at(p_.child(paid, 1)).op == Op::nothing;
        if (paid == no_hir || empty || (is_simple(p_.child(paid, 1)) && p_.at(paid).count == 2))
            return sentence(inline_effect(id));
        const PhraseId cost = price(p_.child(paid, 0));
        sentence(split ? say(Con::may_you, {{Slot::vp, cost}}) : cost);
        // In one sentence: what stands in the next one would not depend on the price.
        const PhraseId then = inline_effect(p_.child(paid, 1));
        if (then != no_phrase) sentence(say(Con::if_you_do, {{Slot::then, then}}));
        if (p_.at(paid).count > 2)
            sentence(say(Con::otherwise, {{Slot::then, if_not_paid(p_.child(paid, 2))}}));
        return;
    }
    keep_values(id);
    std::vector<PhraseId> merged;
    const auto flush = [&] {
        sentence(list(Join::and_, std::move(merged)));
        merged.clear();
    };
    for (const HirId child : p_.children(id)) {
        if (is_silent(child)) {
            (void)inline_effect(child);
            continue;
        }
        if (is_simple(child)) {
            merged.push_back(inline_effect(child));
            continue;
        }
        flush();
        add_sentences(child, out);
    }
    flush();
}

PhraseId Planner::inline_effect(HirId id) {
    const HirId outer = origin_;
    origin_ = id;
    PhraseId result = no_phrase;
    const Hir& hir = p_.at(id);
    switch (hir.op) {
    case Op::block:
    case Op::seq: {
        std::vector<PhraseId> parts;
        bool simple = true;
        keep_values(id);
        for (const HirId child : p_.children(id)) {
            simple &= is_simple(child);
            parts.push_back(inline_effect(child));
        }
        result = list(simple ? Join::and_ : Join::then, std::move(parts));
        break;
    }
    case Op::call: result = call(id); break;
    case Op::may: result = may(id); break;
    case Op::arrow: result = arrow(id); break;
    case Op::pay:
    case Op::price: result = price(id); break;
    case Op::if_: result = if_effect(id); break;
    case Op::match: result = match(id); break;
    case Op::repeat: result = repeat(id); break;
    case Op::choose:
    case Op::either: result = choose(id); break;
    case Op::subject: result = subject(id); break;
    case Op::let: result = let(id); break;
    case Op::assign: result = assign(id); break;
    case Op::at_time: result = at_time(id); break;
    case Op::together: result = say(Con::together, {{Slot::vp, inline_effect(p_.child(id, 0))}}); break;
    case Op::secretly: result = say(Con::secretly, {{Slot::vp, inline_effect(p_.child(id, 0))}}); break;
    case Op::react: result = lasting(id); break;
    case Op::assume: result = inline_effect(p_.child(id, 0)); break;
    case Op::unknown: result = say(Con::unknown); break;
    case Op::stop: result = say(Con::stop, {{Slot::what, noun(time_key(VerbId(hir.a)), Word::the)}}); break;
    case Op::nothing: result = no_phrase; break;
    default: result = unsaid(id, "this effect"); break;
    }
    origin_ = outer;
    return result;
}

// A rule that begins when an effect says so: "from now on, you cannot …", unless it says how long it lasts.
PhraseId Planner::lasting(HirId effect) {
    const ReactionId id(p_.at(effect).a);
    const bool outer = std::exchange(in_effect_, true);
    const PhraseId rule = unwrapped(reaction(id));
    in_effect_ = outer;
    if (rule == no_phrase || id == no_index) return rule;
    const Tail& tail = p_.reactions[id].tail;
    if (tail.until != no_index || (tail.while_ != no_hir && effect != whole_effect_)) return rule;
    return say(Con::from_now_on, {{Slot::vp, rule}});
}

// A sentence that becomes part of another one.
PhraseId Planner::unwrapped(PhraseId id) {
    if (id == no_phrase || out_.tree.at(id).key != Con::sentence) return id;
    return out_.tree.slot(id, Slot::body);
}

PhraseId Planner::may(HirId id) {
    // `may` names who acts, so the clauses inside only agree.
    if (subject_.inside_others) {
        const Subject outer = std::exchange(subject_, Subject{});
        const PhraseId yours = inline_effect(p_.child(id, 0));
        subject_ = outer;
        return yours == no_phrase ? no_phrase : say(Con::may_you, {{Slot::vp, yours}});
    }
    subject_.said = subject_.who != no_hir;
    const PhraseId who = subject_.who == no_hir ? no_phrase : actor_phrase(true);
    const PhraseId done = inline_effect(p_.child(id, 0));
    const PhraseId vp = done == no_phrase ? say(Con::do_nothing) : done; // asked all the same
    if (who == no_phrase) return say(Con::may_you, {{Slot::vp, vp}});
    return say(Con::may_subject, {{Slot::subj, who}, {Slot::vp, vp}});
}

PhraseId Planner::arrow(HirId id) {
    const PhraseId cost = price(p_.child(id, 0));
    // Where others pay, they are expected to gain: that you do is said.
    const bool others_pay =
        is_you_acting() && cost != no_phrase && out_.tree.slot(cost, Slot::subj) != no_phrase;
    subject_.inside_others |= others_pay;
    const PhraseId effect = inline_effect(p_.child(id, 1));
    if (others_pay) subject_.inside_others = false;
    if (cost == no_phrase && p_.at(id).count > 2) return unsaid(id, "what happens if nothing is not paid");
    if (cost == no_phrase) return effect;
    PhraseId result = cost;
    if (effect != no_phrase)
        result = say(Con::arrow, {{Slot::cost, cost}, {Slot::effect, effect}});
    else if (!happens_whole(p_, p_.child(id, 0)))
        result = say(Con::in_full, {{Slot::vp, cost}});
    if (p_.at(id).count < 3) return result;
    const PhraseId who = is_you_acting() ? no_phrase : actor_phrase(false);
    return say(Con::arrow_else,
               {{Slot::actor, who}, {Slot::arrow, result}, {Slot::other, if_not_paid(p_.child(id, 2))}});
}

// "If they do not, that opponent loses …": a new clause, whose actor is said again.
PhraseId Planner::if_not_paid(HirId other) {
    speak_of_subject_again();
    const PhraseId said = inline_effect(other);
    return said == no_phrase ? say(Con::do_nothing) : said;
}

// What is paid: units by the verb `pay`, everything else by its own clause.
PhraseId Planner::price(HirId id) {
    const Hir& hir = p_.at(id);
    switch (hir.op) {
    case Op::price:
    case Op::pay: {
        const HirId what = p_.child(id, 0);
        if (p_.at(what).op == Op::either) return price(what);
        Phrase clause;
        clause.kind = Phrase::Kind::clause;
        clause.key = key_of(Word::pay);
        clause.origin = id;
        clause.slots.emplace_back(key_of(Slot::what), amount(what));
        set_subject(clause);
        ++changes_;
        return out_.tree.add(std::move(clause));
    }
    case Op::seq:
    case Op::block: {
        std::vector<PhraseId> parts;
        for (const HirId child : p_.children(id)) parts.push_back(price(child));
        return list(Join::and_, std::move(parts));
    }
    case Op::either: {
        std::vector<PhraseId> parts;
        for (const HirId child : p_.children(id)) parts.push_back(price(child));
        return list(Join::or_, std::move(parts));
    }
    default: return inline_effect(id);
    }
}

// "If a, (if b, …); otherwise, …": "otherwise" belongs to the nearest condition.
PhraseId Planner::if_effect(HirId id) {
    const PhraseId tested = condition(p_.child(id, 0));
    const PhraseId then = inline_effect(p_.child(id, 1));
    if (p_.at(id).count < 3)
        return say(Con::if_,
                   {{Slot::cond, tested}, {Slot::then, then == no_phrase ? say(Con::do_nothing) : then}});
    const PhraseId other = inline_effect(p_.child(id, 2));
    if (other == no_phrase && then == no_phrase)
        return say(Con::if_, {{Slot::cond, tested}, {Slot::then, say(Con::do_nothing)}});
    // Written on purpose: "instead" of an event, nothing happens.
    if (other == no_phrase)
        return say(Con::if_else,
                   {{Slot::cond, tested}, {Slot::then, grouped(then)}, {Slot::other, say(Con::do_nothing)}});
    if (then == no_phrase) return say(Con::unless, {{Slot::cond, tested}, {Slot::then, other}});
    return say(Con::if_else, {{Slot::cond, tested}, {Slot::then, grouped(then)}, {Slot::other, other}});
}

} // namespace cantrip::text
