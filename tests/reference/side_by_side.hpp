#pragma once
// Engine and reference play the same game with the same answers; every question and every board is compared.

#include <functional>
#include <string>

#include "tests/reference/reference.hpp"

namespace cantrip::reference {

struct Compared {
    bool same = true;
    int questions = 0;
    Ended ended;      // of the reference
    std::string told; // the first difference, with both sides
};

// Says which answer is given to a question.
using Chooser = std::function<std::vector<int>(const Asked&)>;

// A chooser that answers at random, the same way for the same seed.
[[nodiscard]] Chooser random_answers(std::uint64_t seed);

// With an even seed the engine walks the tree and keeps a trace, with an odd one it may run straight code.
[[nodiscard]] Compared play_both(const Program& program, const Setup& setup, std::uint64_t seed,
                                 const Chooser& choose, int most_questions = 100'000);

[[nodiscard]] std::string text_of(const Asked& asked);
// The first lines in which two texts differ.
[[nodiscard]] std::string difference(const std::string& engine, const std::string& reference);

} // namespace cantrip::reference
