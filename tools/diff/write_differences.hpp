#pragma once
// Differences of two states as text, JSON, a page and a PDF file.

#include "tools/diff/compare_states.hpp"

namespace cantrip::diff {

// PNG files of the cards that look different, by language and id.
struct ChangedPictures {
    std::map<std::pair<std::string, std::string>, std::string> before, now;
};
[[nodiscard]] ChangedPictures changed_pictures(const std::vector<CardChange>& changes, const SetState& before,
                                               const SetState& now, double dpi);

[[nodiscard]] std::string differences_text(const std::vector<CardChange>& changes);
[[nodiscard]] std::string differences_json(const std::vector<CardChange>& changes);
// One file with the pictures inside. `title` says what was compared.
[[nodiscard]] std::string differences_page(const std::string& title, const std::vector<CardChange>& changes,
                                           const SetState& before, const SetState& now);

// The same to print, with the pictures before and now.
[[nodiscard]] std::string differences_pdf(const std::string& title, const std::vector<CardChange>& changes,
                                          const SetState& before, const SetState& now);

[[nodiscard]] std::string_view word_of(CardChange::What what); // new, gone, changed

} // namespace cantrip::diff
