#pragma once
// Whether two effects do the same: both are played in the same place of the same game.

#include <cstdint>
#include <string>

namespace cantrip::truth {

enum class Behaviour : std::uint8_t { alike, different, unplayed };

// `game` is the text of a game, `place` the ability in it that `a` and `b` replace in turn. Plays with two
// and three players from several seeds and compares questions, options and outcomes. `unplayed` if neither
// effect was used in any of the games, or one of them is not understood in that place.
[[nodiscard]] Behaviour compare_behaviour(const std::string& game, const std::string& place,
                                          const std::string& a, const std::string& b,
                                          const std::string& library);

} // namespace cantrip::truth
