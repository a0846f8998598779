// A card without `from` in a set whose cards say where they come from.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void missing_source(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    // By file: one file may hold what is printed, another what is made up.
    std::vector<std::pair<std::size_t, std::size_t>> counts(program.trees.size());
    for (const ThingId id : subject.cards) {
        const Thing& card = program.things[id];
        ++(card.from.empty() ? counts[card.tree].second : counts[card.tree].first);
    }
    for (const ThingId id : subject.cards) {
        const Thing& card = program.things[id];
        const auto [with, without] = counts[card.tree];
        if (!card.from.empty() || with <= 2 * without) continue;
        Diagnostic& told =
            findings.add(subject.name_span(card),
                         fmt::format("`{}` does not say where it comes from", program.name_of(card)));
        told.notes.push_back(fmt::format("{} of this file do", counted(with, "other card")));
        told.help = "add `from KIND/ENTRY`";
    }
}

} // namespace cantrip::lint
