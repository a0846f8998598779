#pragma once
// How a text stands to the effect: what changed since a person last looked at it.

#include "tools/l10n/review/texts_file.hpp"

namespace cantrip::l10n {

enum class State : std::uint8_t {
    approved,          // seen by a person, and nothing changed since
    unreviewed,        // generated; nobody looked at it
    overridden,        // a person's own text, written for this effect
    regenerated,       // the effect changed, and the text with it: to be read again
    effect_changed,    // the effect changed and the wording did not: it may be too vague
    wording_changed,   // the effect is the same, the house wording is new
    override_outdated, // an override whose generated text has changed since: to be looked at some time
    stale_override,    // an override written for another effect: it may be wrong
    missing,           // nothing to print
};
inline constexpr std::size_t state_count = 9;

[[nodiscard]] std::string_view name_of(State state);
// One line for people: what happened, and what to do.
[[nodiscard]] std::string_view reason_of(State state);
// Whether somebody has to look at the text.
[[nodiscard]] bool is_stale(State state);

[[nodiscard]] State state_of(const std::string& sem, const std::string& generated, const Record* record);

} // namespace cantrip::l10n
