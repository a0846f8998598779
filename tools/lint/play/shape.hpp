#pragma once
// A card taken apart into what it is, what it does and how much: what two cards must share, and where one may
// be ahead.

#include <cstdint>
#include <vector>

#include "lang/support/hash.hpp"
#include "tools/graph/flow.hpp"
#include "tools/lint/play/worth.hpp"

namespace cantrip::lint {

// A number that can be good or bad. Within a bundle they are told apart by what is counted, and what is not
// named is 0.
struct Amount {
    std::uint64_t what;
    std::int64_t number;
    Good good;
};

// Pieces of one form differ in their amounts only.
struct Piece {
    hash::Fingerprint form;      // of everything but the numbers that can be good or bad
    std::vector<Amount> amounts; // in the order of `what`
    bool welcome = false;        // an ability that nobody would rather be without
};

struct Shape {
    Piece values; // kind, traits, printed values
    std::vector<Piece> abilities;
    bool known = true; // false: something is unknown, so nothing can be said
};

[[nodiscard]] Shape shape_of(const Program& program, const flow::Flow& flow,
                             const std::vector<Good>& good_of_field, ThingId thing);

// Where the numbers of one piece are better or worse than those of another.
struct Standing {
    bool behind = false; // worse in one; then the rest is not looked at
    bool less = false;   // less of what is bad
    bool more = false;   // more of what is good
};

// The forms must be equal.
[[nodiscard]] Standing standing(const std::vector<Amount>& a, const std::vector<Amount>& b);

} // namespace cantrip::lint
