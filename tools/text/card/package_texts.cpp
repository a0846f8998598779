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

} // namespace cantrip::text
