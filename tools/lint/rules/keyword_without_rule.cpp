// A trait that cards carry and nothing asks for.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void keyword_without_rule(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    std::vector<std::size_t> carried(program.traits.size(), 0);
    std::vector<char> asked_for(program.traits.size(), 0);
    for (const Thing& thing : program.things)
        for (const TraitId trait : thing.traits) ++carried[trait];
    for (const Body& body : subject.bodies) {
        // A scenario shows what happens; it makes no rule.
        if (body.of == Body::Of::scenario) continue;
        for (const HirId id : subject.nodes_of(body)) {
            const Hir& hir = program.at(id);
            if ((hir.op == Op::is_trait || hir.op == Op::f_trait) && hir.a < asked_for.size())
                asked_for[hir.a] = 1;
        }
    }
    for (const Map& map : program.maps)
        if (map.blocked != no_index) asked_for[map.blocked] = 1;
    for (TraitId id(0); id < program.traits.size(); ++id) {
        if (carried[id] == 0 || asked_for[id] != 0) continue;
        Diagnostic& told =
            findings.add(subject.name_span(program.traits[id]),
                         fmt::format("`{}` stands on {} and no rule asks for it",
                                     program.name_of(program.traits[id]), counted(carried[id], "card")));
        told.help = "write the rule or the card that cares, or take the word off the cards";
    }
}

} // namespace cantrip::lint
