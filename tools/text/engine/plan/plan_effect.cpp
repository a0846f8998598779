// Effects: which clauses share a sentence, and which need one of their own.

#include "tools/text/engine/plan/planner.hpp"

namespace cantrip::text {

// Clauses that can stand in one list: "draw 2 cards and gain 1 herb".
bool Planner::is_simple(HirId id) const {
    const Hir& hir = p_.at(id);
    switch (hir.op) {
    case Op::call:
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
    case Op::assume: return is_simple(p_.child(id, 0));
    case Op::nothing: return true;
    default: return false;
    }
}

// Says nothing by itself: a name for a value that is told where it is used.
bool Planner::is_silent(HirId id) const {
    const Hir& hir = p_.at(id);
    if (hir.op != Op::let) return hir.op == Op::nothing;
    const HirId value = p_.child(id, 0);
    if (p_.at(value).op != Op::np) return true;
    const Det det = p_.noun(value).det;
    return det == Det::the || det == Det::each || det == Det::all || det == Det::none;
}

PhraseId Planner::text_of(HirId id) { return list("sentences", sentences(id)); }

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
        if (body != no_phrase) out.push_back(say("sentence", {{"body", body}}));
    };
    if (hir.op != Op::block && hir.op != Op::seq) {
        // A price with more behind it than a list of clauses takes two sentences: "… If you do, …".
        const bool split = hir.op == Op::may && p_.at(p_.child(id, 0)).op == Op::arrow;
        const HirId paid = split ? p_.child(id, 0) : hir.op == Op::arrow ? id : no_hir;
        if (paid == no_hir || (is_simple(p_.child(paid, 1)) && p_.at(paid).count == 2)) return sentence(inline_effect(id));
        if (split && subject_ != no_hir) subject_said_ = true;
        const PhraseId cost = price(p_.child(paid, 0));
        sentence(split ? say(subject_ == no_hir ? "may.you" : "may.subject", {{"subj", subject_ == no_hir ? no_phrase : value_of(subject_)}, {"vp", cost}}) : cost);
        std::vector<PhraseId> then = sentences(p_.child(paid, 1));
        if (!then.empty()) {
            const PhraseId first = out_.tree.slot(then.front(), key("body"));
            if (first != no_phrase) then.front() = say("sentence", {{"body", say("if_you_do", {{"then", first}})}});
        }
        out.insert(out.end(), then.begin(), then.end());
        if (p_.at(paid).count > 2) sentence(say("otherwise", {{"then", inline_effect(p_.child(paid, 2))}}));
        return;
    }
    std::vector<PhraseId> merged;
    const auto flush = [&] {
        sentence(list("and", std::move(merged)));
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
        for (const HirId child : p_.children(id)) {
            simple &= is_simple(child);
            parts.push_back(inline_effect(child));
        }
        result = list(simple ? "and" : "then", std::move(parts));
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
    case Op::together: result = inline_effect(p_.child(id, 0)); break;
    case Op::secretly: result = say("secretly", {{"vp", inline_effect(p_.child(id, 0))}}); break;
    case Op::react: result = unwrapped(reaction(hir.a)); break;
    case Op::assume: result = inline_effect(p_.child(id, 0)); break;
    case Op::unknown: result = say("unknown"); break;
    case Op::stop: result = say("stop", {{"what", noun(time_key(hir.a), "the")}}); break;
    case Op::nothing: result = no_phrase; break;
    default: result = unsaid(id, "this effect"); break;
    }
    origin_ = outer;
    return result;
}

// A sentence that becomes part of another one.
PhraseId Planner::unwrapped(PhraseId id) {
    if (id == no_phrase || out_.tree.at(id).key != key("sentence")) return id;
    return out_.tree.slot(id, key("body"));
}

PhraseId Planner::may(HirId id) {
    // `may` names who acts, so the clauses inside only agree.
    if (subject_ != no_hir) subject_said_ = true;
    const PhraseId vp = inline_effect(p_.child(id, 0));
    if (vp == no_phrase) return no_phrase;
    if (subject_ == no_hir) return say("may.you", {{"vp", vp}});
    return say("may.subject", {{"subj", value_of(subject_)}, {"vp", vp}});
}

