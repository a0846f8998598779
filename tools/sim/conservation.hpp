#pragma once
// Watches a game for things that appear or vanish: every card and piece that came into play lies in exactly
// one place until the end, and units change only as the verbs that ran say. Things that start nowhere may be
// moved into play.

#include "interpreter/cantrip.hpp"

namespace cantrip::sim {

class Conservation {
  public:
    // `state` is the table before anything ran.
    Conservation(const Machine& machine, const State& state);

    // To be handed to run(); it counts what verbs say.
    [[nodiscard]] std::vector<std::int64_t>& made() { return made_; }
    // Compares a state with the one before; empty, or what went wrong.
    [[nodiscard]] std::string check(const State& state);

  private:
    [[nodiscard]] std::string check_things(const State& state);
    [[nodiscard]] std::string check_units(const State& state);
    [[nodiscard]] std::int64_t total(const State& state, UnitId unit) const;

    const Machine& machine_;
    std::vector<bool> placed_;         // by thing: it lay somewhere
    std::vector<std::int64_t> totals_; // by unit
    std::vector<std::int64_t> made_;
};

} // namespace cantrip::sim
