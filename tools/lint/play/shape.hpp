#pragma once
// A card taken apart into what it is and how much: two cards of one shape differ in numbers only.

#include <cstdint>
#include <vector>

#include "tools/graph/flow.hpp"

namespace cantrip::lint {

// Which way a number is good for the one who has the card.
enum class Good : std::int8_t { less = -1, fixed = 0, more = 1 };

using Form = std::vector<std::uint64_t>;
struct HashForm {
    std::size_t operator()(const Form& form) const {
        std::size_t hash = form.size();
        for (const std::uint64_t word : form) hash = (hash ^ word) * 0x9e3779b97f4a7c15U + (hash >> 29U);
        return hash;
    }
};

struct Shape {
    Form form;                         // everything but the numbers that can be good or bad
    std::vector<std::int64_t> amounts;
    std::vector<Good> good;
    bool known = true;                // false: something is unknown, so nothing can be said
};

[[nodiscard]] Shape shape_of(const Program& program, const flow::Flow& flow, ThingId thing);

// At least as good in every number, better in one. The forms must be equal.
[[nodiscard]] bool better(const Shape& a, const Shape& b);

}  // namespace cantrip::lint
