#pragma once
// Differences of two states as text, JSON and a page.

#include "tools/diff/compare_states.hpp"

namespace cantrip::diff {

[[nodiscard]] std::string differences_text(const std::vector<CardChange>& changes);
[[nodiscard]] std::string differences_json(const std::vector<CardChange>& changes);
// One file with the pictures inside. `title` says what was compared.
[[nodiscard]] std::string differences_page(const std::string& title, const std::vector<CardChange>& changes,
                                           const SetState& before, const SetState& now);

} // namespace cantrip::diff
