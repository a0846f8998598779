// One card with one ability twice.

#include <map>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void duplicate_ability(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    for (ThingId id(0); id < program.things.size(); ++id) {
        const Thing& thing = program.things[id];
        if (thing.abilities.size() < 2 || !subject.is_asked(thing.tree)) continue;
        std::map<std::pair<std::uint32_t, std::string_view>, AbilityId> first;
        for (const AbilityId one : thing.abilities) {
            const Ability& ability = program.abilities[one];
            const auto [at, fresh] = first.emplace(std::pair(ability.face, subject.meanings[one]), one);
            if (fresh) continue;
            const Ability& other = program.abilities[at->second];
            Diagnostic& told =
                findings.add(subject.span(ability.tree, ability.node), "this card has this ability already");
            told.labels.push_back({subject.span(other.tree, other.node), "here"});
            told.help = "remove one; if it should count double, say so with its amount";
        }
    }
}

} // namespace cantrip::lint
