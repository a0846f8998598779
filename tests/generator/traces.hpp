#pragma once
// One line for each game: what it is called, how many questions it had, how it ended, and a hash over all
// questions, options and answers. Lines stay equal as long as games do, however states are laid out.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace cantrip::generator {

// Games that are kept in a file of traces/.
struct TraceSet {
    const char* file;
    const char* package; // a folder of cards; empty: generated programs
    int players;
    std::uint64_t count;
};
[[nodiscard]] std::span<const TraceSet> trace_sets();

// The lines of games `first` to `first + count - 1`; the first of a set is 1. `root` is the source tree.
[[nodiscard]] std::vector<std::string> play_traces(const TraceSet& set, std::uint64_t first,
                                                   std::uint64_t count, const std::string& root,
                                                   int jobs = 1);

// Plays them again: a line for each that is not as it was kept.
[[nodiscard]] std::vector<std::string> changed_traces(const TraceSet& set, std::uint64_t first,
                                                      std::uint64_t count, const std::string& root,
                                                      int jobs = 1);

// The commands: write all files, or play everything that is kept again. 0 when nothing has changed.
[[nodiscard]] int write_traces(const std::string& root, int jobs);
[[nodiscard]] int replay_traces(const std::string& root, int jobs);

} // namespace cantrip::generator