PhraseId Planner::arrow(HirId id) {
    const PhraseId cost = price(p_.child(id, 0));
    const PhraseId effect = inline_effect(p_.child(id, 1));
    if (cost == no_phrase) return effect;
    if (effect == no_phrase) return cost;
    PhraseId result = say("arrow", {{"cost", cost}, {"effect", effect}});
    if (p_.at(id).count > 2) result = say("arrow_else", {{"arrow", result}, {"other", inline_effect(p_.child(id, 2))}});
    return result;
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
        clause.key = key("pay");
        clause.origin = id;
        clause.slots.emplace_back(key("what"), amount(what));
        set_subject(clause);
        return out_.tree.add(std::move(clause));
    }
    case Op::seq:
    case Op::block: {
        std::vector<PhraseId> parts;
        for (const HirId child : p_.children(id)) parts.push_back(price(child));
        return list("and", std::move(parts));
    }
    case Op::either: {
        std::vector<PhraseId> parts;
        for (const HirId child : p_.children(id)) parts.push_back(price(child));
        return list("or", std::move(parts));
    }
    default: return inline_effect(id);
    }
}

PhraseId Planner::if_effect(HirId id) {
    const PhraseId tested = condition(p_.child(id, 0));
    const PhraseId then = inline_effect(p_.child(id, 1));
    if (p_.at(id).count < 3) return say("if", {{"cond", tested}, {"then", then}});
    const PhraseId other = inline_effect(p_.child(id, 2));
    if (other == no_phrase) return say("if", {{"cond", tested}, {"then", then}});
    if (then == no_phrase) return say("unless", {{"cond", tested}, {"then", other}});
    return say("if_else", {{"cond", tested}, {"then", then}, {"other", other}});
}

PhraseId Planner::match(HirId id) {
    const HirId subject = p_.child(id, 0);
    const bool amounts = p_.at(subject).type.is(TypeTag::number) || p_.at(subject).type.is(TypeTag::counter);
    const PhraseId looked_at = value_of(subject);
    std::vector<PhraseId> arms;
    for (std::size_t i = 1; i < p_.at(id).count; ++i) arms.push_back(arm(p_.child(id, i), looked_at, amounts));
    const PhraseId all = list("arms", std::move(arms));
    return say(p_.at(id).aux == 1 ? "match_every" : "match", {{"what", looked_at}, {"arms", all}});
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
            number.quantity = {low == high ? Quantity::Kind::exact : Quantity::Kind::range, low * one, high * one, 'X'};
            if (high != 0x7fffffff) {
                cases.push_back(out_.tree.add(std::move(number)));
                continue;
            }
            number.quantity.kind = Quantity::Kind::exact;
            cases.push_back(say("or_more", {{"n", out_.tree.add(std::move(number))}}));
        } else if (hir.op == Op::case_else) {
            cases.push_back(say("case.other"));
        } else if (hir.op == Op::case_value) {
            const HirId value = p_.child(child, 0);
            const Hir& test = p_.at(value);
            const bool is_test = test.op == Op::is_kind || test.op == Op::is_trait || test.op == Op::is_thing || test.op == Op::is_define || test.op == Op::equals;
            cases.push_back(is_test ? condition(value) : value_of(value));
        }
    }
    (void)looked_at;
    return say("arm", {{"case", list("or", std::move(cases))}, {"then", inline_effect(p_.child(id, p_.at(id).count - 1U))}});
}

PhraseId Planner::repeat(HirId id) {
    const HirId count = p_.child(id, 0);
    const HirId test = p_.child(id, 1);
    const PhraseId body = inline_effect(p_.child(id, 2));
    PhraseId result = body;
    if (p_.at(count).op == Op::number) {
        Phrase times;
        times.kind = Phrase::Kind::noun;
        times.key = key("time");
        set_count(times, count);
        result = say("repeat", {{"vp", body}, {"times", out_.tree.add(std::move(times))}});
    } else if (p_.at(count).op == Op::range) {
        result = say("repeat_any", {{"vp", body}});
    } else if (p_.at(count).op != Op::missing_arg) {
        result = say("repeat_amount", {{"vp", body}, {"amount", number(count)}});
    }
    if (p_.at(test).op != Op::missing_arg) result = say("repeat_while", {{"vp", result}, {"cond", condition(test)}});
    return result;
}

