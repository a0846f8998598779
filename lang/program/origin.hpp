#pragma once
// Whether a card and what stands on it comes from a printed source, is assumed, or is somebody's own.

#include "lang/program/program.hpp"

namespace cantrip {

// A source that begins so is no entry of an inventory: `from own/design`, `from own/stand-in`.
inline constexpr std::string_view own_source = "own/";

enum class Origin : std::uint8_t {
    printed, // nothing on it is marked
    assumed, // something on it is: a value, an effect, a name, or an effect that nobody has seen
    own,     // it is in no printed game
};
[[nodiscard]] std::string_view to_string(Origin origin);

[[nodiscard]] bool is_own(const Declared& declared);
// Or part of a card that is.
[[nodiscard]] bool is_own(const Program& program, ThingId thing);

// Part of the ability is assumed, or all of it.
[[nodiscard]] bool is_assumed(const Program& program, AbilityId ability);
// `assume name cs "…"`; for `en` also the name behind the identifier is meant.
[[nodiscard]] bool name_is_assumed(const Program& program, ThingId thing, std::string_view language);

// Of the card and its parts, names apart.
[[nodiscard]] Origin origin_of(const Program& program, ThingId thing);

} // namespace cantrip
