#include "tools/text/package_texts.hpp"

namespace cantrip::text {

std::vector<std::string> folders_of(const World& world, const std::vector<std::size_t>& packages) {
    std::vector<std::string> folders;
    for (const std::size_t index : packages) {
        if (!world.packages[index].folder.empty()) folders.push_back(world.packages[index].folder);
    }
    return folders;
}

std::vector<bool> asked_packages(const World& world, const Program& program) {
    std::vector<bool> asked;
    for (const Package& package : program.packages) {
        const auto found = world.find(program.name_of(package));
        asked.push_back(found && world.packages[*found].asked_for);
    }
    return asked;
}

std::vector<CardText> cards_of(const Program& program, const std::vector<bool>& asked, CardTexts& texts) {
    std::vector<CardText> cards;
    for (KindId kind = 0; kind < program.kinds.size(); ++kind) {
        if (asked[program.kinds[kind].package] && !program.kinds[kind].abilities.empty())
            cards.push_back(texts.kind(kind));
    }
    for (ThingId thing = 0; thing < program.things.size(); ++thing) {
        const Thing& found = program.things[thing];
        if (found.scenario == no_index && found.kind != no_index && asked[found.package] &&
            (!found.abilities.empty() || !found.word.empty())) {
            cards.push_back(texts.thing(thing));
        }
    }
    return cards;
}

} // namespace cantrip::text
