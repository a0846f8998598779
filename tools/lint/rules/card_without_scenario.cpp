// A card that does something which no scenario shows.

#include "tools/lint/mentions.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void card_without_scenario(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    // A set that is not tested at all is another matter.
    std::vector<char> tested(program.packages.size(), 0);
    for (const Scenario& scenario : program.scenarios) tested[scenario.package] = 1;
    const auto said = names_in_scenarios(subject);
    for (const ThingId id : subject.cards) {
        const Thing& card = program.things[id];
        if (card.abilities.empty() || tested[card.package] == 0 || said.contains(program.name_of(card)))
            continue;
        findings
            .add(subject.name_span(card),
                 fmt::format("no scenario shows what `{}` does", program.name_of(card)))
            .help = "write a small game in which it happens: `scenario \"…\" for GAME { … }`";
    }
}

} // namespace cantrip::lint
