// Maps: which fields are next to each other and how far it is. Distance is the length of the shortest way; walls and
// blocked fields are not passed.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

const Map* Exec::map_of(Word thing) const {
    for (const Map& map : p.maps)
        if (map.kind != no_index && t.is_a(thing, map.kind)) return &map;
    return nullptr;
}

// The field a thing stands on, itself when it is one.
Word Exec::field_around(const Word* w, Word thing) const {
    for (int depth = 0; thing != none && depth < 32; ++depth) {
        if (map_of(thing) != nullptr) return thing;
        const Word at = place_of(w, thing);
        if (at == none) return none;
        thing = t.is_thing(at) ? at : t.zones[static_cast<std::size_t>(at - t.thing_count())].owner;
    }
    return none;
}

namespace {
struct Cell {
    Word row = 0, column = 0;
    bool on_map = false;
};
}  // namespace

// On a grid: the place of a field from the row and column of its tile and its own place in it.
static Cell cell_of(const Exec& x, const Word* w, const Map& map, Word field, const std::function<Word(Word, std::string_view)>& number) {
    const Word tile = x.place_of(w, field);
    if (!x.t.is_thing(tile) || map.zone == no_index) return {};
    const Word board = x.t.zone(map.zone, none);
    if (board == none || x.place_of(w, tile) != board) return {};
    Word index = 0;
    for (Word other = w[x.t.first + tile]; other != none && other != field; other = w[x.t.next + other]) index += x.t.is_a(other, map.kind);
    return {number(tile, "row") * map.rows + index / map.columns, number(tile, "column") * map.columns + index % map.columns, true};
}

void Exec::neighbours(const Word* w, Word field, Words& found, Env& e) {
    const Map* map = map_of(field);
    if (map == nullptr) return;
    Env at = e;
    at.world = w;
    if (map->along != no_index) {
        const Word roads = field_of(field, map->along, at);
        read_list(roads, found);
        return;
    }
    const auto number = [&](Word thing, std::string_view name) -> Word {
        for (FieldId id = 0; id < p.fields.size(); ++id)
            if (p.names.text(p.fields[id].name) == name && t.is_a(thing, p.fields[id].kind)) return field_of(thing, id, at);
        return 0;
    };
    const Cell here = cell_of(*this, w, *map, field, number);
    if (!here.on_map) return;
    for (const Word other : t.of_kind[map->kind]) {
        if (other == field || (map->blocked != no_index && has_trait(other, map->blocked))) continue;
        const Cell there = cell_of(*this, w, *map, other, number);
        if (!there.on_map) continue;
        const Word rows = there.row - here.row, columns = there.column - here.column;
        if (std::abs(rows) + std::abs(columns) != 1) continue;
        if (map->walls != no_index && (walled(field, *map, rows, columns, at) || walled(other, *map, -rows, -columns, at))) continue;
        found.push_back(other);
    }
}

// Walls are written as the sides of a field, in the order north, east, south, west of their names list.
bool Exec::walled(Word field, const Map& map, Word rows, Word columns, Env& e) {
    Words sides;
    read_list(field_of(field, map.walls, e), sides);
    const Word side = rows < 0 ? 0 : columns > 0 ? 1 : rows > 0 ? 2 : 3;
    const Field& decl = p.fields[map.walls];
    for (const Word wall : sides)
        if (wall >= 0 && static_cast<std::size_t>(wall) < p.names_values.size() &&
            wall - static_cast<Word>(p.names_lists[p.names_values[static_cast<std::size_t>(wall)].list].first) == side)
            return true;
    return decl.name == no_name;
}

// -1 when there is no way. Without a map things are at distance 0 when they lie in the same place.
Word Exec::distance(const Word* w, Word from, Word to, Env& e) {
    const Word a = field_around(w, from), b = field_around(w, to);
    if (a == none || b == none) return spread(w, from, to, e);
    if (a == b) return 0;
    std::vector<Word> far(t.things.size(), -1);
    Words queue;
    queue.push_back(a);
    far[static_cast<std::size_t>(a)] = 0;
    for (std::size_t i = 0; i < queue.size(); ++i) {
        Words around;
        neighbours(w, queue[i], around, e);
        for (const Word next : around) {
            if (next < 0 || next >= t.thing_count() || far[static_cast<std::size_t>(next)] >= 0) continue;
            far[static_cast<std::size_t>(next)] = far[static_cast<std::size_t>(queue[i])] + 1;
            if (next == b) return far[static_cast<std::size_t>(b)];
            queue.push_back(next);
        }
    }
    return -1;
}

// A thing that stands nowhere is where its figures are: the distance to the nearest of what it owns.
Word Exec::spread(const Word* w, Word from, Word to, Env& e) {
    if (from == to) return 0;
    Word best = -1;
    for (const Word one : t.actions.empty() ? std::vector<Word>{} : t.of_kind[p.thing_kind]) {
        if (t.things[static_cast<std::size_t>(one)].action != no_index || one == from || one == to) continue;
        const bool ours = owner_state(w, one) == from && field_around(w, one) != none;
        const bool theirs = owner_state(w, one) == to && field_around(w, one) != none;
        if (!ours && !theirs) continue;
        const Word way = ours ? distance(w, one, to, e) : distance(w, from, one, e);
        if (way >= 0 && (best < 0 || way < best)) best = way;
    }
    return best;
}

Word Exec::owner_state(const Word* w, Word thing) const {
    for (FieldId id = 0; id < p.fields.size(); ++id)
        if (p.fields[id].state && p.names.text(p.fields[id].name) == "owner" && t.slot_of_field(thing, id) >= 0) return state_field(w, thing, id);
    return none;
}

}  // namespace cantrip::runtime
