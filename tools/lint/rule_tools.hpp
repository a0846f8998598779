#pragma once
// What nearly every rule starts with.

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {

// Calls f(id) for every value and effect of these sorts in the packages asked for, without scenarios.
template <typename F> void each_node(const Subject& subject, std::initializer_list<Op> ops, F&& f) {
    for (const Op op : ops)
        for (const HirId id : subject.nodes_by_op[static_cast<std::size_t>(op)]) f(id);
}

// Calls f(body, id) for everything in abilities of things: cards, not the rules of the game.
template <typename F> void each_node_of_things(const Subject& subject, F&& f) {
    for (const Body& body : subject.bodies) {
        if (body.of != Body::Of::ability || subject.program.abilities[body.index].thing == no_index ||
            !subject.is_asked(body.tree))
            continue;
        for (const HirId id : subject.nodes_of(body)) f(body, id);
    }
}

// Calls f(tree, node) for every node of the syntax trees of the packages asked for.
template <typename F> void each_syntax_node(const Subject& subject, F&& f) {
    for (std::size_t i = 0; i < subject.program.trees.size(); ++i) {
        const auto index = static_cast<std::uint16_t>(i);
        if (!subject.is_asked(index)) continue;
        const Tree& tree = subject.tree(index);
        for (NodeId node(0); node < tree.nodes().size(); ++node) f(tree, node);
    }
}

[[nodiscard]] inline NodeId last_child(const Tree& tree, NodeId node) {
    NodeId last = no_node;
    for (const NodeId child : tree.children(node)) last = child;
    return last;
}

// "1 card", "2 cards".
[[nodiscard]] inline std::string counted(std::size_t count, std::string_view one) {
    return fmt::format("{} {}{}", count, one, count == 1 ? "" : "s");
}

} // namespace cantrip::lint
