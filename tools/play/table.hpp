#pragma once
// What a player sees on the table.

#include <string>
#include <vector>

#include <boost/json/object.hpp>

#include "tools/play/voice.hpp"

namespace cantrip::play {

// Zones with what lies in them, units, and values that change. Of a zone that the player may not look into,
// the number of things only. -1: what everybody sees. `voice` may be null.
[[nodiscard]] boost::json::object table_as_json(const Machine& machine, const State& state, Word player,
                                                Voice* voice);
[[nodiscard]] std::string table_as_text(const Machine& machine, const State& state, Word player,
                                        Voice* voice);

} // namespace cantrip::play
