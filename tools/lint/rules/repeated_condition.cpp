// `a and a`, or an `if` that asks what an `if` around it has asked.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

void parts_of_chain(const Program& program, HirId id, Op op, std::vector<HirId>& out) {
    if (program.at(id).op == op && program.at(id).flags == 0)
        for (const HirId child : program.children(id)) parts_of_chain(program, child, op, out);
    else
        out.push_back(id);
}

void chain(const Subject& subject, Findings& findings, HirId id) {
    const Program& program = subject.program;
    std::vector<HirId> parts;
    parts_of_chain(program, id, program.at(id).op, parts);
    for (std::size_t i = 1; i < parts.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            if (!same(program, parts[i], parts[j])) continue;
            findings.add(program.span(parts[i]), "this is asked twice")
                .labels.push_back({program.span(parts[j]), "first here"});
            break;
        }
    }
}

// The condition of an `if` again, before anything has happened that could change the answer.
void nested(const Subject& subject, Findings& findings, HirId id) {
    const Program& program = subject.program;
    const auto children = program.children(id);
    for (std::size_t branch = 1; branch < children.size(); ++branch) {
        HirId inner = without_assume(program, children[branch]);
        while ((program.at(inner).op == Op::block || program.at(inner).op == Op::seq) &&
               program.at(inner).count > 0)
            inner = without_assume(program, program.child(inner, 0));
        if (program.at(inner).op != Op::if_ || !same(program, program.child(inner, 0), children[0])) continue;
        Diagnostic& told =
            findings.add(program.span(program.child(inner, 0)),
                         branch == 1 ? "this is known to be true here" : "this is known to be false here");
        told.labels.push_back({program.span(children[0]), "asked here"});
        told.help = "leave out the inner question, or ask something else";
    }
}

} // namespace

void repeated_condition(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    std::vector<char> inside(program.hir.size(), 0);
    each_node(subject, {Op::if_, Op::and_, Op::or_}, [&](HirId id) {
        const Op op = program.at(id).op;
        if (op == Op::if_) nested(subject, findings, id);
        if (op != Op::and_ && op != Op::or_) return;
        for (const HirId child : program.children(id))
            if (program.at(child).op == op) inside[child] = 1;
        if (inside[id] == 0) chain(subject, findings, id);
    });
}

} // namespace cantrip::lint
