// The fixed part of a state: where things lie, whose they are, what they count.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

Word Exec::holder_of(const Word* w, Word thing) const {
    Word at = place_of(w, thing);
    for (int depth = 0; at != none && depth < 64; ++depth) {
        if (!t.is_thing(at)) return t.zones[static_cast<std::size_t>(at - t.thing_count())].owner;
        at = place_of(w, at);
    }
    const Word host = t.things[static_cast<std::size_t>(thing)].host;
    return host != none ? holder_of(w, host) : none;
}

// A piece keeps its owner; a card belongs to the player in whose zone it lies.
Word Exec::owner_of(const Word* w, Word thing) const {
    for (int depth = 0; thing != none && depth < 64; ++depth) {
        if (const Word fixed = w[t.owner + thing]; fixed != none) return fixed;
        const Word at = place_of(w, thing);
        if (at == none) return none;
        thing = t.is_thing(at) ? at : t.zones[static_cast<std::size_t>(at - t.thing_count())].owner;
    }
    return none;
}

Word Exec::parent_of(const Word* w, Word thing, KindId kind) const {
    for (int depth = 0; thing != none && depth < 64; ++depth) {
        const Instance& what = t.things[static_cast<std::size_t>(thing)];
        if (depth > 0 && t.is_a(thing, kind)) return thing;
        Word at = place_of(w, thing);
        if (at == none) at = what.host != none ? what.host : what.parent;
        if (at == none) return none;
        thing = t.is_thing(at) ? at : t.zones[static_cast<std::size_t>(at - t.thing_count())].owner;
    }
    return none;
}

// At any depth: through things, zones around zones, and the things that have the zones.
bool Exec::is_in(const Word* w, Word thing, Word place) const {
    Word at = place_of(w, thing);
    for (int depth = 0; at != none && depth < 64; ++depth) {
        if (at == place) return true;
        if (t.is_thing(at)) {
            at = place_of(w, at);
            continue;
        }
        const ZoneInstance* zone = &t.zones[static_cast<std::size_t>(at - t.thing_count())];
        const Word owner = zone->owner;
        while (zone->parent != none) {
            if (zone->parent == place) return true;
            zone = &t.zones[static_cast<std::size_t>(zone->parent - t.thing_count())];
        }
        if (owner == place) return true;
        at = owner == none ? none : place_of(w, owner);
    }
    return false;
}

bool Exec::is_aside(const Word* w, Word thing) const {
    Word at = place_of(w, thing);
    for (int depth = 0; at != none && depth < 64; ++depth) {
        if (t.is_thing(at)) {
            at = place_of(w, at);
            continue;
        }
        const auto zone = static_cast<std::size_t>(at - t.thing_count());
        if (t.plans.zone_aside[zone] != 0) return true;
        const Word owner = t.zones[zone].owner;
        at = owner == none ? none : place_of(w, owner);
    }
    return false;
}

bool Exec::lies_in_zone(const Word* w, Word thing, ZoneId wanted) const {
    Word at = place_of(w, thing);
    for (int depth = 0; at != none && depth < 64; ++depth) {
        if (t.is_thing(at)) {
            at = place_of(w, at);
            continue;
        }
        const ZoneInstance* zone = &t.zones[static_cast<std::size_t>(at - t.thing_count())];
        for (const ZoneInstance* z = zone;;
             z = &t.zones[static_cast<std::size_t>(z->parent - t.thing_count())]) {
            if (z->zone == wanted) return true;
            if (z->parent == none) break;
        }
        at = zone->owner == none ? none : place_of(w, zone->owner);
    }
    return false;
}

// What only all players together have, each of them may use.
Word Exec::counter(const Word* w, Word holder, UnitId unit) const {
    if (holder < 0 || holder >= t.thing_count()) return 0;
    Word slot = t.slot_of_unit(holder, unit);
    if (slot < 0 && t.is_shared(holder, unit)) slot = t.slot_of_unit(holder = t.team, unit);
    return slot < 0 ? 0 : w[t.states + t.things[static_cast<std::size_t>(holder)].base + slot];
}

