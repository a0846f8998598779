#include "tools/text/card/package_texts.hpp"

namespace cantrip::text {

std::vector<CardText> cards_of(const Program& program, const std::vector<bool>& asked, CardTexts& texts) {
    std::vector<CardText> cards;
    for (KindId kind(0); kind < program.kinds.size(); ++kind) {
        if (asked[program.kinds[kind].package] && !program.kinds[kind].abilities.empty())
            cards.push_back(texts.kind(kind));
    }
    for (ThingId thing(0); thing < program.things.size(); ++thing) {
        const Thing& found = program.things[thing];
        if (found.scenario == no_index && found.kind != no_index && asked[found.package] &&
            (!found.abilities.empty() || !found.word.empty())) {
            cards.push_back(texts.thing(thing));
        }
    }
    return cards;
}

void keep_printed(const Program& program, std::vector<CardText>& cards) {
    std::erase_if(cards, [](const CardText& card) { return card.origin == Origin::own; });
    for (CardText& card : cards) {
        std::erase_if(card.abilities, [](const AbilityText& ability) { return ability.assumed; });
        if (!card.name_assumed) continue;
        const std::string word(program.things[card.thing].word);
        card.name = word.empty() || name_is_assumed(program, card.thing, "en") ? card.id : word;
        card.name_assumed = false;
    }
}

} // namespace cantrip::text
