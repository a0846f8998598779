// `2 mana -> gain 1 mana`: a trade that nobody in their senses makes.

#include <algorithm>

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/play/bundles.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {
namespace {

bool gains_nothing(const Program& p, const Bundle& bundle) {
    return std::all_of(bundle.wares.begin(), bundle.wares.end(), [&](const auto& one) {
        // Less of a track may be what one wants.
        return one.second <= 0 && (one.first.first || !p.units[one.first.second].track);
    });
}

}  // namespace

void losing_trade(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    for (const Body& body : subject.bodies) {
        if (body.of == Body::Of::scenario) continue;
        for (const HirId root : body.roots) {
            walk(p, root, [&](HirId id) {
                if (p.at(id).op != Op::arrow) return;
                const auto outcomes = outcomes_of_effect(p, id);
                if (!outcomes || outcomes->empty() || !std::all_of(outcomes->begin(), outcomes->end(), [&](const Bundle& b) { return gains_nothing(p, b); })) return;
                Diagnostic& finding = findings.add(p.span(id), fmt::format("whoever does this only loses: {}", describe(p, outcomes->front())));
                finding.help = "give more than it costs, or let it do something else as well";
            });
        }
    }
}

}  // namespace cantrip::lint
