#pragma once
// What a player cannot see.

#include "lang/program/program.hpp"

namespace cantrip::lint {

// The hidden zone that a noun looks into and that `you` cannot see; no_index when there is none.
[[nodiscard]] ZoneId unseen_zone(const Program& program, HirId np);

// Whether a noun asks for more than how many there are in the zone: what they show must be known to answer.
[[nodiscard]] bool asks_for_faces(const Program& program, HirId np, ZoneId zone);

} // namespace cantrip::lint
