// Two cards that print the same values and do the same under two names.

#include <algorithm>
#include <unordered_map>

#include "lang/support/hash.hpp"
#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

void put(hash::Fingerprint& out, std::initializer_list<std::uint64_t> numbers) {
    for (const std::uint64_t number : numbers) out.put(number);
}

void put_value(const Program& program, HirId root, hash::Fingerprint& out) {
    walk(program, root, [&](HirId id) {
        const Hir& hir = program.at(id);
        put(out, {static_cast<std::uint64_t>(hir.op), static_cast<std::uint64_t>(hir.flags & flag::negated),
                  hir.aux, hir.count});
        if (hir.op == Op::np) {
            const Noun& noun = program.noun(id);
            put(out, {static_cast<std::uint64_t>(noun.of), static_cast<std::uint64_t>(noun.det),
                      noun.modifiers, noun.index});
        } else if (hir.op == Op::text) {
            out.put(program.trees[hir.tree]->text(hir.node));
        } else {
            put(out, {hir.a});
        }
    });
}

// Everything that is printed but the name.
hash::Fingerprint print_of(const Subject& subject, const Thing& card) {
    const Program& program = subject.program;
    hash::Fingerprint out;
    put(out, {card.package, card.kind});
    std::vector<Value> values = card.values;
    std::sort(values.begin(), values.end(), [](const Value& a, const Value& b) { return a.field < b.field; });
    for (const Value& value : values) {
        put(out, {value.field});
        put_value(program, value.value, out);
    }
    std::vector<TraitId> traits = card.traits;
    std::sort(traits.begin(), traits.end());
    for (const TraitId trait : traits) put(out, {trait});
    for (const AbilityId ability : card.abilities) {
        put(out, {program.abilities[ability].face});
        out.put(subject.meanings[ability]);
    }
    return out;
}

} // namespace

void equal_cards(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    std::unordered_map<hash::Fingerprint, ThingId, hash::OfFingerprint> first;
    for (const ThingId id : subject.cards) {
        const Thing& card = program.things[id];
        // Pieces without a rule of their own may be alike, and what is not known cannot be compared.
        if (card.abilities.empty() || !card.inner.empty() || !card.unknown.empty()) continue;
        const auto [at, fresh] = first.emplace(print_of(subject, card), id);
        if (fresh) continue;
        const Thing& other = program.things[at->second];
        Diagnostic& told =
            findings.add(subject.name_span(card), fmt::format("`{}` is `{}` under another name",
                                                              program.name_of(card), program.name_of(other)));
        told.labels.push_back({subject.name_span(other), "the other one"});
        told.help = "change one of them; several copies of one card are written once, with `copies`";
    }
}

} // namespace cantrip::lint
