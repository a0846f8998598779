// Small tools that every part of the checker uses, and the order of its phases.

#include <algorithm>
#include <array>
#include <charconv>

#include "lang/check/checker.hpp"
#include "lang/check/emptiness.hpp"

namespace cantrip {

void Checker::intern_words() {
    amount_ = p_.names.intern("amount");
    number_ = p_.names.intern("number");
    action_ = p_.names.intern("action");
    opponent_ = p_.names.intern("opponent");
    team_ = p_.names.intern("team");
    winner_ = p_.names.intern("winner");
    owner_ = p_.names.intern("owner");
    top_ = p_.names.intern("top");
    bottom_ = p_.names.intern("bottom");
    traits_ = p_.names.intern("traits");
    asked_ = p_.names.intern("asked");
    name_ = p_.names.intern("name");
    player_ = p_.names.intern("player");
}

void Checker::run() {
    intern_words();
    for (const Tree& tree : world_.trees) p_.trees.push_back(&tree);
    reserve();
    declare_all();
    link_all();
    find_core_symbols();
    check_all();
}

// Growing by doubling would touch all memory twice: count what the trees hold first.
void Checker::reserve() {
    std::array<std::size_t, static_cast<std::size_t>(NodeKind::count_)> counts{};
    std::size_t nodes = 0;
    for (const std::size_t index : order_)
        for (const std::uint32_t tree : world_.packages[index].trees) {
            nodes += p_.trees[tree]->nodes().size();
            for (const Node& node : p_.trees[tree]->nodes()) ++counts[static_cast<std::size_t>(node.kind)];
        }
    const auto of = [&](std::initializer_list<NodeKind> kinds) {
        std::size_t sum = 0;
        for (const NodeKind kind : kinds) sum += counts[static_cast<std::size_t>(kind)];
        return sum;
    };
    const std::size_t reactions =
        of({NodeKind::when, NodeKind::modify, NodeKind::forbid, NodeKind::allow, NodeKind::silence,
            NodeKind::share, NodeKind::accept, NodeKind::whenever, NodeKind::head_when});
    // Measured on cards: a typed node for every two nodes of the tree.
    p_.hir.reserve(nodes / 2 + 1024);
    p_.hir_children.reserve(nodes / 2 + 1024);
    p_.nouns.reserve(of({NodeKind::counted, NodeKind::np, NodeKind::count_of, NodeKind::total_of,
                         NodeKind::per, NodeKind::noun, NodeKind::param}));
    p_.things.reserve(of({NodeKind::thing, NodeKind::inner}));
    p_.reactions.reserve(reactions);
    p_.abilities.reserve(reactions + of({NodeKind::ability, NodeKind::head_action}));
    p_.patterns.reserve(of({NodeKind::pattern}));
}

std::string_view Checker::unquoted(std::string_view text) {
    if (text.size() >= 2 && text.front() == '"') text.remove_prefix(1);
    if (!text.empty() && text.back() == '"') text.remove_suffix(1);
    return text;
}

std::int32_t Checker::integer(NodeId node) const {
    const std::string_view digits = tree_->text(node);
    std::int32_t value = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    // The lexer told already when it does not fit.
    return read.ec == std::errc() ? value : 999'999'999;
}

HirId Checker::make(Op op, NodeId node, Type type, std::span<const HirId> children, std::uint32_t a) {
    Hir hir;
    hir.op = op;
    hir.type = type;
    hir.a = a;
    hir.node = node;
    hir.tree = tree_index_;
    hir.first = static_cast<std::uint32_t>(p_.hir_children.size());
    hir.count = static_cast<std::uint32_t>(children.size());
    p_.hir_children.insert(p_.hir_children.end(), children.begin(), children.end());
    p_.hir.push_back(hir);
    return static_cast<HirId>(p_.hir.size() - 1);
}

std::uint32_t Checker::add_local(NameId name, Type type, NodeId node) {
    if (name != no_name && name == result_name_) {
        result_named_ = true;
        locals_.push_back({name, type, result_slot_});
        return result_slot_;
    }
    const std::uint32_t slot = new_slot();
    if (name == no_name) return slot;
    if (const Local* known = find_local(name); known != nullptr && node != no_node) {
        auto& told =
            tell(Code::name_in_use, node, fmt::format("`{}` already names something here", text(name)));
        told.help = "a name is never given twice; choose another one";
    }
    locals_.push_back({name, type, slot});
    return slot;
}

const Checker::Local* Checker::find_local(NameId name) const {
    for (std::size_t i = locals_.size(); i-- > locals_base_;)
        if (locals_[i].name == name) return &locals_[i];
    return nullptr;
}

Checker::Memory Checker::memory() const {
    return {head_locals_, has_you_, define_state_, rule_labels_, renamed_, package_of_tree_, ambiguous_};
}

void Checker::run_on_top(std::span<const std::uint32_t> trees, const Memory& memory) {
    head_locals_ = memory.head_locals;
    has_you_ = memory.has_you;
    define_state_ = memory.define_state;
    rule_labels_ = memory.rule_labels;
    renamed_ = memory.renamed;
    package_of_tree_ = memory.package_of_tree;
    ambiguous_ = memory.ambiguous;
    intern_words();
    for (std::size_t i = p_.trees.size(); i < world_.trees.size(); ++i) p_.trees.push_back(&world_.trees[i]);
    first_ = {VerbId(static_cast<std::uint32_t>(p_.verbs.size())),
              ThingId(static_cast<std::uint32_t>(p_.things.size()))};
    package_ = PackageId(static_cast<std::uint32_t>(p_.packages.size() - 1));
    for (const std::uint32_t tree : trees) {
        look_at(tree);
        for (const NodeId node : tree_->children(tree_->root())) declare(node);
    }
    link_verbs();
    link_things();
    check_verbs();
    check_things();
}

Program check(const World& world, std::span<const std::size_t> packages, Diagnostics& diagnostics) {
    Program program;
    Checker(world, packages, program, diagnostics).run();
    check_emptiness(program, diagnostics);
    return program;
}

std::vector<std::vector<std::size_t>> programs_of(const World& world) {
    std::vector<char> needed(world.packages.size(), 0);
    for (const LoadedPackage& package : world.packages)
        if (package.asked_for)
            for (const auto& name : package.uses)
                if (const auto used = world.find(name)) needed[*used] = 1;
    std::vector<std::vector<std::size_t>> out;
    for (std::size_t i = 0; i < world.packages.size(); ++i) {
        if (!world.packages[i].asked_for || needed[i] != 0) continue;
        const std::size_t one[] = {i};
        std::vector<std::size_t> all = world.closure(one);
        // Without a package that is used, every name of it would be told to be unknown.
        if (std::none_of(all.begin(), all.end(),
                         [&](std::size_t index) { return world.packages[index].incomplete; }))
            out.push_back(std::move(all));
    }
    return out;
}

} // namespace cantrip
