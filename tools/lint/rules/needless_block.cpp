// `when draw by you: { gain 1 mana }`: braces that hold one statement.

#include "tools/lint/findings.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {
namespace {

// Statements whose end a brace has to mark: what follows could be read as a part of them, and so could a
// name.
bool goes_on(const Tree& tree, NodeId statement) {
    NodeKind kind = tree.kind(statement);
    if (kind == NodeKind::seq && tree.has_children(statement)) kind = tree.kind(tree.first_child(statement));
    return kind == NodeKind::if_effect || kind == NodeKind::arrow || kind == NodeKind::may ||
           kind == NodeKind::let;
}

bool stands_alone(NodeKind parent) {
    return parent == NodeKind::ability || parent == NodeKind::when || parent == NodeKind::arm ||
           parent == NodeKind::subject || parent == NodeKind::repeat || parent == NodeKind::may ||
           parent == NodeKind::else_effect || parent == NodeKind::at_time;
}

bool has_comment(const Tree& tree, NodeId node) {
    const Span at = tree.span(node);
    return tree.tokens().text.substr(at.begin, at.end - at.begin).find("//") != std::string_view::npos;
}

} // namespace

void needless_block(const Subject& subject, Findings& findings) {
    for (std::uint32_t i = 0; i < subject.program.trees.size(); ++i) {
        const auto index = static_cast<std::uint16_t>(i);
        if (!subject.is_asked(index)) continue;
        const Tree& tree = subject.tree(index);
        for (NodeId node(0); node < tree.nodes().size(); ++node) {
            if (!stands_alone(tree.kind(node))) continue;
            NodeId last = no_node;
            for (const NodeId child : tree.children(node)) last = child;
            // A block is a step of a sequence; here of one that holds nothing else.
            if (last != no_node && tree.kind(last) == NodeKind::seq &&
                tree[last].size == 1 + tree[NodeId(last + 1)].size)
                ++last;
            if (last == no_node || tree.kind(last) != NodeKind::block || tree[last].size < 2) continue;
            const NodeId only = tree.first_child(last);
            if (tree.next_sibling(only) != tree.next_sibling(last) || goes_on(tree, only) ||
                has_comment(tree, last))
                continue;
            const Span block = tree.span(last);
            Diagnostic& told =
                findings.add({block.file, block.begin, block.begin + 1}, "one statement needs no braces");
            findings.fix(told, "remove the braces", block, std::string(subject.source(tree.span(only))));
        }
    }
}

} // namespace cantrip::lint
