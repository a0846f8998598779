// Abilities of a card in another order than the headings of its kind.

#include "tools/lint/rule_tools.hpp"

namespace cantrip::lint {
namespace {

// Where the heading stands among those of the kind, nearest kind last; no_index for abilities without one.
std::uint32_t rank(const Program& program, const Thing& thing, std::uint32_t heading) {
    std::uint32_t at = 0;
    const auto& ancestors = program.kinds[thing.kind].ancestors;
    for (auto kind = ancestors.rbegin(); kind != ancestors.rend(); ++kind)
        for (const std::uint32_t one : program.kinds[*kind].headings) {
            if (one == heading) return at;
            ++at;
        }
    return no_index;
}

} // namespace

void ability_out_of_order(const Subject& subject, Findings& findings) {
    const Program& program = subject.program;
    for (const Thing& thing : program.things) {
        if (thing.kind == no_index || thing.abilities.size() < 2 || !subject.is_asked(thing.tree)) continue;
        const Ability* last = nullptr;
        std::uint32_t last_rank = 0;
        for (const AbilityId id : thing.abilities) {
            const Ability& ability = program.abilities[id];
            // `action NAME` stands under a heading that every kind has.
            if (ability.heading == no_index || ability.name != no_name ||
                program.name_of(program.headings[ability.heading]) == "action")
                continue;
            const std::uint32_t here = rank(program, thing, ability.heading);
            const bool same_side = last != nullptr && last->face == ability.face;
            // Only headings of one kind have an order of their own.
            const bool comparable =
                same_side && program.headings[last->heading].kind == program.headings[ability.heading].kind;
            if (comparable && here != no_index && here < last_rank) {
                const auto name = [&](const Ability& one) {
                    return program.name_of(program.headings[one.heading]);
                };
                Diagnostic& told = findings.add(
                    subject.span(ability.tree, ability.node),
                    fmt::format("`{}` comes before `{}` on other cards", name(ability), name(*last)));
                told.labels.push_back(
                    {subject.name_span(program.headings[ability.heading]), "the kind has this order"});
                told.help = "put abilities in the order of the headings of their kind";
                break;
            }
            last = &ability;
            last_rank = here;
        }
    }
}

} // namespace cantrip::lint
