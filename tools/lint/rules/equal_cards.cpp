// Two cards that print the same values and do the same under two names.

#include <algorithm>
#include <map>

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

void write(const Program& program, HirId root, std::string& out) {
    walk(program, root, [&](HirId id) {
        const Hir& hir = program.at(id);
        out += fmt::format("{}.{}.{}", static_cast<int>(hir.op), hir.flags & flag::negated, hir.aux);
        if (hir.op == Op::np) {
            const Noun& noun = program.noun(id);
            out += fmt::format("({} {} {} {})", static_cast<int>(noun.of), static_cast<int>(noun.det), noun.modifiers, noun.index);
        } else if (hir.op == Op::text) {
            out += program.trees[hir.tree]->text(hir.node);
        } else {
            out += fmt::format(" {}", hir.a);
        }
        out += fmt::format("/{};", hir.count);
    });
}

// Everything that is printed but the name.
std::string print_of(const Subject& subject, const Thing& card) {
    const Program& program = subject.program;
    std::string out = fmt::format("{}|", card.kind);
    std::map<FieldId, HirId> values;
    for (const Value& value : card.values) values[value.field] = value.value;
    for (const auto& [field, value] : values) {
        out += fmt::format("{}=", field);
        write(program, value, out);
    }
    std::vector<TraitId> traits = card.traits;
    std::sort(traits.begin(), traits.end());
    for (const TraitId trait : traits) out += fmt::format("t{} ", trait);
    for (const AbilityId ability : card.abilities) out += fmt::format("|{} {}", program.abilities[ability].face, subject.meanings[ability]);
    return out;
}

} // namespace

void equal_cards(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    std::map<std::string, ThingId> first;
    for (const ThingId id : subject.cards) {
        const Thing& card = program.things[id];
        // Pieces without a rule of their own may be alike, and what is not known cannot be compared.
        if (card.abilities.empty() || !card.inner.empty() || !card.unknown.empty()) continue;
        const auto [at, fresh] = first.emplace(fmt::format("{}|{}", card.package, print_of(subject, card)), id);
        if (fresh) continue;
        const Thing& other = program.things[at->second];
        Diagnostic& told = findings.add(subject.name_span(card), fmt::format("`{}` is `{}` under another name", program.name_of(card), program.name_of(other)));
        told.labels.push_back({subject.name_span(other), "the other one"});
        told.help = "change one of them; several copies of one card are written once, with `copies`";
    }
}

} // namespace cantrip::lint
