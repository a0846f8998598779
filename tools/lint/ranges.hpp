#pragma once
// The least and the most that a number can be, as far as the source tells.

#include <cstdint>

#include "lang/program/program.hpp"

namespace cantrip::lint {

struct Bounds {
    std::int64_t low = -0x80000000LL;
    std::int64_t high = 0x7fffffffLL;
    [[nodiscard]] bool exact() const { return low == high; }
    friend bool operator==(const Bounds&, const Bounds&) = default;
};

// Never narrower than what can happen; everything when nothing is known.
[[nodiscard]] Bounds bounds_of(const Program& program, HirId id);

enum class Truth : std::uint8_t { unknown, always, never };

// Whether a condition can be decided without playing.
[[nodiscard]] Truth truth_of(const Program& program, HirId id);

} // namespace cantrip::lint
