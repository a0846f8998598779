#include "tools/play/event_phrase.hpp"

#include <algorithm>

#include "interpreter/tables.hpp"
#include "tools/text/phrase/label_word.hpp"
#include "tools/text/phrase/subject_param.hpp"

namespace cantrip::play {

using runtime::none;
using text::no_phrase;
using text::Phrase;
using text::PhraseId;

PhraseId EventPhrases::construction(std::string_view name, std::string_view slot, PhraseId part) {
    Phrase phrase;
    phrase.key = key(name);
    if (part != no_phrase) phrase.slots.emplace_back(key(slot), part);
    return tree_.add(std::move(phrase));
}

text::Key EventPhrases::kind_word(KindId kind) {
    if (kind < p_.kinds.size())
        for (const KindId above : p_.kinds[kind].ancestors)
            if (const text::Key word = key(p_.name_of(p_.kinds[above])); has_word(word)) return word;
    return key("thing");
}

PhraseId EventPhrases::noun(text::Key of, std::string_view determiner) {
    Phrase phrase;
    phrase.kind = Phrase::Kind::noun;
    phrase.key = of;
    if (!determiner.empty()) phrase.determiner = key(determiner);
    return tree_.add(std::move(phrase));
}

PhraseId EventPhrases::count(text::Key of, Word number) {
    Phrase phrase;
    phrase.kind = Phrase::Kind::noun;
    phrase.key = of;
    phrase.quantity = {text::Quantity::Kind::exact, number * text::one, 0, 'X'};
    return tree_.add(std::move(phrase));
}

PhraseId EventPhrases::list(std::vector<PhraseId> parts) {
    std::erase(parts, no_phrase);
    if (parts.empty()) return no_phrase;
    if (parts.size() == 1) return parts.front();
    Phrase phrase;
    phrase.kind = Phrase::Kind::list;
    phrase.key = key("and");
    phrase.parts = std::move(parts);
    return tree_.add(std::move(phrase));
}

// "Player 2", declined as the noun is.
PhraseId EventPhrases::player(Word who) {
    if (who == t_.team) return construction("team", "", no_phrase);
    const PhraseId out = noun(key("player"), "");
    Phrase number;
    number.kind = Phrase::Kind::number;
    number.quantity = {text::Quantity::Kind::exact, (who + 1) * text::one, 0, 'X'};
    const PhraseId part = tree_.add(std::move(number));
    tree_.at(out).parts.push_back(part);
    return out;
}

PhraseId EventPhrases::thing(Word which) {
    if (!t_.is_thing(which)) return no_phrase;
    if (which == seat_) return construction("you.other", "", no_phrase);
    if (which <= t_.team) return player(which);
    const runtime::Instance& what = t_.things[static_cast<std::size_t>(which)];
    if (what.thing == no_index) return noun(kind_word(what.kind), "a");
    const Thing& printed = p_.things[what.thing];
    Phrase phrase;
    phrase.kind = Phrase::Kind::name;
    phrase.key = key(p_.name_of(printed));
    phrase.determiner = kind_word(printed.kind);
    const std::string name = speech_.thing(which);
    phrase.names.emplace_back("", name);
    phrase.names.emplace_back(speech_.language().pack.rules.language, name);
    return tree_.add(std::move(phrase));
}

// Copies, pieces without a name, and things that the seat may not know are counted by their kind.
PhraseId EventPhrases::things(std::span<const Word> all, KindId kind) {
    constexpr std::size_t most_names = 6;
    const bool few = all.size() <= most_names;
    std::vector<std::pair<text::Key, Word>> counted;
    std::vector<PhraseId> parts;
    const auto card_of = [&](Word one) {
        return t_.is_thing(one) ? t_.things[static_cast<std::size_t>(one)].thing : ThingId(no_index);
    };
    const auto copies = [&](ThingId card) {
        return std::count_if(all.begin(), all.end(), [&](Word other) { return card_of(other) == card; });
    };
    for (const Word one : all) {
        const ThingId card = card_of(one);
        if (t_.is_thing(one) && (one <= t_.team || (few && card != no_index && copies(card) == 1))) {
            parts.push_back(thing(one));
            continue;
        }
        const text::Key word =
            kind_word(t_.is_thing(one) && few ? t_.things[static_cast<std::size_t>(one)].kind : kind);
        const auto known =
            std::find_if(counted.begin(), counted.end(), [&](const auto& c) { return c.first == word; });
        if (known == counted.end())
            counted.emplace_back(word, 1);
        else
            ++known->second;
    }
    for (const auto& [word, number] : counted)
        parts.push_back(number == 1 ? noun(word, "a") : count(word, number));
    return list(std::move(parts));
}

PhraseId EventPhrases::place(Word code, Word actor) {
    const Word at = code & runtime::place_mask;
    PhraseId out = no_phrase;
    if (t_.is_thing(at))
        out = thing(at);
    else if (at - t_.thing_count() < static_cast<Word>(t_.zones.size())) {
        const runtime::ZoneInstance& zone = t_.zones[static_cast<std::size_t>(at - t_.thing_count())];
        const text::Key word = key(p_.name_of(p_.zones[zone.zone]));
        if (!has_word(word)) return no_phrase;
        if (zone.owner == none)
            out = noun(word, "the");
        else if (zone.owner == seat_)
            out = noun(word, actor == seat_ ? "your_own" : "yours");
        else if (zone.owner == actor)
            out = noun(word, "zone.their");
        else {
            out = noun(word, "the");
            const PhraseId of = construction("of", "owner", thing(zone.owner));
            tree_.at(out).parts.push_back(of);
        }
    }
    if (out == no_phrase) return out;
    if ((code & runtime::at_top) != 0) return construction("top_of", "place", out);
    if ((code & runtime::at_bottom) != 0) return construction("bottom_of", "place", out);
    return out;
}

PhraseId EventPhrases::argument(const Event& event, const Event::Argument& argument,
                                std::span<const Event> more) {
    if (argument.values.empty() && more.empty()) return no_phrase;
    const Word value = argument.values.empty() ? none : argument.values.front();
    switch (argument.type.tag) {
    case TypeTag::thing:
    case TypeTag::list: {
        std::vector<Word> all = argument.values;
        for (const Event& other : more)
            all.insert(all.end(), other.arguments[argument.param].values.begin(),
                       other.arguments[argument.param].values.end());
        return things(all, KindId(argument.type.index));
    }
    case TypeTag::unit: {
        std::vector<std::pair<Word, Word>> amounts{{value, event.amount}};
        for (const Event& other : more) {
            const Word unit = other.arguments[argument.param].values.empty()
                                  ? none
                                  : other.arguments[argument.param].values.front();
            const auto known = std::find_if(amounts.begin(), amounts.end(),
                                            [&](const auto& one) { return one.first == unit; });
            if (known != amounts.end())
                known->second += other.amount;
            else
                amounts.emplace_back(unit, other.amount);
        }
        std::vector<PhraseId> parts;
        for (const auto& [unit, number] : amounts)
            if (unit >= 0 && static_cast<std::size_t>(unit) < p_.units.size())
                parts.push_back(count(key(p_.name_of(p_.units[static_cast<std::size_t>(unit)])), number));
        return list(std::move(parts));
    }
    case TypeTag::number: {
        Phrase number;
        number.kind = Phrase::Kind::number;
        number.quantity = {text::Quantity::Kind::exact, value * text::one, 0, 'X'};
        return tree_.add(std::move(number));
    }
    case TypeTag::place: return place(value, event.actor);
    case TypeTag::names: return noun(key(p_.name_of(p_.names_values[static_cast<std::size_t>(value)])), "");
    case TypeTag::counter: {
        const PhraseId track =
            noun(key(p_.name_of(p_.units[static_cast<std::size_t>(value / t_.thing_count())])), "the");
        const Word holder = value % t_.thing_count();
        if (holder == event.actor || holder == t_.team) return track;
        const PhraseId of = construction("of", "owner", thing(holder));
        tree_.at(track).parts.push_back(of);
        return track;
    }
    default: return no_phrase;
    }
}

PhraseId EventPhrases::clause(const Event& event, bool with_subject, std::span<const Event> more) {
    const Verb& verb = p_.verbs[event.verb];
    Phrase clause;
    clause.kind = Phrase::Kind::clause;
    clause.key = key(p_.name_of(verb));
    const std::size_t doer = text::subject_param(p_, verb);
    Word actor = event.actor;
    if (doer != text::no_param && doer < event.arguments.size() && !event.arguments[doer].values.empty())
        actor = event.arguments[doer].values.front();
    if (actor != seat_) {
        if (actor < 0 || actor > t_.team) return no_phrase;
        clause.slots.emplace_back(key(with_subject ? "subj" : "actor"), player(actor));
    }
    for (const Event::Argument& one : event.arguments) {
        if (one.param == doer) continue;
        const Param& param = verb.params[one.param];
        const PhraseId said = argument(event, one, one.param == 0 ? more : std::span<const Event>{});
        if (said == no_phrase) continue;
        if (const std::string_view label = text::label_word(param.label); !label.empty())
            clause.slots.emplace_back(key(label), said);
        clause.slots.emplace_back(key(p_.names.text(param.name)), said);
    }
    return tree_.add(std::move(clause));
}

} // namespace cantrip::play
