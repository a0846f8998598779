#pragma once
// A whole game between random bots.

#include "interpreter/cantrip.hpp"

namespace cantrip::sim {

// One game from its seed to its end.
struct GameResult {
    bool finished = false;
    bool faulted = false;
    std::uint32_t questions = 0;
    std::uint64_t hash = 0;
    Fault fault;
    std::string broken; // what was made or lost without a verb, and when; see conservation.hpp
    std::vector<Word> winners;
    State end;
};
// Conservation is checked at every question and at the end.
[[nodiscard]] GameResult play_randomly(const Machine& machine, std::uint64_t seed,
                                       std::uint32_t most_questions, std::vector<std::uint8_t>* fired);

} // namespace cantrip::sim
