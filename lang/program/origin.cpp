#include "lang/program/origin.hpp"

#include <algorithm>

namespace cantrip {
namespace {

// The node or a node inside it is `assume`.
bool holds_assume(const Tree& tree, NodeId node) {
    for (NodeId at = node; at < tree.next_sibling(node); ++at)
        if (tree.kind(at) == NodeKind::assume) return true;
    return false;
}

// Lines of a thing, without its `{`.
NodeId body_of(const Tree& tree, NodeId thing) { return tree.child(thing, NodeKind::thing_body); }

bool is_name_line(const Tree& tree, NodeId line) {
    return tree.kind(line) == NodeKind::assume && tree.has_children(line) &&
           tree.kind(tree.first_child(line)) == NodeKind::translation;
}

} // namespace

std::string_view to_string(Origin origin) {
    return origin == Origin::own ? "own" : origin == Origin::assumed ? "assumed" : "printed";
}

bool is_own(const Declared& declared) {
    return std::any_of(declared.from.begin(), declared.from.end(),
                       [](std::string_view source) { return source.starts_with(own_source); });
}

bool is_own(const Program& program, ThingId thing) {
    for (; thing != no_index; thing = program.things[thing].parent)
        if (is_own(program.things[thing])) return true;
    return false;
}

bool is_assumed(const Program& program, AbilityId id) {
    const Ability& ability = program.abilities[id];
    return ability.assumed || holds_assume(*program.trees[ability.tree], ability.node);
}

bool name_is_assumed(const Program& program, ThingId id, std::string_view language) {
    const Thing& thing = program.things[id];
    // A part without a name of its own is called after its card.
    if (thing.word.empty() && thing.parent != no_index)
        return name_is_assumed(program, thing.parent, language);
    const Tree& tree = *program.trees[thing.tree];
    const NodeId body = body_of(tree, thing.node);
    if (body == no_node) return false;
    for (const NodeId line : tree.children(body)) {
        if (!is_name_line(tree, line)) continue;
        for (const NodeId part : tree.children(tree.first_child(line)))
            if (tree.kind(part) == NodeKind::name && tree.text(part) == language) return true;
    }
    return false;
}

Origin origin_of(const Program& program, ThingId id) {
    if (is_own(program, id)) return Origin::own;
    const Thing& thing = program.things[id];
    const Tree& tree = *program.trees[thing.tree];
    const NodeId body = body_of(tree, thing.node);
    if (body == no_node) return Origin::printed;
    for (const NodeId line : tree.children(body)) {
        if (is_name_line(tree, line)) continue;
        if (tree.kind(line) == NodeKind::unknown || holds_assume(tree, line)) return Origin::assumed;
    }
    return Origin::printed;
}

} // namespace cantrip
