#pragma once
// Types: a tag and, for some, which one of its kind.

#include <cstdint>

namespace cantrip {

enum class TypeTag : std::uint8_t {
    error,   // something is wrong and was told; fits everything, so that one mistake is told once
    nothing, // an effect: has no value
    number,
    flag,
    text,
    names,   // a value of a `names` list; index: NamesId
    unit,    // a token or track
    bundle,  // units with counts
    cost,    // alternatives of units and acts
    thing,   // a thing of a kind; index: KindId
    list,    // several things of a kind; index: KindId
    place,   // a zone, a thing that holds, top or bottom of a zone
    counter, // a unit of a holder; reads as a number
    die,
    face,      // what a die shows; index: DieId
    heading,   // the abilities under a heading, or an action, of a thing
    range,     // 1..6
    adjective, // a define, trait, kind or names value standing behind `is`
    none,      // the value `none`: fits things, units and lists
};

struct Type {
    TypeTag tag = TypeTag::error;
    std::uint32_t index = 0;
    friend bool operator==(const Type&, const Type&) = default;
    [[nodiscard]] bool is(TypeTag other) const { return tag == other; }
};

} // namespace cantrip
