#pragma once
// What tests of the page about effects share: games written in the test, stepped by the public functions.

#include <string>
#include <string_view>
#include <vector>

#include "tests/interpreter/games.hpp"

namespace cantrip::testing {

// A game in which one verb, `begin`, is done by the first player. Beasts lie in the deck, `hand` and `camp`
// are places of players, and `write n` says a number in the trace.
class Trial {
  public:
    // `lines`: declarations; one of them is `verb begin`.
    explicit Trial(std::string_view lines, int players = 2, std::uint64_t seed = 1);

    // Goes on until somebody is asked or nothing is left.
    Outcome run();
    // Whether the answer was taken.
    bool answer(std::vector<Word> picks);
    // The numbers written since the beginning, in order.
    [[nodiscard]] std::vector<int> written() const;
    // Everything that happened since the beginning.
    [[nodiscard]] std::vector<std::string> happened() const;

    TestGame game;
    State state;

  private:
    std::vector<TraceLine> trace_;
};

// The labels of the options, with how often each may be picked when that is more than once: "cat 3".
[[nodiscard]] std::vector<std::string> options_of(const Question& question);

} // namespace cantrip::testing
