#pragma once
// Boards, events and log lines as JSON (docs/protocol.md).

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "tools/play/log.hpp"

namespace cantrip::play {

// `speech` may be null: then there are no words.
[[nodiscard]] boost::json::object board_as_json(const Machine& machine, const Board& board, Speech* speech);
// Only what the seat may know.
[[nodiscard]] boost::json::array events_as_json(const Machine& machine, std::span<const Event> events,
                                                Word seat);
[[nodiscard]] boost::json::array log_as_json(const std::vector<LogLine>& lines);

} // namespace cantrip::play
