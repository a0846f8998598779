#pragma once
// What every body of a program does, as flat facts: which verbs it calls, what it gains, loses and pays, and
// who listens. The graph and the play rules of the linter read these facts instead of walking effects again.

#include <span>
#include <vector>

#include "lang/program/program.hpp"

namespace cantrip::flow {

// What can be had, paid and lost: a unit, or things of a kind.
struct Ware {
    bool thing = false;
    std::uint32_t index = no_index; // UnitId or KindId
    friend bool operator==(const Ware&, const Ware&) = default;
};

namespace when {
inline constexpr std::uint8_t may = 1;       // somebody is asked whether
inline constexpr std::uint8_t choice = 2;    // one of several
inline constexpr std::uint8_t condition = 4; // under an `if`, a case, or for each of some
inline constexpr std::uint8_t other = 8;     // done by somebody else than the one whose effect it is
inline constexpr std::uint8_t later = 16;    // by a reaction that the effect leaves behind
inline constexpr std::uint8_t price = 32;    // left of an arrow: without it the rest does not happen
} // namespace when

struct Deed {
    enum class What : std::uint8_t { call, gain, lose, pay } what = What::call;
    std::uint8_t how = 0;    // bits of `when`
    VerbId verb = no_index;  // call: which; else the native verb behind it
    Ware ware;               // gain, lose, pay
    std::int32_t amount = 0; // 0: not known before play
    HirId at = no_hir;
};

// Something with deeds.
struct Body {
    enum class Of : std::uint8_t { ability, verb, value } of = Of::ability;
    std::uint32_t id = no_index;        // AbilityId, VerbId; for a printed cost the ThingId or KindId
    bool of_kind = false;               // value: id is a KindId
    std::uint32_t first = 0, count = 0; // deeds
};

// An ability that hears a verb.
struct Ear {
    AbilityId ability = no_index;
    ReactionId reaction = no_index;
    VerbId verb = no_index;
};

struct Flow {
    std::vector<Body> bodies;
    std::vector<Deed> deeds;
    std::vector<Ear> ears;                      // sorted by verb
    std::vector<std::uint32_t> body_of_ability; // no_index: it has none
    std::vector<std::uint32_t> body_of_verb;

    [[nodiscard]] std::span<const Deed> of(const Body& body) const {
        return {deeds.data() + body.first, body.count};
    }
    [[nodiscard]] std::span<const Ear> heard_by(VerbId verb) const;
};

// Linear in the program.
[[nodiscard]] Flow flow_of(const Program& program);

// The reaction an ability is, also by the head of its heading; no_index for actions and plain bodies.
[[nodiscard]] ReactionId reaction_of(const Program& program, const Ability& ability);

// Whose card, kind or rule it is: its name in the source, and where that is declared.
[[nodiscard]] const Declared& owner_of(const Program& program, const Ability& ability);

} // namespace cantrip::flow
