// A card whose printed values stand below its abilities.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

// from, name, values, then what it does: the order in which a card is read.
bool is_ability(NodeKind line) {
    using enum NodeKind;
    return line == ability || line == when || line == modify || line == forbid || line == allow ||
           line == silence || line == share || line == accept || line == whenever;
}

NodeKind line_kind(const Tree& tree, NodeId line) {
    if (tree.kind(line) == NodeKind::assume && tree.has_children(line))
        return tree.kind(tree.first_child(line));
    return tree.kind(line);
}

} // namespace

void value_below_ability(const Subject& subject, Findings& findings) {
    each_syntax_node(subject, [&](const Tree& tree, NodeId node) {
        if (tree.kind(node) != NodeKind::thing_body) return;
        NodeId ability = no_node;
        for (const NodeId line : tree.children(node)) {
            const NodeKind kind = line_kind(tree, line);
            if (ability == no_node && is_ability(kind)) ability = line;
            const bool value =
                kind == NodeKind::field || kind == NodeKind::from || kind == NodeKind::translation;
            if (ability == no_node || !value) continue;
            Diagnostic& told = findings.add(tree.span(line), "this stands below what the card does");
            told.labels.push_back({tree.span(ability), "the first ability"});
            told.help = "put `from`, names and values first, then abilities";
            return;
        }
    });
}

} // namespace cantrip::lint
