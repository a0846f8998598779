// `2 mana -> gain 1 mana`: a trade that nobody in their senses makes.

#include <algorithm>

#include "tools/lint/play/bundles.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

bool gains_nothing(const Program& p, const Bundle& bundle) {
    return std::all_of(bundle.wares.begin(), bundle.wares.end(), [&](const auto& one) {
        // Less of a track may be what one wants.
        return one.second <= 0 && (one.first.first || !p.units[one.first.second].track);
    });
}

// `2 mana -> lose 1 distress`: what goes right of the arrow is what one wants to be rid of.
bool loses_on_purpose(const Program& p, HirId effect) {
    const auto outcomes = outcomes_of_effect(p, effect);
    return outcomes && std::any_of(outcomes->begin(), outcomes->end(), [](const Bundle& bundle) {
               return std::any_of(bundle.wares.begin(), bundle.wares.end(),
                                  [](const auto& one) { return one.second < 0; });
           });
}

} // namespace

void losing_trade(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    each_node(subject, {Op::arrow}, [&](HirId id) {
        if (loses_on_purpose(p, p.child(id, 1))) return;
        const auto outcomes = outcomes_of_effect(p, id);
        if (!outcomes || outcomes->empty() ||
            !std::all_of(outcomes->begin(), outcomes->end(),
                         [&](const Bundle& b) { return gains_nothing(p, b); }))
            return;
        Diagnostic& finding = findings.add(
            p.span(id), fmt::format("whoever does this only loses: {}", describe(p, outcomes->front())));
        finding.help = "give more than it costs, or let it do something else as well";
    });
}

} // namespace cantrip::lint
