#pragma once
// What an ability does, apart from how it is written down: the canonical form of its effect and the hash of
// that. Everything that keeps a text beside an effect (translations, overrides, proofs) compares these.
//
// Not part of it: names of the card and of its locals, positions, comments, `assume`, layout, the order of
// parts whose order means nothing. Part of it: everything that the effect refers to, by the name it is
// declared with, so that a declaration added elsewhere changes nothing; and defaults, as if they had been
// written.

#include <string>
#include <string_view>

#include "lang/program/program.hpp"

namespace cantrip {

// Equal exactly for equal effects. For comparing within one run; keep the hash, not this.
[[nodiscard]] std::string canonical_effect(const Program& program, AbilityId id);
// The same for a value, such as a printed price.
[[nodiscard]] std::string canonical_value(const Program& program, HirId id);

// Whether a step of a price happens as a whole or not at all: then it is the same as a price and as a step of
// an effect. `discard 1` does, `discard 2` can be done in part.
[[nodiscard]] bool happens_whole(const Program& program, HirId id);

// Whether a name for a value is used in the very next step and nowhere else, so that the value can be said in
// its place. `index` is that of a `let` in a block.
[[nodiscard]] bool is_used_at_once(const Program& program, HirId block, std::size_t index);

// "h2:" and 16 hexadecimal digits. The number grows when the canonical form changes, so that an old hash is
// never taken for a changed effect.
[[nodiscard]] std::string sem_of(std::string_view canonical);
[[nodiscard]] inline std::string sem_of(const Program& program, AbilityId id) {
    return sem_of(canonical_effect(program, id));
}

} // namespace cantrip
