// `if a: { if b: … }`: two questions that are one.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void collapsible_if(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    each_node(subject, {Op::if_}, [&](HirId id) {
        if (program.at(id).count != 2) return;
        HirId inner = program.child(id, 1);
        while ((program.at(inner).op == Op::block || program.at(inner).op == Op::seq) &&
               program.at(inner).count == 1)
            inner = program.child(inner, 0);
        if (program.at(inner).op != Op::if_ || program.at(inner).count != 2) return;
        Diagnostic& told = findings.add(program.span(program.child(inner, 0)),
                                        "this question and the one around it are one");
        told.labels.push_back({program.span(program.child(id, 0)), "the one around it"});
        told.help = "join them with `and`";
    });
}

} // namespace cantrip::lint
