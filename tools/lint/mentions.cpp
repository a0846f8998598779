#include "tools/lint/mentions.hpp"

namespace cantrip::lint {
namespace {

void collect(const Tree& tree, NodeId root, std::unordered_set<std::string_view>& out) {
    const NodeId end = tree.next_sibling(root);
    for (NodeId node = root; node < end; ++node)
        if (tree.kind(node) == NodeKind::name) out.insert(tree.text(node));
}

} // namespace

std::unordered_set<std::string_view> names_in_scenarios(const Subject& subject) {
    std::unordered_set<std::string_view> out;
    for (const Scenario& scenario : subject.program.scenarios)
        collect(subject.tree(scenario.tree), scenario.node, out);
    return out;
}

std::unordered_set<std::string_view> names_below(const Tree& tree, NodeId node) {
    std::unordered_set<std::string_view> out;
    collect(tree, node, out);
    return out;
}

} // namespace cantrip::lint
