#pragma once
// A game in progress with its history.

#include <string>
#include <vector>

#include "interpreter/cantrip.hpp"

namespace cantrip {

class Session {
  public:
    Session(const Machine& machine, std::uint64_t seed);

    [[nodiscard]] const Outcome& now() const { return now_; }
    [[nodiscard]] const State& state() const { return state_; }
    // Empty when the answer was taken, else why not.
    [[nodiscard]] std::string answer(const std::vector<Word>& picks);
    // Back to the question before; false at the beginning.
    bool undo();
    // What happened since the last answer.
    [[nodiscard]] const std::vector<TraceLine>& why() const { return trace_; }

    // The seed and the answers as JSON.
    [[nodiscard]] std::string record() const;
    // Plays a record; empty when it came out as it was recorded.
    [[nodiscard]] std::string replay(std::string_view record);

  private:
    void go_on();

    const Machine& machine_;
    std::uint64_t seed_;
    State state_;
    Outcome now_;
    std::vector<TraceLine> trace_;
    std::vector<State> history_;
    std::vector<std::vector<Word>> answers_;
};

} // namespace cantrip
