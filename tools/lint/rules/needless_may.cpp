// `may gain 1 mana`: a question whose answer is always yes.

#include <algorithm>

#include "tools/lint/play/bundles.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

// More of a token is never worse; more of a track may be.
bool only_gains(const Program& p, const Bundle& bundle) {
    return !bundle.wares.empty() &&
           std::all_of(bundle.wares.begin(), bundle.wares.end(), [&](const auto& one) {
               return one.second > 0 && (one.first.first || !p.units[one.first.second].track);
           });
}

} // namespace

void needless_may(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    // What happens instead of something takes that away: no is an answer there.
    std::vector<char> instead(p.hir.size(), 0);
    for (const Reaction& r : p.reactions)
        if (r.form == ReactionForm::instead && r.effect != no_hir) instead[r.effect] = 1;
    each_node(subject, {Op::may}, [&](HirId id) {
        if (instead[id] != 0) return;
        const auto outcomes = outcomes_of_effect(p, p.child(id, 0));
        if (!outcomes || !std::all_of(outcomes->begin(), outcomes->end(),
                                      [&](const Bundle& b) { return only_gains(p, b); }))
            return;
        Diagnostic& finding = findings.add(p.span(id), "nobody says no to this: it costs nothing");
        finding.help = "leave out `may`: the game asks one question less";
    });
}

} // namespace cantrip::lint
