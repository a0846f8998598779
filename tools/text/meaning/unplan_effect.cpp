// Effects.

#include <algorithm>
#include <cctype>
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
        if (is(bodies[i], Con::otherwise) || is(bodies[i], Con::if_you_do)) throw Wrong{};
        if (is_reaction(bodies[i])) {
            out.push_back(reaction(bodies[i], {}));
            continue;
        }
        if (i + 1 == bodies.size() || !is(bodies[i + 1], Con::if_you_do)) {
            out.push_back(effect(bodies[i]));
            continue;
        }
        // "Pay …. If you do, …. Otherwise, …."
        std::string may, who;
        PhraseId paid = bodies[i];
        if (is(paid, Con::may_you) || is(paid, Con::may_subject)) {
            may = "may ";
            if (is(paid, Con::may_subject)) who = value(slot(paid, Slot::subj)) + ": ";
            paid = slot(paid, Slot::vp);
        }
        if (!who.empty()) ++subjects_;
        std::string text = who + may + cost(paid) + " -> ";
        // What depends on it is one sentence.
        const std::size_t end = i + 2;
        const bool other = end < bodies.size() && is(bodies[end], Con::otherwise);
        text += "{ " + hoisted(statements({slot(bodies[i + 1], Slot::then)}, 0)) + " }";
        if (other) text += " else: " + block(slot(bodies[end], Slot::then));
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
    const std::string who = value(subject);
    return who + named_apart(subject) + ": ";
}

// ` as named_1` where something else has the name of the noun already.
std::string Unplanner::named_apart(PhraseId id) {
    if (at(id).kind != Phrase::Kind::noun) return {};
    std::string name = name_of(at(id).key), as;
    const bool taken =
        std::any_of(named_.begin(), named_.end(), [&](const Named& known) { return known.source == name; });
    if (taken && at(id).determiner != Word::that) {
        name = "named_" + std::to_string(++next_name_);
        as = " as " + name;
    }
    mention(at(id).key, name, false);
    return as;
}

// What is done by somebody who is told before.
std::string Unplanner::without_subject(PhraseId id) {
    if (is(slot(id, Slot::subj), Con::you_other)) return effect(id);
    if (at(id).kind == Phrase::Kind::clause) return call(at(id), false);
    if (is(id, Con::may_subject)) return "may " + block(slot(id, Slot::vp));
    return is_choosing(con(id)) ? choice(id) : effect(id);
}

// Whether what is done belongs to a scope that this subject opened: you are named in it, or he is again.
bool Unplanner::is_about(PhraseId part, PhraseId subject) const {
    const PhraseId who = slot(part, Slot::subj);
    if (who == no_phrase || subject == no_phrase || is(subject, Con::you_other)) return false;
    // He was named before: what is done by others stands beside it.
    const Phrase& opened = at(subject);
    if (opened.determiner && opened.determiner == Word::that) return false;
    if (is(who, Con::you_other)) return true;
    const Phrase& noun = at(who);
    return noun.kind == Phrase::Kind::noun && noun.determiner && noun.determiner == Word::that &&
           at(subject).kind == Phrase::Kind::noun && at(subject).key == noun.key;
}

