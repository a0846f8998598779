#pragma once
// A second interpreter of checked programs, for comparing: plain recursion, no caches, questions by calling
// back.

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "interpreter/cantrip.hpp"
#include "lang/program/program.hpp"

namespace cantrip::reference {

inline constexpr int none = -1;

// Everything on the table, as plain data. Containers are things (by their number) and then zones.
struct Board {
    std::vector<int> place;               // by thing: the container it lies in, or none
    std::vector<std::vector<int>> inside; // by container: what lies directly in it, in order
    std::vector<int> owner;               // by thing: whose it is by itself, or none
    std::vector<std::vector<int>> states; // by thing, by FieldId; 0 where there is none
    std::vector<std::vector<int>> counts; // by thing, by UnitId; 0 where there is none
    std::vector<int> globals;             // by GlobalId
    // The members of states that are lists, by thing and FieldId, or none and GlobalId; empty ones are left
    // out.
    std::map<std::pair<int, int>, std::vector<int>> lists;
    std::uint32_t random[4] = {}; // the generator: the same draws were made

    friend bool operator==(const Board&, const Board&) = default;
};

// Canonical text: equal exactly for equal boards.
[[nodiscard]] std::string dump(const Board& board);

// One option as text: "thing 12", "unit 3", "number 4", "yes", "no", "pass", "effect 17", "action 40",
// "way 0", "reaction 1", "word 2".
struct Option {
    std::string what;
    int limit = 1;
    friend bool operator==(const Option&, const Option&) = default;
};

struct Asked {
    int player = none; // none: the group
    std::string kind;
    bool secret = false;
    int least = 1, most = 1;
    std::vector<Option> options;
    std::vector<Option> fast;
    friend bool operator==(const Asked&, const Asked&) = default;
};

// Indices as in cantrip::answer: from options.size() on they are fast actions.
struct Answer {
    std::vector<int> picks;
};

struct Ended {
    enum class How { over, fault, idle, stopped } how = How::idle;
    std::vector<int> winners;
    std::string fault;
};

// Thrown by an answerer to leave a game in the middle.
struct Stopped {};

using Answerer = std::function<Answer(const Asked&, const Board&)>;

class Play;

class Game {
  public:
    Game(const Program& program, const Setup& setup, std::uint64_t seed);
    ~Game();
    Ended play(const Answerer& answerer);
    [[nodiscard]] const Board& board() const;
    // One line for each verb that began, as the engine's trace.
    [[nodiscard]] const std::vector<std::string>& trace() const;
    // The parts that scenarios need.
    [[nodiscard]] Play& parts() { return *play_; }

  private:
    std::unique_ptr<Play> play_;
};

} // namespace cantrip::reference
