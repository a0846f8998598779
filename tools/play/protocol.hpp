#pragma once
// The game as JSON lines: a question out, an answer in.

#include <string>
#include <string_view>

#include "tools/play/session.hpp"

namespace cantrip {

// One line, without the break, for what the game waits for.
[[nodiscard]] std::string protocol_line(const Machine& machine, const Session& session);

// Takes one line from the other side; gives the line to send back, or nothing when the other side has left.
[[nodiscard]] std::string protocol_reply(const Machine& machine, Session& session, std::string_view line);

} // namespace cantrip
