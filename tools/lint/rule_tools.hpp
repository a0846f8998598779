#pragma once
// What nearly every rule starts with.

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {

// Calls f(body, id) for every value and effect of the packages asked for, parents first; scenarios only when wanted.
template <typename F> void each_node(const Subject& subject, F&& f, bool scenarios = false) {
    for (const Body& body : subject.bodies) {
        if ((!scenarios && body.of == Body::Of::scenario) || !subject.is_asked(body.tree)) continue;
        for (const HirId id : subject.nodes_of(body)) f(body, id);
    }
}

// The same for abilities of things only: cards, not the rules of the game.
template <typename F> void each_node_of_things(const Subject& subject, F&& f) {
    for (const Body& body : subject.bodies) {
        if (body.of != Body::Of::ability || subject.program.abilities[body.index].thing == no_index || !subject.is_asked(body.tree)) continue;
        for (const HirId id : subject.nodes_of(body)) f(body, id);
    }
}

// Calls f(tree, node) for every node of the syntax trees of the packages asked for.
template <typename F> void each_syntax_node(const Subject& subject, F&& f) {
    for (std::uint16_t index = 0; index < subject.program.trees.size(); ++index) {
        if (!subject.is_asked(index)) continue;
        const Tree& tree = subject.tree(index);
        for (NodeId node = 0; node < tree.nodes().size(); ++node) f(tree, node);
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
