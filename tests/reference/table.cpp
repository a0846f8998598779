#include "tests/reference/table.hpp"

#include <algorithm>

namespace cantrip::reference {

// ---- which things there are (S1.1 to S1.5)

Table::Table(const Program& program, const Setup& chosen)
    : p(program), setup(chosen), players(chosen.players), team(chosen.players) {
    const KindId kind = p.game.player != no_index ? p.game.player : p.player_kind;
    for (int i = 0; i < players; ++i) pieces.push_back({.kind = kind, .owner = i});
    pieces.push_back({});
    for (ThingId id(0); id < p.things.size(); ++id)
        if (p.things[id].parent == no_index && is_here(p.things[id])) add_copies(id);
    add_nameless();
    add_actions();
    sort_pieces();
    add_zones();
}

void Table::add_copies(ThingId id) {
    const Thing& thing = p.things[id];
    int copies = thing.number;
    bool each = false;
    if (thing.copies != no_hir) {
        copies = number(thing.copies);
        each = per_player(thing.copies, no_index);
    } else if (const Kind* kind = says_copies(thing.kind)) {
        copies = number(kind->copies);
        each = per_player(kind->copies, kind->copies_per);
    }
    for (int owner = each ? 0 : none; owner < (each ? players : 0); ++owner)
        for (int i = 0; i < std::min(copies, 1000); ++i) add_one(id, owner, none);
}

void Table::add_one(ThingId id, int owner, int parent) {
    const int made = count();
    pieces.push_back({.kind = p.things[id].kind, .thing = id, .owner = owner, .parent = parent});
    for (const ThingId inner : p.things[id].inner)
        for (int i = 0; i < p.things[inner].number; ++i) add_one(inner, owner, made);
}

// Pieces of kinds of which nothing is declared and that no kind inherits from.
void Table::add_nameless() {
    for (KindId id(0); id < p.kinds.size(); ++id) {
        const bool declared = std::any_of(p.things.begin(), p.things.end(),
                                          [&](const Thing& thing) { return p.is_a(thing.kind, id); });
        const bool inherited = std::any_of(p.kinds.begin(), p.kinds.end(), [&](const Kind& kind) {
            return std::any_of(kind.parents.begin(), kind.parents.end(),
                               [&](KindId parent) { return p.is_a(parent, id); });
        });
        const Kind* said = says_copies(id);
        if (declared || inherited || said == nullptr) continue;
        const bool each = per_player(said->copies, said->copies_per);
        for (int owner = each ? 0 : none; owner < (each ? players : 0); ++owner)
            for (int i = 0; i < std::min(number(said->copies), 1000); ++i)
                pieces.push_back({.kind = id, .owner = owner});
    }
}

void Table::add_actions() {
    const int things = count();
    for (AbilityId id(0); id < p.abilities.size(); ++id) {
        const Ability& ability = p.abilities[id];
        const bool shape = std::any_of(p.headings.begin(), p.headings.end(),
                                       [&](const Heading& heading) { return heading.action == id; });
        if (ability.form != Ability::Form::action || shape) continue;
        if (ability.thing != no_index && !is_here(p.things[ability.thing])) continue;
        if (ability.rule != no_index) pieces.push_back({.kind = p.action_kind, .action = id});
        for (int host = 0; host < things && ability.rule == no_index; ++host)
            if (ability.thing != no_index ? is_copy(host, ability.thing) : is_a(host, ability.kind))
                pieces.push_back({.kind = p.action_kind, .action = id, .host = host});
    }
}

void Table::add_zones() {
    for (ZoneId id(0); id < p.zones.size(); ++id) {
        if (p.zones[id].owner == no_index)
            zones.push_back({.zone = id});
        else
            for (const int owner : of_kind(p.zones[id].owner)) zones.push_back({.zone = id, .owner = owner});
    }
    for (Place& place : zones)
        if (const ZoneId parent = p.zones[place.zone].parent; parent != no_index)
            place.parent = zone_for(parent, place.owner);
}

const Kind* Table::says_copies(KindId kind) const {
    for (const KindId above : p.kinds[kind].ancestors)
        if (p.kinds[above].copies != no_hir) return &p.kinds[above];
    return nullptr;
}

bool Table::per_player(HirId id, KindId per) const {
    if (per != no_index || p.at(id).op == Op::per) return true;
    const auto parts = p.children(id);
    return p.at(id).op == Op::multiply &&
           std::any_of(parts.begin(), parts.end(), [&](HirId part) { return p.at(part).op == Op::per; });
}

// How many copies there are depends on nothing but the number of players (S1.3).
int Table::number(HirId id) const {
    const Hir& h = p.at(id);
    switch (h.op) {
    case Op::number: return static_cast<int>(h.a);
    case Op::count: {
        const KindId kind = p.noun(p.child(id, 0)).kind;
        return kind == p.game.player || kind == p.player_kind ? players : 1;
    }
    case Op::multiply: return number(p.child(id, 0)) * number(p.child(id, 1));
    case Op::add: return number(p.child(id, 0)) + number(p.child(id, 1));
    case Op::subtract: return number(p.child(id, 0)) - number(p.child(id, 1));
    case Op::match_value: {
        const int value = number(p.child(id, 0));
        for (const HirId arm : p.children(id).subspan(1))
            for (const HirId test : p.children(arm).first(p.children(arm).size() - 1)) {
                const Hir& t = p.at(test);
                if (t.op == Op::case_else ||
                    (t.op == Op::case_range && value >= static_cast<int>(t.a) &&
                     value <= static_cast<int>(t.b)) ||
                    (t.op == Op::case_value && number(p.child(test, 0)) == value))
                    return number(p.children(arm).back());
            }
        return 0;
    }
    default: return 1;
    }
}

// ---- facts about them

bool Table::same_card(int a, int b) const {
    const Piece &x = piece(a), &y = piece(b);
    return x.thing == y.thing && x.kind == y.kind;
}

void Table::sort_pieces() {
    by_kind_.resize(p.kinds.size());
    by_card_.resize(p.things.size());
    for (int i = 0; i < count(); ++i) {
        if (piece(i).action != no_index) actions_.push_back(i);
        if (piece(i).thing != no_index) by_card_[piece(i).thing].push_back(i);
        for (KindId kind(0); kind < p.kinds.size(); ++kind)
            if (is_a(i, kind)) by_kind_[kind].push_back(i);
    }
}

int Table::zone(ZoneId id, int owner) const {
    for (std::size_t i = 0; i < zones.size(); ++i)
        if (zones[i].zone == id && zones[i].owner == owner) return count() + static_cast<int>(i);
    return none;
}

int Table::zone_for(ZoneId id, int owner) const {
    const int own = zone(id, owner);
    return own != none ? own : zone(id, none);
}

// The zones that lie in a container: those of a thing, and those that are parts of a zone.
std::vector<int> Table::zones_of(int container) const {
    std::vector<int> found;
    for (std::size_t i = 0; i < zones.size(); ++i)
        if ((zones[i].parent != none ? zones[i].parent : zones[i].owner) == container)
            found.push_back(count() + static_cast<int>(i));
    return found;
}

bool Table::counts(int holder, UnitId unit) const {
    if (holder == team) return true;
    const auto& kinds = p.units[unit].holders;
    if (kinds.empty()) return is_a(holder, p.player_kind);
    return std::any_of(kinds.begin(), kinds.end(), [&](KindId kind) { return is_a(holder, kind); });
}

bool Table::has_state(int thing, FieldId field) const {
    return p.fields[field].state && is_a(thing, p.fields[field].kind);
}

// What only the group has, each player uses as well (S1.9).
bool Table::is_shared(int holder, UnitId unit) const {
    const auto& kinds = p.units[unit].holders;
    return is_player(holder) && !counts(holder, unit) &&
           std::find(kinds.begin(), kinds.end(), p.team_kind) != kinds.end();
}

// ---- where they lie

int Table::around(const Board& b, int container) const {
    if (is_thing(container)) return b.place[static_cast<std::size_t>(container)];
    return zone_at(container).owner;
}

int Table::owner_of(const Board& b, int thing) const {
    for (int at = thing; at != none; at = around(b, at))
        if (is_thing(at) && b.owner[static_cast<std::size_t>(at)] != none)
            return b.owner[static_cast<std::size_t>(at)];
    return none;
}

int Table::holder_of(const Board& b, int thing) const {
    for (int at = around(b, thing); at != none; at = around(b, at))
        if (!is_thing(at)) return zone_at(at).owner;
    return piece(thing).host != none ? holder_of(b, piece(thing).host) : none;
}

int Table::parent_of(const Board& b, int thing, KindId kind) const {
    for (int at = thing; at != none;) {
        int next = around(b, at);
        if (next == none && is_thing(at)) next = piece(at).host != none ? piece(at).host : piece(at).parent;
        at = next;
        if (at != none && is_a(at, kind)) return at;
    }
    return none;
}

bool Table::is_in(const Board& b, int thing, int place) const {
    for (int at = around(b, thing); at != none; at = around(b, at)) {
        if (at == place) return true;
        if (is_thing(at)) continue;
        for (int zone = zone_at(at).parent; zone != none; zone = zone_at(zone).parent)
            if (zone == place) return true;
    }
    return false;
}

bool Table::is_aside(const Board& b, int thing) const {
    for (int at = around(b, thing); at != none; at = around(b, at))
        if (!is_thing(at) && p.zones[zone_at(at).zone].aside) return true;
    return false;
}

bool Table::lies_in_zone(const Board& b, int thing, ZoneId wanted) const {
    for (int at = around(b, thing); at != none; at = around(b, at))
        for (int zone = is_thing(at) ? none : at; zone != none; zone = zone_at(zone).parent)
            if (zone_at(zone).zone == wanted) return true;
    return false;
}

std::vector<int> Table::walk(const Board& b, int place, KindId kind) const {
    std::vector<int> found;
    walk_into(b, place, kind, found);
    return found;
}

void Table::walk_into(const Board& b, int place, KindId kind, std::vector<int>& out) const {
    for (const int thing : b.inside[static_cast<std::size_t>(place)]) {
        if (is_a(thing, kind)) out.push_back(thing);
        walk_into(b, thing, kind, out);
    }
    for (const int zone : zones_of(place)) walk_into(b, zone, kind, out);
}

int Table::counter(const Board& b, int holder, UnitId unit) const {
    if (!is_thing(holder)) return 0;
    return b.counts[static_cast<std::size_t>(is_shared(holder, unit) ? team : holder)][unit];
}

} // namespace cantrip::reference
