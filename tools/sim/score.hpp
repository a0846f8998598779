#pragma once
// What a game ranks its players by, so that games can be compared.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "interpreter/cantrip.hpp"

namespace cantrip::sim {

struct Measure {
    enum class Of : std::uint8_t { unit, define, rank } of = Of::unit;
    std::uint32_t index = no_index; // UnitId, DefineId, or the HirId that players are ranked by
    std::uint32_t slot = 0;         // rank: the local that stands for the player
    std::string name;
};

// What the winner has most of, when the rules say `win` of a player `with highest …`; nothing when they do
// not.
[[nodiscard]] std::optional<Measure> measure_of_winning(const Program& program);

// A unit or a number defined for players, by its name in the source.
[[nodiscard]] std::optional<Measure> measure_named(const Program& program, std::string_view name);
[[nodiscard]] std::vector<std::string_view> measure_names(const Program& program);

// For each player.
[[nodiscard]] std::vector<Word> measured(const Machine& machine, const State& state, const Measure& measure);

// The things of a kind that a player holds, each once: what lies in the player's zones or belongs to the
// player.
[[nodiscard]] std::vector<ThingId> things_held(const Machine& machine, const State& state, KindId kind,
                                               Word player);

} // namespace cantrip::sim
