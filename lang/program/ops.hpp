#pragma once
// The table of operations (hir.def) as data: what a node of each operation holds.

#include <span>
#include <string_view>

#include "lang/program/hir.hpp"

namespace cantrip {

enum class OpClass : std::uint8_t { any, value, condition, filter, rank, part, effect };

// What `a` or `b` of a node means. Ids may be no_index, where nothing is named.
enum class OpNumber : std::uint8_t {
    none,
    number,
    slot,
    name,
    kind,
    field,
    unit,
    unit_or_group, // aux 1: a group
    zone,
    names_value,
    trait,
    die,
    define,
    verb,
    thing,
    global,
    pattern,
    reaction,
    noun,
};

struct OpChild {
    std::string_view name;
    OpClass of = OpClass::value;
    bool optional = false; // may be left out at the end
    bool list = false;     // any number, at the end
};

struct OpInfo {
    std::string_view name; // as dumps write it
    OpClass of = OpClass::value;
    OpNumber a = OpNumber::none, b = OpNumber::none;
    std::span<const OpChild> children;

    [[nodiscard]] std::size_t least() const; // children
    [[nodiscard]] bool takes(std::size_t count) const;
    // The row for the n-th child; nullptr when there is no such child.
    [[nodiscard]] const OpChild* child(std::size_t n) const;
};

inline constexpr std::size_t op_count = static_cast<std::size_t>(Op::assume) + 1;

[[nodiscard]] const OpInfo& info(Op op);

} // namespace cantrip
