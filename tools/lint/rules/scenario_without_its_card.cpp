// A scenario that stands for an inventory entry and never speaks of the card of that entry.

#include <map>

#include "tools/lint/mentions.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void scenario_without_its_card(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    std::multimap<std::string_view, const Thing*> cards;
    for (const Thing& thing : program.things) {
        if (thing.scenario != no_index || thing.name == no_name) continue;
        for (const std::string_view entry : thing.from) cards.emplace(entry, &thing);
    }
    for (const Scenario& scenario : program.scenarios) {
        if (!subject.is_asked(scenario.tree)) continue;
        const Tree& tree = subject.tree(scenario.tree);
        const auto said = names_below(tree, scenario.node);
        for (const std::string_view entry : scenario.from) {
            const auto [begin, end] = cards.equal_range(entry);
            if (begin == end) continue;
            bool found = false;
            for (auto at = begin; at != end; ++at) found = found || said.contains(program.name_of(*at->second));
            if (found) continue;
            Diagnostic& told = findings.add(tree.span(tree.first_child(scenario.node)), fmt::format("this scenario is about `{}` and never speaks of it", program.name_of(*begin->second)));
            told.labels.push_back({subject.name_span(*begin->second), fmt::format("the card of `{}`", entry)});
            told.help = "let the card do something here, or remove the entry from `from`";
        }
    }
}

} // namespace cantrip::lint
