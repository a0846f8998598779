// `gain 0 mana`, `+ 0`, `repeat 0`: an amount that makes the effect nothing.

#include "tools/lint/ranges.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

bool is_zero(const Program& program, HirId id) {
    return id != no_hir && program.at(id).op == Op::number && program.at(id).a == 0;
}

bool is_counted(const Program& program, HirId id) {
    return program.at(id).op == Op::np && is_zero(program, program.noun(id).count) &&
           !program.noun(id).or_more;
}

void of_call(const Subject& subject, Findings& findings, HirId id) {
    const Program& program = subject.program;
    for (const HirId argument : program.children(id)) {
        if (is_counted(program, argument))
            findings.add(program.span(argument), "this is none at all").help =
                "write the amount that is meant, or remove the effect";
        if (program.at(argument).op != Op::bundle) continue;
        for (const HirId item : program.children(argument))
            if (is_counted(program, item))
                findings.add(program.span(item), "this adds none at all").help =
                    "leave it out, or write the amount that is meant";
    }
}

} // namespace

void zero_amount(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    each_node(subject, {Op::call, Op::price, Op::pay, Op::repeat, Op::choose}, [&](HirId id) {
        const Hir& hir = program.at(id);
        if (hir.op == Op::call || hir.op == Op::price || hir.op == Op::pay) of_call(subject, findings, id);
        if (hir.op == Op::repeat && is_zero(program, program.child(id, 0)))
            findings.add(program.span(program.child(id, 0)), "this is repeated no time at all").help =
                "write how often it should happen";
        if (hir.op == Op::choose && is_zero(program, program.child(id, 0)))
            findings.add(program.span(program.child(id, 0)), "nothing is chosen here").help =
                "write how many are chosen";
    });
    for (const Reaction& reaction : program.reactions) {
        if (reaction.form != ReactionForm::modify || !subject.is_asked(reaction.tree)) continue;
        const bool moves = reaction.change == Change::plus || reaction.change == Change::minus;
        if (moves && is_zero(program, reaction.value))
            findings.add(program.span(reaction.value), "this changes nothing").help =
                "write by how much it changes";
    }
}

} // namespace cantrip::lint
