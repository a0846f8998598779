// `if` with one effect for both answers; a `match` whose arms all do the same.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void equal_branches(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    each_node(subject, {Op::if_, Op::match, Op::match_value}, [&](HirId id) {
        const Hir& hir = program.at(id);
        const auto children = program.children(id);
        if (hir.op == Op::if_ && hir.count == 3 && same(program, children[1], children[2])) {
            Diagnostic& told = findings.add(program.span(children[2]), "this happens either way");
            told.labels.push_back({program.span(children[1]), "the same as here"});
            told.help = "leave out the condition, or write what should differ";
        }
        if (hir.op == Op::if_ || hir.count < 3) return;
        const HirId first = program.children(children[1]).back();
        for (std::size_t i = 2; i < children.size(); ++i)
            if (!same(program, first, program.children(children[i]).back())) return;
        Diagnostic& told = findings.add(program.span(id), "every case does the same");
        told.help = "leave out the `match`, or write what should differ";
    });
}

} // namespace cantrip::lint