void Exec::set_counter(Word holder, UnitId unit, Word value) {
    if (holder < 0 || holder >= t.thing_count()) return;
    Word slot = t.slot_of_unit(holder, unit);
    if (slot < 0 && t.is_shared(holder, unit)) slot = t.slot_of_unit(holder = t.team, unit);
    if (slot < 0) return;
    write(t.states + t.things[static_cast<std::size_t>(holder)].base + slot, value);
}

// The only writer of the table, with `put` and `set_list_state`.
void Exec::write(Word at, Word value) {
    Word& word = s.words[static_cast<std::size_t>(at)];
    if (word == value) return;
    if (undo_ != nullptr) undo_->write(at, word);
    word = value;
    changed();
}

Word Exec::state_field(const Word* w, Word thing, FieldId field) const {
    const Word slot = t.slot_of_field(thing, field);
    return slot < 0 ? 0 : w[t.states + t.things[static_cast<std::size_t>(thing)].base + slot];
}

void Exec::set_field(Word thing, FieldId field, Word value) {
    if (thing < 0 || thing >= t.thing_count()) return;
    const Word slot = t.slot_of_field(thing, field);
    if (slot < 0) return;
    const Word at = t.states + t.things[static_cast<std::size_t>(thing)].base + slot;
    const Type type = p.fields[field].type;
    if (type.is(TypeTag::list)) return set_list_state(at, t.room_for(type), value);
    write(at, value);
}

void Exec::set_owner(Word thing, Word owner) {
    write(t.owner + thing, owner);
    see_place(thing);
}

void Exec::set_global(GlobalId id, Word value) {
    const Type type = p.globals[id].type;
    if (type.is(TypeTag::list)) return set_list_state(t.global_lists[id], t.room_for(type), value);
    write(t.globals + static_cast<Word>(id), value);
}

Word Exec::read_list_state(const Word* at) {
    Words members;
    members.assign(at + 1, at + 1 + at[0]);
    return temp_list(members);
}

// Each thing once, in order; what is not used is 0, so that equal lists are equal words.
void Exec::set_list_state(Word at, Word room, Word handle) {
    Words given, now(static_cast<std::size_t>(room) + 1, 0);
    read_list(handle, given);
    for (const Word thing : given) {
        const auto end = now.begin() + 1 + now[0];
        if (t.is_thing(thing) && now[0] < room && std::find(now.begin() + 1, end, thing) == end)
            now[static_cast<std::size_t>(++now[0])] = thing;
    }
    for (std::size_t i = 0; i < now.size(); ++i) write(at + static_cast<Word>(i), now[i]);
}

namespace {

// Words of the table that are written one by one.
struct Writer {
    Word* w;
    UndoLog* undo;
    void operator()(Word at, Word value) const {
        if (undo != nullptr) undo->write(at, w[at]);
        w[at] = value;
    }
};

void take_out(const Tables& t, const Writer& write, Word thing) {
    const Word* w = write.w;
    const Word at = w[t.place + thing];
    if (at == none) return;
    const Word before = w[t.prev + thing], after = w[t.next + thing];
    write(before == none ? t.first + at : t.next + before, after);
    write(after == none ? t.last + at : t.prev + after, before);
    write(t.count + at, w[t.count + at] - 1);
    for (const Word row : {t.place, t.prev, t.next}) write(row + thing, none);
}

} // namespace

void Exec::unlink(Word thing) { take_out(t, {s.words.data(), undo_}, thing); }

// A thing that is put where it lies already changes nothing: rules about states would never come to rest.
bool relink(const Tables& t, Word* w, Word thing, Word place, bool on_top, UndoLog* undo) {
    const Writer write{w, undo};
    if (w[t.place + thing] == place && (place == none || w[(on_top ? t.first : t.last) + place] == thing))
        return false;
    take_out(t, write, thing);
    w[h_changed] = 1;
    if (place == none) return true;
    write(t.place + thing, place);
    const Word neighbour = on_top ? w[t.first + place] : w[t.last + place];
    write((on_top ? t.next : t.prev) + thing, neighbour);
    if (neighbour != none) write((on_top ? t.prev : t.next) + neighbour, thing);
    write((on_top ? t.first : t.last) + place, thing);
    if (neighbour == none) write((on_top ? t.last : t.first) + place, thing);
    write(t.count + place, w[t.count + place] + 1);
    return true;
}

