#pragma once
// Resolved and typed trees of values and effects: one flat vector of nodes, children in a second one.
// It stays close to the source on purpose: the text generator prints from it and the interpreter compiles it.

#include <cstdint>
#include <span>
#include <vector>

#include "lang/program/ids.hpp"
#include "lang/program/type.hpp"
#include "lang/syntax/tree.hpp"

namespace cantrip {

// hir.def says what each operation means, and ops.hpp gives that as data.
enum class Op : std::uint8_t {
#define OP(name, ...) name,
#include "lang/program/hir.def"
#undef OP
};

enum class Total : std::uint8_t { sum, highest, lowest };
enum class Compare : std::uint8_t { less, less_equal, greater, greater_equal };

namespace flag {
inline constexpr std::uint8_t negated = 1;
inline constexpr std::uint8_t past = 2; // was, had: the state at the start of the event
inline constexpr std::uint8_t assumed = 4;
inline constexpr std::uint8_t implied = 8; // not written: the subject's zone, unit or number
} // namespace flag

namespace subject {
inline constexpr std::uint16_t freely = 1;
inline constexpr std::uint16_t has_from = 2;
inline constexpr std::uint16_t acts = 4; // the things are players: they become the subject
} // namespace subject

struct Hir {
    Op op = Op::error;
    std::uint8_t flags = 0;
    std::uint16_t aux = 0;
    Type type;
    std::uint32_t a = no_index;
    std::uint32_t b = no_index;
    std::uint32_t first = 0; // into Program::hir_children
    std::uint32_t count = 0;
    NodeId node = no_node;  // where it stands
    std::uint16_t tree = 0; // and in which file
};

// ---- nouns

enum class Det : std::uint8_t {
    none, // a bare kind: in patterns, after `count of`, `per`
    a,
    the,
    each,
    all,
    any,
    no,
    another,
    count,
    up_to,
    exactly,
    any_number,
    random,
};

namespace mod {
inline constexpr std::uint16_t any = 1, one = 2, other = 4, first = 8, last = 16, random = 32, alike = 64,
                               different = 128;
}

enum class NounOf : std::uint8_t {
    kind,       // things of a kind; index: KindId
    thing,      // copies of a card or piece; index: ThingId
    unit,       // index: UnitId
    group,      // index: GroupId
    unit_value, // the unit that `value` says
    list,       // members of the list that `value` says
    like,       // things with the same name as the one that `value` says
    number,
    names,  // index: NamesId
    action, // open actions
};

struct Noun {
    NounOf of = NounOf::kind;
    Det det = Det::none;
    std::uint16_t modifiers = 0;
    bool or_more = false;
    std::uint32_t index = no_index;
    KindId kind = no_index; // of the things meant, when they are things
    HirId count = no_hir;   // `2`, `X`, `(amount)`, `1..3`
    HirId value = no_hir;   // for unit_value and list
    HirId per = no_hir;
    std::uint32_t it = no_index; // slot of the candidate while filters are tried
};

} // namespace cantrip
