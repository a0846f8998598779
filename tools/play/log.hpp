#pragma once
// The log of a game in sentences: "Player 2 places a witch on the Central Mountains and draws 2 cards."

#include <span>
#include <string>
#include <vector>

#include "tools/play/speech.hpp"

namespace cantrip::play {

struct LogLine {
    enum class Kind : std::uint8_t { phase, action, sentence } kind = Kind::sentence;
    std::string text;
    Word actor = -1;
    Span at;
};

// What a seat may know of the events, in order; -1: what everybody may. The seat itself is "you".
[[nodiscard]] std::vector<LogLine> log_of(Speech& speech, std::span<const Event> events, Word seat);

} // namespace cantrip::play
