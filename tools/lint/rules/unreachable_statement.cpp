// Statements behind a `stop`.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void unreachable_statement(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    each_node(subject, {Op::block, Op::seq}, [&](HirId id) {
        const auto steps = program.children(id);
        for (std::size_t i = 0; i + 1 < steps.size(); ++i) {
            HirId step = without_assume(program, steps[i]);
            while (program.at(step).op == Op::seq && program.at(step).count == 1)
                step = program.child(step, 0);
            if (program.at(step).op != Op::stop) continue;
            Diagnostic& told = findings.add(program.span(steps[i + 1]), "this never happens");
            told.labels.push_back({program.span(step), "everything ends here"});
            told.help = "put it before the `stop`, or remove it";
            return;
        }
    });
}

} // namespace cantrip::lint
