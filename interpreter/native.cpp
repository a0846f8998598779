// The verbs that the interpreter carries out itself. Right of an arrow and in plain effects they do as much
// as possible.

#include "interpreter/exec.hpp"

namespace cantrip::runtime {

void Exec::run_native(Word fr) {
    const auto verb_id = static_cast<VerbId>(f(fr, a_verb));
    const Verb& verb = p.verbs[verb_id];
    const auto arg = [&](std::size_t i) {
        return i < verb.params.size() ? f(fr, a_locals + static_cast<Word>(verb.params[i].slot)) : none;
    };
    const Word actor = f(fr, a_actor);
    bool done = true;
    switch (t.native[verb_id]) {
    case Native::gain: done = gain(fr, actor, arg(0)); break;
    case Native::lose: done = lose(fr, actor, arg(0)); break;
    case Native::pay:
        if (arg(0) >= 0 && p.units[static_cast<std::size_t>(arg(0))].transient) return start_purse(fr);
        done = lose(fr, actor, arg(0));
        break;
    case Native::give: done = give(fr, actor, arg(0), arg(1)); break;
    case Native::advance: done = arg(1) > 0 && advance(arg(0), arg(1)); break;
    case Native::retreat: done = arg(1) > 0 && advance(arg(0), -arg(1)); break;
    case Native::move: done = move(arg(0), arg(1)); break;
    case Native::shuffle: shuffle(arg(0)); break;
    case Native::reveal:
    case Native::look: break;
    case Native::perform: return start_perform(arg(0), actor, false);
    case Native::win: win(arg(0)); return;
    case Native::not_native: break;
    }
    s.words[h_result] = done ? 1 : 0;
}

// `amount` becomes what really happened, so that reactions see it.
bool Exec::gain(Word fr, Word who, Word what) {
    if (what < 0) return false;
    Word& amount =
        f(fr, a_locals + static_cast<Word>(p.verbs[static_cast<VerbId>(f(fr, a_verb))].amount_slot));
    const Word real = gain_units(who, static_cast<UnitId>(what), amount);
    if (real > 0) amount = real;
    return real > 0;
}

// Where a track ends for its holder; not below where it begins.
Word Exec::end_of(UnitId unit, Word holder) {
    const Unit& decl = p.units[unit];
    if (decl.end == no_hir) return decl.high;
    Locals32 locals(decl.locals, none);
    Env e{.locals = locals.data(),
          .you = holder,
          .subject = holder,
          .self = holder,
          .frame = top(),
          .world = s.words.data()};
    return std::max(number_of(decl.end, e), decl.low);
}

// As much as there is room for on a track, or as the supply has. What was really gained.
Word Exec::gain_units(Word who, UnitId unit, Word amount) {
    if (who < 0 || unit >= p.units.size() || (t.slot_of_unit(who, unit) < 0 && !t.is_shared(who, unit)))
        return 0;
    const Unit& decl = p.units[unit];
    const Word now = counter(s.words.data(), who, unit);
    const Word real =
        decl.track ? room_on(end_of(unit, who), now, amount) : std::min(amount, supply_left(unit));
    if (real <= 0) return 0;
    const Word then = number(std::int64_t{now} + real);
    if (stopped) return 0;
    set_counter(who, unit, then);
    note_made(unit, real);
    return real;
}

bool Exec::lose(Word fr, Word who, Word what) {
    if (what <= -2) return discard_thing(-2 - what, who);
    if (what < 0) return false;
    Word& amount =
        f(fr, a_locals + static_cast<Word>(p.verbs[static_cast<VerbId>(f(fr, a_verb))].amount_slot));
    const Word real = lose_units(who, static_cast<UnitId>(what), amount);
    if (real > 0) amount = real;
    return real > 0;
}

Word Exec::lose_units(Word who, UnitId unit, Word amount) {
    if (who < 0) return 0;
    const Word now = counter(s.words.data(), who, unit);
    const Word real = left_on(p.units[unit], now, amount);
    if (real <= 0) return 0;
    set_counter(who, unit, now - real);
    note_made(unit, -real);
    return real;
}

bool Exec::give(Word fr, Word who, Word what, Word receiver) {
    if (receiver < 0) return false;
    if (what <= -2) {
        const Word thing = -2 - what;
        const HirId from = paid_place(thing, true);
        if (from == no_hir) return false;
        const Word place = place_for(from, receiver);
        if (place == none) return false;
        put(thing, place, false);
        return true;
    }
    const Verb& verb = p.verbs[static_cast<VerbId>(f(fr, a_verb))];
    const auto unit = static_cast<UnitId>(what);
    if (what < 0 || unit >= p.units.size() || t.slot_of_unit(receiver, unit) < 0) return false;
    // Only what the receiver has room for changes hands.
    Word& amount = f(fr, a_locals + static_cast<Word>(verb.amount_slot));
    if (p.units[unit].track)
        amount = room_on(end_of(unit, receiver), counter(s.words.data(), receiver, unit), amount);
    if (!lose(fr, who, what)) return false;
    const Word then = number(std::int64_t{counter(s.words.data(), receiver, unit)} + amount);
    if (stopped) return false;
    set_counter(receiver, unit, then);
    note_made(unit, amount);
    return true;
}

HirId Exec::paid_place(Word thing, bool from) const {
    const KindId kind = t.things[static_cast<std::size_t>(thing)].kind;
    if (kind >= p.kinds.size()) return no_hir;
    for (const KindId above : p.kinds[kind].ancestors)
        if (p.kinds[above].paid_from != no_hir)
            return from ? p.kinds[above].paid_from : p.kinds[above].paid_to;
    return no_hir;
}

Word Exec::place_for(HirId place, Word who) {
    Locals32 locals(t.most_locals, none);
    Env e{.locals = locals.data(),
          .you = who,
          .subject = who,
          .self = who,
          .frame = top(),
          .world = s.words.data()};
    return eval(place, e);
}

// A thing that was paid goes where its kind says.
bool Exec::discard_thing(Word thing, Word who) {
    const HirId to = paid_place(thing, false);
    if (to == no_hir) return false;
    const Word place = place_for(to, who);
    if (place == none) return false;
    put(thing, place & place_mask, on_top(place));
    return true;
}

bool Exec::advance(Word code, Word steps) {
    if (code < 0) return false;
    const auto unit = static_cast<UnitId>(code / t.thing_count());
    const Word holder = code % t.thing_count();
    if (unit >= p.units.size()) return false;
    const Word now = counter(s.words.data(), holder, unit);
    if (steps > 0) steps = std::min(steps, supply_left(unit));
    // A track whose end has come closer keeps what is beyond it.
    const Word end = std::max(end_of(unit, holder), now);
    const Word then =
        static_cast<Word>(std::clamp<std::int64_t>(std::int64_t{now} + steps, p.units[unit].low, end));
    set_counter(holder, unit, then);
    note_made(unit, then - now);
    return then != now;
}

// A pile takes things on top unless the bottom is named; anything else at its end.
bool Exec::on_top(Word place) const {
    if ((place & at_top) != 0) return true;
    if ((place & at_bottom) != 0) return false;
    const Word at = place & place_mask;
    return !t.is_thing(at) && p.zones[t.zones[static_cast<std::size_t>(at - t.thing_count())].zone].pile;
}

bool Exec::move(Word thing, Word place) {
    if (thing < 0 || thing >= t.thing_count() || place == none) return false;
    const Word to = place & place_mask;
    if (to >= t.containers() || to == thing) return false;
    const Word* w = s.words.data();
    if (t.is_thing(to) && is_in(w, to, thing)) return false; // not into itself
    if (w[t.place + thing] != to && !has_room(thing, to)) return false;
    put(thing, to, on_top(place));
    return true;
}

void Exec::shuffle(Word place) {
    if (place == none) return;
    const Word zone = place & place_mask;
    if (zone >= t.containers()) return;
    Words all;
    for (Word thing = s.words[static_cast<std::size_t>(t.first + zone)]; thing != none;
         thing = s.words[static_cast<std::size_t>(t.next + thing)])
        all.push_back(thing);
    for (std::size_t i = all.size(); i > 1; --i)
        std::swap(all[i - 1], all[random_below(&s.words[h_rng0], static_cast<std::uint32_t>(i))]);
    for (const Word thing : all) put(thing, zone, false);
}

// The game ends at once, wherever it stands.
void Exec::win(Word who) {
    s.words[h_winner] = who;
    s.words[h_over] = 1;
    s.log.clear();
    s.lasting.clear();
    s.words[h_keep] = 0;
    Word fr = top();
    while (fr > 0 && static_cast<Frame>(f(fr, f_kind)) != Frame::root) fr = f(fr, f_prev);
    if (fr > 0) {
        s.words[h_frame] = fr;
        // The bottom of a scenario has its names.
        truncate(fr + (f(fr, f_act) == fr ? a_locals + f(fr, a_count) : f_data));
    }
    outcome.kind = Outcome::Kind::over;
    outcome.winners.push_back(who);
    stopped = true;
}

} // namespace cantrip::runtime
