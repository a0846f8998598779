#pragma once
// Deals what a seat cannot see anew, from the declarations alone: without the views that tests judge by it.

#include "interpreter/tables.hpp"
#include "tests/support/card_generator.hpp"

namespace cantrip::testing {

// By the declaration of the zone alone.
inline bool is_hidden(const runtime::Tables& t, const runtime::ZoneInstance& zone, Word seat) {
    const Zone::Seen seen = t.program->zones[zone.zone].seen;
    return seen == Zone::Seen::nobody || (seen == Zone::Seen::owner && zone.owner != seat);
}

// The things of a zone from the top.
inline std::vector<Word> things_in(const runtime::Tables& t, const State& state, Word place) {
    std::vector<Word> out;
    for (Word thing = state.words[static_cast<std::size_t>(t.first + place)]; thing != runtime::none;
         thing = state.words[static_cast<std::size_t>(t.next + thing)])
        out.push_back(thing);
    return out;
}

// Deals all cards that the seat cannot see among the same places: as many in each as before. How many places
// got another card.
inline int deal_again(const Machine& machine, State& state, Word seat, Dice& dice) {
    const runtime::Tables& t = machine.tables();
    const auto word = [&](Word at) -> Word& { return state.words[static_cast<std::size_t>(at)]; };
    std::vector<Word> pool;
    std::vector<std::pair<Word, std::vector<Word>>> places;
    for (Word i = 0; i < static_cast<Word>(t.zones.size()); ++i) {
        if (!is_hidden(t, t.zones[static_cast<std::size_t>(i)], seat)) continue;
        const Word place = t.thing_count() + i;
        places.emplace_back(place, things_in(t, state, place));
        for (const Word thing : places.back().second) pool.push_back(thing);
    }
    for (std::size_t i = pool.size(); i > 1; --i)
        std::swap(pool[i - 1], pool[dice.below(static_cast<std::uint32_t>(i))]);
    std::size_t next = 0;
    int changed = 0;
    for (auto& [place, things] : places) {
        Word before = runtime::none;
        for (Word& thing : things) {
            changed += thing != pool[next];
            thing = pool[next++];
            word(t.place + thing) = place;
            word(t.prev + thing) = before;
            if (before == runtime::none)
                word(t.first + place) = thing;
            else
                word(t.next + before) = thing;
            before = thing;
        }
        if (things.empty()) continue;
        word(t.next + before) = runtime::none;
        word(t.last + place) = before;
    }
    // Their own states are as hidden as they are.
    for (const Word thing : pool)
        if (dice.below(2) == 0)
            for (FieldId field(0); field < t.program->fields.size(); ++field)
                if (const Word slot = t.slot_of_field(thing, field);
                    slot >= 0 && t.program->fields[field].type.is(TypeTag::flag))
                    word(t.states + t.things[static_cast<std::size_t>(thing)].base + slot) ^= 1;
    // Nobody knows what chance will bring.
    word(runtime::h_rng0) ^= 0x5bd1e995;
    return changed;
}

} // namespace cantrip::testing
