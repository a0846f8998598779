// Writing on the table, chance, and the verbs that are carried out here (S18).

#include <algorithm>

#include "tests/reference/play.hpp"

namespace cantrip::reference {

// ---- chance

std::uint32_t Play::draw() {
    const auto rotl = [](std::uint32_t x, unsigned k) { return (x << k) | (x >> (32U - k)); };
    std::uint32_t* s = b.random;
    const std::uint32_t result = rotl(s[1] * 5U, 7) * 9U, shifted = s[1] << 9U;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotl(s[3], 11);
    return result;
}

std::uint32_t Play::below(std::uint32_t n) {
    if (n <= 1) return 0;
    const std::uint32_t limit = 0xffffffffU - 0xffffffffU % n;
    for (;;)
        if (const std::uint32_t drawn = draw(); drawn < limit) return drawn % n;
}

void Play::shuffle(Things& things) {
    for (std::size_t i = things.size(); i > 1; --i)
        std::swap(things[i - 1], things[below(static_cast<std::uint32_t>(i))]);
}

// A scenario may say what comes next.
int Play::roll_range(int low, int high) {
    if (rolled_ < rolls.size()) return rolls[rolled_++];
    if (high < low) return low;
    return low + static_cast<int>(below(static_cast<std::uint32_t>(high - low) + 1));
}

// A scripted face is its number, or 1000000 and its name.
int Play::roll_die(DieId die) {
    const auto& faces = p.dice[die].faces;
    if (rolled_ < rolls.size()) {
        const int said = rolls[rolled_++];
        for (std::size_t i = 0; i < faces.size(); ++i)
            if (said ==
                (faces[i].name == no_name ? faces[i].number : 1'000'000 + static_cast<int>(faces[i].name)))
                return static_cast<int>(i);
        return 0;
    }
    return static_cast<int>(below(static_cast<std::uint32_t>(faces.size())));
}

// ---- the table

void Play::set_count(int holder, UnitId unit, int value) {
    if (!t.is_thing(holder)) return;
    if (t.is_shared(holder, unit)) holder = t.team;
    if (!t.counts(holder, unit)) return;
    int& now = b.counts[static_cast<std::size_t>(holder)][unit];
    changes_ += now != value ? 1 : 0;
    now = value;
}

// What lies at that end already changes nothing.
void Play::put(int thing, int place, bool first) {
    int& at = b.place[static_cast<std::size_t>(thing)];
    if (at != none) {
        Things& old = b.inside[static_cast<std::size_t>(at)];
        if (at == place && (first ? old.front() : old.back()) == thing) return;
        std::erase(old, thing);
    } else if (place == none)
        return;
    at = place;
    ++changes_;
    if (place == none) return;
    Things& now = b.inside[static_cast<std::size_t>(place)];
    now.insert(first ? now.begin() : now.end(), thing);
}

int Play::supply_left(UnitId unit) const {
    if (p.units[unit].supply < 0) return 0x7fffffff;
    std::int64_t used = 0;
    for (int i = 0; i < t.count(); ++i)
        if (t.counts(i, unit)) used += b.counts[static_cast<std::size_t>(i)][unit];
    return static_cast<int>(std::max<std::int64_t>(p.units[unit].supply - used, 0));
}

bool Play::has_room(int thing, int place, View& v) {
    Locals names;
    const Things& there = b.inside[static_cast<std::size_t>(place)];
    if (!t.is_thing(place)) {
        const Place& zone = t.zone_at(place);
        if (p.zones[zone.zone].capacity == no_hir) return true;
        View own = plain(zone.owner, zone.owner, v, names);
        return static_cast<int>(there.size()) < number(p.zones[zone.zone].capacity, own);
    }
    if (t.piece(place).kind == no_index) return true;
    for (const KindId above : p.kinds[t.piece(place).kind].ancestors)
        for (const Holds& holds : p.kinds[above].holds) {
            if (!t.is_a(thing, holds.kind) || holds.limit == no_hir) continue;
            View own = plain(none, place, v, names);
            const auto inside =
                std::count_if(there.begin(), there.end(), [&](int one) { return t.is_a(one, holds.kind); });
            return static_cast<int>(inside) < number(holds.limit, own);
        }
    return true;
}

// A pile takes things on top unless the bottom is named; anything else at its end.
bool Play::goes_first(const Value& place) const {
    if (place.with != 0) return place.with == 1;
    return !t.is_thing(place.n) && p.zones[t.zone_at(place.n).zone].pile;
}

bool Play::move(int thing, const Value& place, View& v) {
    if (!t.is_thing(thing) || place.n < 0 || place.n >= t.containers() || place.n == thing) return false;
    if (t.is_thing(place.n) && t.is_in(b, place.n, thing)) return false; // not into itself
    if (b.place[static_cast<std::size_t>(thing)] != place.n && !has_room(thing, place.n, v)) return false;
    put(thing, place.n, goes_first(place));
    return true;
}

void Play::shuffle_place(int place) {
    if (place < 0 || place >= t.containers()) return;
    Things all = b.inside[static_cast<std::size_t>(place)];
    shuffle(all);
    for (const int thing : all) put(thing, place, false);
}

// A pile that has fewer than are asked for takes the other one, shuffled.
void Play::refill(int zone, int need) {
    if (zone < t.count()) return;
    const Place& here = t.zone_at(zone);
    const ZoneId from_id = p.zones[here.zone].refill;
    if (from_id == no_index || static_cast<int>(b.inside[static_cast<std::size_t>(zone)].size()) >= need)
        return;
    const int from = t.zone_for(from_id, here.owner);
    if (from == none) return;
    Things moved = b.inside[static_cast<std::size_t>(from)];
    shuffle(moved);
    for (const int thing : moved) put(thing, zone, false);
}

// ---- units: what really happened is what is given back

// Where a track ends for its holder (S1.9).
int Play::end_of(UnitId unit, int holder) {
    if (p.units[unit].end == no_hir) return p.units[unit].high;
    Locals names;
    View base{.around = now_.get(), .board = &b};
    View own = plain(holder, holder, base, names);
    return std::max(number(p.units[unit].end, own), p.units[unit].low);
}

int Play::gain(int who, UnitId unit, int amount) {
    if (!t.is_thing(who) || (!t.counts(who, unit) && !t.is_shared(who, unit))) return 0;
    const Unit& decl = p.units[unit];
    const int now = t.counter(b, who, unit);
    const std::int64_t room = std::int64_t{end_of(unit, who)} - now;
    const std::int64_t real = std::min<std::int64_t>(amount, decl.track ? room : supply_left(unit));
    if (real <= 0) return 0;
    set_count(who, unit, checked(now + real));
    return static_cast<int>(real);
}

int Play::lose(int who, UnitId unit, int amount) {
    if (!t.is_thing(who)) return 0;
    const int now = t.counter(b, who, unit), real = std::min(amount, now - p.units[unit].low);
    if (real <= 0) return 0;
    set_count(who, unit, now - real);
    return real;
}

bool Play::advance(const Value& counter, int steps) {
    if (counter.n < 0 || counter.with == 0 || steps == 0) return false;
    const auto unit = static_cast<UnitId>(counter.n);
    const int holder = counter.with - 1, now = t.counter(b, holder, unit);
    if (steps > 0) steps = std::min(steps, supply_left(unit));
    const std::int64_t wanted = std::int64_t{now} + steps;
    const int end = std::max(end_of(unit, holder), now);
    const int then = static_cast<int>(std::clamp<std::int64_t>(wanted, p.units[unit].low, end));
    set_count(holder, unit, then);
    return then != now;
}

// A thing that was paid goes where its kind says.
bool Play::discard(int thing, int who) {
    const KindId kind = t.piece(thing).kind;
    const HirId to = kind == no_index ? no_hir : paid_place(kind, false);
    if (to == no_hir) return false;
    View v{.around = now_.get(), .board = &b};
    const Value place = place_for(to, who, v);
    if (place.n == none) return false;
    put(thing, place.n, goes_first(place));
    return true;
}

// ---- native verbs: whether something happened

int& Play::amount_of(Scope& event) { return event.names[p.verbs[event.verb].amount_slot].n; }

bool Play::run_native(Scope& event, View& v) {
    const Verb& verb = p.verbs[event.verb];
    const auto arg = [&](std::size_t i) -> const Value& { return event.names[verb.params[i].slot]; };
    const int what = verb.params.empty() ? none : arg(0).n, actor = event.actor;
    const auto as_much = [&](int real) {
        if (real > 0) amount_of(event) = real;
        return real > 0;
    };
    switch (native[event.verb]) {
    case Native::gain: return what >= 0 && as_much(gain(actor, static_cast<UnitId>(what), amount_of(event)));
    case Native::pay:
        if (what >= 0 && p.units[static_cast<UnitId>(what)].transient) return fill_purse(event, v);
        [[fallthrough]];
    case Native::lose:
        if (what <= -2) return discard(-2 - what, actor);
        return what >= 0 && as_much(lose(actor, static_cast<UnitId>(what), amount_of(event)));
    case Native::give: return give(event, what, arg(1).n, v);
    case Native::advance: return arg(1).n > 0 && advance(arg(0), arg(1).n);
    case Native::retreat: return arg(1).n > 0 && advance(arg(0), -arg(1).n);
    case Native::move: return move(what, arg(1), v);
    case Native::shuffle: shuffle_place(what); return true;
    case Native::perform: return t.is_thing(what) && take_action(what, actor, event);
    case Native::win: winner_ = what; throw GameWon{what};
    default: return true;
    }
}

bool Play::give(Scope& event, int what, int receiver, View& v) {
    if (!t.is_thing(receiver)) return false;
    if (what <= -2) {
        const int thing = -2 - what;
        const HirId from = paid_place(t.piece(thing).kind, true);
        if (from == no_hir) return false;
        const Value place = place_for(from, receiver, v);
        if (place.n == none) return false;
        put(thing, place.n, false);
        return true;
    }
    const auto unit = static_cast<UnitId>(what);
    if (what < 0 || !t.counts(receiver, unit)) return false;
    // Only what the receiver has room for changes hands.
    std::int64_t wanted = amount_of(event);
    if (p.units[unit].track)
        wanted = std::min(wanted, std::int64_t{end_of(unit, receiver)} - t.counter(b, receiver, unit));
    const int real = lose(event.actor, unit, static_cast<int>(wanted));
    if (real <= 0) return false;
    amount_of(event) = real;
    set_count(receiver, unit, checked(std::int64_t{t.counter(b, receiver, unit)} + real));
    return true;
}

} // namespace cantrip::reference
