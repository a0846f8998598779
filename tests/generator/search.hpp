#pragma once
// Looks for programs that show a problem, and makes them small.

#include "interpreter/cantrip.hpp"
#include "tests/generator/command.hpp"
#include "tests/generator/generate.hpp"

namespace cantrip::generator {

// How many players the games of a seed have.
[[nodiscard]] int players_of(const Generated& made, std::uint64_t seed);

// The players, and options drawn from the seed.
[[nodiscard]] Setup setup_of(const Program& program, int players, std::uint64_t seed);

// What is wrong with one program: empty, or the problem with its sort in front. `reference`: compared with
// the reference interpreter. A crash is a problem.
[[nodiscard]] std::string problem_of(const std::string& text, int players, std::uint64_t seed, bool reference,
                                     const std::string& library, unsigned seconds = 10);

// Plays `count` programs from `seed` on, each in a process of its own. Problems of one sort are shrunk once
// and written to the folder `out`. 1 when there were any.
[[nodiscard]] int search(const Request& request);

} // namespace cantrip::generator
