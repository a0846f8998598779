// Two scenarios of one title: a report cannot say which one failed.

#include <map>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void two_scenarios_one_title(const Subject& subject, Findings& findings) {
    std::map<std::pair<PackageId, std::string_view>, const Scenario*> first;
    for (const Scenario& scenario : subject.program.scenarios) {
        const Tree& tree = subject.tree(scenario.tree);
        const std::string_view title = tree.text(tree.first_child(scenario.node));
        const auto [at, fresh] = first.emplace(std::pair(scenario.package, title), &scenario);
        if (fresh) continue;
        const Tree& other = subject.tree(at->second->tree);
        Diagnostic& told = findings.add(tree.span(tree.first_child(scenario.node)),
                                        "there is another scenario of this title");
        told.labels.push_back({other.span(other.first_child(at->second->node)), "the other one"});
        told.help = "say in the title what this one shows";
    }
}

} // namespace cantrip::lint
