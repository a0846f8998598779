#include "tools/play/speech.hpp"

#include "interpreter/tables.hpp"
#include "lang/program/ability_id.hpp"

namespace cantrip::play {
namespace {

// The thing that a choice is about: itself, or the one that an action stands on.
Word thing_of(const runtime::Tables& t, const Choice& choice) {
    const bool thing = choice.kind == Choice::Kind::thing || choice.kind == Choice::Kind::action;
    if (!thing || choice.value < 0 || choice.value >= t.thing_count()) return runtime::none;
    const runtime::Instance& what = t.things[static_cast<std::size_t>(choice.value)];
    return what.action != no_index ? what.host : choice.value;
}

} // namespace

std::unique_ptr<Speech> Speech::make(Programs& programs, const LoadOptions& options, std::string_view tag) {
    std::unique_ptr<Speech> speech(new Speech(programs.list[0]));
    auto language = text::load_language(tag, options.libraries, programs, 0, speech->keys_, speech->lacking_);
    if (!language) return nullptr;
    speech->language_ = std::move(*language);
    speech->texts_ = std::make_unique<text::CardTexts>(speech->program_, speech->language_, speech->keys_,
                                                       text::Style::words, speech->lacking_);
    return speech;
}

const text::CardText& Speech::text_of(ThingId id) {
    const auto at = known_.find(id);
    return at != known_.end() ? at->second : known_.emplace(id, texts_->thing(id)).first->second;
}

ChoiceCard Speech::card_of(const Machine& machine, const Choice& choice) {
    const runtime::Tables& t = machine.tables();
    const Word thing = thing_of(t, choice);
    if (thing == runtime::none || t.things[static_cast<std::size_t>(thing)].thing == no_index) return {};
    const ThingId printed = t.things[static_cast<std::size_t>(thing)].thing;
    const AbilityId action = t.things[static_cast<std::size_t>(choice.value)].action;
    const text::CardText& card = text_of(printed);
    ChoiceCard out{thing_id(program_, printed), card.name.empty() ? card.id : card.name, {}};
    for (const text::AbilityText& ability : card.abilities)
        if (!ability.pieces.empty() && (action == no_index || action == ability.ability))
            out.text.push_back(text::plain_text(ability.pieces));
    return out;
}

std::string Speech::name_of(const Machine& machine, Word thing) {
    const runtime::Tables& t = machine.tables();
    if (t.is_thing(thing) && t.things[static_cast<std::size_t>(thing)].thing != no_index)
        if (std::string name =
                texts_->name_of(program_.things[t.things[static_cast<std::size_t>(thing)].thing]);
            !name.empty())
            return name;
    return thing_name(machine, thing);
}

} // namespace cantrip::play
