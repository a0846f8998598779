// An effect on things of a kind of which there is none in the whole game.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

// Kinds that have a thing, or copies made for each player.
std::vector<char> kinds_with_things(const Program& p) {
    std::vector<char> has(p.kinds.size(), 0);
    const auto mark = [&](KindId kind) {
        for (const KindId up : p.kinds[kind].ancestors) has[up] = 1;
    };
    for (const Thing& thing : p.things)
        if (thing.scenario == no_index && thing.kind != no_index) mark(thing.kind);
    for (KindId id(0); id < p.kinds.size(); ++id)
        if (p.kinds[id].copies != no_hir || p.kinds[id].copies_per != no_index) mark(id);
    for (const KindId core : {p.thing_kind, p.player_kind, p.card_kind, p.action_kind, p.team_kind})
        if (core != no_index) mark(core);
    return has;
}

} // namespace

void acts_on_nothing(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    const auto has = kinds_with_things(p);
    each_node_of_things(subject, [&](const Body&, HirId id) {
        if (p.at(id).op != Op::np || p.noun(id).of != NounOf::kind) return;
        const KindId kind(p.noun(id).index);
        if (kind == no_index || has[kind] != 0 || p.is_a(kind, p.player_kind) || p.is_a(kind, p.action_kind))
            return;
        Diagnostic& finding = findings.add(
            p.span(id), fmt::format("there is no `{}` in the whole game, so this never does anything",
                                    p.names.text(p.kinds[kind].name)));
        finding.labels.push_back(
            {subject.name_span(p.kinds[kind]), "declared here, and no thing of it exists"});
        finding.help = "make one, or mean another kind";
    });
}

} // namespace cantrip::lint
