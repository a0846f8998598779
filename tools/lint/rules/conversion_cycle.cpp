// Free actions that together turn wares into more of the same.

#include <algorithm>

#include <fmt/format.h>

#include "tools/lint/findings.hpp"
#include "tools/lint/play/bundles.hpp"
#include "tools/lint/play/growth.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {
namespace {

struct Conversion {
    AbilityId ability = no_index;
    Bundle change;
};

bool is_fast(const Program& p, const Ability& ability) {
    return std::any_of(ability.adjectives.begin(), ability.adjectives.end(),
                       [&](TraitId id) { return p.names.text(p.traits[id].name) == "fast"; });
}

// As often as one likes: no limit, and no price beside wares. A heading may bring its own.
bool is_unlimited(const Ability& ability) {
    return ability.tail.once_per == no_index && ability.tail.beyond < 0 &&
           ability.tail.exclusive == no_index && ability.tail.if_ == no_hir && ability.tail.while_ == no_hir;
}

std::vector<Conversion> conversions_of(const Program& p, const Ability& ability, AbilityId id) {
    const Ability* frame = ability.heading == no_index || p.headings[ability.heading].action == no_index
                               ? nullptr
                               : &p.abilities[p.headings[ability.heading].action];
    const bool fast = is_fast(p, ability) || (frame != nullptr && is_fast(p, *frame));
    if (!fast || ability.effect == no_hir || !is_unlimited(ability) ||
        (frame != nullptr && !is_unlimited(*frame)))
        return {};
    std::optional<Outcomes> total = outcomes_of_effect(p, ability.effect);
    for (const HirId price : {ability.price, frame == nullptr ? no_hir : frame->price}) {
        if (price == no_hir || !total) continue;
        const auto paid = p.at(price).op >= Op::block ? std::nullopt : outcomes_of_value(p, price);
        if (!paid) return {};
        Outcomes with;
        for (const Bundle& gain : *total)
            for (const Bundle& loss : *paid) {
                with.push_back(gain);
                with.back().add(loss, -1);
            }
        total = std::move(with);
    }
    std::vector<Conversion> out;
    if (total)
        for (Bundle& change : *total)
            if (!change.wares.empty()) out.push_back({id, std::move(change)});
    return out;
}

std::vector<std::vector<std::int64_t>> table_of(const std::vector<Conversion>& conversions) {
    std::map<std::pair<bool, std::uint32_t>, std::size_t> row;
    for (const Conversion& one : conversions)
        for (const auto& [ware, amount] : one.change.wares) row.emplace(ware, row.size());
    std::vector<std::vector<std::int64_t>> columns;
    for (const Conversion& one : conversions) {
        columns.emplace_back(row.size(), 0);
        for (const auto& [ware, amount] : one.change.wares) columns.back()[row.at(ware)] = amount;
    }
    return columns;
}

} // namespace

void conversion_cycle(const Subject& subject, Findings& findings) {
    const Program& p = subject.program;
    std::vector<Conversion> conversions;
    for (AbilityId id(0); id < p.abilities.size(); ++id) {
        const Ability& ability = p.abilities[id];
        if (ability.form != Ability::Form::action ||
            (ability.thing != no_index && p.things[ability.thing].scenario != no_index))
            continue;
        for (Conversion& one : conversions_of(p, ability, id)) conversions.push_back(std::move(one));
    }
    // Each finding takes its last conversion away, so that another cycle of the set is found too.
    while (true) {
        const auto times = growing_mixture(table_of(conversions));
        if (times.empty()) return;
        Bundle total;
        std::size_t last = 0;
        std::string steps;
        for (std::size_t i = 0; i < times.size(); ++i) {
            if (times[i] == 0) continue;
            total.add(conversions[i].change, times[i]);
            last = i;
            const Declared& owner = flow::owner_of(p, p.abilities[conversions[i].ability]);
            steps += fmt::format("{}{} × `{}` ({})", steps.empty() ? "" : ", ", times[i],
                                 p.names.text(owner.name), describe(p, conversions[i].change));
        }
        const Ability& ability = p.abilities[conversions[last].ability];
        Diagnostic& finding =
            findings.add(subject.span(ability.tree, ability.node),
                         fmt::format("free actions grow without bound: {}", describe(p, total)));
        finding.notes.push_back("again and again: " + steps);
        finding.help = "raise a price, or limit one of them with `once per …`";
        conversions.erase(conversions.begin() + static_cast<std::ptrdiff_t>(last));
    }
}

} // namespace cantrip::lint
