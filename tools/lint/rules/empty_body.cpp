// An effect that is there and does nothing.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

bool is_nothing(const Program& program, HirId id) {
    id = without_assume(program, id);
    const Hir& hir = program.at(id);
    return hir.op == Op::nothing || ((hir.op == Op::block || hir.op == Op::seq) && hir.count == 0);
}

} // namespace

void empty_body(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    for (const Ability& ability : program.abilities) {
        const HirId effect =
            ability.reaction == no_index ? ability.effect : program.reactions[ability.reaction].effect;
        if (!subject.is_asked(ability.tree) || effect == no_hir || !is_nothing(program, effect)) continue;
        // What an `instead of` replaces by nothing does not happen: that is an effect.
        if (ability.reaction != no_index && program.reactions[ability.reaction].form == ReactionForm::instead)
            continue;
        // An action or a price may be all there is.
        if (ability.form == Ability::Form::action || ability.price != no_hir) continue;
        findings.add(subject.span(ability.tree, ability.node), "this ability does nothing").help =
            "write what it does, or `unknown \"…\"` for what is not known yet";
    }
    each_node(subject, {Op::may, Op::repeat, Op::together, Op::at_time, Op::if_}, [&](HirId id) {
        if (program.at(id).op == Op::if_ && program.at(id).count != 2) return;
        const HirId body = program.children(id).back();
        if (is_nothing(program, body))
            findings.add(program.span(id), "this does nothing, whatever happens").help =
                "write what should happen, or remove it";
    });
}

} // namespace cantrip::lint
