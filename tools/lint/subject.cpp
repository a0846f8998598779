#include "tools/lint/subject.hpp"

#include <unordered_map>

namespace cantrip::lint {

Span Subject::name_span(const Declared& declared) const {
    const Tree& in = tree(declared.tree);
    if (declared.node == no_node) return {in.file(), 0, 0};
    const std::string_view name = program.name_of(declared);
    const NodeId end = in.next_sibling(declared.node);
    for (NodeId node = declared.node; node < end; ++node)
        if (in.kind(node) == NodeKind::name && in.text(node) == name) return in.span(node);
    return in.span(declared.node);
}

Subject make_subject(const World& world, const Program& program, std::span<const std::size_t> packages,
                     const std::vector<Settings>& settings, std::span<const std::size_t> settings_of) {
    Subject out(world, program);
    // Programs hold their packages in the order in which check() was given them.
    std::unordered_map<FileId, PackageId> package_of_file;
    for (PackageId id(0); id < packages.size(); ++id) {
        const LoadedPackage& loaded = world.packages[packages[id]];
        for (const std::uint32_t tree : loaded.trees) package_of_file[world.trees[tree].file()] = id;
        out.asked.push_back(loaded.asked_for ? 1 : 0);
        out.settings.push_back(&settings[settings_of[packages[id]]]);
    }
    for (const Tree* tree : program.trees) {
        const auto found = package_of_file.find(tree->file());
        // The table holds the trees of the whole world.
        out.package_of_tree.push_back(found == package_of_file.end() ? no_index : found->second);
    }
    out.nodes.reserve(program.hir.size());
    for (Body& body : out.bodies) {
        body.first = static_cast<std::uint32_t>(out.nodes.size());
        for (const HirId root : body.roots) walk(program, root, [&](HirId id) { out.nodes.push_back(id); });
        body.count = static_cast<std::uint32_t>(out.nodes.size()) - body.first;
    }
    out.nodes_by_op.resize(static_cast<std::size_t>(Op::assume) + 1);
    for (const Body& body : out.bodies) {
        if (body.of == Body::Of::scenario || !out.is_asked(body.tree)) continue;
        for (const HirId id : out.nodes_of(body))
            out.nodes_by_op[static_cast<std::size_t>(program.at(id).op)].push_back(id);
    }
    for (ThingId id(0); id < program.things.size(); ++id) {
        const Thing& thing = program.things[id];
        const bool card = thing.name != no_name && thing.parent == no_index && thing.scenario == no_index &&
                          thing.kind != no_index;
        if (!card) continue;
        out.all_cards.push_back(id);
        if (out.asked[thing.package] != 0) out.cards.push_back(id);
    }
    return out;
}

} // namespace cantrip::lint
