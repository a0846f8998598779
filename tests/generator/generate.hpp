#pragma once
// From a seed to a whole game.

#include "tests/generator/piece.hpp"

namespace cantrip::generator {

struct Generated {
    Piece program;
    int most_players = 1; // it can be played by 1 up to so many
};

[[nodiscard]] Generated generate(std::uint64_t seed);

} // namespace cantrip::generator
