#pragma once
// Applies the habits of a language to a line: every line that may have been meant.

#include "tools/rephrase/habits.hpp"
#include "tools/rephrase/phrase_index.hpp"

namespace cantrip::rephrase {

struct Rewritten {
    std::vector<Piece> pieces;
    std::vector<std::string> because; // of the rules that were applied, each once
};

// The likeliest first. At most `most`.
[[nodiscard]] std::vector<Rewritten> rewritings(const std::vector<Habit>& habits, std::vector<Piece> pieces,
                                                std::size_t most);

} // namespace cantrip::rephrase
