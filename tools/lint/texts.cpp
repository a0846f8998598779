#include "tools/lint/texts.hpp"

#include "tools/text/languages.hpp"

namespace cantrip::lint {
namespace {

void add(LanguageTexts& out, const text::CardText& card) {
    for (const text::AbilityText& ability : card.abilities)
        out.abilities.push_back({ability.ability, card.thing, text::plain_text(ability.pieces), ability.meaning});
}

} // namespace

std::vector<LanguageTexts> texts_of(const World& world, const Program& program, std::span<const std::size_t> packages, const std::vector<char>& asked,
                                    const std::vector<std::string>& languages, const std::vector<std::string>& libraries) {
    std::vector<std::string> folders;
    for (const std::size_t index : packages)
        if (!world.packages[index].folder.empty()) folders.push_back(world.packages[index].folder);
    std::vector<LanguageTexts> out;
    for (const std::string& tag : languages) {
        // What is wrong with a pack itself is told by `cantrip text`.
        Sources sources;
        Diagnostics of_pack;
        text::Keys keys;
        const auto language = text::load_language(tag, libraries, folders, sources, keys, of_pack);
        if (!language) continue;
        LanguageTexts says{tag, {}, {}};
        text::CardTexts texts(program, *language, keys, text::Style::words, says.missing);
        for (KindId kind = 0; kind < program.kinds.size(); ++kind)
            if (asked[program.kinds[kind].package] != 0 && !program.kinds[kind].abilities.empty()) add(says, texts.kind(kind));
        for (ThingId thing = 0; thing < program.things.size(); ++thing) {
            const Thing& found = program.things[thing];
            if (found.scenario == no_index && found.kind != no_index && asked[found.package] != 0 && !found.abilities.empty()) add(says, texts.thing(thing));
        }
        texts.report();
        out.push_back(std::move(says));
    }
    return out;
}

} // namespace cantrip::lint
