// Maps: which fields are next to each other and how far it is. Distance is the length of the shortest way;
// walls and blocked fields are not passed.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

std::size_t Exec::map_of(Word thing) const {
    for (std::size_t i = 0; i < p.maps.size(); ++i)
        if (p.maps[i].kind != no_index && t.is_a(thing, p.maps[i].kind)) return i;
    return p.maps.size();
}

// The field a thing stands on, itself when it is one.
Word Exec::field_around(const Word* w, Word thing) const {
    for (int depth = 0; thing != none && depth < 32; ++depth) {
        if (map_of(thing) != p.maps.size()) return thing;
        const Word at = place_of(w, thing);
        if (at == none) return none;
        thing = t.is_thing(at) ? at : t.zones[static_cast<std::size_t>(at - t.thing_count())].owner;
    }
    return none;
}

// ---- all ways of a map at once: measured when its tiles change, looked up else

namespace {

// A field on a grid.
struct Cell {
    Word row = 0, column = 0, field = none;
};

} // namespace

const Paths& Exec::paths(const Word* w, std::size_t map_index, Env& e) {
    const Map& map = p.maps[map_index];
    if (paths_.empty()) paths_.resize(p.maps.size());
    Paths& now = paths_[map_index];
    const bool fixed = map.along == no_index || !p.fields[map.along].state;
    const bool present = w == s.words.data();
    if (options_.shortcuts && now.measured && fixed && present && now.when == table_version_) return now;
    Words tiles;
    if (map.along == no_index) tiles_of(w, map, e, tiles);
    if (present) now.when = table_version_;
    if (now.measured && fixed && std::equal(tiles.begin(), tiles.end(), now.tiles.begin(), now.tiles.end()))
        return now;
    now.tiles.assign(tiles.begin(), tiles.end());
    Env at = e;
    at.world = w;
    std::vector<Words> next;
    if (map.along == no_index)
        lay_grid(w, map, at, now, next);
    else
        lay_roads(map, at, now, next);
    measure(now, next);
    return now;
}

// Three words each: a tile, its row and its column.
void Exec::tiles_of(const Word* w, const Map& map, Env& e, Words& found) {
    Env at = e;
    at.world = w;
    for (Word tile = w[t.first + t.zone(map.zone, none)]; tile != none; tile = w[t.next + tile]) {
        const Word row = first_of(t.plans.rows, tile, at), column = first_of(t.plans.columns, tile, at);
        found.insert(found.end(), {tile, row, column});
    }
}

void Exec::lay_roads(const Map& map, Env& e, Paths& paths, std::vector<Words>& next) {
    paths.fields.assign(t.of_kind[map.kind].begin(), t.of_kind[map.kind].end());
    std::sort(paths.fields.begin(), paths.fields.end());
    for (const Word field : paths.fields) {
        Words roads;
        read_list(field_of(field, map.along, e), roads);
        next.emplace_back();
        for (const Word road : roads)
            if (const Word to = paths.index(road); to >= 0) next.back().push_back(to);
    }
}

// The place of a field: the row and column of its tile, and its own place in it.
void Exec::lay_grid(const Word* w, const Map& map, Env& e, Paths& paths, std::vector<Words>& next) {
    std::vector<Cell> cells;
    for (std::size_t i = 0; i + 2 < paths.tiles.size(); i += 3) {
        const Word tile = paths.tiles[i], row = paths.tiles[i + 1], column = paths.tiles[i + 2];
        Word index = 0;
        for (Word field = w[t.first + tile]; field != none; field = w[t.next + field])
            if (t.is_a(field, map.kind)) {
                cells.push_back({row * map.rows + index / map.columns,
                                 column * map.columns + index % map.columns, field});
                ++index;
            }
    }
    std::sort(cells.begin(), cells.end(), [](const Cell& a, const Cell& b) { return a.field < b.field; });
    paths.fields.clear();
    for (const Cell& cell : cells) paths.fields.push_back(cell.field);
    for (const Cell& here : cells) {
        next.emplace_back();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const Word rows = cells[i].row - here.row, columns = cells[i].column - here.column;
            if (std::abs(rows) + std::abs(columns) != 1) continue;
            if (map.blocked != no_index && has_trait(cells[i].field, map.blocked)) continue;
            if (map.walls != no_index && (walled(here.field, map, rows, columns, e) ||
                                          walled(cells[i].field, map, -rows, -columns, e)))
                continue;
            next.back().push_back(static_cast<Word>(i));
        }
    }
}

