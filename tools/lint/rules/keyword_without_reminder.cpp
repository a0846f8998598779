// A word of action that cards print and that nothing explains: no body says what happens, and nothing answers
// it.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void keyword_without_reminder(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    std::vector<HirId> printed(program.verbs.size(), no_hir);
    for (const Body& body : subject.bodies) {
        if (body.of != Body::Of::ability || program.abilities[body.index].thing == no_index) continue;
        for (const HirId id : subject.nodes_of(body)) {
            const Hir& hir = program.at(id);
            if (hir.op == Op::call && printed[hir.a] == no_hir) printed[hir.a] = id;
        }
    }
    for (VerbId id(0); id < program.verbs.size(); ++id) {
        const Verb& verb = program.verbs[id];
        if (printed[id] == no_hir || verb.native || verb.action || verb.heading || verb.body != no_hir ||
            verb.node == no_node)
            continue;
        // Who hears it says what it does; a verb that is another one is heard under that name too.
        bool heard = false;
        for (VerbId up = id; up != no_index && !heard; up = program.verbs[up].is)
            heard = !subject.flow.heard_by(up).empty();
        if (heard) continue;
        Diagnostic& told =
            findings.add(subject.name_span(verb),
                         fmt::format("cards say `{}`, and nothing says what that is", program.name_of(verb)));
        told.labels.push_back({program.span(printed[id]), "printed here"});
        told.help = "give it a body behind a colon, or write the rule that answers it";
    }
}

} // namespace cantrip::lint
