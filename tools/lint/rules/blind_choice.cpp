// A choice among things that the one who chooses cannot see.

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/play/hidden.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {
namespace {

// Somebody is asked which; `all`, `each`, `the first`, `random` and the like ask nobody.
bool is_asked(const Noun& noun) {
    if ((noun.modifiers & (mod::random | mod::first | mod::last)) != 0 || noun.of != NounOf::kind)
        return false;
    return noun.det == Det::a || noun.det == Det::another || noun.det == Det::count ||
           noun.det == Det::up_to || noun.det == Det::exactly || noun.det == Det::any_number;
}

// Only what `you` do yourself is looked at: for another player, what is hidden is another matter.
void look(const Subject& subject, Findings& findings, HirId id) {
    const Program& p = subject.program;
    const Hir& hir = p.at(id);
    if (hir.op == Op::subject && (hir.aux & subject::acts) != 0) return;
    if (hir.op == Op::call) {
        const auto kids = p.children(id);
        if (p.at(kids[0]).op != Op::missing_arg && p.at(kids[0]).op != Op::you) return;
        for (const HirId kid : kids.subspan(1)) {
            if (p.at(kid).op != Op::np || !is_asked(p.noun(kid))) continue;
            const ZoneId zone = unseen_zone(p, kid);
            if (zone == no_index) continue;
            Diagnostic& finding =
                findings.add(p.span(kid), fmt::format("you choose from `{}`, which you cannot see",
                                                      p.names.text(p.zones[zone].name)));
            finding.labels.push_back(
                {subject.name_span(p.zones[zone]),
                 p.zones[zone].seen == Zone::Seen::nobody ? "seen by nobody" : "seen by its owner only"});
            finding.help = "say `random 1 …`, take the first, or let its owner choose";
        }
        return;
    }
    if (hir.op < Op::block) return;
    for (const HirId kid : p.children(id)) look(subject, findings, kid);
}

} // namespace

void blind_choice(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    for (const Ability& ability : p.abilities) {
        if (ability.effect != no_hir) look(subject, findings, ability.effect);
        if (ability.reaction != no_index && p.reactions[ability.reaction].effect != no_hir &&
            p.reactions[ability.reaction].effect != ability.effect)
            look(subject, findings, p.reactions[ability.reaction].effect);
    }
}

} // namespace cantrip::lint