std::string Unplanner::effect_list(PhraseId id) {
    const std::vector<PhraseId>& parts = at(id).parts;
    if (is_list(id, Join::or_)) {
        std::string out = "either ";
        const PhraseId who = slot(parts.front(), Slot::subj);
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
        const bool starts = slot(parts[i], Slot::subj) != no_phrase;
        while (end < parts.size() && starts &&
               (is_silent(parts[end]) || is_about(parts[end], slot(parts[i], Slot::subj))))
            ++end;
        const auto bare = [&](PhraseId part) {
            return at(part).kind == Phrase::Kind::clause && slot(part, Slot::subj) == no_phrase &&
                   !is_silent(part);
        };
        if (starts && end == i + 1 &&
            std::all_of(parts.begin() + static_cast<std::ptrdiff_t>(end), parts.end(), bare) &&
            end < parts.size() && pick(2) == 1)
            end = parts.size();
        std::string text;
        if (end > i + 1) {
            const PhraseId subject = slot(parts[i], Slot::subj);
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
    const bool assigns = phrase.key == Word::set_to || is_set(keys_, phrase.key);
    if (phrase.kind == Phrase::Kind::clause && (!assigns || verb_of(keys_.describe(phrase.key)) != nullptr))
        return clause(id, true);
    if (is(id, Con::do_nothing)) return "nothing";
    return "{ " + effect(id) + " }";
}

// `2 mana`, but `pay cost of that card`.
std::string Unplanner::paid(const std::string& amount) {
    const bool counted = std::isdigit(static_cast<unsigned char>(amount.front())) != 0 ||
                         amount.starts_with("X ") || amount.starts_with("(");
    return counted ? amount : "pay " + amount;
}

std::string Unplanner::cost(PhraseId id) {
    if (id == no_phrase) throw Wrong{};
    if (is_list(id, Join::and_)) {
        std::string out;
        for (const PhraseId part : at(id).parts) out += (out.empty() ? "" : ", ") + cost(part);
        return out;
    }
    if (is(id, Con::group)) return cost(slot(id, Slot::vp));
    if (is_list(id, Join::or_) || is(id, Con::either)) {
        const PhraseId list = is(id, Con::either) ? slot(id, Slot::options) : id;
        std::string out = "either ";
        for (std::size_t i = 0; i < at(list).parts.size(); ++i)
            out += (i > 0 ? " or " : "") + cost(at(list).parts[i]);
        return out;
    }
    if (is_clause(id, Word::pay) && (slot(id, Slot::subj) == no_phrase || id == opened_))
        return paid(value(slot(id, Slot::what)));
    return step(id);
}

std::string Unplanner::clause(PhraseId id, bool in_step) {
    const Phrase& phrase = at(id);
    const PhraseId subject = id == opened_ ? no_phrase : slot(id, Slot::subj);
    if (is_silent(id) && subjects_ == 0) throw Wrong{};
    if (subject == no_phrase) return call(phrase, false);
    if (is(subject, Con::you)) throw Wrong{};
    if (is(subject, Con::you_other) && subjects_ == 0 && !others_pay_) throw Wrong{};
    if (in_step) return call(phrase, true);
    if (is(subject, Con::you_other)) {
        const int outer = std::exchange(subjects_, 0);
        std::string text = "you: " + call(phrase, false);
        subjects_ = outer;
        return text;
    }
    if (const Verb* verb = verb_of(keys_.describe(phrase.key));
        verb != nullptr && subject_param(p_, *verb) != no_param)
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
    const auto find_key = [&](Key of) {
        for (const auto& [slot_key, part] : clause.slots)
            if (slot_key == of) return part;
        return no_phrase;
    };
    const auto find = [&](Slot of) { return find_key(key_of(of)); };
    if (clause.key == Word::pay) return "pay " + value(find(Slot::what));
    if (clause.key == Word::choose) {
        const PhraseId what = find(Slot::what);
        if (what == no_phrase || at(what).kind != Phrase::Kind::noun) throw Wrong{};
        const std::string chosen = "named_" + std::to_string(++next_name_);
        const std::string text = "let " + chosen + " = " + noun(what, false);
        const Quantity& q = at(what).quantity;
        const bool several =
            q.kind != Quantity::Kind::none && !(q.kind == Quantity::Kind::exact && q.low == one);
        mention(at(what).key, chosen, several);
        return text;
    }
    if (clause.key == Word::note) {
        const PhraseId what = find(Slot::what);
        if (what == no_phrase) throw Wrong{};
        const std::string chosen = "named_" + std::to_string(++next_name_);
        const bool thing = at(what).kind == Phrase::Kind::noun;
        const std::string text = "let " + chosen + " = " + value(what);
        mention(thing ? at(what).key : key_of(Word::number), chosen, thing && is_several(at(what)));
        if (thing) mention(key_of(Word::number), chosen, false);
        return text;
    }
    if (clause.key == Word::set_to) return value(find(Slot::what)) + " becomes " + value(find(Slot::to));
    if (is_set(keys_, clause.key)) {
        const bool yes = name.ends_with(yes_end);
        const std::string_view field = name.substr(set_prefix.size(), name.rfind('.') - set_prefix.size());
        return std::string(field) + " of " + value(find(Slot::what)) + " becomes " + (yes ? "yes" : "no");
    }
    const Verb* verb = verb_of(name);
    if (verb == nullptr) throw Wrong{};
    std::string text(name);
    for (const bool labelled : {false, true}) {
        for (const Param& param : verb->params) {
            const std::string_view label = label_word(param.label);
            if (label.empty() == labelled) continue;
            PhraseId given = find_key(keys_.intern(p_.names.text(param.name)));
            if (given == no_phrase && !label.empty()) given = find_key(keys_.intern(label));
            if (&param - verb->params.data() == static_cast<std::ptrdiff_t>(subject_param(p_, *verb)))
                given = find(Slot::subj);
            if (given == no_phrase) {
                // Headings are run for the card itself, and whoever is not named is you.
                const bool thing = param.type.is(TypeTag::thing) && label.empty() && param.initial == no_hir;
                if (thing && verb->heading)
                    text += " this";
                else if (thing && param.pool == no_hir && p_.is_a(KindId(param.type.index), p_.player_kind))
                    text += " you";
                continue;
            }
            if (is(given, Con::some)) continue;
            // Something that is told by its place or order may be spoken of again.
            const std::string said = may_be_named(given, value(given));
            text += (label.empty() ? " " : " " + std::string(label) + " ") + said;
        }
    }
    if (with_actor && find(Slot::subj) != no_phrase) text += " by " + value(find(Slot::subj));
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
            id = is(id, Con::arrow_else) ? slot(id, Slot::arrow)
                 : is(id, Con::arrow)    ? slot(id, Slot::cost)
                 : is(id, Con::in_full)  ? slot(id, Slot::vp)
                                         : no_phrase;
    }
    return id;
}

// `1 mana -> draw 1 else: …`; whoever pays is written before all of it.
std::string Unplanner::price_and_gain(PhraseId id) {
    const PhraseId first = first_clause(id);
    const PhraseId who = slot(first, Slot::subj);
    if (first != opened_ && !others_pay_ && who != no_phrase && !is(who, Con::you_other)) {
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
    if (is(id, Con::in_full)) return cost(slot(id, Slot::vp)) + " -> nothing";
    if (is(id, Con::arrow)) return cost(slot(id, Slot::cost)) + " -> " + block(slot(id, Slot::effect));
    const PhraseId arrow = slot(id, Slot::arrow);
    const std::string paid = is(arrow, Con::arrow) || is(arrow, Con::in_full) ? price_and_gain(arrow)
                                                                              : cost(arrow) + " -> nothing";
    return paid + " else: " + block(slot(id, Slot::other));
}

std::string Unplanner::effect_construction(PhraseId id) {
    const Con name = con(id);
    const auto inner = [&](Slot of) { return block(slot(id, of)); };
    const auto time = [&](Slot of) { return name_of(at(slot(id, of)).key); };
    if (is_reaction(id)) return reaction(id, {});
    if (name == Con::may_you) {
        const int outer = std::exchange(subjects_, 0);
        std::string text = (outer > 0 ? "you: may " : "may ") + inner(Slot::vp);
        subjects_ = outer;
        return text;
    }
    if (name == Con::group) return effect(slot(id, Slot::vp));
    if (name == Con::from_now_on) {
        if (!is_reaction(slot(id, Slot::vp))) throw Wrong{};
        return "{ " + reaction(slot(id, Slot::vp), {}) + " }";
    }
    if (name == Con::may_subject || name == Con::may_silent) {
        std::string text;
        if (name == Con::may_subject) {
            text = acting(slot(id, Slot::subj));
        } else if (subjects_ == 0) {
            throw Wrong{};
        }
        ++subjects_;
        text += "may " + inner(Slot::vp);
        --subjects_;
        return text;
    }
    if (name == Con::in_full || name == Con::arrow || name == Con::arrow_else) return price_and_gain(id);
    if (name == Con::secretly) return "secretly " + inner(Slot::vp);
    if (name == Con::together) return "together { " + effect(slot(id, Slot::vp)) + " }";
    if (name == Con::freely) {
        const std::string text = effect(slot(id, Slot::vp));
        const auto colon = text.find(": ");
        if (colon == std::string::npos) throw Wrong{};
        return text.substr(0, colon) + " freely" + text.substr(colon);
    }
    if (name == Con::starting_with) {
        const std::string text = effect(slot(id, Slot::vp));
        const auto colon = text.find(": ");
        if (colon == std::string::npos) throw Wrong{};
        return text.substr(0, colon) + " from " + value(slot(id, Slot::who)) + text.substr(colon);
    }
    if (name == Con::unknown) return "unknown \"?\"";
    if (name == Con::stop) return "stop " + time(Slot::what);
    if (name == Con::do_nothing) return "nothing";
    if (name == Con::if_) {
        const std::string cond = condition(slot(id, Slot::cond));
        return "if " + cond + ": " + inner(Slot::then);
    }
    if (name == Con::unless) {
        const std::string cond = condition(slot(id, Slot::cond));
        return "if " + cond + ": nothing else: " + inner(Slot::then);
    }
    if (name == Con::if_else) {
        const std::string cond = condition(slot(id, Slot::cond));
        const std::string then = inner(Slot::then);
        return "if " + cond + ": " + then + " else: " + inner(Slot::other);
    }
    if (name == Con::match || name == Con::match_every) return match(id);
    if (is_repeating(name)) return repeat(id);
    if (name == Con::either) return effect(slot(id, Slot::options));
    if (name == Con::choose_one || name == Con::choose_some) return choice(id);
    if (is_choosing(name)) {
        std::string text;
        if (name == Con::choose_one_subject || name == Con::choose_some_subject)
            text = acting(slot(id, Slot::subj));
        else if (subjects_ == 0)
            throw Wrong{};
        const int outer = subjects_;
        subjects_ = is(slot(id, Slot::subj), Con::you_other) ? 0 : outer + 1;
        text += choice(id);
        subjects_ = outer;
        return text;
    }
    if (name == Con::for_each) {
        const PhraseId what = slot(id, Slot::what);
        const std::string things = value(what);
        bool acts = false;
        std::string as;
        if (at(what).kind == Phrase::Kind::noun) {
            const std::string kind = name_of(at(what).key);
            as = named_apart(what);
            acts = at(what).key == Word::opponent ||
                   (is_kind(kind) && p_.is_a(KindId(symbol_of(kind).index), p_.player_kind));
        }
        if (acts) ++subjects_;
        const std::string text = things + as + ": " + inner(Slot::vp);
        if (acts) --subjects_;
        return text;
    }
    if (name == Con::at_start) return "at start of " + time(Slot::time) + ": " + inner(Slot::vp);
    if (name == Con::at_end) return "at end of " + time(Slot::time) + ": " + inner(Slot::vp);
    throw Wrong{};
}

std::string Unplanner::choice(PhraseId id) {
    std::string text =
        slot(id, Slot::n) == no_phrase ? "choose 1 of {" : "choose (" + value(slot(id, Slot::n)) + ") of {";
    const PhraseId options = slot(id, Slot::options);
    for (std::size_t i = 0; i < at(options).parts.size(); ++i) {
        const PhraseId option = at(options).parts[i];
        const bool several = is_list(option, Join::and_) || is_list(option, Join::then) ||
                             is_list(option, Join::then_after) || is(option, Con::group);
        text += (i > 0 ? "; " : " ") + (several ? block(option) : effect(option));
    }
    return text + " }";
}

std::string Unplanner::match(PhraseId id) {
    const PhraseId what = slot(id, Slot::what);
    const PhraseId arms = slot(id, Slot::arms);
    std::string text = std::string(is(id, Con::match_every) ? "match every " : "match ") + value(what) + " {";
    const std::vector<PhraseId> all =
        is_list(arms, Join::arms) ? at(arms).parts : std::vector<PhraseId>{arms};
    for (std::size_t i = 0; i < all.size(); ++i) {
        const PhraseId cases = slot(all[i], Slot::case_);
        const std::vector<PhraseId> each =
            is_list(cases, Join::or_) ? at(cases).parts : std::vector<PhraseId>{cases};
        text += i > 0 ? "; " : " ";
        for (std::size_t k = 0; k < each.size(); ++k) {
            text += k > 0 ? ", " : "";
            if (is(each[k], Con::case_other))
                text += "otherwise";
            else if (con(each[k]) != Con::no_con && row_of(con(each[k])).category == Category::condition) {
                const PhraseId right = slot(each[k], Slot::what) != no_phrase ? slot(each[k], Slot::what)
                                                                              : slot(each[k], Slot::right);
                if (right == no_phrase) throw Wrong{};
                text += name_of(at(right).key);
            } else if (at(each[k]).kind == Phrase::Kind::noun)
                text += name_of(at(each[k]).key);
            else
                text += value(each[k]);
        }
        text += ": " + block(slot(all[i], Slot::then));
    }
    return text + " }";
}

std::string Unplanner::repeat(PhraseId id) {
    std::string head = "repeat ";
    PhraseId inner = id;
    std::string test;
    if (is(id, Con::repeat_while)) {
        inner = slot(id, Slot::vp);
        test = "while " + condition(slot(id, Slot::cond));
    }
    PhraseId body = inner;
    if (is(inner, Con::repeat)) {
        const Quantity& times = at(slot(inner, Slot::times)).quantity;
        head +=
            times.kind == Quantity::Kind::or_more ? std::to_string(times.low / one) + ".." : quantity(times);
        body = slot(inner, Slot::vp);
    } else if (is(inner, Con::repeat_amount)) {
        head += value(slot(inner, Slot::amount));
        body = slot(inner, Slot::vp);
    } else if (is(inner, Con::repeat_any)) {
        head += "0..";
        body = slot(inner, Slot::vp);
    } else if (is(inner, Con::repeat_range)) {
        head += value(slot(inner, Slot::range));
        body = slot(inner, Slot::vp);
    } else if (test.empty()) {
        throw Wrong{};
    }
    if (!test.empty()) head += (body == inner ? "" : " ") + test;
    return head + ": " + block(body);
}

} // namespace cantrip::text