// The first of these fields that the thing has.
Word Exec::first_of(const std::vector<FieldId>& fields, Word thing, Env& e) {
    for (const FieldId id : fields)
        if (t.is_a(thing, p.fields[id].kind)) return field_of(thing, id, e);
    return 0;
}

// Walls are written as the sides of a field, in the order north, east, south, west of their names list.
bool Exec::walled(Word field, const Map& map, Word rows, Word columns, Env& e) {
    Words sides;
    read_list(field_of(field, map.walls, e), sides);
    const Word side = rows < 0 ? 0 : columns > 0 ? 1 : rows > 0 ? 2 : 3;
    for (const Word wall : sides)
        if (wall >= 0 && static_cast<std::size_t>(wall) < p.names_values.size() &&
            wall - static_cast<Word>(
                       p.names_lists[p.names_values[static_cast<std::size_t>(wall)].list].first) ==
                side)
            return true;
    return false;
}

void Exec::measure(Paths& paths, const std::vector<Words>& next) {
    const std::size_t size = paths.fields.size();
    paths.far.assign(size * size, -1);
    Words queue;
    for (std::size_t from = 0; from < size; ++from) {
        Word* row = &paths.far[from * size];
        queue.assign(1, static_cast<Word>(from));
        row[from] = 0;
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const Word to : next[static_cast<std::size_t>(queue[i])]) {
                if (row[to] >= 0) continue;
                row[to] = row[queue[i]] + 1;
                queue.push_back(to);
            }
    }
    paths.measured = true;
}

// ---- how far

// -1 when there is no way. Without a map things are at distance 0 when they lie in the same place.
Word Exec::distance(const Word* w, Word from, Word to, Env& e) {
    Word best = -1;
    each_standing(w, from, [&](Word one) {
        each_standing(w, to, [&](Word other) {
            const Word far = steps_between(w, one, other, e);
            if (far >= 0 && (best < 0 || far < best)) best = far;
        });
    });
    return best;
}

Word Exec::steps_between(const Word* w, Word from, Word to, Env& e) {
    if (from == to) return 0;
    const Word a = field_around(w, from), b = field_around(w, to);
    // Players who stand on no field sit around the table.
    const bool seated = a == none && b == none && from >= 0 && from < t.players && to >= 0 && to < t.players;
    if (seated) return std::min(std::abs(from - to), t.players - std::abs(from - to));
    if (a == none || b == none) return -1;
    if (a == b) return 0;
    const std::size_t map = map_of(a);
    if (map != map_of(b)) return -1;
    const Paths& all = paths(w, map, e);
    const Word i = all.index(a), k = all.index(b);
    return i < 0 || k < 0
               ? -1
               : all.far[static_cast<std::size_t>(i) * all.fields.size() + static_cast<std::size_t>(k)];
}

// A thing that stands nowhere itself is where those are that point to it: a gang is where its members stand.
void Exec::each_standing(const Word* w, Word thing, FunctionRef<void(Word)> fn) {
    if (field_around(w, thing) != none) return fn(thing);
    bool any = false;
    for (const FieldId field : t.pointing) {
        if (!t.is_a(thing, KindId(p.fields[field].type.index))) continue;
        for (const Word one : t.of_kind[p.fields[field].kind])
            if (state_field(w, one, field) == thing && field_around(w, one) != none) {
                any = true;
                fn(one);
            }
    }
    if (!any) fn(thing);
}

// `within N of X`: reactions may change the N of whoever it is measured from.
bool Exec::within(const Word* w, Word from, Word to, Word limit, Env& e) {
    bool found = false;
    each_standing(w, from, [&](Word one) {
        if (found) return;
        const bool changes = t.reach != no_index && !t.define_ears[t.reach].empty();
        const Word most = changes ? modified(limit, t.define_ears[t.reach], one, e) : limit;
        each_standing(w, to, [&](Word other) {
            const Word far = steps_between(w, one, other, e);
            found |= far >= 0 && far <= most;
        });
    });
    return found;
}

} // namespace cantrip::runtime
