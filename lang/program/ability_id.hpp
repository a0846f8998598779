#pragma once
// What an ability is called in reports: the same as long as its card keeps its name and the order of its
// abilities.

#include <string>

#include "lang/program/program.hpp"

namespace cantrip {

// "owl_post/2": the second ability of the card, kind or rule of that name. A part is called after its card
// too, for two cards may have parts of one name: "tower.cellar/1"; without a name it has that of its kind and
// a number: "tower.room1/2".
[[nodiscard]] std::string ability_id(const Program& program, AbilityId id);

// What stands before the stroke.
[[nodiscard]] std::string thing_id(const Program& program, ThingId id);

} // namespace cantrip
