// Everything that is assumed: a list for whoever finds the missing page.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void assumed_value(const Subject& subject, Findings& findings) {
    each_syntax_node(subject, [&](const Tree& tree, NodeId node) {
        if (tree.kind(node) != NodeKind::assume) return;
        findings.add(tree.span(node), "this is assumed").help = "look it up, and remove `assume`";
    });
}

} // namespace cantrip::lint
