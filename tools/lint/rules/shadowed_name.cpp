// `let mana = 2` where mana is a unit: from here on the word means something else.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

// The name that a `let` or an `as` gives; no_node when it gives none.
NodeId given_name(const Tree& tree, const Hir& hir) {
    if (hir.op == Op::let) return tree.first_child(hir.node);
    const NodeId as = tree.child(hir.node, NodeKind::bound_as);
    return as == no_node ? no_node : tree.first_child(as);
}

// `let card = top card of deck`: a card called card, as parameters are.
bool is_named_after_its_kind(const Program& program, const Hir& hir, Symbol hidden) {
    if (hidden.kind != SymbolKind::kind || hir.count == 0) return false;
    const Type type = hir.op == Op::call ? program.verbs[hir.a].gives_type
                                         : program.at(program.hir_children[hir.first]).type;
    return (type.is(TypeTag::thing) || type.is(TypeTag::list)) &&
           program.is_a(KindId(type.index), KindId(hidden.index));
}

std::string_view describe(SymbolKind kind) {
    switch (kind) {
    case SymbolKind::unit: return "a unit";
    case SymbolKind::zone: return "a zone";
    case SymbolKind::kind: return "a kind";
    case SymbolKind::define: return "a number of the rules";
    case SymbolKind::thing: return "a card or another thing";
    case SymbolKind::global: return "a state of the game";
    case SymbolKind::trait: return "a trait";
    default: return "something declared";
    }
}

} // namespace

void shadowed_name(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    each_node(subject, {Op::let, Op::call, Op::subject}, [&](HirId id) {
        const Hir& hir = program.at(id);
        const Tree& tree = subject.tree(hir.tree);
        const NodeId word = given_name(tree, hir);
        if (word == no_node) return;
        const NameId name = program.names.find(tree.text(word));
        if (name == no_name || name >= program.symbols.size() ||
            program.symbols[name].kind == SymbolKind::none)
            return;
        if (is_named_after_its_kind(program, hir, program.symbols[name])) return;
        // Verbs stand where no value can stand, so nobody takes the one for the other.
        if (program.symbols[name].kind == SymbolKind::verb || program.symbols[name].kind == SymbolKind::rule)
            return;
        Diagnostic& told =
            findings.add(tree.span(word), fmt::format("`{}` hides {} of the same name", tree.text(word),
                                                      describe(program.symbols[name].kind)));
        told.help = "choose a name that means nothing else";
    });
}

} // namespace cantrip::lint
