// Two cards of one kind that print one name: at the table they cannot be told apart.

#include <unordered_map>

#include <fmt/format.h>

#include "lang/support/hash.hpp"
#include "tools/lint/findings.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {

void two_cards_one_name(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    std::unordered_map<hash::Fingerprint, ThingId, hash::OfFingerprint> first;
    for (const ThingId id : subject.cards) {
        const Thing& card = program.things[id];
        if (card.word.empty()) continue;
        hash::Fingerprint printed;
        printed.put(card.kind);
        printed.put(card.word);
        const auto [at, fresh] = first.emplace(printed, id);
        if (fresh) continue;
        const Thing& other = program.things[at->second];
        // Another printing of a set may keep the name.
        if (other.package != card.package) continue;
        Diagnostic& told = findings.add(subject.name_span(card),
                                        fmt::format("there is another {} called \"{}\"",
                                                    program.name_of(program.kinds[card.kind]), card.word));
        told.labels.push_back({subject.name_span(other), "the other one"});
        told.help = "give each its own name; for several copies of one card write `copies 2`";
    }
}

} // namespace cantrip::lint
