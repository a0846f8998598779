#pragma once
// Why an action cannot be taken now: the first thing that stands against it.

#include <optional>

#include "interpreter/cantrip.hpp"

namespace cantrip {

struct Obstacle {
    enum class Kind : std::uint8_t {
        not_held,   // its card does not lie where it counts, or it is somebody else's
        wrong_time, // `verb`: only while that happens
        condition,  // `about`: what would have to be true
        used_up,    // `verb`: once in each of these
        forbidden,  // `ability`, of `thing` or of a rule
        no_target,  // `param`: nothing fits there
        price,      // `about`: it cannot be paid
        unknown,    // its effect is not known, or nothing would happen
    } kind = Kind::unknown;
    HirId about = no_hir;
    VerbId verb = no_index;
    AbilityId ability = no_index;
    Word thing = -1;
    std::uint32_t param = no_index;
    Span at; // the line that says so
};

// For an action (a thing, as in Choice::value) and the player who would take it, at an open question. Nothing
// when nothing that the player may know stands against it: two states that differ only in what the player may
// not know give the same answer. Whether it can really be taken, the question says.
[[nodiscard]] std::optional<Obstacle> why_not(const Machine& machine, const State& state, Word player,
                                              Word action);

// The actions of the game that a player could ever take from where things lie: those of rules, and those of
// things that the player may know.
[[nodiscard]] std::vector<Word> actions_for(const Machine& machine, const State& state, Word player);

} // namespace cantrip
