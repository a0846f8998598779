#pragma once
// Runs a scenario: sets up what it says, does its deeds, gives its answers, tests its expectations.

#include "interpreter/cantrip.hpp"

namespace cantrip {

// One thing that a scenario did to its game, for those who play it again elsewhere.
struct ScenarioDeed {
    enum class Kind : std::uint8_t { effect, action, heading, answer, roll, expect, rest } kind = Kind::rest;
    Word player = -1, you = -1;   // who does it; whom `you` means
    HirId node = no_hir;          // the effect, or the expectation
    VerbId verb = no_index;       // of a heading that is called on a thing
    Word thing = -1;              // the action, or the thing with the heading
    std::vector<Word> picks = {}; // of an answer; the numbers of a roll
    Question question = {};       // that an answer is for
    bool amid = false;            // of an expectation: a question is open
    State state = {};             // before it
};

struct ScenarioResult {
    bool passed = false;
    std::string message;          // what went wrong, empty when passed
    Span at;                      // the line that failed
    std::string expected, found;  // side by side, when an expectation failed
    std::vector<TraceLine> trace; // of everything that happened
    std::uint32_t questions = 0;
    std::uint64_t hash = 0;          // of the final state
    std::vector<ScenarioDeed> deeds; // when they were asked for
    std::vector<std::uint8_t> fired; // by AbilityId: came to something
};

[[nodiscard]] ScenarioResult run_scenario(const Program& program, ScenarioId scenario, std::uint64_t seed = 1,
                                          bool keep_deeds = false);

} // namespace cantrip
