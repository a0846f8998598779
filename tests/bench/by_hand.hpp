#pragma once
// Whole games of an engine that was written by hand for one game: what the interpreter is measured against.

#include <cstdint>

namespace cantrip::bench {

struct PlayedByHand {
    std::uint64_t questions = 0, options = 0, hash = 0;
};

// Random games from a seed on; the hash tells whether the same games were played.
[[nodiscard]] PlayedByHand play_by_hand(int players, int games, std::uint64_t seed);

} // namespace cantrip::bench
