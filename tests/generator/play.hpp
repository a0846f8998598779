#pragma once
// Plays programs with seeded random answers, and tries what must hold for every game.

#include <string>

#include "interpreter/cantrip.hpp"
#include "tests/generator/chance.hpp"

namespace cantrip::generator {

struct PlaySettings {
    int players = 2;
    std::uint64_t seed = 1;
    int most_questions = 150;
    std::uint32_t steps = 60'000; // between two questions
};

struct Played {
    enum class End : std::uint8_t { over, idle, fault, stopped } end = End::stopped;
    std::string fault; // message, when it ended with one
    int questions = 0;
    std::uint64_t chain = 0; // over questions, options, answers and the outcome
};

// What was used in play.
struct Used {
    std::vector<std::uint8_t> fired; // by AbilityId
    std::vector<std::uint8_t> verbs; // by VerbId: happened
    std::vector<std::uint8_t> about; // by HirId: somebody was asked about it
    std::uint64_t questions[8] = {}; // by Question::Kind
};

// Indices into the choices, any legal answer; fast actions now and then.
[[nodiscard]] std::vector<Word> random_answer(const Question& question, Chance& chance);

// One game to its end or to the limit of questions. Fills `used` when given: then the tree is walked.
[[nodiscard]] Played play(const Machine& machine, const PlaySettings& settings, Used* used = nullptr);

// Plays a game in several ways at once: straight code in a runner beside the walked tree without shortcuts
// (RunOptions::shortcuts), saved and loaded at every question, with illegal answers, with views of states
// that differ only in what is hidden. Empty, or what does not hold, its sort in front: "save: …".
[[nodiscard]] std::string find_problem(const Machine& machine, const PlaySettings& settings);

// Faults that a program can rightly end with: its arithmetic, its size or the limit of steps.
[[nodiscard]] bool is_expected(const std::string& fault);

} // namespace cantrip::generator
