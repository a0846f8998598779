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

constexpr auto reactions = std::to_array<std::string_view>({"when",
                                                            "whenever",
                                                            "before",
                                                            "instead",
                                                            "instead_if",
                                                            "before_if",
                                                            "instead_all",
                                                            "accept.any",
                                                            "meanwhile",
                                                            "becomes",
                                                            "raise",
                                                            "lower",
                                                            "cap",
                                                            "floor",
                                                            "forbid.you",
                                                            "forbid.subject",
                                                            "forbid.nobody",
                                                            "allow",
                                                            "allow_for",
                                                            "silence",
                                                            "silence_for",
                                                            "silence_label",
                                                            "silence_label_first",
                                                            "silence_label_last",
                                                            "silence_label_for",
                                                            "silence_you",
                                                            "silence_label_you",
                                                            "share",
                                                            "share_with",
                                                            "accept.pay",
                                                            "accept.do",
                                                            "as_long_as",
                                                            "accept.pay_by",
                                                            "accept.do_by",
                                                            "with_exclusive",
                                                            "with_exclusive_of"});

} // namespace

bool Unplanner::is_reaction(PhraseId id) const {
    if (id == no_phrase || at(id).kind != Phrase::Kind::construction) return false;
    const std::string_view name = key(id);
    if (name == "forbid_if") return key(slot(id, "then")).starts_with("forbid.");
    if (name == "if") return is_reaction(slot(id, "then")) && !is(slot(id, "then"), "when");
    if (name.starts_with("with_once") || name.starts_with("with_beyond") || name.starts_with("with_first") ||
        name.starts_with("with_until"))
        return is_reaction(slot(id, "body"));
    return std::find(reactions.begin(), reactions.end(), name) != reactions.end();
}

bool Unplanner::takes_effect(PhraseId id) const {
    static constexpr std::array<std::string_view, 3> around{"then", "body", "vp"};
    const std::string_view name = key(id);
    if (name == "when" || name == "whenever" || name == "before" || name == "before_if" ||
        name.starts_with("instead") || name.starts_with("accept."))
        return true;
    return std::any_of(around.begin(), around.end(), [&](std::string_view part) {
        return slot(id, part) != no_phrase && is_reaction(slot(id, part)) && takes_effect(slot(id, part));
    });
}

