#pragma once
// Looks for programs that show a problem, and makes them small.

#include <functional>
#include <map>

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

// How many problems of each sort there are, and the first ones of each, by their seed.
struct Problems {
    std::map<std::string, int> sorts;
    std::map<std::uint64_t, std::string> kept;
};

// Plays `count` programs from `seed` on; a crash is a problem. The first of each sort are told. Nothing is
// made small here: that takes longer than looking for more.
void search(const Request& request, const std::function<void(const std::string&)>& tell, Problems& problems);

// The sort of games in which one interpreter meets a limit of its own: no problem.
inline constexpr const char* limit_sort = "limit:";

// The same as a command: prints what it finds, how much and how fast, a line after every 20,000 programs, and
// in the end makes the first problems of each sort small into the folder `out` if there is one. 1 when there
// was a problem.
[[nodiscard]] int search(const Request& request);

} // namespace cantrip::generator
