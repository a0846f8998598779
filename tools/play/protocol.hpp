#pragma once
// The game as JSON lines: a question out, an answer in. docs/protocol.md describes every line.

#include <optional>
#include <string>
#include <string_view>

#include "tools/play/session.hpp"
#include "tools/play/speech.hpp"

namespace cantrip::play {

// Grows when a key changes its meaning or goes; keys that are added do not change it.
inline constexpr int protocol_version = 2;

// Both may be null: then there are no words, and no places of files.
struct ProtocolContext {
    Speech* speech = nullptr;
    const Sources* sources = nullptr;
    // The player that the other side is; without one it plays for the whole table and may ask for everything.
    std::optional<Word> seat = std::nullopt;
};

// One line, without the break, for what the game waits for.
[[nodiscard]] std::string protocol_line(const Session& session, const ProtocolContext& context = {});

// Takes one line from the other side; gives the line to send back, or nothing when the other side has left.
[[nodiscard]] std::string protocol_reply(Session& session, std::string_view line,
                                         const ProtocolContext& context = {});

} // namespace cantrip::play
