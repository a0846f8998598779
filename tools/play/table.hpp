#pragma once
// The table in words, for one seat: what each player has, then what lies between them.

#include <string>
#include <vector>

#include "tools/play/speech.hpp"

namespace cantrip::play {

// A part of the table: a player, or what belongs to nobody.
struct TableSection {
    Word player = -1;
    std::string title;
    std::vector<std::string> lines;
};

[[nodiscard]] std::vector<TableSection> table_of(Speech& speech, const Board& board);

// The cards that only this seat sees, such as its hand, with what is printed on them.
[[nodiscard]] std::vector<std::string> hand_of(Speech& speech, const Board& board);

// What each player has at the end: a header, then a row for each player. Columns in which all have nothing
// are left out.
[[nodiscard]] std::vector<std::vector<std::string>> scores_of(Speech& speech, const Board& board,
                                                              const std::vector<Word>& winners);

} // namespace cantrip::play
