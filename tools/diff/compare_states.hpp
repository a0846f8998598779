#pragma once
// Two states of a set side by side.

#include "tools/diff/set_state.hpp"

namespace cantrip::diff {

struct ValueChange {
    std::string what, before, now; // empty: there was or is none
};

struct AbilityChange {
    std::string before, now;           // as source; empty: there was or is none
    bool effect = false;               // it does something else
    std::vector<ValueChange> wordings; // `what` is the language
};

struct CardChange {
    enum class What { added, removed, changed } what = What::changed;
    std::string id, kind, name, package;
    std::vector<ValueChange> values;
    std::vector<AbilityChange> abilities;
    std::vector<std::string> pictures; // languages in which the card looks different
};

// Cards that differ, in the order of the new set; those that are gone come last.
[[nodiscard]] std::vector<CardChange> compare_states(const SetState& before, const SetState& now);

} // namespace cantrip::diff
