// Effects.

#include <algorithm>
#include <utility>

#include "tools/text/meaning/unplanner.hpp"
#include "tools/text/phrase/label_word.hpp"
#include "tools/text/phrase/subject_param.hpp"

namespace cantrip::text {

// The text of an ability: a reaction, or statements one after the other.
std::string Unplanner::sentences(const std::vector<PhraseId>& bodies) {
    if (is_reaction(bodies.front()) && (bodies.size() == 1 || takes_effect(bodies.front())))
        return reaction(bodies.front(), {bodies.begin() + 1, bodies.end()});
    const std::vector<std::string> all = statements(bodies, 0);
    const std::string text = hoisted(all);
    return text.find("; ") == std::string::npos ? text : "{ " + text + " }";
}

std::vector<std::string> Unplanner::statements(const std::vector<PhraseId>& bodies, std::size_t from) {
    std::vector<std::string> out;
    for (std::size_t i = from; i < bodies.size(); ++i) {
        if (is(bodies[i], "otherwise") || is(bodies[i], "if_you_do")) throw Wrong{};
        if (is_reaction(bodies[i])) {
            out.push_back(reaction(bodies[i], {}));
            continue;
        }
        if (i + 1 == bodies.size() || !is(bodies[i + 1], "if_you_do")) {
            out.push_back(effect(bodies[i]));
            continue;
        }
        // "Pay …. If you do, …. Otherwise, …."
        std::string may, who;
        PhraseId paid = bodies[i];
        if (is(paid, "may.you") || is(paid, "may.subject")) {
            may = "may ";
            if (is(paid, "may.subject")) who = value(slot(paid, "subj")) + ": ";
            paid = slot(paid, "vp");
        }
        if (!who.empty()) ++subjects_;
        std::string text = who + may + cost(paid) + " -> ";
        // What depends on it is one sentence.
        const std::size_t end = i + 2;
        const bool other = end < bodies.size() && is(bodies[end], "otherwise");
        text += "{ " + hoisted(statements({slot(bodies[i + 1], "then")}, 0)) + " }";
        if (other) text += " else: " + block(slot(bodies[end], "then"));
        if (!who.empty()) --subjects_;
        out.push_back(std::move(text));
        i = other ? end : end - 1;
    }
    return out;
}

// A plain sentence needs no braces.
std::string Unplanner::block(PhraseId id) {
    const std::string text = effect(id);
    const bool plain = at(id).kind == Phrase::Kind::clause &&
                       text.find_first_of(";:,{") == std::string::npos &&
                       text.find(" or ") == std::string::npos;
    return plain ? text : "{ " + text + " }";
}

std::string Unplanner::effect(PhraseId id) {
    if (id == no_phrase) throw Wrong{};
    switch (at(id).kind) {
    case Phrase::Kind::clause: return clause(id, false);
    case Phrase::Kind::list: return effect_list(id);
    case Phrase::Kind::construction: return effect_construction(id);
    default: throw Wrong{};
    }
}

// `each opponent: `; from here on it is "that opponent".
std::string Unplanner::acting(PhraseId subject) {
    const std::string who = value(subject) + ": ";
    if (at(subject).kind == Phrase::Kind::noun) mention(at(subject).key, name_of(at(subject).key), false);
    return who;
}

// What is done by somebody who is told before.
std::string Unplanner::without_subject(PhraseId id) {
    if (is(slot(id, "subj"), "you.other")) return effect(id);
    if (at(id).kind == Phrase::Kind::clause) return call(at(id), false);
    if (is(id, "may.subject")) return "may " + block(slot(id, "vp"));
    return key(id).starts_with("choose_") ? choice(id) : effect(id);
}

// Whether what is done belongs to a scope that this subject opened: you are named in it, or he is again.
bool Unplanner::is_about(PhraseId part, PhraseId subject) const {
    const PhraseId who = slot(part, "subj");
    if (who == no_phrase || subject == no_phrase || is(subject, "you.other")) return false;
    // He was named before: what is done by others stands beside it.
    const Phrase& opened = at(subject);
    if (opened.determiner && keys_.describe(opened.determiner) == "that") return false;
    if (is(who, "you.other")) return true;
    const Phrase& noun = at(who);
    return noun.kind == Phrase::Kind::noun && noun.determiner && keys_.describe(noun.determiner) == "that" &&
           at(subject).kind == Phrase::Kind::noun && at(subject).key == noun.key;
}

std::string Unplanner::effect_list(PhraseId id) {
    const std::vector<PhraseId>& parts = at(id).parts;
    if (key(id) == "or") {
        std::string out = "either ";
        const PhraseId who = slot(parts.front(), "subj");
        if (who != no_phrase &&
            std::any_of(parts.begin() + 1, parts.end(), [&](PhraseId part) { return is_silent(part); })) {
            out = acting(who) + out;
            ++subjects_;
            for (std::size_t i = 0; i < parts.size(); ++i)
                out +=
                    (i > 0 ? " or " : "") +
                    (at(parts[i]).kind == Phrase::Kind::clause ? call(at(parts[i]), false) : step(parts[i]));
            --subjects_;
            return out;
        }
        for (std::size_t i = 0; i < parts.size(); ++i) out += (i > 0 ? " or " : "") + step(parts[i]);
        return out;
    }
    std::string out;
    for (std::size_t i = 0; i < parts.size();) {
        // Clauses with a silent subject belong to the one before them, if it is told in this list.
        // Where the verb does not tell, those that could be told to you may be its too.
        std::size_t end = i + 1;
        const bool starts = slot(parts[i], "subj") != no_phrase;
        while (end < parts.size() && starts &&
               (is_silent(parts[end]) || is_about(parts[end], slot(parts[i], "subj"))))
            ++end;
        const auto bare = [&](PhraseId part) {
            return at(part).kind == Phrase::Kind::clause && slot(part, "subj") == no_phrase &&
                   !is_silent(part);
        };
        if (starts && end == i + 1 &&
            std::all_of(parts.begin() + static_cast<std::ptrdiff_t>(end), parts.end(), bare) &&
            end < parts.size() && pick(2) == 1)
            end = parts.size();
        std::string text;
        if (end > i + 1) {
            const PhraseId subject = slot(parts[i], "subj");
            if (subject == no_phrase) throw Wrong{};
            text = acting(subject) + "{ ";
            ++subjects_;
            for (std::size_t k = i; k < end; ++k) text += (k > i ? "; " : "") + without_subject(parts[k]);
            --subjects_;
            text += " }";
        } else {
            text = effect(parts[i]);
        }
        out += (out.empty() ? "" : "; ") + text;
        i = end;
    }
    return out;
}

// As one step of a price or a choice.
std::string Unplanner::step(PhraseId id) {
    const Phrase& phrase = at(id);
    // A new value would go on with "or".
    const bool assigns = phrase.kind == Phrase::Kind::clause && key(id).starts_with("set");
    if (phrase.kind == Phrase::Kind::clause && (!assigns || verb_of(key(id)) != nullptr))
        return clause(id, true);
    if (is(id, "do_nothing")) return "nothing";
    return "{ " + effect(id) + " }";
}

std::string Unplanner::cost(PhraseId id) {
    if (id == no_phrase) throw Wrong{};
    if (is_list(id, "and")) {
        std::string out;
        for (const PhraseId part : at(id).parts) out += (out.empty() ? "" : ", ") + cost(part);
        return out;
    }
    if (is(id, "group")) return cost(slot(id, "vp"));
    if (is_list(id, "or") || is(id, "either")) {
        const PhraseId list = is(id, "either") ? slot(id, "options") : id;
        std::string out = "either ";
        for (std::size_t i = 0; i < at(list).parts.size(); ++i)
            out += (i > 0 ? " or " : "") + cost(at(list).parts[i]);
        return out;
    }
    if (at(id).kind == Phrase::Kind::clause && key(id) == "pay" &&
        (slot(id, "subj") == no_phrase || id == opened_))
        return value(slot(id, "what"));
    return step(id);
}

std::string Unplanner::clause(PhraseId id, bool in_step) {
    const Phrase& phrase = at(id);
    const PhraseId subject = id == opened_ ? no_phrase : slot(id, "subj");
    if (is_silent(id) && subjects_ == 0) throw Wrong{};
    if (subject == no_phrase) return call(phrase, false);
    if (is(subject, "you")) throw Wrong{};
    if (is(subject, "you.other") && subjects_ == 0 && !others_pay_) throw Wrong{};
    if (in_step) return call(phrase, true);
    if (is(subject, "you.other")) {
        const int outer = std::exchange(subjects_, 0);
        std::string text = "you: " + call(phrase, false);
        subjects_ = outer;
        return text;
    }
    if (const Verb* verb = verb_of(key(id)); verb != nullptr && subject_param(p_, *verb) != no_param)
        return call(phrase, false);
    std::string text = acting(subject);
    ++subjects_;
    text += call(phrase, false);
    --subjects_;
    return text;
}

std::string Unplanner::call(const Phrase& clause, bool with_actor) {
    const std::string_view name = keys_.describe(clause.key);
    put_together(clause);
    const auto find = [&](std::string_view of) {
        for (const auto& [slot_key, part] : clause.slots)
            if (keys_.describe(slot_key) == of) return part;
        return no_phrase;
    };
    if (name == "pay") return "pay " + value(find("what"));
    if (name == "choose") {
        const PhraseId what = find("what");
        if (what == no_phrase || at(what).kind != Phrase::Kind::noun) throw Wrong{};
        const std::string chosen = "named_" + std::to_string(++next_name_);
        const std::string text = "let " + chosen + " = " + noun(what, false);
        const Quantity& q = at(what).quantity;
        const bool several =
            q.kind != Quantity::Kind::none && !(q.kind == Quantity::Kind::exact && q.low == one);
        mention(at(what).key, chosen, several);
        return text;
    }
    if (name == "note") {
        const PhraseId what = find("what");
        if (what == no_phrase) throw Wrong{};
        const std::string chosen = "named_" + std::to_string(++next_name_);
        const bool thing = at(what).kind == Phrase::Kind::noun;
        const std::string text = "let " + chosen + " = " + value(what);
        mention(thing ? at(what).key : keys_.intern("number"), chosen, thing && is_several(at(what)));
        if (thing) mention(keys_.intern("number"), chosen, false);
        return text;
    }
    if (name == "set_to") return value(find("what")) + " becomes " + value(find("to"));
    if (name.starts_with("set.")) {
        const bool yes = name.ends_with(".yes");
        const std::string_view field = name.substr(4, name.rfind('.') - 4);
        return std::string(field) + " of " + value(find("what")) + " becomes " + (yes ? "yes" : "no");
    }
    const Verb* verb = verb_of(name);
    if (verb == nullptr) throw Wrong{};
    std::string text(name);
    for (const bool labelled : {false, true}) {
        for (const Param& param : verb->params) {
            const std::string_view label = label_word(param.label);
            if (label.empty() == labelled) continue;
            PhraseId given = find(p_.names.text(param.name));
            if (given == no_phrase && !label.empty()) given = find(label);
            if (&param - verb->params.data() == static_cast<std::ptrdiff_t>(subject_param(p_, *verb)))
                given = find("subj");
            if (given == no_phrase) {
                // Headings are run for the card itself, and whoever is not named is you.
                const bool thing = param.type.is(TypeTag::thing) && label.empty() && param.initial == no_hir;
                if (thing && verb->heading)
                    text += " this";
                else if (thing && param.pool == no_hir && p_.is_a(KindId(param.type.index), p_.player_kind))
                    text += " you";
                continue;
            }
            if (is(given, "some")) continue;
            // Something that is told by its place or order may be spoken of again.
            const std::string said = may_be_named(given, value(given));
            text += (label.empty() ? " " : " " + std::string(label) + " ") + said;
        }
    }
    if (with_actor && find("subj") != no_phrase) text += " by " + value(find("subj"));
    if (verb->gives_type.is(TypeTag::thing) || verb->gives_type.is(TypeTag::list)) {
        const int mark = next_mark_++;
        text += "\x08" + std::to_string(mark) + "\x0e";
        named_.push_back({keys_.intern(p_.name_of(p_.kinds[verb->gives_type.index])), "",
                          verb->gives_type.is(TypeTag::list), mark});
    }
    return text;
}

// The clause that a price begins with.
PhraseId Unplanner::first_clause(PhraseId id) const {
    while (id != no_phrase && at(id).kind != Phrase::Kind::clause) {
        if (at(id).kind == Phrase::Kind::list)
            id = at(id).parts.front();
        else
            id = is(id, "arrow_else") ? slot(id, "arrow")
                 : is(id, "arrow")    ? slot(id, "cost")
                 : is(id, "in_full")  ? slot(id, "vp")
                                      : no_phrase;
    }
    return id;
}

// `1 mana -> draw 1 else: …`; whoever pays is written before all of it.
std::string Unplanner::price_and_gain(PhraseId id) {
    const PhraseId first = first_clause(id);
    const PhraseId who = slot(first, "subj");
    if (first != opened_ && !others_pay_ && who != no_phrase && !is(who, "you.other")) {
        // `each dreamer: seal 1 -> …` or `seal 1 by each dreamer -> …`
        if (pick(2) == 1) {
            others_pay_ = true;
            std::string text = price_and_gain(id);
            others_pay_ = false;
            return text;
        }
        const PhraseId outer = std::exchange(opened_, first);
        std::string text = acting(who);
        ++subjects_;
        text += price_and_gain(id);
        --subjects_;
        opened_ = outer;
        return text;
    }
    if (is(id, "in_full")) return cost(slot(id, "vp")) + " -> nothing";
    if (is(id, "arrow")) return cost(slot(id, "cost")) + " -> " + block(slot(id, "effect"));
    const PhraseId arrow = slot(id, "arrow");
    const std::string paid =
        is(arrow, "arrow") || is(arrow, "in_full") ? price_and_gain(arrow) : cost(arrow) + " -> nothing";
    return paid + " else: " + block(slot(id, "other"));
}

std::string Unplanner::effect_construction(PhraseId id) {
    const std::string_view name = key(id);
    const auto inner = [&](const char* of) { return block(slot(id, of)); };
    const auto time = [&](const char* of) { return name_of(at(slot(id, of)).key); };
    if (is_reaction(id)) return reaction(id, {});
    if (name == "may.you") {
        const int outer = std::exchange(subjects_, 0);
        std::string text = (outer > 0 ? "you: may " : "may ") + inner("vp");
        subjects_ = outer;
        return text;
    }
    if (name == "group") return effect(slot(id, "vp"));
    if (name == "from_now_on") {
        if (!is_reaction(slot(id, "vp"))) throw Wrong{};
        return "{ " + reaction(slot(id, "vp"), {}) + " }";
    }
    if (name == "may.subject" || name == "may.silent") {
        std::string text;
        if (name == "may.subject") {
            text = acting(slot(id, "subj"));
        } else if (subjects_ == 0) {
            throw Wrong{};
        }
        ++subjects_;
        text += "may " + inner("vp");
        --subjects_;
        return text;
    }
    if (name == "in_full" || name == "arrow" || name == "arrow_else") return price_and_gain(id);
    if (name == "secretly") return "secretly " + inner("vp");
    if (name == "together") return "together { " + effect(slot(id, "vp")) + " }";
    if (name == "freely") {
        const std::string text = effect(slot(id, "vp"));
        const auto colon = text.find(": ");
        if (colon == std::string::npos) throw Wrong{};
        return text.substr(0, colon) + " freely" + text.substr(colon);
    }
    if (name == "starting_with") {
        const std::string text = effect(slot(id, "vp"));
        const auto colon = text.find(": ");
        if (colon == std::string::npos) throw Wrong{};
        return text.substr(0, colon) + " from " + value(slot(id, "who")) + text.substr(colon);
    }
    if (name == "unknown") return "unknown \"?\"";
    if (name == "stop") return "stop " + time("what");
    if (name == "do_nothing") return "nothing";
    if (name == "if") {
        const std::string cond = condition(slot(id, "cond"));
        return "if " + cond + ": " + inner("then");
    }
    if (name == "unless") {
        const std::string cond = condition(slot(id, "cond"));
        return "if " + cond + ": nothing else: " + inner("then");
    }
    if (name == "if_else") {
        const std::string cond = condition(slot(id, "cond"));
        const std::string then = inner("then");
        return "if " + cond + ": " + then + " else: " + inner("other");
    }
    if (name == "match" || name == "match_every") return match(id);
    if (name.starts_with("repeat")) return repeat(id);
    if (name == "either") return effect(slot(id, "options"));
    if (name == "choose_one" || name == "choose_some") return choice(id);
    if (name.starts_with("choose_")) {
        std::string text;
        if (name.ends_with(".subject"))
            text = acting(slot(id, "subj"));
        else if (subjects_ == 0)
            throw Wrong{};
        const int outer = subjects_;
        subjects_ = is(slot(id, "subj"), "you.other") ? 0 : outer + 1;
        text += choice(id);
        subjects_ = outer;
        return text;
    }
    if (name == "for_each") {
        const PhraseId what = slot(id, "what");
        const std::string things = value(what);
        bool acts = false;
        if (at(what).kind == Phrase::Kind::noun) {
            const std::string kind = name_of(at(what).key);
            mention(at(what).key, kind, false);
            acts = kind == "opponent" ||
                   (is_kind(kind) && p_.is_a(KindId(symbol_of(kind).index), p_.player_kind));
        }
        if (acts) ++subjects_;
        const std::string text = things + ": " + inner("vp");
        if (acts) --subjects_;
        return text;
    }
    if (name == "at_start") return "at start of " + time("time") + ": " + inner("vp");
    if (name == "at_end") return "at end of " + time("time") + ": " + inner("vp");
    throw Wrong{};
}

std::string Unplanner::choice(PhraseId id) {
    std::string text =
        key(id).starts_with("choose_one") ? "choose 1 of {" : "choose (" + value(slot(id, "n")) + ") of {";
    const PhraseId options = slot(id, "options");
    for (std::size_t i = 0; i < at(options).parts.size(); ++i) {
        const PhraseId option = at(options).parts[i];
        const bool several = is_list(option, "and") || is_list(option, "then") ||
                             is_list(option, "then_after") || is(option, "group");
        text += (i > 0 ? "; " : " ") + (several ? block(option) : effect(option));
    }
    return text + " }";
}

std::string Unplanner::match(PhraseId id) {
    const PhraseId what = slot(id, "what");
    const PhraseId arms = slot(id, "arms");
    std::string text = std::string(is(id, "match_every") ? "match every " : "match ") + value(what) + " {";
    const std::vector<PhraseId> all = is_list(arms, "arms") ? at(arms).parts : std::vector<PhraseId>{arms};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const PhraseId cases = slot(all[i], "case");
        const std::vector<PhraseId> each =
            is_list(cases, "or") ? at(cases).parts : std::vector<PhraseId>{cases};
        text += i > 0 ? "; " : " ";
        for (std::size_t k = 0; k < each.size(); ++k) {
            text += k > 0 ? ", " : "";
            if (is(each[k], "case.other"))
                text += "otherwise";
            else if (key(each[k]).starts_with("cond.")) {
                const PhraseId right =
                    slot(each[k], "what") != no_phrase ? slot(each[k], "what") : slot(each[k], "right");
                if (right == no_phrase) throw Wrong{};
                text += name_of(at(right).key);
            } else if (at(each[k]).kind == Phrase::Kind::noun)
                text += name_of(at(each[k]).key);
            else
                text += value(each[k]);
        }
        text += ": " + block(slot(all[i], "then"));
    }
    return text + " }";
}

std::string Unplanner::repeat(PhraseId id) {
    std::string head = "repeat ";
    PhraseId inner = id;
    std::string test;
    if (is(id, "repeat_while")) {
        inner = slot(id, "vp");
        test = "while " + condition(slot(id, "cond"));
    }
    PhraseId body = inner;
    if (is(inner, "repeat")) {
        const Quantity& times = at(slot(inner, "times")).quantity;
        head +=
            times.kind == Quantity::Kind::or_more ? std::to_string(times.low / one) + ".." : quantity(times);
        body = slot(inner, "vp");
    } else if (is(inner, "repeat_amount")) {
        head += value(slot(inner, "amount"));
        body = slot(inner, "vp");
    } else if (is(inner, "repeat_any")) {
        head += "0..";
        body = slot(inner, "vp");
    } else if (is(inner, "repeat_range")) {
        head += value(slot(inner, "range"));
        body = slot(inner, "vp");
    } else if (test.empty()) {
        throw Wrong{};
    }
    if (!test.empty()) head += (body == inner ? "" : " ") + test;
    return head + ": " + block(body);
}

} // namespace cantrip::text
