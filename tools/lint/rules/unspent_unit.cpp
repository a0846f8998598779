// A unit that is given out and then never looked at again.

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/play/references.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {

void unspent_unit(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    const auto uses = uses_of_units(p, subject.flow);
    for (UnitId id(0); id < p.units.size(); ++id) {
        if (!uses[id].made || uses[id].spent || uses[id].read) continue;
        Diagnostic& finding = findings.add(
            subject.name_span(p.units[id]),
            fmt::format("`{}` is gained, but nothing ever asks for it", p.names.text(p.units[id].name)));
        finding.help = "give it a use: a price, a condition, a score";
    }
}

} // namespace cantrip::lint
