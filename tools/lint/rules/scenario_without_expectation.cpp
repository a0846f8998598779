// A scenario that passes whatever happens.

#include <algorithm>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void scenario_without_expectation(const Subject& subject, Findings& findings) {
    for (const Scenario& scenario : subject.program.scenarios) {
        if (!subject.is_asked(scenario.tree)) continue;
        const bool expects = std::any_of(scenario.steps.begin(), scenario.steps.end(), [](const Step& step) {
            return step.form == Step::Form::expect || step.form == Step::Form::cannot;
        });
        if (expects) continue;
        const Tree& tree = subject.tree(scenario.tree);
        findings.add(tree.span(tree.first_child(scenario.node)), "this scenario expects nothing").help =
            "say what must be true at the end: `expect …`";
    }
}

} // namespace cantrip::lint
