// A scenario that stands for an inventory entry and never speaks of the card of that entry.

#include <algorithm>
#include <unordered_map>

#include "tools/lint/mentions.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void scenario_without_its_card(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    if (program.scenarios.empty()) return;
    std::unordered_map<std::string_view, std::vector<const Thing*>> cards;
    for (const Thing& thing : program.things) {
        if (thing.scenario != no_index || thing.name == no_name) continue;
        for (const std::string_view entry : thing.from) cards[entry].push_back(&thing);
    }
    for (const Scenario& scenario : program.scenarios) {
        if (!subject.is_asked(scenario.tree)) continue;
        const Tree& tree = subject.tree(scenario.tree);
        const auto said = names_below(tree, scenario.node);
        for (const std::string_view entry : scenario.from) {
            const auto known = cards.find(entry);
            if (known == cards.end()) continue;
            const std::vector<const Thing*>& list = known->second;
            if (std::any_of(list.begin(), list.end(),
                            [&](const Thing* card) { return said.contains(program.name_of(*card)); }))
                continue;
            const Thing& card = *list.front();
            Diagnostic& told = findings.add(
                tree.span(tree.first_child(scenario.node)),
                fmt::format("this scenario is about `{}` and never speaks of it", program.name_of(card)));
            told.labels.push_back({subject.name_span(card), fmt::format("the card of `{}`", entry)});
            told.help = "let the card do something here, or remove the entry from `from`";
        }
    }
}

} // namespace cantrip::lint
