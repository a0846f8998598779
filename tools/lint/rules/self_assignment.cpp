// `dial becomes dial`: a value set to what it is.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void self_assignment(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    each_node(subject, {Op::assign}, [&](HirId id) {
        if (!same(program, program.child(id, 0), program.child(id, 1))) return;
        findings.add(program.span(id), "this sets a value to what it is").help =
            "one of the two sides should be something else";
    });
}

} // namespace cantrip::lint
