#pragma once
// What happened in a game, as data. `run` appends one Event for each verb that happens, in order, when
// RunOptions::events is set; `event_for` leaves out what a seat may not know.

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "interpreter/cantrip.hpp"

namespace cantrip {

// Stands for a thing that the seat may not know. No thing, place or player has this number.
inline constexpr Word hidden_thing = -0x40000000;

struct Event {
    struct Argument {
        std::uint32_t param = 0;  // index into Verb::params
        Type type;                // what the values are: a thing, a unit, a place, a number …
        std::vector<Word> values; // one, or the members of a list
        // By value: the seats that may know it, bit 0 for everybody, bit p + 1 for player p. Empty: public.
        std::vector<std::uint32_t> seen;
    };
    VerbId verb = no_index;
    std::uint32_t depth = 0; // how many verbs it happened inside of
    Word actor = -1;         // a thing, mostly a player; -1: nobody
    Word source = -1;        // the thing whose ability did it; -1: a rule, or the seat may not know it
    std::uint32_t source_seen = ~std::uint32_t{0}; // who may, as in Argument::seen
    AbilityId ability = no_index;                  // of an action: which
    std::vector<Argument> arguments;
    Word amount = 0;      // of a counted verb: how many units really changed hands
    Word from = -1;       // of a move: the place that the thing left; -1: it lay nowhere
    bool secret = false;  // only the actor may know of it
    bool reacted = false; // an ability answered to another event with it
    Span at;              // the line that did it
    Word frame = 0;       // the interpreter's own: while the event runs, the frame it runs in
};

// The event as one seat may know it, -1: as everybody may; nothing when the seat may not know of it at all.
[[nodiscard]] std::optional<Event> event_for(const Event& event, Word seat);

// Whether a seat may know which thing this is, by where it lies now.
[[nodiscard]] bool may_know(const Machine& machine, const State& state, Word thing, Word seat);

} // namespace cantrip
