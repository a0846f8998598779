#include "lang/package/world.hpp"

#include <algorithm>
#include <functional>

#include "lang/syntax/parser.hpp"

namespace cantrip {

std::optional<std::size_t> World::find(std::string_view name) const {
    for (std::size_t i = 0; i < packages.size(); ++i)
        if (packages[i].name == name) return i;
    return std::nullopt;
}

std::uint32_t World::add_file(std::string path, std::string text) {
    const FileId file = sources.add(std::move(path), std::move(text));
    trees.push_back(parse_file(sources, file, diagnostics));
    return static_cast<std::uint32_t>(trees.size() - 1);
}

std::size_t World::add_text(std::string path, std::string text) {
    LoadedPackage package;
    const std::uint32_t tree = add_file(std::move(path), std::move(text));
    package.trees.push_back(tree);
    if (!read_header(*this, tree, package)) package.name = "unnamed";
    if (package.uses.empty() && package.name != "core") package.uses.emplace_back("core");
    package.asked_for = true;
    packages.push_back(std::move(package));
    return packages.size() - 1;
}

std::vector<std::size_t> World::closure(std::span<const std::size_t> wanted) const {
    std::vector<std::size_t> order;
    std::vector<char> seen(packages.size(), 0);
    const std::function<void(std::size_t)> visit = [&](std::size_t index) {
        if (seen[index] != 0) return;
        seen[index] = 1;
        for (const auto& name : packages[index].uses)
            if (const auto used = find(name)) visit(*used);
        order.push_back(index);
    };
    for (const std::size_t index : wanted) visit(index);
    return order;
}

bool read_header(const World& world, std::uint32_t index, LoadedPackage& package) {
    const Tree& tree = world.trees[index];
    const NodeId header = tree.child(tree.root(), NodeKind::package);
    if (header == no_node) return false;
    package.header_tree = index;
    package.header = header;
    if (const NodeId word = tree.child(header, NodeKind::word); word != no_node)
        package.name = std::string(tree.text(tree.first_child(word)));
    for (const NodeId line : tree.children(header)) {
        if (tree.kind(line) == NodeKind::uses)
            for (const NodeId name : tree.children(line)) package.uses.emplace_back(tree.text(name));
        if (tree.kind(line) == NodeKind::package_for && tree.has_children(line))
            package.game = std::string(tree.text(tree.first_child(line)));
    }
    if (!package.game.empty()) package.uses.push_back(package.game);
    if (package.name != "core" &&
        std::find(package.uses.begin(), package.uses.end(), "core") == package.uses.end())
        package.uses.insert(package.uses.begin(), "core");
    return true;
}

} // namespace cantrip
