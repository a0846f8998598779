#pragma once
// What the commands share that read the record of a game.

#include <optional>

#include "tools/commands/load_game.hpp"
#include "tools/play/session.hpp"

namespace cantrip {

// Reads the record in a file; nothing for no path. Problems are reported.
[[nodiscard]] Result<std::optional<play::Record>, Exit> record_named(const Invocation& invocation,
                                                                     const std::string& path);

// The name of the card set, or else the game, that the record was played with.
[[nodiscard]] std::string set_of(const play::Record& record);

// Why a record belongs to another game than this; empty when it does not.
[[nodiscard]] std::string other_game(const Program& program, const play::Record& record);

// Reports where a replay left the record, what changed since, and how to go on from there.
Exit tell_difference(const Invocation& invocation, const play::LoadedGame& game, const play::Record& record,
                     const play::Replayed& replayed);

} // namespace cantrip
