#include "tools/lint/play/capacity.hpp"

#include <algorithm>

namespace cantrip::lint {
namespace {

// Copies of one thing; unlimited when the number is decided by the game.
std::int64_t copies_of(const Program& p, const Thing& thing) {
    const HirId copies = thing.copies != no_hir ? thing.copies : p.kinds[thing.kind].copies;
    if (copies == no_hir) return thing.number;
    return p.at(copies).op == Op::number ? static_cast<std::int32_t>(p.at(copies).a) : unlimited;
}

} // namespace

Capacity::Capacity(const Program& program) : p_(program), copies_(program.kinds.size(), 0) {
    for (const Thing& thing : p_.things)
        if (thing.scenario == no_index && thing.kind != no_index) add(thing.kind, copies_of(p_, thing));
    for (KindId id(0); id < p_.kinds.size(); ++id)
        if (p_.kinds[id].copies_per != no_index || p_.kinds[id].copies != no_hir) add(id, unlimited);
}

void Capacity::add(KindId kind, std::int64_t copies) {
    for (const KindId up : p_.kinds[kind].ancestors) copies_[up] = std::min(unlimited, copies_[up] + copies);
}

std::int64_t Capacity::most_to_pay(flow::Ware ware) const {
    if (ware.index == no_index) return unlimited;
    // No thing at all: the cards may be in a set that is not here.
    if (ware.thing) return copies_[ware.index] == 0 ? unlimited : copies_[ware.index];
    const Unit& unit = p_.units[ware.index];
    if (unit.supply >= 0) return unit.supply;
    if (unit.high == 0x7fffffff) return unlimited;
    return static_cast<std::int64_t>(unit.high) - unit.low;
}

bool Capacity::never_possible(const flow::Deed& deed) const {
    if ((deed.how & flow::when::price) == 0 || deed.what == flow::Deed::What::call) return false;
    return deed.amount > 0 && deed.amount > most_to_pay(deed.ware);
}

} // namespace cantrip::lint
