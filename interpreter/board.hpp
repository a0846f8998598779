#pragma once
// What lies on the table, as data, for one seat: zones, things with what is printed on them and what changes,
// counters, the state of the game. Of what the seat may not see there is a number of things and nothing else,
// so two states that differ only in that give equal boards.

#include <vector>

#include "interpreter/events.hpp"

namespace cantrip {

// A value of a thing or of the game.
struct BoardValue {
    FieldId field = no_index;   // no_index: a state of the game
    GlobalId global = no_index; // then: which
    Type type;
    bool changes = false;      // a state; else it is printed
    Word value = 0;            // a number, a thing (hidden_thing where it is hidden), a word …
    HirId printed = no_hir;    // a price or another value that is no number
    std::vector<Word> members; // of a list
    friend bool operator==(const BoardValue&, const BoardValue&) = default;
};

// Units that a thing has, or where it stands on a track.
struct BoardCounter {
    UnitId unit = no_index;
    Word count = 0;
    friend bool operator==(const BoardCounter&, const BoardCounter&) = default;
};

struct BoardThing {
    Word thing = -1;
    KindId kind = no_index;
    ThingId card = no_index; // no_index: a piece that only its kind declares
    Word owner = -1;         // whose it is; -1: nobody's
    Word place = -1;         // a zone or a thing, as in BoardPlace::place; -1: it is part of the table itself
    Word part_of = -1;       // the thing that it is printed in
    std::vector<BoardValue> values;
    std::vector<BoardCounter> counters;
    friend bool operator==(const BoardThing&, const BoardThing&) = default;
};

// A zone, or a thing with what lies on it.
struct BoardPlace {
    Word place = -1;
    ZoneId zone = no_index; // no_index: a thing
    Word owner = -1;        // of a zone: the player or thing that has it
    bool aside = false;     // out of the game
    bool hidden = false;    // the seat sees how many things lie there, and not which
    Word count = 0;
    std::vector<Word> things; // from the top; empty when they are hidden
    friend bool operator==(const BoardPlace&, const BoardPlace&) = default;
};

struct Board {
    Word seat = -1;
    std::vector<BoardThing> things; // players, the group, and everything that the seat sees; by number
    std::vector<BoardPlace> places; // zones in their order, then things on which something lies
    std::vector<BoardValue> game;
    [[nodiscard]] const BoardThing* thing(Word number) const;
    [[nodiscard]] const BoardPlace* place(Word number) const;
    friend bool operator==(const Board&, const Board&) = default;
};

// -1: what everybody sees. Of a state of another machine the board is empty.
[[nodiscard]] Board board_of(const Machine& machine, const State& state, Word seat);

} // namespace cantrip
