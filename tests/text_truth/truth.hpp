#pragma once
// Generated effects printed, read back and compared.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace cantrip::truth {

struct Counts {
    std::size_t effects = 0;
    std::size_t said = 0;       // the others have no text, and somebody was told why
    std::size_t same = 0;       // read back to the same effect
    std::size_t other = 0;      // read back, but only to other effects
    std::size_t not_read = 0;   // not understood at all
    std::size_t twice = 0;      // read in more ways than one
    std::size_t shared = 0;     // effects whose text another effect of the game has too
    std::size_t lies = 0;       // pairs among these that were played and behaved differently
    std::size_t alike = 0;      // pairs that behaved alike wherever they were played
    std::size_t unplayed = 0;   // pairs of which no game used either effect
    std::size_t set_shared = 0; // those among the effects of the game itself: what comparing texts would find
    std::map<std::string, std::size_t> unsaid; // why there is no text
};

// An effect that is printed and comes back as something else, or shares its text.
struct Finding {
    std::uint64_t seed = 0;
    std::string language, what, source, text, other;
};

struct Truth {
    std::map<std::string, Counts> by_language;
    std::vector<Finding> findings; // the first ones
};

struct Task {
    std::uint64_t seed = 1;
    std::size_t games = 1;
    std::size_t neighbours = 6; // of each effect
    std::size_t keep = 40;      // findings
    std::vector<std::string> languages;
};

[[nodiscard]] Truth look_for_lies(const Task& task);

// One effect of a game of cards: what it prints, and what is wrong with the text. For faults put back by
// hand.
[[nodiscard]] std::string report(const Truth& truth);

} // namespace cantrip::truth
