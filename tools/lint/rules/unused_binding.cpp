// A `let` or an `as` whose name nobody reads.

#include <unordered_set>

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {
namespace {

struct Binding {
    HirId at;
    std::uint32_t slot;
};

struct Slots {
    std::vector<Binding> bound;
    std::unordered_set<std::uint32_t> read;
};

Slots slots_of(const Subject& subject, const Body& body) {
    const Program& program = subject.program;
    Slots out;
    for (const HirId id : subject.nodes_of(body)) {
        const Hir& hir = program.at(id);
        if (hir.op == Op::local) out.read.insert(hir.a);
        if (hir.op == Op::let) out.bound.push_back({id, hir.a});
        if (hir.op == Op::call && hir.b != no_index) out.bound.push_back({id, hir.b});
        if (hir.op == Op::subject && hir.a != no_index) out.bound.push_back({id, hir.a});
    }
    if (body.of == Body::Of::verb) out.read.insert(program.verbs[body.index].gives_slot);
    return out;
}

void tell(const Subject& subject, Findings& findings, const Hir& hir) {
    const Tree& tree = subject.tree(hir.tree);
    const NodeId as = hir.op == Op::let ? no_node : tree.child(hir.node, NodeKind::bound_as);
    // A subject without `as` has a slot too, but no name to complain about.
    if (hir.op != Op::let && as == no_node) return;
    const NodeId word = tree.first_child(as == no_node ? hir.node : as);
    // The result of a verb may be given a name in any branch.
    Diagnostic& told = findings.add(tree.span(word), fmt::format("`{}` is never read", tree.text(word)));
    if (as == no_node) {
        told.help = "use it, or write what it stands for as a statement of its own if that has to happen";
        return;
    }
    told.help = "use the name, or leave out `as`";
    const Span at = tree.span(as);
    const std::uint32_t before = tree.tokens().list[tree[as].first - 1].end();
    findings.fix(told, fmt::format("remove `as {}`", tree.text(word)), {at.file, before, at.end}, "");
}

} // namespace

void unused_binding(const Subject& subject, Findings& findings) {
    for (const Body& body : subject.bodies) {
        if (body.of == Body::Of::scenario || !subject.is_asked(body.tree)) continue;
        const Slots slots = slots_of(subject, body);
        const bool gives = body.of == Body::Of::verb && subject.program.verbs[body.index].gives != no_name;
        for (const Binding& binding : slots.bound) {
            const Hir& hir = subject.program.at(binding.at);
            const Tree& tree = subject.tree(hir.tree);
            const bool result = gives && hir.op == Op::let &&
                                tree.text(tree.first_child(hir.node)) ==
                                    subject.program.names.text(subject.program.verbs[body.index].gives);
            if (!slots.read.contains(binding.slot) && !result) tell(subject, findings, hir);
        }
    }
}

} // namespace cantrip::lint
