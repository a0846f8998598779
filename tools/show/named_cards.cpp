#include "tools/show/named_cards.hpp"

#include <algorithm>

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/program/ability_id.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/text/languages.hpp"

namespace cantrip::show {
namespace {

Span place_of(const Programs& programs, CardRef card) {
    const Program& program = programs.list[card.program];
    const Thing& thing = program.things[card.thing];
    return program.trees[thing.tree]->span(thing.node);
}

// One card of several with its place.
struct Choice {
    std::string id, word, package, file;
    std::uint32_t line;
};

Choice choice_of(const Programs& programs, CardRef card) {
    const Program& program = programs.list[card.program];
    const Thing& thing = program.things[card.thing];
    const Span at = place_of(programs, card);
    const Sources& sources = programs.world.sources;
    return {thing_id(program, card.thing), std::string(thing.word),
            std::string(program.name_of(program.packages[thing.package])), sources.at(at.file).path,
            sources.position(at.file, at.begin).line};
}

} // namespace

NamedCards::NamedCards(Programs& programs, const std::vector<std::string>& libraries) : programs_(programs) {
    for (std::size_t i = 0; i < programs.list.size(); ++i) {
        add_speakers(i, libraries);
        add_names(i);
    }
}

void NamedCards::add_speakers(std::size_t program, const std::vector<std::string>& libraries) {
    auto& speakers = speakers_.emplace_back();
    for (const std::string& tag : text::known_languages(libraries)) {
        if (tag == "gloss") continue;
        auto speaker = std::make_unique<Speaker>();
        auto language = text::load_language(tag, libraries, programs_, program, speaker->keys, unsaid_);
        if (!language) continue;
        speaker->language = std::move(*language);
        speaker->texts = std::make_unique<text::CardTexts>(programs_.list[program], speaker->language,
                                                           speaker->keys, text::Style::words, unsaid_);
        speakers.push_back(std::move(speaker));
    }
}

void NamedCards::add_names(std::size_t index) {
    const Program& program = programs_.list[index];
    for (ThingId id(0); id < program.things.size(); ++id) {
        const Thing& thing = program.things[id];
        if (thing.scenario != no_index || thing.name == no_name || thing.kind == no_index) continue;
        CardNames names{{index, id}, std::string(program.name_of(thing)), {std::string(thing.word)}};
        for (const auto& speaker : speakers_[index]) names.names.push_back(speaker->texts->name_of(thing));
        names_.push_back(std::move(names));
    }
}

FoundCards NamedCards::find(std::string_view wanted) const {
    FoundCards found = find_cards(names_, wanted);
    std::vector<CardRef> once;
    for (const CardRef card : found.cards) {
        if (std::none_of(once.begin(), once.end(), [&](CardRef other) {
                return place_of(programs_, other) == place_of(programs_, card);
            }))
            once.push_back(card);
    }
    found.cards = std::move(once);
    return found;
}

ShownCard NamedCards::shown(CardRef card) const {
    const Program& program = programs_.list[card.program];
    ShownCard out{programs_, program, card.thing, facts_of(program, flow::flow_of(program), card.thing), {}};
    for (const auto& speaker : speakers_[card.program])
        out.texts.emplace_back(speaker->language.tag, speaker->texts->thing(card.thing));
    return out;
}

std::string choice_as_text(const Programs& programs, const std::vector<CardRef>& cards) {
    std::string text = fmt::format("{} cards have this name; say which:\n", cards.size());
    for (const CardRef card : cards) {
        const Choice choice = choice_of(programs, card);
        text += fmt::format("  {} ({}) in {}   {}:{}\n", choice.id, choice.word, choice.package, choice.file,
                            choice.line);
    }
    return text;
}

boost::json::object choice_as_json(const Programs& programs, const std::vector<CardRef>& cards) {
    boost::json::array matches;
    for (const CardRef card : cards) {
        const Choice choice = choice_of(programs, card);
        matches.push_back({{"id", json_text(choice.id)},
                           {"name", json_text(choice.word)},
                           {"package", json_text(choice.package)},
                           {"file", json_text(choice.file)},
                           {"line", choice.line}});
    }
    return {{"matches", std::move(matches)}};
}

} // namespace cantrip::show
