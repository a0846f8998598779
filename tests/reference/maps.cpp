// Maps: which fields are next to each other and how far it is.

#include <algorithm>
#include <cstdlib>

#include "tests/reference/play.hpp"

namespace cantrip::reference {

std::optional<MapId> Play::map_of(int thing) const {
    for (MapId id(0); id < p.maps.size(); ++id)
        if (p.maps[id].kind != no_index && t.is_a(thing, p.maps[id].kind)) return id;
    return {};
}

// The field a thing stands on, itself when it is one.
int Play::field_around(const Board& at, int thing) const {
    for (int here = thing; here != none; here = t.around(at, here))
        if (map_of(here)) return here;
    return none;
}

int Play::named_number(int thing, std::string_view name, View& v) {
    for (FieldId id(0); id < p.fields.size(); ++id)
        if (t.is_a(thing, p.fields[id].kind) && p.name_of(p.fields[id]) == name)
            return field_of(thing, id, v).n;
    return 0;
}

// Walls are the sides of a field, in the order north, east, south, west of their list.
bool Play::walled(int field, const Map& map, int rows, int columns, View& v) {
    if (map.walls == no_index) return false;
    const int side = rows < 0 ? 0 : columns > 0 ? 1 : rows > 0 ? 2 : 3;
    const Things walls = field_of(field, map.walls, v).list;
    return std::any_of(walls.begin(), walls.end(), [&](int wall) {
        if (wall < 0 || static_cast<std::size_t>(wall) >= p.names_values.size()) return false;
        return wall - static_cast<int>(
                          p.names_lists[p.names_values[static_cast<std::size_t>(wall)].list].first) ==
               side;
    });
}

std::map<int, Things> Play::neighbours(MapId id, View& v) {
    const Map& map = p.maps[id];
    std::map<int, Things> next;
    if (map.along != no_index) {
        for (const int field : t.of_kind(map.kind)) next[field] = {};
        for (auto& entry : next)
            for (const int to : field_of(entry.first, map.along, v).list)
                if (next.contains(to)) entry.second.push_back(to);
        return next;
    }
    struct Cell {
        int row, column;
    };
    std::map<int, Cell> cells;
    for (const int tile : v.board->inside[static_cast<std::size_t>(t.zone(map.zone, none))]) {
        int index = 0;
        for (const int field : v.board->inside[static_cast<std::size_t>(tile)]) {
            if (!t.is_a(field, map.kind)) continue;
            cells[field] = {named_number(tile, "row", v) * map.rows + index / map.columns,
                            named_number(tile, "column", v) * map.columns + index % map.columns};
            ++index;
        }
    }
    for (const auto& here : cells) {
        next[here.first] = {};
        for (const auto& there : cells) {
            const int rows = there.second.row - here.second.row,
                      columns = there.second.column - here.second.column;
            if (std::abs(rows) + std::abs(columns) != 1) continue;
            if (map.blocked != no_index && has_trait(there.first, map.blocked)) continue;
            if (walled(here.first, map, rows, columns, v) || walled(there.first, map, -rows, -columns, v))
                continue;
            next[here.first].push_back(there.first);
        }
    }
    return next;
}

// -1: there is no way.
int Play::steps_between(int from, int to, View& v) {
    if (from == to) return 0;
    const int start = field_around(*v.board, from), goal = field_around(*v.board, to);
    // Players who stand on no field sit around the table.
    if (start == none && goal == none && t.is_player(from) && t.is_player(to))
        return std::min(std::abs(from - to), t.players - std::abs(from - to));
    if (start == none || goal == none) return -1;
    if (start == goal) return 0;
    const auto map = map_of(start);
    if (map != map_of(goal)) return -1;
    const std::map<int, Things> next = neighbours(*map, v);
    std::map<int, int> far{{start, 0}};
    Things queue{start};
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const auto here = next.find(queue[i]);
        if (here == next.end()) continue;
        for (const int field : here->second)
            if (far.emplace(field, far[queue[i]] + 1).second) queue.push_back(field);
    }
    return next.contains(start) && far.contains(goal) ? far[goal] : -1;
}

// What stands nowhere itself is where those are that point to it with a state.
Things Play::standing(int thing, const View& v) {
    if (field_around(*v.board, thing) != none) return {thing};
    Things found;
    for (FieldId field(0); field < p.fields.size(); ++field) {
        const Field& decl = p.fields[field];
        if (!decl.state || !decl.type.is(TypeTag::thing) || !t.is_a(thing, KindId(decl.type.index))) continue;
        for (const int one : t.of_kind(decl.kind))
            if (v.board->states[static_cast<std::size_t>(one)][field] == thing &&
                field_around(*v.board, one) != none)
                found.push_back(one);
    }
    return found.empty() ? Things{thing} : found;
}

int Play::distance(int from, int to, View& v) {
    int best = -1;
    for (const int a : standing(from, v))
        for (const int z : standing(to, v)) {
            const int far = steps_between(a, z, v);
            if (far >= 0 && (best < 0 || far < best)) best = far;
        }
    return best;
}

// `within N of X`: `reach` changes the N of whoever it is measured from.
bool Play::within(int from, int to, int limit, View& v) {
    for (const int a : standing(from, v)) {
        const int most = reach == no_index ? limit : modified(limit, reach, true, a, v);
        for (const int z : standing(to, v))
            if (const int far = steps_between(a, z, v); far >= 0 && far <= most) return true;
    }
    return false;
}

} // namespace cantrip::reference
