// Two cards of one kind that stand for the same inventory entry.

#include <unordered_map>

#include "lang/program/origin.hpp"
#include "lang/support/hash.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {

void source_claimed_twice(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    std::unordered_map<hash::Fingerprint, ThingId, hash::OfFingerprint> first;
    for (const ThingId id : subject.cards) {
        const Thing& card = program.things[id];
        // What stands for several entries shares them on purpose; one's own design is no entry.
        if (card.from.size() != 1 || is_own(card)) continue;
        hash::Fingerprint entry;
        entry.put(card.package);
        entry.put(card.kind);
        entry.put(card.from.front());
        const auto [at, fresh] = first.emplace(entry, id);
        if (fresh) continue;
        const Thing& other = program.things[at->second];
        Diagnostic& told =
            findings.add(subject.name_span(card), fmt::format("`{}` stands for an entry that `{}` stands for",
                                                              program.name_of(card), program.name_of(other)));
        told.labels.push_back({subject.name_span(other), fmt::format("from `{}` too", card.from.front())});
        told.help = "one entry is one card; copies are written once, with `copies`";
    }
}

} // namespace cantrip::lint
