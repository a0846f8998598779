#include "tools/mutants/other_name.hpp"

namespace cantrip::mutants {
namespace {

// The next after `index`, going round, that is `like` it.
template <class Vector, class Like>
std::string_view next_like(const Program& program, const Vector& all, std::uint32_t index, Like like) {
    for (std::size_t step = 1; step < all.size(); ++step) {
        const auto& other = all[(index + step) % all.size()];
        if (other.name != no_name && other.name != all[index].name && like(all[index], other))
            return program.name_of(other);
    }
    return {};
}

KindId first_parent(const Kind& kind) {
    return kind.parents.empty() ? KindId(no_index) : kind.parents.front();
}

} // namespace

std::string_view other_name(const Program& program, std::string_view name) {
    const NameId id = program.names.find(name);
    if (id == no_name) return {};
    const Symbol symbol = program.symbol(id);
    switch (symbol.kind) {
    case SymbolKind::unit:
        return next_like(program, program.units, symbol.index, [](const Unit& a, const Unit& b) {
            return a.track == b.track && a.holders == b.holders && a.package == b.package;
        });
    case SymbolKind::kind:
        return next_like(program, program.kinds, symbol.index, [](const Kind& a, const Kind& b) {
            return a.package == b.package && first_parent(a) == first_parent(b);
        });
    case SymbolKind::zone:
        return next_like(program, program.zones, symbol.index, [](const Zone& a, const Zone& b) {
            return a.owner == b.owner && a.package == b.package && (a.holds.empty() || a.holds == b.holds);
        });
    case SymbolKind::trait:
        return next_like(program, program.traits, symbol.index,
                         [](const Trait& a, const Trait& b) { return a.kind == b.kind; });
    case SymbolKind::names_value:
        return next_like(program, program.names_values, symbol.index,
                         [](const NamesValue& a, const NamesValue& b) { return a.list == b.list; });
    case SymbolKind::thing:
        return next_like(program, program.things, symbol.index, [](const Thing& a, const Thing& b) {
            return a.kind == b.kind && b.scenario == no_index;
        });
    default: return {};
    }
}

} // namespace cantrip::mutants