// An event, and what must hold besides.
Unplanner::Head Unplanner::event_head(PhraseId event) {
    Head head;
    const std::vector<PhraseId> parts =
        is_list(event, "and") ? at(event).parts : std::vector<PhraseId>{event};
    PhraseId first = parts.front();
    if (is(first, "due_to")) {
        head.due_to = value(slot(first, "cause"));
        first = slot(first, "event");
    }
    if (is(first, "while_event")) {
        const PhraseId during = slot(first, "during");
        first = slot(first, "event");
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
    if (is_list(id, "or")) {
        std::string out;
        for (const PhraseId part : at(id).parts) out += (out.empty() ? "" : " or ") + noun(part, true);
        return out;
    }
    return noun(id, true);
}

// `turn by you`
std::string Unplanner::phase(PhraseId id) {
    const Phrase& time = at(slot(id, "time"));
    const std::string name = name_of(time.key);
    const std::string_view determiner =
        time.determiner ? keys_.describe(time.determiner) : std::string_view();
    const bool yours = determiner == "yours" || determiner == "your_own" || determiner == "zone.your";
    if (is(id, "phase")) return name + (yours ? " by you" : "");
    const PhraseId who = slot(id, "who");
    if (yours || is(who, "you")) throw Wrong{};
    const std::string said = name + " by " + pattern_nouns(who);
    if (at(who).kind == Phrase::Kind::noun) mention(at(who).key, name_of(at(who).key), false);
    return said;
}

// `place worker on market by you`; what it speaks of gets the names of the parameters.
std::string Unplanner::pattern(PhraseId id) {
    if (is(id, "phase") || is(id, "phase_of")) return phase(id);
    if (id == no_phrase || at(id).kind != Phrase::Kind::clause) throw Wrong{};
    const std::string name(key(id));
    put_together(at(id));
    const Verb* verb = verb_of(name);
    if (verb == nullptr) throw Wrong{};
    std::string text = name, labelled;
    const std::size_t doer = subject_param(p_, *verb);
    for (std::size_t i = 0; i < verb->params.size(); ++i) {
        const Param& param = verb->params[i];
        const std::string word(p_.names.text(param.name));
        PhraseId given = slot(id, i == doer ? "subj" : word);
        if (i == doer && given == no_phrase) text += " you";
        const std::string label(label_word(param.label));
        if (!label.empty() && given == no_phrase) given = slot(id, label);
        Key known = keys_.intern(name + "." + word);
        if (param.type.is(TypeTag::thing) || param.type.is(TypeTag::list)) {
            const std::string_view kind = p_.name_of(p_.kinds[param.type.index]);
            if (kind == word || param.type.is(TypeTag::list)) known = keys_.intern(kind);
        }
        // "3 or more cards" is a test of its own.
        if (given != no_phrase && at(given).kind == Phrase::Kind::number && param.type.is(TypeTag::number)) {
            counts_.push_back(word + count_test(at(given).quantity));
        } else if (given != no_phrase && !is(given, "some")) {
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
            if (is_list(given, "or"))
                mention(
                    keys_.intern(p_.name_of(p_.kinds[param.type.is(TypeTag::thing) ? param.type.index : 0])),
                    word, false);
        }
        mention(known, word, param.type.is(TypeTag::list));
        mention(keys_.intern(name + "." + word), word, param.type.is(TypeTag::list));
        // The noun itself may be said again.
        if (at(id).kind == Phrase::Kind::clause && given != no_phrase &&
            at(given).kind == Phrase::Kind::noun && is_kind(name_of(at(given).key)))
            mention(at(given).key, name_of(at(given).key), false);
    }
    if (verb->gives_type.is(TypeTag::thing)) {
        const std::string result(p_.name_of(p_.kinds[verb->gives_type.index]));
        mention(keys_.intern(result), result, false);
    }
    if (verb->counted) mention(keys_.intern(name + ".amount"), "amount", false);
    text += labelled;
    const PhraseId actor = slot(id, "subj");
    if (doer != no_param) return text;
    if (actor == no_phrase) {
        text += " by you";
    } else {
        const bool anybody = at(actor).kind == Phrase::Kind::noun && at(actor).determiner &&
                             (keys_.describe(at(actor).determiner) == "whichever" ||
                              keys_.describe(at(actor).determiner) == "any") &&
                             at(actor).parts.empty();
        if (!anybody) {
            const std::string who = pattern_nouns(actor);
            text += " by " + who;
            if (at(actor).kind == Phrase::Kind::noun) mention(at(actor).key, name_of(at(actor).key), false);
            mention(keys_.intern("opponent"), name_of(at(actor).key), false);
        }
    }
    return text;
}

std::string Unplanner::only_tail(PhraseId when) {
    const std::vector<PhraseId> parts = is_list(when, "and") ? at(when).parts : std::vector<PhraseId>{when};
    std::string text;
    for (const PhraseId part : parts) {
        if (is(part, "when_during"))
            text += " during " + pattern(slot(part, "event"));
        else if (is(part, "when_by"))
            text += " by " + pattern_nouns(slot(part, "who"));
        else if (is(part, "when_if"))
            text += " if " + condition(slot(part, "cond"));
        else if (is(part, "when_while"))
            text += " while " + condition(slot(part, "cond"));
        else if (is(part, "once_per"))
            text += " once per " + name_of(at(slot(part, "time")).key);
        else
            throw Wrong{};
    }
    return text;
}

std::string Unplanner::modify(PhraseId body, const Head* head, const std::string& tail) {
    static const std::map<std::string_view, const char*> changes{{"raise", "+ "},
                                                                 {"lower", "- "},
                                                                 {"becomes", "becomes "},
                                                                 {"cap", "at most "},
                                                                 {"floor", "at least "}};
    const PhraseId what = slot(body, "what");
    const std::string by = operand(slot(body, "to"));
    const std::string change =
        changes.at(key(body)) +
        (key(body) == "becomes" || by.find(' ') == std::string::npos ? by : "(" + by + ")");
    if (head != nullptr && !head->trigger.empty())
        return "modify " + head->trigger + tail + ": " + name_of(at(what).key) + " " + change;
    return "modify " + pattern_nouns(what) + tail + ": " + change;
}

// `accept 1 card as 1 mana`
std::string Unplanner::accepted(PhraseId id) {
    const PhraseId price = slot(id, "price");
    if (is(id, "accept.any")) {
        if (at(price).kind != Phrase::Kind::noun || at(price).quantity.low != one) throw Wrong{};
        return "accept " + value(price) + " as 1 " + name_of(at(price).key);
    }
    const bool done = key(id).starts_with("accept.do");
    const std::string paid = done ? cost(price) : is(price, "none") ? "nothing" : value(price);
    return "accept " + paid + " as " + value(slot(id, "value"));
}

// What happens when it is paid so.
std::string Unplanner::when_accepted(const std::vector<PhraseId>& more) {
    if (more.empty()) return {};
    if (more.size() > 1 || !is(more.front(), "if_you_do")) throw Wrong{};
    return ": { " + hoisted(statements({slot(more.front(), "then")}, 0)) + " }";
}

std::string Unplanner::reaction(PhraseId id, const std::vector<PhraseId>& more) {
    // From the outside in: how often, how long, under which condition.
    std::string limits;
    Head head;
    PhraseId body = id;
    std::string during_accept;
    for (bool again = true; again;) {
        again = false;
        const std::string_view name = key(body);
        if (name == "with_once")
            limits += " once per " + name_of(at(slot(body, "time")).key);
        else if (name == "with_beyond")
            limits += " beyond " + value(slot(body, "n")) + " per " + name_of(at(slot(body, "time")).key);
        else if (name == "with_beyond_once")
            limits += " beyond 1 per " + name_of(at(slot(body, "time")).key);
        else if (name == "with_first")
            limits += " first " + value(slot(body, "n")) + " per " + name_of(at(slot(body, "time")).key);
        else if (name == "with_first_once")
            limits += " first per " + name_of(at(slot(body, "time")).key);
        else if (name == "with_until_end")
            limits += " until end of " + name_of(at(slot(body, "time")).key);
        else if (name == "with_until_start")
            limits += " until start of " + name_of(at(slot(body, "time")).key);
        else if (name == "with_exclusive_of")
            limits += " exclusive " + name_of(at(slot(body, "what")).key);
        else if (name == "with_exclusive") {
            if (p_.exclusives.empty()) throw Wrong{};
            limits += " exclusive " + std::string(p_.name_of(p_.exclusives[pick(p_.exclusives.size())]));
        } else
            break;
        body = slot(body, "body");
        again = true;
    }
    // The event stands before its condition: it gives the names that the condition uses.
    std::vector<PhraseId> conditions, lasting;
    PhraseId meanwhile = no_phrase;
    while (is(body, "if") || is(body, "forbid_if") || is(body, "as_long_as") || is(body, "meanwhile")) {
        if (is(body, "if") || is(body, "forbid_if"))
            conditions.push_back(slot(body, "cond"));
        else if (is(body, "as_long_as"))
            lasting.push_back(slot(body, "cond"));
        else
            meanwhile = slot(body, "event");
        body = slot(body, "then");
    }
    const auto add_conditions = [&] {
        if (meanwhile != no_phrase) head.during = pattern(meanwhile);
        for (const PhraseId one_of : conditions) head.conditions.push_back(condition(one_of));
        for (const PhraseId one_of : lasting) head.lasting.push_back(condition(one_of));
    };
    const std::string_view name = is(body, "before_if") ? "before" : key(body);
    const auto follow = [&](PhraseId first) {
        std::vector<PhraseId> bodies{first};
        bodies.insert(bodies.end(), more.begin(), more.end());
        const std::string text = hoisted(statements(bodies, 0));
        return text.find("; ") == std::string::npos ? text : "{ " + text + " }";
    };
    if (name == "when" || name == "before" || name.starts_with("instead") || name == "whenever") {
        const PhraseId then = slot(body, "then");
        const PhraseId event = slot(body, "event");
        if (name == "whenever") {
            const std::vector<PhraseId> parts =
                is_list(event, "and") ? at(event).parts : std::vector<PhraseId>{event};
            if (!is(parts.front(), "cond.there_is")) throw Wrong{};
            put_together(at(parts.front()));
            const PhraseId what = slot(parts.front(), "what");
            head.trigger = noun(what, false);
            mention(at(what).key, name_of(at(what).key), false);
            for (std::size_t i = 1; i < parts.size(); ++i) head.conditions.push_back(condition(parts[i]));
        } else {
            head = event_head(event);
        }
        add_conditions();
        static constexpr std::array<std::string_view, 5> changing{"raise", "lower", "becomes", "cap",
                                                                  "floor"};
        if (std::find(changing.begin(), changing.end(), key(then)) != changing.end())
            return modify(then, &head, tail_of(head) + limits);
        if (key(then).starts_with("accept.") &&
            key(then).ends_with("_by") == head.trigger.ends_with(" by you"))
            throw Wrong{};
        if (key(then).starts_with("accept."))
            return accepted(then) + " when paying " + head.trigger + tail_of(head) + limits +
                   when_accepted(more);
        const std::string trigger = name.starts_with("instead") ? "instead of" : std::string(name);
        PhraseId first = then;
        // Before an event its condition is said with the effect, and a condition of the effect apart.
        if (name == "before" && is(then, "if")) {
            head.conditions.push_back(condition(slot(then, "cond")));
            first = slot(then, "then");
        }
        if (is(first, "check")) {
            if (name != "before") throw Wrong{};
            first = slot(first, "then");
        }
        const std::string text = trigger + " " + head.trigger + tail_of(head) + limits;
        return text + ": " + follow(first);
    }
    if (name.starts_with("accept.")) {
        const std::string text = accepted(body);
        add_conditions();
        const PhraseId who = slot(body, "who");
        std::string by = " by you";
        if (who != no_phrase) {
            const bool anybody = at(who).kind == Phrase::Kind::noun && at(who).determiner &&
                                 (keys_.describe(at(who).determiner) == "whichever" ||
                                  keys_.describe(at(who).determiner) == "any") &&
                                 at(who).parts.empty();
            by = anybody ? "" : " by " + pattern_nouns(who);
        }
        return text + by + tail_of(head) + limits + when_accepted(more);
    }
    if (!more.empty()) throw Wrong{};
    if (name == "raise" || name == "lower" || name == "becomes" || name == "cap" || name == "floor") {
        add_conditions();
        return modify(body, nullptr, tail_of(head) + limits);
    }
    if (name.starts_with("forbid.") || name == "allow" || name == "allow_for") {
        PhraseId vp = slot(body, "vp");
        if (is(vp, "due_to")) {
            head.due_to = value(slot(vp, "cause"));
            vp = slot(vp, "event");
        }
        std::string text = name.starts_with("forbid") ? "forbid " : "allow ";
        forbids_ = name.starts_with("forbid");
        std::string said = pattern(vp);
        forbids_ = false;
        if (name == "forbid.subject" || name == "forbid.nobody") {
            if (!said.ends_with(" by you")) throw Wrong{};
            said.resize(said.size() - std::string_view(" by you").size());
            const PhraseId actor = slot(body, "subj");
            const auto determined = [&](std::string_view word) {
                return actor != no_phrase && at(actor).kind == Phrase::Kind::noun && at(actor).determiner &&
                       keys_.describe(at(actor).determiner) == word;
            };
            // A pack may say "no player" itself.
            const bool unnamed = actor == no_phrase && name == "forbid.nobody";
            const bool nobody =
                unnamed || (determined("no") && key(actor) == "player" && at(actor).parts.empty());
            if (!unnamed && (determined("no") != (name == "forbid.nobody") || (determined("no") && !nobody)))
                throw Wrong{};
            const bool anybody =
                nobody || ((determined("whichever") || determined("any")) && at(actor).parts.empty());
            if (!anybody) {
                said += " by " + pattern_nouns(actor);
                if (at(actor).kind == Phrase::Kind::noun)
                    mention(at(actor).key, name_of(at(actor).key), false);
            }
        }
        text += said;
        if (name.starts_with("allow")) {
            text += " despite " + std::string(key(slot(body, "despite")).substr(8));
            if (name == "allow_for") text += " for " + cost(slot(body, "cost"));
        }
        add_conditions();
        return text + tail_of(head) + limits;
    }
    if (name.starts_with("silence")) {
        std::string text = "silence ";
        if (name.ends_with("_first")) text += "the first ";
        if (name.ends_with("_last")) text += "the last ";
        if (name.starts_with("silence_label"))
            text += std::string(key(slot(body, "label")).substr(6)) + " of ";
        text += value(slot(body, "what"));
        if (name.ends_with("_you")) text += " for you";
        if (name.ends_with("_for")) text += " for " + value(slot(body, "whom"));
        add_conditions();
        return text + tail_of(head) + limits;
    }
    if (name.starts_with("share")) {
        std::string text = "share abilities of " + value(slot(body, "what")) + " with " +
                           (name == "share" ? "you" : value(slot(body, "whom")));
        add_conditions();
        return text + tail_of(head) + limits;
    }
    throw Wrong{};
}

} // namespace cantrip::text
