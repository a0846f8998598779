#pragma once
// From a printed text to phrase trees.

#include "tools/text/meaning/fits.hpp"
#include "tools/text/read/grammar.hpp"

namespace cantrip::text {

struct PhraseReadings {
    PhraseTree tree; // of all of them
    std::vector<PhraseId> roots;
    bool too_long = false;
    // When there is none: where in the text it stopped (bytes), and what could stand there.
    std::size_t stops_at = 0;
    std::vector<std::string> expected;
};

[[nodiscard]] PhraseReadings read_phrases(Grammar& grammar, const Fits& fits, std::string_view text);

} // namespace cantrip::text
