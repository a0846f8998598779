// A condition on what a card cannot see: whether the effect happens tells everybody.

#include "tools/lint/play/hidden.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void hidden_leak(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    each_node_of_things(subject, [&](const Body&, HirId id) {
        const Op op = p.at(id).op;
        if (op != Op::exists && op != Op::has && op != Op::count && op != Op::every) return;
        for (const HirId kid : p.children(id)) {
            if (p.at(kid).op != Op::np) continue;
            const ZoneId zone = unseen_zone(p, kid);
            if (zone == no_index || !asks_for_faces(p, kid, zone)) continue;
            Diagnostic& finding =
                findings.add(p.span(id), fmt::format("the answer tells what lies hidden in `{}`",
                                                     p.names.text(p.zones[zone].name)));
            finding.labels.push_back(
                {subject.name_span(p.zones[zone]),
                 p.zones[zone].seen == Zone::Seen::nobody ? "seen by nobody" : "seen by its owner only"});
            finding.help = "ask only how many there are, or `reveal` them first";
        }
    });
}

} // namespace cantrip::lint
