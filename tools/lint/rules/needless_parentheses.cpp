// `if (dial) > 3`: parentheses that hold one word.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

bool parts_nothing(NodeKind parent) {
    return parent == NodeKind::compare || parent == NodeKind::assign || parent == NodeKind::tail_if ||
           parent == NodeKind::if_effect || parent == NodeKind::and_value || parent == NodeKind::or_value ||
           parent == NodeKind::compare_to || parent == NodeKind::tail_while;
}

// One number or one name; more may need its parentheses.
bool is_simple(const Tree& tree, NodeId node) {
    const Node& found = tree[node];
    return found.last - found.first == 1 ||
           (tree.kind(node) == NodeKind::grouped && found.last - found.first > 2);
}

} // namespace

void needless_parentheses(const Subject& subject, Findings& findings) {
    each_syntax_node(subject, [&](const Tree& tree, NodeId node) {
        if (!parts_nothing(tree.kind(node))) return;
        for (const NodeId child : tree.children(node)) {
            if (tree.kind(child) != NodeKind::grouped || tree[child].size < 3) continue;
            const NodeId parens = tree.first_child(child);
            // Only the parentheses, nothing counted behind them.
            if (tree.kind(parens) != NodeKind::parens ||
                tree.next_sibling(parens) != tree.next_sibling(child))
                continue;
            const NodeId inner = tree.first_child(parens);
            if (inner == no_node || tree.next_sibling(inner) != tree.next_sibling(parens) ||
                !is_simple(tree, inner))
                continue;
            const Span at = tree.span(parens);
            Diagnostic& told = findings.add(at, "these parentheses hold one word");
            findings.fix(told, "remove the parentheses", at, std::string(subject.source(tree.span(inner))));
        }
    });
}

} // namespace cantrip::lint
