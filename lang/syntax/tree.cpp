#include "lang/syntax/tree.hpp"

#include <array>

namespace cantrip {

std::string_view to_string(NodeKind kind) {
    static constexpr std::array names = {
#define NODE(kind) std::string_view(#kind),
#include "lang/syntax/nodes.def"
#undef NODE
    };
    return names[static_cast<std::size_t>(kind)];
}

NodeId Tree::child(NodeId id, NodeKind kind) const {
    for (const NodeId child : children(id))
        if (nodes_[child].kind == kind) return child;
    return no_node;
}

NodeId Tree::nth_child(NodeId id, std::uint32_t n) const {
    for (const NodeId child : children(id))
        if (n-- == 0) return child;
    return no_node;
}

Span Tree::span(NodeId id) const {
    const Node& node = nodes_[id];
    const Token& first = tokens_.list[node.first];
    if (node.last == node.first) {
        // Nothing is there: point just behind what came before.
        const std::uint32_t at = node.first == 0 ? 0 : tokens_.list[node.first - 1].end();
        return {tokens_.file, at, at};
    }
    return {tokens_.file, first.begin, tokens_.list[node.last - 1].end()};
}

} // namespace cantrip
