#pragma once
// A game in progress with its history: answers and a few states to start again from, so that a long game
// takes little memory. Some players may be bots: they answer at once, and undo goes back over them.

#include <functional>
#include <string>
#include <vector>

#include "interpreter/events.hpp"
#include "tools/play/record.hpp"
#include "tools/play/table_digest.hpp"

namespace cantrip::play {

// What came of playing a record.
struct Replayed {
    std::size_t steps = 0; // decisions that were taken as they were recorded
    std::string problem;   // empty: all of them; else what is different at the next one
};

class Session {
  public:
    // Called after each decision and each undo, also those of bots.
    using Watcher = std::function<void()>;

    // Bots that are first answer at once, unless they wait for `play_bots`.
    Session(const Machine& machine, std::uint64_t seed, std::vector<bool> bots = {}, bool bots_wait = false);
    // The same game once more, without its watcher.
    Session(const Session& other);
    Session& operator=(const Session&) = delete;
    // The same past, with the table as in another state of its machine.
    Session(const Session& other, State state);
    void watch(Watcher watcher) { watcher_ = std::move(watcher); }
    // Lets bots answer until a person is asked.
    void play_bots();

    [[nodiscard]] const Machine& machine() const { return machine_; }
    [[nodiscard]] const Outcome& now() const { return now_; }
    [[nodiscard]] const State& state() const { return state_; }
    [[nodiscard]] const std::vector<bool>& bots() const { return bots_; }
    [[nodiscard]] bool is_bot(Word player) const;
    // Empty when the answer was taken, else why not.
    [[nodiscard]] std::string answer(const std::vector<Word>& picks);
    // Back to the last question that a person answered, and forth again; false when there is none.
    bool undo();
    bool redo();
    // Whether the last undo took back chance or something that a player saw and others did not.
    [[nodiscard]] bool undid_knowledge() const { return undid_knowledge_; }

    // What happened, as the interpreter tells it, numbered from the beginning of the game. Only the last
    // thousands are kept.
    [[nodiscard]] std::size_t event_count() const { return dropped_events_ + events_.size(); }
    [[nodiscard]] std::span<const Event> events_from(std::size_t first) const;
    // Where the events begin that follow the last answer of a person.
    [[nodiscard]] std::size_t last_answer() const;

    [[nodiscard]] std::size_t decisions() const { return history_.size(); }
    // The decision of a number, with the state's hash behind it.
    [[nodiscard]] const Decision& decision(std::size_t number) const { return history_[number].decision; }

    // Seed, set-up and decisions.
    [[nodiscard]] Record record() const;
    // Plays a record from its beginning, as far as `most` and as it can be played.
    [[nodiscard]] Replayed replay(const Record& record, std::size_t most = static_cast<std::size_t>(-1));

  private:
    struct Past {
        Decision decision;
        bool by_bot = false;
        std::size_t events = 0; // how many there were before it
    };
    struct Checkpoint {
        std::size_t decisions = 0;
        State state;
    };
    void start();
    void go_on();
    void keep_checkpoint();
    void go_back_to(std::size_t decisions);
    [[nodiscard]] std::string take(const std::vector<Word>& picks, bool by_bot);
    [[nodiscard]] std::string difference(const Decision& recorded) const;

    const Machine& machine_;
    Runner runner_;
    TableDigest digest_;
    std::uint64_t seed_;
    std::vector<bool> bots_;
    bool bots_wait_;
    Watcher watcher_;
    State state_;
    Outcome now_;
    std::vector<Event> events_;
    std::size_t dropped_events_ = 0;
    std::vector<Past> history_;
    std::vector<Checkpoint> checkpoints_;
    std::size_t spacing_ = 16;              // decisions between two checkpoints
    std::vector<std::vector<Word>> undone_; // answers of persons, the next one last
    bool undid_knowledge_ = false;
};

} // namespace cantrip::play
