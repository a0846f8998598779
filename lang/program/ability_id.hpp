#pragma once
// What an ability is called in reports: the same as long as its card keeps its name and the order of its abilities.

#include <string>

#include "lang/program/program.hpp"

namespace cantrip {

// "owl_post/2": the second ability of the card, kind or rule of that name. A part without a name is called after its kind and
// its place in the card: "tower/room-1/2".
[[nodiscard]] std::string ability_id(const Program& program, AbilityId id);

// The name of a thing in the source, or for a part without one as above.
[[nodiscard]] std::string thing_id(const Program& program, ThingId id);

} // namespace cantrip
