// A verb that is a part of the course of the game, where rules about states need a phase.

#include "tools/lint/group_verbs.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

// How many statements of a block let players act: turns, actions, windows.
std::size_t stretches(const Program& p, HirId body) {
    if (body == no_hir || p.at(body).op != Op::block) return 0;
    std::size_t found = 0;
    for (const HirId part : p.children(body))
        found += any_below(p, part, [&](HirId id) {
            const Hir& h = p.at(id);
            const bool call = h.op == Op::call && h.a < p.verbs.size();
            return h.op == Op::window || (call && (p.verbs[h.a].phase || h.a == p.core.perform));
        });
    return found;
}

} // namespace

void verb_for_phase(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    const bool watched = std::any_of(p.reactions.begin(), p.reactions.end(),
                                     [](const Reaction& r) { return r.form == ReactionForm::whenever; });
    if (!watched) return;
    const auto group = group_verbs(p);
    for (VerbId id(0); id < group.size(); ++id) {
        const Verb& verb = p.verbs[id];
        if (group[id] == 0 || verb.phase || verb.native || !subject.is_asked(verb.tree) ||
            stretches(p, verb.body) < 2)
            continue;
        findings
            .add(subject.name_span(verb),
                 fmt::format("`{}` is no phase: between its steps no `whenever` is looked at",
                             p.names.text(verb.name)))
            .help = fmt::format("write `phase {}` for a stretch of the game", p.names.text(verb.name));
    }
}

} // namespace cantrip::lint
