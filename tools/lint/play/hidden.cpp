#include "tools/lint/play/hidden.hpp"

#include <algorithm>

namespace cantrip::lint {
namespace {

// `an opponent`, `another player`: surely not you.
bool is_somebody_else(const Program& p, HirId id) {
    if (p.at(id).op != Op::np) return false;
    const Noun& noun = p.noun(id);
    if (noun.det == Det::another || (noun.modifiers & mod::other) != 0) return true;
    const auto filters = p.children(id);
    return std::any_of(filters.begin(), filters.end(), [&](HirId filter) {
        return p.at(filter).op == Op::f_except && p.at(p.child(filter, 0)).op == Op::you;
    });
}

// A ritual in a hand of cards is more than a card.
bool is_only_some_of(const Program& p, const Noun& noun, const Zone& zone) {
    if (noun.of != NounOf::kind || noun.index == no_index) return false;
    if (zone.holds.empty()) return !p.is_a(p.card_kind, KindId(noun.index));
    return std::any_of(zone.holds.begin(), zone.holds.end(),
                       [&](KindId held) { return !p.is_a(held, KindId(noun.index)); });
}

} // namespace

ZoneId unseen_zone(const Program& p, HirId np) {
    for (const HirId filter : p.children(np)) {
        if (p.at(filter).op != Op::f_in || (p.at(filter).flags & flag::negated) != 0) continue;
        const HirId place = p.child(filter, 0);
        if (p.at(place).op != Op::zone) continue;
        const ZoneId id(p.at(place).a);
        if (p.zones[id].seen == Zone::Seen::nobody) return id;
        if (p.zones[id].seen == Zone::Seen::owner && !p.children(place).empty() &&
            is_somebody_else(p, p.child(place, 0)))
            return id;
    }
    return no_index;
}

bool asks_for_faces(const Program& p, HirId np, ZoneId zone) {
    const Noun& noun = p.noun(np);
    if (is_only_some_of(p, noun, p.zones[zone])) return true;
    if (noun.of == NounOf::thing || noun.of == NounOf::like ||
        (noun.modifiers & (mod::alike | mod::different)) != 0)
        return true;
    const auto filters = p.children(np);
    return std::any_of(filters.begin(), filters.end(), [&](HirId filter) {
        switch (p.at(filter).op) {
        case Op::f_field:
        case Op::f_where:
        case Op::f_trait:
        case Op::f_flag:
        case Op::f_kind:
        case Op::f_define:
        case Op::f_has:
        case Op::f_rank: return true;
        default: return false;
        }
    });
}

} // namespace cantrip::lint
