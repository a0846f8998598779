#pragma once
// A game between people and bots on a terminal.

#include <optional>

#include "tools/play/session.hpp"
#include "tools/play/voice.hpp"
#include "tools/support/output.hpp"

namespace cantrip::play {

// Reads numbers of choices and words such as `undo` from standard input until the game is over or the input
// ends. False when it ended in a fault.
[[nodiscard]] bool play_on_terminal(Output& output, const Sources& sources, Session& session, Voice& voice);

// Nobody types more, and a program that sends more is broken.
inline constexpr std::size_t max_input_line = std::size_t{1} << 20U;

// One line of standard input without its end; false when there is none, or when it is too long, which is
// told.
[[nodiscard]] bool read_line(std::string& line);

// The picks that a line means: numbers from 1, parted by spaces or commas. Nothing when there is anything
// else in it.
[[nodiscard]] std::optional<std::vector<Word>> picks_of(std::string_view line);

} // namespace cantrip::play
