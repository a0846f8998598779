// Reactions: events, conditions and what they change.

#include <algorithm>
#include <array>
#include <utility>

#include "tools/text/meaning/fits.hpp"
#include "tools/text/meaning/unplanner.hpp"
#include "tools/text/phrase/label_word.hpp"
#include "tools/text/phrase/subject_param.hpp"

namespace cantrip::text {
namespace {

bool is_instead(Con con) { return con == Con::instead || con == Con::instead_if || con == Con::instead_all; }
// An event and what happens then.
bool is_triggered(Con con) {
    return con == Con::when || con == Con::whenever || con == Con::before || con == Con::before_if ||
           is_instead(con);
}
bool is_sharing(Con con) { return con == Con::share || con == Con::share_with; }
bool is_allowing(Con con) { return con == Con::allow || con == Con::allow_for; }
// How often and how long a rule holds.
bool is_limit(Con con) { return con >= Con::with_once && con <= Con::with_until_start; }

} // namespace

bool Unplanner::is_reaction(PhraseId id) const {
    if (id == no_phrase || at(id).kind != Phrase::Kind::construction) return false;
    const Con name = con(id);
    if (name == Con::forbid_if) return is_forbidding(con(slot(id, Slot::then)));
    if (name == Con::if_) return is_reaction(slot(id, Slot::then)) && !is(slot(id, Slot::then), Con::when);
    if (is_limit(name)) return is_reaction(slot(id, Slot::body));
    return is_triggered(name) || is_changing(name) || is_forbidding(name) || is_allowing(name) ||
           is_silencing(name) || is_sharing(name) || is_accepting(name) || name == Con::meanwhile ||
           name == Con::as_long_as || name == Con::with_exclusive || name == Con::with_exclusive_of;
}

bool Unplanner::takes_effect(PhraseId id) const {
    static constexpr std::array around{Slot::then, Slot::body, Slot::vp};
    const Con name = con(id);
    if (is_triggered(name) || is_accepting(name)) return true;
    return std::any_of(around.begin(), around.end(), [&](Slot part) {
        return slot(id, part) != no_phrase && is_reaction(slot(id, part)) && takes_effect(slot(id, part));
    });
}

// An event, and what must hold besides.
Unplanner::Head Unplanner::event_head(PhraseId event) {
    Head head;
    const std::vector<PhraseId> parts =
        is_list(event, Join::and_) ? at(event).parts : std::vector<PhraseId>{event};
    PhraseId first = parts.front();
    if (is(first, Con::due_to)) {
        head.due_to = value(slot(first, Slot::cause));
        first = slot(first, Slot::event);
    }
    if (is(first, Con::while_event)) {
        const PhraseId during = slot(first, Slot::during);
        first = slot(first, Slot::event);
        head.trigger = pattern(first);
        head.during = pattern(during);
    } else {
        head.trigger = pattern(first);
    }
    head.conditions = std::exchange(counts_, {});
    for (std::size_t i = 1; i < parts.size(); ++i) head.conditions.push_back(condition(parts[i]));
    return head;
}

std::string Unplanner::count_test(const Quantity& quantity) {
    const char* sign = quantity.kind == Quantity::Kind::or_more   ? " >= "
                       : quantity.kind == Quantity::Kind::at_most ? " <= "
                       : quantity.kind == Quantity::Kind::exactly ? " is "
                                                                  : nullptr;
    if (sign == nullptr) throw Wrong{};
    return sign + std::to_string(quantity.low / one);
}

std::string Unplanner::tail_of(const Head& head) const {
    std::string text;
    if (!head.during.empty()) text += " during " + head.during;
    if (!head.due_to.empty()) text += " due to " + head.due_to;
    const auto all = [&](const char* word, const std::vector<std::string>& list) {
        for (std::size_t i = 0; i < list.size(); ++i)
            text += (i == 0 ? std::string(" ") + word + " " : " and ") + list[i];
    };
    all("if", head.conditions);
    all("while", head.lasting);
    return text;
}

std::string Unplanner::pattern_nouns(PhraseId id) {
    in_pattern_ = true;
    std::string text = bare_nouns(id);
    in_pattern_ = false;
    return text;
}

std::string Unplanner::bare_nouns(PhraseId id) {
    if (is_list(id, Join::or_)) {
        std::string out;
        for (const PhraseId part : at(id).parts) out += (out.empty() ? "" : " or ") + noun(part, true);
        return out;
    }
    return noun(id, true);
}

// `turn by you`
std::string Unplanner::phase(PhraseId id) {
    const Phrase& time = at(slot(id, Slot::time));
    const std::string name = name_of(time.key);
    static constexpr std::array of_you{Word::yours, Word::your_own, Word::zone_your};
    const bool yours = is_among(time.determiner, of_you);
    if (is(id, Con::phase)) return name + (yours ? " by you" : "");
    const PhraseId who = slot(id, Slot::who);
    if (yours || is(who, Con::you)) throw Wrong{};
    const std::string said = name + " by " + pattern_nouns(who);
    if (at(who).kind == Phrase::Kind::noun) mention(at(who).key, name_of(at(who).key), false);
    return said;
}

// `place worker on market by you`; what it speaks of gets the names of the parameters.
std::string Unplanner::pattern(PhraseId id) {
    if (is(id, Con::phase) || is(id, Con::phase_of)) return phase(id);
    if (id == no_phrase || at(id).kind != Phrase::Kind::clause) throw Wrong{};
    const std::string name(keys_.describe(at(id).key));
    put_together(at(id));
    const Verb* verb = verb_of(name);
    if (verb == nullptr) throw Wrong{};
    std::string text = name, labelled;
    const std::size_t doer = subject_param(p_, *verb);
    for (std::size_t i = 0; i < verb->params.size(); ++i) {
        const Param& param = verb->params[i];
        const std::string word(p_.names.text(param.name));
        PhraseId given = slot(id, i == doer ? key_of(Slot::subj) : keys_.intern(word));
        if (i == doer && given == no_phrase) text += " you";
        const std::string label(label_word(param.label));
        if (!label.empty() && given == no_phrase) given = slot(id, keys_.intern(label));
        Key known = param_key(keys_, name, word);
        if (param.type.is(TypeTag::thing) || param.type.is(TypeTag::list)) {
            const std::string_view kind = p_.name_of(p_.kinds[param.type.index]);
            if (kind == word || param.type.is(TypeTag::list)) known = keys_.intern(kind);
        }
        // "3 or more cards" is a test of its own.
        if (given != no_phrase && at(given).kind == Phrase::Kind::number && param.type.is(TypeTag::number)) {
            counts_.push_back(word + count_test(at(given).quantity));
        } else if (given != no_phrase && !is(given, Con::some)) {
            // Things of the list's own kind say nothing; without an article one may look like several.
            const Phrase& of = at(given);
            const bool says_nothing = param.type.is(TypeTag::list) && of.kind == Phrase::Kind::noun &&
                                      (of.plural || !of.determiner) && of.adjectives.empty() &&
                                      of.parts.empty();
            if (!says_nothing) {
                const std::string said = pattern_nouns(given);
                if (label.empty())
                    text += " " + said;
                else
                    labelled += " " + label + " " + said;
            }
            if (at(given).kind == Phrase::Kind::noun) known = at(given).key;
            if (is_list(given, Join::or_))
                mention(
                    keys_.intern(p_.name_of(p_.kinds[param.type.is(TypeTag::thing) ? param.type.index : 0])),
                    word, false);
        }
        mention(known, word, param.type.is(TypeTag::list));
        mention(param_key(keys_, name, word), word, param.type.is(TypeTag::list));
        // The noun itself may be said again.
        if (at(id).kind == Phrase::Kind::clause && given != no_phrase &&
            at(given).kind == Phrase::Kind::noun && is_kind(name_of(at(given).key)))
            mention(at(given).key, name_of(at(given).key), false);
    }
    if (verb->gives_type.is(TypeTag::thing)) {
        const std::string result(p_.name_of(p_.kinds[verb->gives_type.index]));
        mention(keys_.intern(result), result, false);
    }
    if (verb->counted) mention(amount_key(keys_, name), "amount", false);
    text += labelled;
    const PhraseId actor = slot(id, Slot::subj);
    if (doer != no_param) return text;
    if (actor == no_phrase) {
        text += " by you";
    } else {
        if (!is_anybody(actor)) {
            const std::string who = pattern_nouns(actor);
            text += " by " + who;
            if (at(actor).kind == Phrase::Kind::noun) mention(at(actor).key, name_of(at(actor).key), false);
            mention(key_of(Word::opponent), name_of(at(actor).key), false);
        }
    }
    return text;
}

std::string Unplanner::only_tail(PhraseId when) {
    const std::vector<PhraseId> parts =
        is_list(when, Join::and_) ? at(when).parts : std::vector<PhraseId>{when};
    std::string text;
    for (const PhraseId part : parts) {
        if (is(part, Con::when_during))
            text += " during " + pattern(slot(part, Slot::event));
        else if (is(part, Con::when_by))
            text += " by " + pattern_nouns(slot(part, Slot::who));
        else if (is(part, Con::when_if))
            text += " if " + condition(slot(part, Slot::cond));
        else if (is(part, Con::when_while))
            text += " while " + condition(slot(part, Slot::cond));
        else if (is(part, Con::once_per))
            text += " once per " + name_of(at(slot(part, Slot::time)).key);
        else
            throw Wrong{};
    }
    return text;
}

std::string Unplanner::modify(PhraseId body, const Head* head, const std::string& tail) {
    const Con how = con(body);
    const std::string sign = how == Con::raise     ? "+ "
                             : how == Con::lower   ? "- "
                             : how == Con::becomes ? "becomes "
                             : how == Con::cap     ? "at most "
                                                   : "at least ";
    const PhraseId what = slot(body, Slot::what);
    const std::string by = operand(slot(body, Slot::to));
    const std::string change =
        sign + (how == Con::becomes || by.find(' ') == std::string::npos ? by : "(" + by + ")");
    if (head != nullptr && !head->trigger.empty())
        return "modify " + head->trigger + tail + ": " + name_of(at(what).key) + " " + change;
    return "modify " + pattern_nouns(what) + tail + ": " + change;
}

// `accept 1 card as 1 mana`
std::string Unplanner::accepted(PhraseId id) {
    const PhraseId price = slot(id, Slot::price);
    if (is(id, Con::accept_any)) {
        if (at(price).kind != Phrase::Kind::noun || at(price).quantity.low != one) throw Wrong{};
        return "accept " + value(price) + " as 1 " + name_of(at(price).key);
    }
    const bool done = is(id, Con::accept_do) || is(id, Con::accept_do_by);
    const std::string paid = done ? cost(price) : is(price, Con::none) ? "nothing" : value(price);
    return "accept " + paid + " as " + value(slot(id, Slot::value));
}

// What happens when it is paid so.
std::string Unplanner::when_accepted(const std::vector<PhraseId>& more) {
    if (more.empty()) return {};
    if (more.size() > 1 || !is(more.front(), Con::if_you_do)) throw Wrong{};
    return ": { " + hoisted(statements({slot(more.front(), Slot::then)}, 0)) + " }";
}

std::string Unplanner::reaction(PhraseId id, const std::vector<PhraseId>& more) {
    // From the outside in: how often, how long, under which condition.
    std::string limits;
    Head head;
    PhraseId body = id;
    std::string during_accept;
    for (bool again = true; again;) {
        again = false;
        const Con name = con(body);
        if (name == Con::with_once)
            limits += " once per " + name_of(at(slot(body, Slot::time)).key);
        else if (name == Con::with_beyond)
            limits +=
                " beyond " + value(slot(body, Slot::n)) + " per " + name_of(at(slot(body, Slot::time)).key);
        else if (name == Con::with_beyond_once)
            limits += " beyond 1 per " + name_of(at(slot(body, Slot::time)).key);
        else if (name == Con::with_first)
            limits +=
                " first " + value(slot(body, Slot::n)) + " per " + name_of(at(slot(body, Slot::time)).key);
        else if (name == Con::with_first_once)
            limits += " first per " + name_of(at(slot(body, Slot::time)).key);
        else if (name == Con::with_until_end)
            limits += " until end of " + name_of(at(slot(body, Slot::time)).key);
        else if (name == Con::with_until_start)
            limits += " until start of " + name_of(at(slot(body, Slot::time)).key);
        else if (name == Con::with_exclusive_of)
            limits += " exclusive " + name_of(at(slot(body, Slot::what)).key);
        else if (name == Con::with_exclusive) {
            if (p_.exclusives.empty()) throw Wrong{};
            limits += " exclusive " + std::string(p_.name_of(p_.exclusives[pick(p_.exclusives.size())]));
        } else
            break;
        body = slot(body, Slot::body);
        again = true;
    }
    // The event stands before its condition: it gives the names that the condition uses.
    std::vector<PhraseId> conditions, lasting;
    PhraseId meanwhile = no_phrase;
    while (is(body, Con::if_) || is(body, Con::forbid_if) || is(body, Con::as_long_as) ||
           is(body, Con::meanwhile)) {
        if (is(body, Con::if_) || is(body, Con::forbid_if))
            conditions.push_back(slot(body, Slot::cond));
        else if (is(body, Con::as_long_as))
            lasting.push_back(slot(body, Slot::cond));
        else
            meanwhile = slot(body, Slot::event);
        body = slot(body, Slot::then);
    }
    const auto add_conditions = [&] {
        if (meanwhile != no_phrase) head.during = pattern(meanwhile);
        for (const PhraseId one_of : conditions) head.conditions.push_back(condition(one_of));
        for (const PhraseId one_of : lasting) head.lasting.push_back(condition(one_of));
    };
    const Con name = is(body, Con::before_if) ? Con::before : con(body);
    const auto follow = [&](PhraseId first) {
        std::vector<PhraseId> bodies{first};
        bodies.insert(bodies.end(), more.begin(), more.end());
        const std::string text = hoisted(statements(bodies, 0));
        return text.find("; ") == std::string::npos ? text : "{ " + text + " }";
    };
    if (is_triggered(name)) {
        const PhraseId then = slot(body, Slot::then);
        const PhraseId event = slot(body, Slot::event);
        if (name == Con::whenever) {
            const std::vector<PhraseId> parts =
                is_list(event, Join::and_) ? at(event).parts : std::vector<PhraseId>{event};
            if (!is(parts.front(), Con::cond_there_is)) throw Wrong{};
            put_together(at(parts.front()));
            const PhraseId what = slot(parts.front(), Slot::what);
            head.trigger = noun(what, false);
            mention(at(what).key, name_of(at(what).key), false);
            for (std::size_t i = 1; i < parts.size(); ++i) head.conditions.push_back(condition(parts[i]));
        } else {
            head = event_head(event);
        }
        add_conditions();
        if (is_changing(con(then))) return modify(then, &head, tail_of(head) + limits);
        const bool by_others = is(then, Con::accept_pay_by) || is(then, Con::accept_do_by);
        if (is_accepting(con(then)) && by_others == head.trigger.ends_with(" by you")) throw Wrong{};
        if (is_accepting(con(then)))
            return accepted(then) + " when paying " + head.trigger + tail_of(head) + limits +
                   when_accepted(more);
        const std::string trigger = is_instead(name) ? "instead of" : std::string(row_of(name).key);
        PhraseId first = then;
        // Before an event its condition is said with the effect, and a condition of the effect apart.
        if (name == Con::before && is(then, Con::if_)) {
            head.conditions.push_back(condition(slot(then, Slot::cond)));
            first = slot(then, Slot::then);
        }
        if (is(first, Con::check)) {
            if (name != Con::before) throw Wrong{};
            first = slot(first, Slot::then);
        }
        const std::string text = trigger + " " + head.trigger + tail_of(head) + limits;
        return text + ": " + follow(first);
    }
    if (is_accepting(name)) {
        const std::string text = accepted(body);
        add_conditions();
        const PhraseId who = slot(body, Slot::who);
        std::string by = " by you";
        if (who != no_phrase) { by = is_anybody(who) ? "" : " by " + pattern_nouns(who); }
        return text + by + tail_of(head) + limits + when_accepted(more);
    }
    if (!more.empty()) throw Wrong{};
    if (is_changing(name)) {
        add_conditions();
        return modify(body, nullptr, tail_of(head) + limits);
    }
    if (is_forbidding(name) || is_allowing(name)) {
        PhraseId vp = slot(body, Slot::vp);
        if (is(vp, Con::due_to)) {
            head.due_to = value(slot(vp, Slot::cause));
            vp = slot(vp, Slot::event);
        }
        std::string text = is_forbidding(name) ? "forbid " : "allow ";
        forbids_ = is_forbidding(name);
        std::string said = pattern(vp);
        forbids_ = false;
        if (name == Con::forbid_subject || name == Con::forbid_nobody) {
            if (!said.ends_with(" by you")) throw Wrong{};
            said.resize(said.size() - std::string_view(" by you").size());
            const PhraseId actor = slot(body, Slot::subj);
            const bool no_one = actor != no_phrase && at(actor).kind == Phrase::Kind::noun &&
                                at(actor).determiner == Word::no;
            // A pack may say "no player" itself.
            const bool unnamed = actor == no_phrase && name == Con::forbid_nobody;
            const bool nobody =
                unnamed || (no_one && at(actor).key == Word::player && at(actor).parts.empty());
            if (!unnamed && (no_one != (name == Con::forbid_nobody) || (no_one && !nobody))) throw Wrong{};
            if (!nobody && !is_anybody(actor)) {
                said += " by " + pattern_nouns(actor);
                if (at(actor).kind == Phrase::Kind::noun)
                    mention(at(actor).key, name_of(at(actor).key), false);
            }
        }
        text += said;
        if (is_allowing(name)) {
            text += " despite " + member(slot(body, Slot::despite));
            if (name == Con::allow_for) text += " for " + cost(slot(body, Slot::cost));
        }
        add_conditions();
        return text + tail_of(head) + limits;
    }
    if (is_silencing(name)) {
        std::string text = "silence ";
        if (name == Con::silence_label_first) text += "the first ";
        if (name == Con::silence_label_last) text += "the last ";
        if (slot(body, Slot::label) != no_phrase) text += member(slot(body, Slot::label)) + " of ";
        text += value(slot(body, Slot::what));
        if (name == Con::silence_you || name == Con::silence_label_you) text += " for you";
        if (name == Con::silence_for || name == Con::silence_label_for)
            text += " for " + value(slot(body, Slot::whom));
        add_conditions();
        return text + tail_of(head) + limits;
    }
    if (is_sharing(name)) {
        std::string text = "share abilities of " + value(slot(body, Slot::what)) + " with " +
                           (name == Con::share ? "you" : value(slot(body, Slot::whom)));
        add_conditions();
        return text + tail_of(head) + limits;
    }
    throw Wrong{};
}

} // namespace cantrip::text
