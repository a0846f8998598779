#include "interpreter/events.hpp"

#include "interpreter/exec.hpp"

namespace cantrip {

std::optional<Event> event_for(const Event& event, Word seat) {
    if (event.secret && event.actor != seat) return std::nullopt;
    Event seen = event;
    const std::uint32_t bit = 1U << static_cast<std::uint32_t>(seat + 1);
    for (Event::Argument& argument : seen.arguments) {
        for (std::size_t i = 0; i < argument.seen.size() && i < argument.values.size(); ++i)
            if ((argument.seen[i] & (bit | 1U)) == 0) argument.values[i] = hidden_thing;
        // The order of hidden things would tell which of two events spoke of the same one.
        argument.seen.clear();
    }
    if ((seen.source_seen & (bit | 1U)) == 0) seen.source = -1;
    seen.source_seen = ~std::uint32_t{0};
    seen.frame = 0;
    return seen;
}

bool may_know(const Machine& machine, const State& state, Word thing, Word seat) {
    using runtime::none;
    const runtime::Tables& t = machine.tables();
    for (int depth = 0; t.is_thing(thing) && depth < 64; ++depth) {
        const Word place = state.words[static_cast<std::size_t>(t.place + thing)];
        if (place == none) return true;
        if (t.is_thing(place)) {
            thing = place;
            continue;
        }
        if (!may_see(machine, place, seat)) return false;
        thing = t.zones[static_cast<std::size_t>(place - t.thing_count())].owner;
    }
    return true;
}

namespace runtime {
namespace {

// Which seats may know a thing that lies in `place`; the bits of Event::Argument::seen.
std::uint32_t seats_that_see(const Tables& t, const Word* w, Word place) {
    std::uint32_t seats = ~std::uint32_t{0};
    for (int depth = 0; place != none && depth < 64; ++depth) {
        if (t.is_thing(place)) {
            place = w[t.place + place];
            continue;
        }
        const ZoneInstance& zone = t.zones[static_cast<std::size_t>(place - t.thing_count())];
        if (t.program->zones[zone.zone].seen == Zone::Seen::nobody) return 0;
        if (t.program->zones[zone.zone].seen == Zone::Seen::owner)
            seats &= zone.owner >= 0 && zone.owner < t.players
                         ? 1U << static_cast<std::uint32_t>(zone.owner + 1)
                         : 0U;
        place = t.is_thing(zone.owner) && zone.owner > t.team ? w[t.place + zone.owner] : none;
    }
    return seats;
}

bool is_of_things(Type type) { return type.is(TypeTag::thing) || type.is(TypeTag::list); }

} // namespace

void Exec::note_event(Word fr) {
    const auto verb_id = static_cast<VerbId>(f(fr, a_verb));
    const Verb& verb = p.verbs[verb_id];
    Event event;
    event.verb = verb_id;
    event.actor = f(fr, a_actor);
    event.source = f(fr, a_this);
    event.frame = fr;
    if (f(fr, a_ability) != none) event.ability = static_cast<AbilityId>(f(fr, a_ability));
    bool inner = true;
    for (Word up = f(fr, f_prev); up > 0; up = f(up, f_prev)) {
        const auto kind = static_cast<Frame>(f(up, f_kind));
        event.secret |= kind == Frame::secretly;
        if (kind == Frame::event) {
            ++event.depth;
            inner = false;
        }
        if (kind == Frame::body && inner) {
            if (event.source == none) event.source = f(up, a_this);
            event.reacted |= f(up, a_listener) != none;
        }
    }
    if (t.is_thing(event.source))
        event.source_seen =
            seats_that_see(t, s.words.data(), s.words[static_cast<std::size_t>(t.place + event.source)]);
    const auto node = static_cast<HirId>(f(fr, f_node));
    if (node != no_hir && node < p.hir.size()) event.at = p.span(node);
    for (std::uint32_t i = 0; i < verb.params.size(); ++i) note_argument(fr, i, event);
    note_knowledge(event);
    options_.events->push_back(std::move(event));
}

void Exec::note_argument(Word fr, std::uint32_t index, Event& event) {
    const Param& param = p.verbs[event.verb].params[index];
    const Word value = f(fr, a_locals + static_cast<Word>(param.slot));
    Event::Argument argument{index, param.type, {}, {}};
    if (param.type.is(TypeTag::list)) {
        Words all;
        read_list(value, all);
        argument.values.assign(all.begin(), all.end());
    } else if (param.type.is(TypeTag::unit) && value <= -2) {
        // A thing that is paid or lost in place of units.
        argument.type = {TypeTag::thing, static_cast<std::uint32_t>(p.thing_kind)};
        if (t.is_thing(-2 - value))
            argument.type.index =
                static_cast<std::uint32_t>(t.things[static_cast<std::size_t>(-2 - value)].kind);
        argument.values.push_back(-2 - value);
    } else if (value != none && value != unset)
        argument.values.push_back(value);
    event.arguments.push_back(std::move(argument));
}

// A thing is known to those who see where it lies, and to those who see where it goes.
void Exec::note_knowledge(Event& event) {
    const Native native = t.native[event.verb];
    const Word* w = s.words.data();
    std::uint32_t also = 0;
    if (native == Native::move && event.arguments.size() > 1 && !event.arguments[1].values.empty())
        also = seats_that_see(t, w, event.arguments[1].values[0] & place_mask);
    if (native == Native::reveal) also = ~std::uint32_t{0};
    if (native == Native::look && event.actor >= 0 && event.actor < t.players)
        also = 1U << static_cast<std::uint32_t>(event.actor + 1);
    for (Event::Argument& argument : event.arguments) {
        if (!is_of_things(argument.type)) continue;
        for (const Word thing : argument.values) {
            const std::uint32_t seats =
                t.is_thing(thing) ? seats_that_see(t, w, w[t.place + thing]) | also : ~std::uint32_t{0};
            argument.seen.push_back(seats);
            if (t.is_thing(thing)) tell_outer_events(event.depth, thing, seats);
        }
    }
    if (native == Native::move && !event.arguments.empty() && !event.arguments[0].values.empty() &&
        t.is_thing(event.arguments[0].values[0]))
        event.from = w[t.place + event.arguments[0].values[0]];
}

// "Discards a card": the move inside of it shows which one.
void Exec::tell_outer_events(std::uint32_t depth, Word thing, std::uint32_t seats) const {
    for (auto event = options_.events->rbegin(); event != options_.events->rend() && depth > 0; ++event) {
        if (event->depth >= depth) continue;
        depth = event->depth;
        for (Event::Argument& argument : event->arguments)
            for (std::size_t i = 0; i < argument.seen.size(); ++i)
                if (argument.values[i] == thing) argument.seen[i] |= seats;
    }
}

// The body ran: the amount is what really happened; a native verb may have done nothing.
void Exec::settle_event(Word fr, bool happened) {
    std::vector<Event>& events = *options_.events;
    for (std::size_t i = events.size(); i-- > 0;) {
        if (events[i].frame != fr) continue;
        const Verb& verb = p.verbs[events[i].verb];
        events[i].frame = 0;
        if (verb.amount_slot != no_index)
            events[i].amount = f(fr, a_locals + static_cast<Word>(verb.amount_slot));
        if (!happened) events.erase(events.begin() + static_cast<std::ptrdiff_t>(i));
        return;
    }
}

} // namespace runtime
} // namespace cantrip
