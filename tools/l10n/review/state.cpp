#include "tools/l10n/review/state.hpp"

#include "tools/l10n/review/hash.hpp"

namespace cantrip::l10n {

std::string_view name_of(State state) {
    switch (state) {
    case State::approved: return "approved";
    case State::unreviewed: return "unreviewed";
    case State::overridden: return "overridden";
    case State::regenerated: return "regenerated";
    case State::effect_changed: return "effect-changed";
    case State::wording_changed: return "wording-changed";
    case State::override_outdated: return "override-outdated";
    case State::stale_override: return "stale-override";
    case State::missing: return "missing";
    }
    return "";
}

std::string_view reason_of(State state) {
    switch (state) {
    case State::approved: return "approved";
    case State::unreviewed: return "generated, and nobody has looked at it yet";
    case State::overridden: return "your own text, written for this effect";
    case State::regenerated: return "the effect changed, and the text with it; please read it again";
    case State::effect_changed: return "the effect changed and the wording did not; it may be too vague";
    case State::wording_changed: return "the effect is the same, but the wording of the house is new";
    case State::override_outdated: return "your own text; the generated one has changed since";
    case State::stale_override: return "your own text was written for another effect and may be wrong now";
    case State::missing: return "words are missing; there is nothing to print yet";
    }
    return "";
}

bool is_stale(State state) {
    return state == State::regenerated || state == State::effect_changed || state == State::wording_changed ||
           state == State::stale_override;
}

State state_of(const std::string& sem, const std::string& generated, const Record* record) {
    const bool overridden = record != nullptr && record->state == Record::State::override_;
    if (generated.empty() && !overridden) return State::missing;
    if (record == nullptr) return State::unreviewed;
    const bool same_effect = record->sem == sem;
    const bool same_text = record->gen == text_hash(generated);
    if (overridden) {
        if (!same_effect) return State::stale_override;
        return same_text ? State::overridden : State::override_outdated;
    }
    if (!same_effect) return same_text ? State::effect_changed : State::regenerated;
    if (!same_text) return State::wording_changed;
    return record->state == Record::State::approved ? State::approved : State::unreviewed;
}

} // namespace cantrip::l10n
