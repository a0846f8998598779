// A unit that somebody must pay and nobody can get.

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/play/references.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {

void unproduced_unit(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    const auto uses = uses_of_units(p, subject.flow);
    for (UnitId id(0); id < p.units.size(); ++id) {
        if (uses[id].made || !uses[id].spent) continue;
        Diagnostic& finding = findings.add(
            subject.name_span(p.units[id]),
            fmt::format("`{}` is spent, but nothing ever gives any", p.names.text(p.units[id].name)));
        for (const flow::Deed& deed : subject.flow.deeds) {
            if (deed.ware != flow::Ware{false, id} || deed.at == no_hir) continue;
            finding.labels.push_back({p.span(deed.at), "spent here"});
            break;
        }
        finding.help = "let a rule or a card give it, or ask for something else";
    }
}

} // namespace cantrip::lint
