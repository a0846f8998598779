// `else: nothing`, `else: { }`.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void needless_else(const Subject& subject, Findings& findings) {
    // In `instead of` the `else` has to be there: it says that the event is replaced by nothing.
    const Tree* replacing = nullptr;
    NodeId replacing_end{};
    each_syntax_node(subject, [&](const Tree& tree, NodeId node) {
        if (tree.kind(node) == NodeKind::when && tree.token_kind(node) == TokenKind::kw_instead) {
            replacing = &tree;
            replacing_end = tree.next_sibling(node);
        }
        if (tree.kind(node) != NodeKind::if_effect || (replacing == &tree && node < replacing_end)) return;
        const NodeId otherwise = tree.child(node, NodeKind::else_effect);
        if (otherwise == no_node) return;
        NodeId body = tree.first_child(otherwise);
        while (body != no_node && tree.kind(body) == NodeKind::seq &&
               tree[body].size == 1 + tree[NodeId(body + 1)].size)
            ++body;
        const bool empty =
            body != no_node && (tree.kind(body) == NodeKind::nothing ||
                                (tree.kind(body) == NodeKind::block && !tree.has_children(body)));
        const Span at = tree.span(otherwise);
        // A comment in the braces says something.
        if (!empty || subject.source(at).find("//") != std::string_view::npos) return;
        Diagnostic& told = findings.add(at, "nothing happens here anyway");
        told.help = "leave out the `else`";
        const std::uint32_t before = tree.tokens().list[tree[otherwise].first - 1].end();
        findings.fix(told, "remove the `else`", {at.file, before, at.end}, "");
    });
}

} // namespace cantrip::lint
