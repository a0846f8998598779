#include "tools/lint/play/references.hpp"

namespace cantrip::lint {

std::vector<UnitUse> uses_of_units(const Program& p, const flow::Flow& flow) {
    std::vector<UnitUse> uses(p.units.size());
    std::vector<char> made_here(p.hir.size(), 0);
    for (const flow::Deed& deed : flow.deeds) {
        if (deed.ware.thing || deed.ware.index == no_index) continue;
        UnitUse& use = uses[deed.ware.index];
        if (deed.what == flow::Deed::What::gain) {
            use.made = true;
            made_here[deed.at] = 1;
        } else {
            use.spent = true;
        }
    }
    const auto named = [&](HirId id, UnitId unit) {
        if (unit < uses.size() && made_here[id] == 0) uses[unit].read = true;
    };
    for (HirId id(0); id < p.hir.size(); ++id) {
        const Hir& hir = p.hir[id];
        switch (hir.op) {
        case Op::assign:
            if (const Hir& target = p.at(p.child(id, 0)); target.op == Op::counter && target.a < uses.size())
                uses[target.a].made = true;
            break;
        case Op::unit:
        case Op::counter: named(id, UnitId(hir.a)); break;
        case Op::printed:
            if (hir.aux == 0) named(id, UnitId(hir.a));
            break;
        case Op::np: {
            const Noun& noun = p.noun(id);
            if (noun.of == NounOf::unit) named(id, UnitId(noun.index));
            if (noun.of == NounOf::group)
                for (const UnitId unit : p.groups[noun.index].units) named(id, unit);
            break;
        }
        default: break;
        }
    }
    for (UnitId id(0); id < p.units.size(); ++id) {
        const Unit& unit = p.units[id];
        if (unit.start > unit.low || unit.transient) uses[id].made = true;
    }
    return uses;
}

} // namespace cantrip::lint
