#pragma once
// A game between people and bots on a terminal.

#include <functional>
#include <optional>

#include "tools/play/session.hpp"
#include "tools/play/speech.hpp"
#include "tools/support/output.hpp"

namespace cantrip::play {

struct Screen {
    std::size_t width = 80;
    bool color = false;
    bool person = false;           // somebody sits in front of it: the screen is covered between two players
    std::function<void()> decided; // called after each decision
    // Shows a prompt and reads a line without its end; false when there is none.
    std::function<bool(std::string_view prompt, std::string& line)> read;
};

// Plays until the game is over or the input ends. False when it ended in a fault.
[[nodiscard]] bool play_on_terminal(Output& output, const Sources& sources, Session& session, Speech& speech,
                                    const Screen& screen);

// The end of a game: who won, and what everybody has.
[[nodiscard]] std::string result_text(Speech& speech, const Session& session, std::size_t width);

// Nobody types more, and a program that sends more is broken.
inline constexpr std::size_t max_input_line = std::size_t{1} << 20U;

// One line of standard input without its end; false when there is none, or when it is too long, which is
// told.
[[nodiscard]] bool read_line(std::string& line);

// The picks that a line means: numbers from 1, parted by spaces or commas; `4x3` is 4 three times. Nothing
// when there is anything else in it.
[[nodiscard]] std::optional<std::vector<Word>> picks_of(std::string_view line);

// Why an answer is none: "you chose 3, choose 1"; empty for one that could be right.
[[nodiscard]] std::string wrong_picks(const Question& question, const std::vector<Word>& picks);

} // namespace cantrip::play
