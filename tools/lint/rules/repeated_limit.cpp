// A limit on a card that its heading has already: `once per round` under an action that is once per round.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

void tell(const Subject& subject, Findings& findings, const Ability& ability, NodeKind part,
          std::string_view what, const Declared& heading) {
    const Tree& tree = subject.tree(ability.tree);
    const NodeId at = tree.child(ability.node, part);
    if (at == no_node) return;
    Diagnostic& told = findings.add(
        tree.span(at), fmt::format("`{}` says {} already", subject.program.name_of(heading), what));
    told.labels.push_back({subject.name_span(heading), "this heading"});
    told.help = "leave it out";
    const std::uint32_t before = tree.tokens().list[tree[at].first - 1].end();
    findings.fix(told, "remove it", {tree.file(), before, tree.span(at).end}, "");
}

} // namespace

void repeated_limit(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    for (const Ability& ability : program.abilities) {
        if (ability.heading == no_index || !subject.is_asked(ability.tree)) continue;
        const Heading& heading = program.headings[ability.heading];
        const Tail* tail = heading.action != no_index ? &program.abilities[heading.action].tail
                           : heading.head != no_index ? &program.reactions[heading.head].tail
                                                      : nullptr;
        if (tail == nullptr ||
            &program.abilities[heading.action == no_index ? 0 : heading.action] == &ability)
            continue;
        if (tail->once_per != no_index && tail->once_per == ability.tail.once_per)
            tell(subject, findings, ability, NodeKind::once_per, "how often", heading);
        if (tail->if_ != no_hir && ability.tail.if_ != no_hir && same(program, tail->if_, ability.tail.if_))
            tell(subject, findings, ability, NodeKind::tail_if, "this condition", heading);
        if (tail->while_ != no_hir && ability.tail.while_ != no_hir &&
            same(program, tail->while_, ability.tail.while_))
            tell(subject, findings, ability, NodeKind::tail_while, "this condition", heading);
    }
}

} // namespace cantrip::lint