void Exec::put(Word thing, Word place, bool on_top) {
    if (!relink(t, s.words.data(), thing, place, on_top, undo_)) return;
    moves_.one(t, s.words.data(), thing);
    see_place(thing);
    ++table_version_;
}

// Everything of a kind in a place, in order, at any depth.
void Exec::walk(const Word* w, Word place, KindId kind, Words& out) const {
    for (Word thing = w[t.first + place]; thing != none; thing = w[t.next + thing]) {
        if (t.is_a(thing, kind)) out.push_back(thing);
        if (w[t.first + thing] != none || !t.zones_in[static_cast<std::size_t>(thing)].empty())
            walk(w, thing, kind, out);
        if (out.size() > 60'000) return;
    }
    for (const Word inner : t.zones_in[static_cast<std::size_t>(place)]) walk(w, inner, kind, out);
}

Word Exec::supply_left(UnitId unit) const {
    const Word supply = p.units[unit].supply;
    if (supply < 0) return static_cast<Word>(largest_number);
    std::int64_t used = 0;
    for (const Word holder : t.holders[unit]) used += counter(s.words.data(), holder, unit);
    return supply > used ? static_cast<Word>(supply - used) : 0;
}

// A full place takes nothing more; an explicit limit of the thing's kind counts only things of that kind.
bool Exec::has_room(Word thing, Word place) {
    const Word* w = s.words.data();
    if (!t.is_thing(place)) {
        const ZoneInstance& zone = t.zones[static_cast<std::size_t>(place - t.thing_count())];
        const Zone& decl = p.zones[zone.zone];
        if (decl.capacity == no_hir) return true;
        Locals32 locals(decl.locals, none);
        Env e{.locals = locals.data(),
              .you = zone.owner,
              .subject = zone.owner,
              .self = zone.owner,
              .frame = top(),
              .world = w};
        return w[t.count + place] < eval(decl.capacity, e);
    }
    const KindId kind = t.things[static_cast<std::size_t>(place)].kind;
    if (kind >= p.kinds.size()) return true;
    for (const KindId above : p.kinds[kind].ancestors)
        for (const Holds& holds : p.kinds[above].holds) {
            if (!t.is_a(thing, holds.kind) || holds.limit == no_hir) continue;
            Locals32 locals(holds.locals, none);
            Env e{.locals = locals.data(),
                  .you = none,
                  .subject = none,
                  .self = place,
                  .frame = top(),
                  .world = w};
            Word inside = 0;
            for (Word other = w[t.first + place]; other != none; other = w[t.next + other])
                inside += t.is_a(other, holds.kind);
            return inside < eval(holds.limit, e);
        }
    return true;
}

// `refill from`: an empty pile takes the other one, shuffled.
void Exec::refill(Word zone, Word need) {
    if (zone == none || t.is_thing(zone)) return;
    const ZoneInstance& here = t.zones[static_cast<std::size_t>(zone - t.thing_count())];
    const ZoneId from_id = p.zones[here.zone].refill;
    if (from_id == no_index || s.words[static_cast<std::size_t>(t.count + zone)] >= need) return;
    Word from = t.zone(from_id, here.owner);
    if (from == none) from = t.zone(from_id, none);
    if (from == none) return;
    Words moved;
    for (Word thing = s.words[static_cast<std::size_t>(t.first + from)]; thing != none;
         thing = s.words[static_cast<std::size_t>(t.next + thing)])
        moved.push_back(thing);
    for (std::size_t i = moved.size(); i > 1; --i)
        std::swap(moved[i - 1], moved[random_below(&s.words[h_rng0], static_cast<std::uint32_t>(i))]);
    for (const Word thing : moved) put(thing, zone, false);
}

} // namespace cantrip::runtime
