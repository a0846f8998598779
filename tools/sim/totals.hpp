#pragma once
// What came out of many games, and how it is written.

#include <optional>
#include <string>
#include <vector>

#include "tools/play/load_game.hpp"
#include "tools/sim/random_game.hpp"
#include "tools/sim/score.hpp"

namespace cantrip::sim {

// Scores of one seat, or of those who held one thing.
struct Spread {
    std::string id;
    std::vector<Word> scores; // empty when the game has none
    std::uint32_t games = 0, wins = 0;
};

struct Failed {
    std::uint64_t seed = 0;
    std::string message;
};

struct Totals {
    std::uint32_t games = 0, finished = 0, faults = 0;
    std::uint32_t won = 0; // finished with a winner; where all play together the others are lost
    std::uint64_t questions = 0, hash = 0;
    double seconds = 0;
    std::vector<AbilityId> unfired;
    std::vector<Failed> failures; // faults
    std::vector<Failed> broken;   // games that made or lost something
    std::vector<Failed> stopped;  // games that did not come to an end
    std::string score;            // what scores count; empty when the game has none
    std::vector<Spread> seats, things;

    [[nodiscard]] bool clean() const { return finished == games && broken.empty(); }
};

struct Plan {
    std::uint32_t games = 100, most_questions = 2'000'000;
    std::uint64_t seed = 1;
    unsigned threads = 1;
    std::optional<Measure> measure;
    std::vector<KindId> by; // spreads for what players hold of these kinds
    bool progress = false;  // shown on standard error
};

// Every game is a function of its seed, so the result does not depend on the number of threads.
[[nodiscard]] Totals simulate(const Machine& machine, const Sources& sources, const Plan& plan);

[[nodiscard]] std::string totals_as_text(const play::LoadedGame& game, const Totals& totals);
[[nodiscard]] std::string totals_as_json(const play::LoadedGame& game, const Totals& totals);

} // namespace cantrip::sim
