// `when round_end … once per round`: a limit that can never be reached.

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {

void needless_limit(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    for (AbilityId id(0); id < p.abilities.size(); ++id) {
        const Ability& ability = p.abilities[id];
        const ReactionId r = flow::reaction_of(p, ability);
        const Tail& tail = ability.reaction != no_index ? p.reactions[ability.reaction].tail : ability.tail;
        if (tail.once_per == no_index) continue;
        const bool by_heading =
            ability.heading != no_index && p.headings[ability.heading].action != no_index &&
            p.headings[ability.heading].action != id &&
            p.abilities[p.headings[ability.heading].action].tail.once_per == tail.once_per;
        const bool by_event = r != no_index && p.reactions[r].form == ReactionForm::when &&
                              p.reactions[r].pattern != no_index &&
                              p.patterns[p.reactions[r].pattern].verb == tail.once_per;
        if (!by_heading && !by_event) continue;
        const std::string_view scope = p.names.text(p.verbs[tail.once_per].name);
        Diagnostic& finding = findings.add(subject.span(ability.tree, ability.node),
                                           fmt::format("`once per {}` says nothing here", scope));
        finding.notes.push_back(by_event ? fmt::format("the end of a {} comes once in each {}", scope, scope)
                                         : fmt::format("its heading says `once per {}` already", scope));
        finding.help = "leave it out, or mean a longer time";
    }
}

} // namespace cantrip::lint
