#pragma once
// A player that picks at random among legal answers, and leans to what it has seldom done: games that are
// played so reach their end and their rare cards in a fraction of the moves that even chances need.

#include <unordered_map>
#include <vector>

#include "interpreter/cantrip.hpp"

namespace cantrip::play {

class RandomBot {
  public:
    RandomBot(std::uint64_t seed, const Machine& machine)
        : state_(seed * 0x9e3779b97f4a7c15U + 0x2545f4914f6cdd1dU), machine_(machine) {}
    // Indices into the question's choices. Fast actions are taken now and then.
    [[nodiscard]] std::vector<Word> choose(const Question& question);

  private:
    [[nodiscard]] std::uint32_t action_among(const Question& question) const;
    [[nodiscard]] std::uint32_t weight(const Choice& choice) const;
    [[nodiscard]] std::uint32_t some_action(const Question& question);
    [[nodiscard]] std::uint32_t& taken(const Choice& choice);
    [[nodiscard]] std::uint32_t weariness(const Choice& choice);
    [[nodiscard]] std::uint32_t below(std::uint32_t n);
    std::uint64_t state_;
    std::uint64_t taste_ = state_;
    const Machine& machine_;
    std::unordered_map<std::uint64_t, std::uint32_t> taken_; // by choice: how often
};

} // namespace cantrip::play
