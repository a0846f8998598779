#pragma once
// A game in progress with its history. Some players may be bots: they answer at once, and undo goes back over
// them.

#include <string>
#include <vector>

#include "interpreter/cantrip.hpp"
#include "tools/play/record.hpp"

namespace cantrip::play {

class Session {
  public:
    Session(const Machine& machine, std::uint64_t seed, std::vector<bool> bots = {});

    [[nodiscard]] const Machine& machine() const { return machine_; }
    [[nodiscard]] const Outcome& now() const { return now_; }
    [[nodiscard]] const State& state() const { return state_; }
    // Empty when the answer was taken, else why not.
    [[nodiscard]] std::string answer(const std::vector<Word>& picks);
    // Back to the last question that a person answered, and forth again; false when there is none.
    bool undo();
    bool redo();
    // What happened since the last answer of a person.
    [[nodiscard]] const std::vector<TraceLine>& why() const { return trace_; }

    // Seed, set-up and answers as JSON.
    [[nodiscard]] std::string record() const;
    // Plays a record from its beginning; empty when it came out as it was recorded.
    [[nodiscard]] std::string replay(std::string_view record);
    [[nodiscard]] std::string replay(const Record& record);

  private:
    // What was there before an answer.
    struct Past {
        State state;
        std::vector<TraceLine> trace;
        std::vector<Word> picks;
        bool by_bot = false;
    };
    void go_on();
    void let_bots_answer();
    [[nodiscard]] std::string take(const std::vector<Word>& picks, bool by_bot);

    const Machine& machine_;
    std::uint64_t seed_;
    std::vector<bool> bots_;
    State state_;
    Outcome now_;
    std::vector<TraceLine> trace_;
    std::vector<Past> history_;
    std::vector<std::vector<Word>> undone_; // answers of persons, the next one last
};

} // namespace cantrip::play
