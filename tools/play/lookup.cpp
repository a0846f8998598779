#include "tools/play/lookup.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <set>

#include "interpreter/obstacle.hpp"
#include "interpreter/tables.hpp"
#include "lang/diagnostics/did_you_mean.hpp"
#include "tools/play/load_game.hpp"
#include "tools/support/letters.hpp"
#include "tools/text/card/card_text.hpp"
#include "tools/text/setting/script.hpp"

namespace cantrip::play {
namespace {

std::string folded(std::string_view text) { return without_marks(text); }

bool mentions(const std::string& text, const std::string& wanted) {
    return !wanted.empty() && folded(text).find(wanted) != std::string::npos;
}

std::vector<std::string> nothing_called(const std::string& what, const std::set<std::string>& names) {
    if (what.empty()) return {"Name what you mean: `card Storm` finds every card with `storm` in its name."};
    const std::vector<std::string_view> known(names.begin(), names.end());
    const std::string guess = suggestion(what, known);
    return {fmt::format("There is nothing called `{}`{}", what, guess.empty() ? "." : ": " + guess)};
}

} // namespace

std::vector<std::string> card_lines(Speech& speech, const std::string& name) {
    const Program& p = speech.program();
    const std::string wanted = folded(name);
    std::vector<std::string> out;
    std::set<std::string> names;
    std::vector<ThingId> found;
    for (ThingId id(0); id < p.things.size(); ++id) {
        if (p.things[id].scenario != no_index || p.things[id].parent != no_index) continue;
        const std::string& printed = speech.card(id).name;
        if (printed.empty()) continue;
        names.insert(printed);
        if (folded(printed) == wanted) {
            found = {id};
            break;
        }
        if (mentions(printed, wanted)) found.push_back(id);
    }
    constexpr std::size_t most = 6;
    if (found.empty()) return nothing_called(name, names);
    if (found.size() > most) {
        std::string all;
        for (const ThingId id : found) all += (all.empty() ? "" : ", ") + speech.card(id).name;
        return {"Which of these? " + all};
    }
    for (const ThingId id : found) {
        const PrintedCard& card = speech.card(id);
        out.push_back(fmt::format("{} ({}){}", card.name, card.kind, mark_of(card)));
        for (const PrintedCard::Line& value : card.values) out.push_back("  " + value.text + mark_of(value));
        for (const PrintedCard::Line& line : card.text) out.push_back("  " + line.text + mark_of(line));
        for (const ThingId part : p.things[id].inner)
            for (const PrintedCard::Line& line : speech.card(part).text)
                out.push_back("  – " + line.text + mark_of(line));
        for (const std::string& line : card.unknown)
            out.push_back("  (not known of the real card: " + line + ")");
    }
    return out;
}

std::vector<std::string> rules_lines(Speech& speech, const std::string& word) {
    const Program& p = speech.program();
    const std::string wanted = folded(word);
    std::vector<std::string> out;
    std::set<std::string> names;
    for (VerbId id(0); id < p.verbs.size() && !wanted.empty(); ++id) {
        const Verb& verb = p.verbs[id];
        if (verb.word.empty() || verb.native || verb.body == no_hir) continue;
        names.emplace(verb.word);
        if (!mentions(std::string(verb.word), wanted)) continue;
        const text::AbilityText said =
            text::say_verb(p, speech.language(), speech.keys(), text::Style::words, id);
        if (!said.pieces.empty())
            out.push_back(fmt::format("{}: {}", text::capitalized(verb.word), plain_text(said.pieces)));
    }
    for (const Rule& rule : p.rules) {
        if (rule.word.empty()) continue;
        names.emplace(rule.word);
        for (const AbilityId id : rule.abilities) {
            if (!mentions(std::string(rule.word), wanted) && !mentions(speech.action(id), wanted)) continue;
            const text::AbilityText said =
                text::say_ability(p, speech.language(), speech.keys(), text::Style::words, id);
            if (!said.pieces.empty())
                out.push_back(fmt::format("{}: {}", text::capitalized(rule.word), plain_text(said.pieces)));
        }
    }
    return out.empty() ? nothing_called(word, names) : out;
}

namespace {

// Whether the question offers an action.
bool is_offered(const Question& question, Word action) {
    const auto has = [&](const std::vector<Choice>& choices) {
        return std::any_of(choices.begin(), choices.end(), [&](const Choice& choice) {
            return choice.kind == Choice::Kind::action && choice.value == action;
        });
    };
    return has(question.choices) || has(question.fast);
}

// `known`: whether the seat may know which thing that is.
template <class Known>
std::string obstacle_text(Speech& speech, const Obstacle& obstacle, AbilityId action, const Known& known) {
    const Program& p = speech.program();
    const auto part = [&](HirId id) {
        std::string text = speech.part_of(id, action);
        return text;
    };
    switch (obstacle.kind) {
    case Obstacle::Kind::not_held: return "it is not yours to take from where it lies now";
    case Obstacle::Kind::wrong_time: {
        const std::string time = obstacle.verb == no_index ? std::string{} : speech.phase(obstacle.verb);
        return time.empty() ? "it is not the time for it" : "only during: " + time;
    }
    case Obstacle::Kind::condition: {
        const std::string text = part(obstacle.about);
        return text.empty() ? "its condition is not met" : "this would have to be so: " + text;
    }
    case Obstacle::Kind::used_up: {
        const std::string time = speech.phase(obstacle.verb);
        return "it was used already" + (time.empty() ? "" : ", and may be once each: " + time);
    }
    case Obstacle::Kind::forbidden: {
        std::string by;
        if (obstacle.thing >= 0 && known(obstacle.thing)) by = speech.thing(obstacle.thing);
        if (by.empty() && obstacle.ability != no_index && p.abilities[obstacle.ability].rule != no_index)
            by = p.rules[p.abilities[obstacle.ability].rule].word;
        std::string text =
            obstacle.ability == no_index ? std::string{} : speech.ability_text(obstacle.ability);
        return "forbidden" + (by.empty() ? "" : " by “" + by + "”") + (text.empty() ? "" : ": " + text);
    }
    case Obstacle::Kind::no_target: {
        const Ability& ability = p.abilities[action];
        const std::string what = obstacle.param < ability.params.size()
                                     ? speech.asked_for(ability.params[obstacle.param], action)
                                     : std::string{};
        return what.empty() ? "there is nothing that it could be done to" : "not possible now: " + what;
    }
    case Obstacle::Kind::price: {
        const std::string price = part(obstacle.about);
        return price.empty() ? "you cannot pay for it" : "you cannot do this first: " + price;
    }
    case Obstacle::Kind::unknown: break;
    }
    return "it would do nothing now";
}

} // namespace

std::vector<std::string> why_not_lines(Speech& speech, const Session& session, const Sources& sources,
                                       Word seat, const std::string& what) {
    if (session.now().kind != Outcome::Kind::question) return {"Nobody is asked now."};
    const runtime::Tables& t = session.machine().tables();
    const Program& p = speech.program();
    const std::string wanted = folded(what);
    std::vector<std::string> out;
    std::set<std::string> names, told;
    // Other questions do not say which actions can be taken.
    const bool asks_for_action = session.now().question.kind == Question::Kind::action;
    for (const Word action : actions_for(session.machine(), session.state(), seat)) {
        const runtime::Instance& one = t.things[static_cast<std::size_t>(action)];
        std::string name = speech.action(one.action);
        if (one.host != runtime::none) name += " – " + speech.thing(one.host);
        names.insert(name);
        // An action of that name, or one that a card of that name could be given to.
        bool meant = mentions(name, wanted);
        for (const Param& param : p.abilities[one.action].params)
            if (!meant && param.type.is(TypeTag::thing))
                for (ThingId id(0); id < p.things.size() && !meant; ++id)
                    meant = !p.things[id].word.empty() && mentions(speech.card(id).name, wanted) &&
                            p.is_a(p.things[id].kind, KindId(param.type.index));
        if (!meant) continue;
        const auto known = [&](Word thing) {
            return may_know(session.machine(), session.state(), thing, seat);
        };
        const auto obstacle = why_not(session.machine(), session.state(), seat, action);
        std::string line = name + ": ";
        if (is_offered(session.now().question, action) || (!obstacle && !asks_for_action))
            line += "can be taken now";
        else
            line += obstacle ? obstacle_text(speech, *obstacle, one.action, known)
                             : "nothing that you may know stands against it; what you cannot see may";
        if (obstacle && !is_offered(session.now().question, action))
            if (const std::string place = place_text(sources, obstacle->at); !place.empty())
                line += "   [" + place + "]";
        if (told.insert(line).second) out.push_back(std::move(line));
    }
    constexpr std::size_t most = 12;
    if (out.size() > most) {
        const std::size_t more = out.size() - most;
        out.resize(most);
        out.push_back(fmt::format("… and {} more; say more of the name", more));
    }
    return out.empty() ? nothing_called(what, names) : out;
}

} // namespace cantrip::play
