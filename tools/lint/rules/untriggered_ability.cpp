// A reaction to something that no rule and no card ever does.

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {
namespace {

std::vector<char> verbs_that_happen(const Subject& subject) {
    const Program& p = subject.program;
    std::vector<char> happens(p.verbs.size(), 0);
    bool paid = false, acted = false;
    for (const flow::Deed& deed : subject.flow.deeds) {
        if (deed.verb < happens.size()) happens[deed.verb] = 1;
        paid = paid || deed.what == flow::Deed::What::pay;
    }
    // Calls that stand where no effect is walked: in prices of allow, accept and the like.
    for (const Hir& hir : p.hir)
        if (hir.op == Op::call && hir.a < happens.size()) happens[hir.a] = 1;
    for (const Ability& ability : p.abilities) acted = acted || ability.form == Ability::Form::action;
    for (VerbId id(0); id < p.verbs.size(); ++id) {
        const Verb& verb = p.verbs[id];
        const std::string_view name = p.names.text(verb.name);
        if (verb.action || id == p.game.start ||
            (verb.native && ((name == "pay" && paid) || (name == "perform" && acted))))
            happens[id] = 1;
    }
    // Who listens to a verb hears all that are it.
    for (VerbId id(0); id < p.verbs.size(); ++id)
        if (happens[id] != 0)
            for (VerbId up = p.verbs[id].is; up != no_index && happens[up] == 0; up = p.verbs[up].is)
                happens[up] = 1;
    return happens;
}

// What stands under a heading without a head happens when something calls the heading.
void under_headings(const Subject& subject, const std::vector<char>& happens, Findings& findings) {
    const Program& p = subject.program;
    for (const Ability& ability : p.abilities) {
        if (ability.thing == no_index || ability.heading == no_index || !subject.is_asked(ability.tree))
            continue;
        const Heading& heading = p.headings[ability.heading];
        if (ability.form != Ability::Form::body || heading.verb == no_index || happens[heading.verb] != 0)
            continue;
        Diagnostic& finding =
            findings.add(subject.span(ability.tree, ability.node),
                         fmt::format("nothing ever does `{}`, so this never happens", p.name_of(heading)));
        finding.labels.push_back({subject.name_span(heading), "declared here, and called nowhere"});
        finding.help = "call the heading where the rules do it, or give it a head: `heading NAME: when …`";
    }
}

} // namespace

void untriggered_ability(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    const auto happens = verbs_that_happen(subject);
    for (const flow::Ear& ear : subject.flow.ears) {
        if (happens[ear.verb] != 0) continue;
        const Pattern& pattern = p.patterns[p.reactions[ear.reaction].pattern];
        Diagnostic& finding = findings.add(subject.span(pattern.tree, pattern.node),
                                           fmt::format("nothing ever does `{}`, so this never happens",
                                                       p.names.text(p.verbs[ear.verb].name)));
        finding.labels.push_back({subject.name_span(p.verbs[ear.verb]), "declared here, and called nowhere"});
        finding.help = "listen to what really happens, or call the verb where the rules do it";
    }
    under_headings(subject, happens, findings);
}

} // namespace cantrip::lint
