#pragma once
// A game as the seed and the answers that made it.

#include <string>
#include <string_view>
#include <vector>

#include "interpreter/cantrip.hpp"

namespace cantrip::play {

struct Record {
    std::string game; // name of its package; empty: not said
    int players = 0;  // 0: not said
    std::uint64_t seed = 1;
    std::vector<std::pair<std::string, Word>> options; // of the game, by name
    std::vector<std::vector<Word>> answers;
    std::string hash; // of the state at the end; empty: not said
};

[[nodiscard]] std::string write_record(const Record& record);
// Says what is wrong with a text that is no record.
[[nodiscard]] Result<Record, std::string> read_record(std::string_view text);

// What the record was set up with; nothing when the game has no such option.
[[nodiscard]] Result<Setup, std::string> setup_of(const Program& program, const Record& record);
[[nodiscard]] std::vector<std::pair<std::string, Word>> options_of(const Program& program,
                                                                   const Setup& setup);

} // namespace cantrip::play