PhraseId Planner::choose(HirId id) {
    std::vector<PhraseId> options;
    const bool either = p_.at(id).op == Op::either;
    for (std::size_t i = either ? 0 : 1; i < p_.at(id).count; ++i) {
        PhraseId option = inline_effect(p_.child(id, i));
        if (option == no_phrase) option = say("do_nothing");
        options.push_back(option);
    }
    if (either) return list("or", std::move(options));
    const HirId count = p_.child(id, 0);
    if (p_.at(count).op == Op::number && p_.at(count).a == 1) return say("choose_one", {{"options", list("options", std::move(options))}});
    return say("choose_some", {{"n", number(count)}, {"options", list("options", std::move(options))}});
}

// `each opponent: …` acts; `each site in outer: …` is done for each.
PhraseId Planner::subject(HirId id) {
    const Hir& hir = p_.at(id);
    const HirId who = p_.child(id, 0);
    const HirId effect = p_.child(id, hir.count - 1U);
    if ((hir.aux & subject::acts) != 0) {
        // The subject is said with the first verb; after that it is "that player".
        const bool np = p_.at(who).op == Op::np;
        if (hir.a != no_index) named_[hir.a] = {np ? noun_key(p_.noun(who)) : key("player"), np ? no_hir : who, false, false};
        if (is_you(who)) return inline_effect(effect);
        const HirId outer = subject_;
        const bool outer_said = subject_said_;
        subject_ = who;
        subject_said_ = false;
        const PhraseId result = inline_effect(effect);
        subject_ = outer;
        subject_said_ = outer_said;
        return result;
    }
    const PhraseId things = value_of(who);
    // "Harvest each site": the only clause speaks of the thing alone.
    const Hir& inner = p_.at(effect);
    if (inner.op == Op::call && hir.a != no_index && speaks_of(effect, hir.a)) {
        named_[hir.a] = {Key{}, who, false, false};
        return inline_effect(effect);
    }
    Key noun_of{};
    if (p_.at(who).op == Op::np) noun_of = noun_key(p_.noun(who));
    if (hir.a != no_index) named_[hir.a] = {noun_of, no_hir, false, false};
    return say("for_each", {{"what", things}, {"vp", inline_effect(effect)}});
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
    if (hir.op != Op::np) {
        named_[slot] = {Key{}, value, false, false};
        return no_phrase;
    }
    const Noun& noun = p_.noun(value);
    const bool plural = hir.type.is(TypeTag::list) && noun.det != Det::a;
    if (is_silent(id)) {
        named_[slot] = {noun_key(noun), value, plural, false};
        return no_phrase;
    }
    named_[slot] = {noun_key(noun), no_hir, plural, false};
    Phrase clause;
    clause.kind = Phrase::Kind::clause;
    clause.key = key("choose");
    clause.origin = id;
    clause.slots.emplace_back(key("what"), noun_phrase(value));
    set_subject(clause);
    return out_.tree.add(std::move(clause));
}

PhraseId Planner::assign(HirId id) {
    const HirId target = p_.child(id, 0);
    const HirId value = p_.child(id, 1);
    const Hir& to = p_.at(value);
    if (to.op == Op::yes || to.op == Op::no) {
        const Hir& field = p_.at(target);
        if (field.op != Op::field) return unsaid(id, "this change of a state");
        const std::string which = std::string(p_.name_of(p_.fields[field.a])) + (to.op == Op::yes ? ".yes" : ".no");
        Phrase clause;
        clause.kind = Phrase::Kind::clause;
        clause.key = key("set." + which);
        clause.origin = id;
        clause.slots.emplace_back(key("what"), value_of(p_.child(target, 0)));
        set_subject(clause);
        return out_.tree.add(std::move(clause));
    }
    Phrase clause;
    clause.kind = Phrase::Kind::clause;
    clause.key = key("set_to");
    clause.origin = id;
    clause.slots.emplace_back(key("what"), value_of(target));
    clause.slots.emplace_back(key("to"), value_of(value));
    set_subject(clause);
    return out_.tree.add(std::move(clause));
}

PhraseId Planner::at_time(HirId id) {
    const Hir& hir = p_.at(id);
    return say(hir.aux == 0 ? "at_start" : "at_end", {{"time", noun(time_key(hir.a), "the")}, {"vp", inline_effect(p_.child(id, 0))}});
}

} // namespace cantrip::text
