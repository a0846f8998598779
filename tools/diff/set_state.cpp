#include "tools/diff/set_state.hpp"

#include <algorithm>

#include "lang/program/sem.hpp"
#include "tools/l10n/review/overrides.hpp"
#include "tools/table/card_cells.hpp"
#include "tools/table/language_texts.hpp"
#include "tools/text/languages.hpp"

namespace cantrip::diff {
namespace {

render::SetResult drawn(const SetState& state, const render::SetRequest& request) {
    Programs& programs = *state.programs;
    return render::draw_set(
        programs, request,
        [&](std::size_t index, const text::Language& language, std::vector<text::CardText>& cards,
            Diagnostics& told) -> std::optional<std::string> {
            const auto error = l10n::apply_overrides(programs, index, language, cards, told);
            return error ? std::optional(error->text()) : std::nullopt;
        });
}

// Values and effects of the cards of one program.
void add_cards(SetState& state, std::size_t index) {
    Programs& programs = *state.programs;
    const Program& program = programs.list[index];
    const table::CardCells cells(programs, index, {});
    std::vector<std::unique_ptr<table::LanguageTexts>> languages;
    for (const std::string& tag : state.languages) {
        auto texts = table::LanguageTexts::make(tag, state.libraries, programs, index, state.error);
        if (texts) languages.push_back(std::move(texts));
    }
    for (const table::CardRow& row : cells.rows()) {
        const Thing& thing = program.things[row.thing];
        CardState card;
        card.id = row.id;
        card.kind = row.kind;
        card.name = thing.word;
        card.package = program.name_of(program.packages[thing.package]);
        for (const auto& [title, text] : row.cells)
            if (title != "id") card.values[title] = text;
        for (const AbilityId id : thing.abilities) {
            const Ability& ability = program.abilities[id];
            AbilityState one;
            one.effect = sem_of(program, id);
            one.source =
                table::squeezed(programs.world.sources.text(program.trees[ability.tree]->span(ability.node)));
            for (const auto& texts : languages)
                for (const table::PrintedAbility& printed : texts->of(row.thing))
                    if (printed.ability == id) one.texts[texts->tag()] = printed.text;
            card.abilities.push_back(std::move(one));
        }
        state.cards.push_back(std::move(card));
    }
}

} // namespace

SetState read_state(const std::vector<std::string>& paths, const LoadOptions& options,
                    const std::vector<std::string>& languages, bool marks) {
    SetState state;
    state.libraries = options.libraries;
    const std::vector<std::string> spoken = text::spoken_languages(options.libraries);
    for (const std::string& tag : languages)
        if (std::find(spoken.begin(), spoken.end(), tag) != spoken.end()) state.languages.push_back(tag);
    state.programs = load_programs(paths, options);
    if (state.programs->world.broken || state.programs->diagnostics.errors() > 0) {
        state.error = "the cards have errors";
        for (const Diagnostic& told : state.programs->diagnostics.all())
            if (told.severity == Severity::error) {
                state.error += ": " + told.message;
                break;
            }
        return state;
    }
    for (std::size_t i = 0; i < state.programs->list.size(); ++i) add_cards(state, i);
    if (!state.error.empty()) return state;
    render::SetRequest request;
    request.libraries = state.libraries;
    request.languages = state.languages;
    request.backs = true;
    request.marks = marks;
    request.draw_nothing = true;
    const render::SetResult result = drawn(state, request);
    state.credits = result.credits;
    for (CardState& card : state.cards)
        for (const std::string& tag : state.languages) {
            const auto note = [&](const std::string& id, std::map<std::string, std::uint64_t>& out) {
                const auto found = result.digests.find({tag, id});
                if (found != result.digests.end()) out[tag] = found->second;
            };
            note(card.id, card.pictures);
            note(card.id + "-back", card.backs);
        }
    return state;
}

std::map<std::pair<std::string, std::string>, std::string>
pictures_of(const SetState& state, const std::vector<std::string>& ids, double dpi) {
    std::map<std::pair<std::string, std::string>, std::string> out;
    if (ids.empty()) return out;
    render::SetRequest request;
    request.libraries = state.libraries;
    request.languages = state.languages;
    request.only = ids;
    request.format = "png";
    request.draw.dpi = dpi;
    request.folder = "";
    for (NewFile& file : drawn(state, request).files) {
        // "/LANGUAGE/ID.png"
        const std::size_t slash = file.path.find('/', 1), dot = file.path.rfind('.');
        out[{file.path.substr(1, slash - 1), file.path.substr(slash + 1, dot - slash - 1)}] =
            std::move(file.text);
    }
    return out;
}

} // namespace cantrip::diff
