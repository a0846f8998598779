#pragma once
// Straight code: what a checked effect is lowered to when nobody can be asked in it and nobody can watch it
// from outside. It works on registers and on the words of the state, and needs no frames: between its first
// and its last instruction no state can be seen.

#include <cstdint>
#include <map>
#include <vector>

#include "lang/program/program.hpp"

namespace cantrip::runtime {

// See code.def.
enum class Do : std::uint8_t {
#define DO(name) name,
#include "interpreter/code.def"
#undef DO
};

struct Instruction {
    Do op;
    std::uint8_t unused = 0;
    std::uint16_t a = 0, b = 0, c = 0;
    std::int32_t d = 0;
};

// From where a value of the tree is looked at: registers.
struct Viewpoint {
    std::uint16_t locals = 0, you = 0, subject = 0, self = 0;
    // In code of values: how deep the tree would be walked there, and whether it is the body of a `define`,
    // whose names are registers.
    std::uint16_t depth = 0;
    bool inlined = false;
};

// Code of a value or condition: what is walked as a tree has none.
struct ValueCode {
    std::uint32_t first = no_index; // instruction
    std::uint16_t depth = 0;        // how deep the tree would be walked at most
};

// Registers of a value or condition; one that needs more is walked as a tree. They lie on the stack of the
// thread.
inline constexpr std::size_t most_in_value = 96;

struct Function {
    std::uint32_t first = 0;     // instruction
    std::uint16_t registers = 0; // with the windows of what it calls
    std::uint16_t locals = 0;
    std::uint16_t declared = 0,
                  unset =
                      0; // locals in between wait for answers, which the tree's values must be able to tell
    std::uint32_t name = no_index; // VerbId, for the chain of a fault
};

struct Code {
    std::vector<Instruction> list;
    std::vector<HirId> nodes; // by instruction: the place to name when it fails
    std::vector<Function> functions;
    std::vector<Viewpoint> viewpoints;
    std::vector<std::vector<std::uint32_t>> bodies; // tables of call_body: function by thing instance
    std::vector<std::uint32_t> entry;               // by HirId of a call: function, no_index else
    std::vector<std::uint8_t> players_only;         // by HirId: only when `you` and the subject are players
    std::vector<std::uint16_t> entry_result;        // by HirId: register that says whether it happened

    // Where things keep their units (offset in the words, 0 when they have none) and what is printed on them:
    // unit or field × thing.
    std::vector<std::int32_t> unit_at;
    std::vector<std::vector<std::int32_t>> printed; // by FieldId, empty for those that no code reads
    std::vector<std::vector<std::uint8_t>>
        is_kind; // kinds and cards that code looks for: whether each thing is one
    std::vector<std::vector<std::int32_t>> zone_of; // by ZoneId: container by owner + 1
    std::vector<std::uint8_t> roomy, pile;          // by zone instance: takes anything, takes it on top

    // ---- values and conditions
    std::vector<ValueCode> values, tests; // by HirId
    // By HirId of a noun: whether r[3] passes all its filters, and all but the one that names the place.
    std::vector<ValueCode> passes, passes_in_place;
    struct Modified {
        DefineId define;
        std::uint32_t viewpoint;
    };
    std::vector<Modified> modified;
    struct Filter {
        HirId filter, noun;
    };
    std::vector<Filter> filters;
    std::vector<ValueCode> lines; // by number of a listener: whether it hears an event
    struct Arg {
        PatternId pattern;
        std::uint32_t arg;
    };
    std::vector<Arg> args;
    std::vector<const std::vector<std::int32_t>*> lists; // things of kinds and cards
    // By FieldId, empty for those that no code reads: offset in the words by thing, 0 when it is no state.
    std::vector<std::vector<std::int32_t>> field_at;
    std::map<std::pair<KindId, ThingId>, std::int32_t> kind_rows; // rows of is_kind
};

struct Tables;
void lower(Tables& tables);
void compile_values(Tables& tables);

} // namespace cantrip::runtime
