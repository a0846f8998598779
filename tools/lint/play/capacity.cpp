#include "tools/lint/play/capacity.hpp"

namespace cantrip::lint {
namespace {

// Copies of all things of a kind; unlimited when some number is decided by the game.
std::int64_t copies_of(const Program& p, KindId kind) {
    std::int64_t total = 0;
    for (const Thing& thing : p.things) {
        if (thing.scenario != no_index || thing.kind == no_index || !p.is_a(thing.kind, kind)) continue;
        const HirId copies = thing.copies != no_hir ? thing.copies : p.kinds[thing.kind].copies;
        if (copies == no_hir) total += thing.number;
        else if (p.at(copies).op == Op::number) total += static_cast<std::int32_t>(p.at(copies).a);
        else return unlimited;
    }
    for (KindId id = 0; id < p.kinds.size(); ++id)
        if (p.is_a(id, kind) && (p.kinds[id].copies_per != no_index || p.kinds[id].copies != no_hir)) return unlimited;
    return total == 0 ? unlimited : total;  // the cards may be in a set that is not here
}

}  // namespace

std::int64_t most_to_pay(const Program& p, flow::Ware ware) {
    if (ware.index == no_index) return unlimited;
    if (ware.thing) return copies_of(p, ware.index);
    const Unit& unit = p.units[ware.index];
    if (unit.supply >= 0) return unit.supply;
    if (unit.high == 0x7fffffff) return unlimited;
    return static_cast<std::int64_t>(unit.high) - unit.low;
}

bool never_possible(const Program& p, const flow::Deed& deed) {
    if ((deed.how & flow::when::price) == 0 || deed.what == flow::Deed::What::call) return false;
    return deed.amount > 0 && deed.amount > most_to_pay(p, deed.ware);
}

}  // namespace cantrip::lint
