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

// Behind each: children, then what `a` and `aux` mean.
enum class Op : std::uint8_t {
    error,       // told already
    missing_arg, // an argument that is not given: the default, or the actor is asked

    // ---- values
    number, // a: the value as int32
    text,   // the syntax node holds the text
    yes,
    no,
    none,
    nothing,
    you,
    this_,
    it,
    holder,
    team,
    winner,
    variable,    // X or Y; a: 0 or 1
    local,       // a: slot
    global,      // a: GlobalId, a game's state or option
    thing,       // a: ThingId
    names_value, // a: index into Program::names_values
    unit,        // a: UnitId
    die,         // a: DieId
    face,        // a: index of the face in the die of type.index
    zone,        // [owner]; a: ZoneId
    top_of,
    bottom_of, // place
    field,     // thing; a: FieldId (printed fields and states)
    counter,   // holder; a: UnitId
    define,    // arguments; a: DefineId
    heading,   // thing; a: VerbId of the heading or no_index; b: NameId
    parent_of, // thing; a: KindId: the nearest thing of that kind around it
    owner_of,  // thing
    zone_of,   // thing: where it lies
    count,     // np
    total,     // np, measure (with `it`); aux: Total
    random_range,
    choose_range, // range
    random_die,   // a: DieId, or no_index and the child says which
    add,
    subtract,
    multiply,
    divide,
    negative,
    range,       // low, high or missing_arg
    printed,     // heading; a: UnitId or GroupId; aux: 0 unit, 1 group
    tally,       // [condition]; a: PatternId, b: VerbId of the scope
    match_value, // subject, value_arm*
    value_arm,   // case*, value
    case_range,  // a: low, b: high as int32 (int32 max: open)
    case_value,  // value
    case_else,
    np,           // filters*; a: NounId
    bundle,       // items*: np of units, or values of type bundle
    alternatives, // values*: `1 food or 1 bliss`

    // ---- tests; flags: negated, past
    and_,
    or_,
    not_,
    compare,   // left, right; aux: Compare
    equals,    // left, right
    is_kind,   // thing; a: KindId
    is_thing,  // thing; a: ThingId (a copy of it)
    is_trait,  // thing; a: TraitId
    is_define, // arguments; a: DefineId
    is_flag,   // thing; a: FieldId
    is_value,  // thing, value; a: FieldId: its field has that value
    is_in,     // thing, place
    is_inside, // thing, list: is one of them
    in_range,  // number, range
    is_within, // thing, distance, other
    is_next_to,
    is_reachable, // thing, other
    has,          // who, np or bundle
    exists,       // np
    every,        // np, condition with `it`
    can,          // call or pay
    needs,        // heading, heading
    asked,        // player: a question is open for them

    // ---- filters of a noun; flags: negated
    f_owner,    // player
    f_field,    // value; a: FieldId
    f_parent,   // thing: inside it
    f_in,       // place
    f_in_list,  // list
    f_in_range, // range
    f_within,   // distance, other
    f_next_to,
    f_nearest,
    f_reachable, // other
    f_where,     // condition with `it`
    f_except,    // value
    f_has,       // np or bundle: with a star
    f_define,    // extra arguments; a: DefineId
    f_trait,     // a: TraitId
    f_flag,      // a: FieldId
    f_kind,      // a: KindId
    f_rank,      // rank_*
    rank_highest,
    rank_lowest, // measure with `it`
    rank_first,
    per, // np; a: divisor

    // ---- effects
    block,
    seq,     // effects*
    call,    // actor or missing_arg, one child per parameter; a: VerbId; b: slot of the result or no_index
    may,     // effect
    if_,     // condition, effect, [effect]
    match,   // subject, arm*; aux: 1 for `every`
    arm,     // case*, effect
    repeat,  // count or missing_arg, condition or missing_arg, effect
    choose,  // count, effect*
    either,  // effect*
    let,     // value; a: slot
    assign,  // target, value
    arrow,   // seq, effect, [effect]
    price,   // value: a bundle or cost that is paid
    pay,     // value or either
    subject, // who, [from], effect; a: slot or no_index; aux bits: Subject
    together,
    secretly, // effect
    at_time,  // effect; a: VerbId; aux: 0 start, 1 end
    window,   // who, [condition]
    stop,     // a: VerbId
    unknown,  // the syntax node holds the text
    react,    // a: ReactionId: a reaction that lasts
    assume,   // effect
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
