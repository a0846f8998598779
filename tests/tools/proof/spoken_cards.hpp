#pragma once
// Real cards in a language, with what proofreading needs.

#include "tools/l10n/review/project.hpp"
#include "tools/proof/compare.hpp"

namespace cantrip::testing {

struct SpokenCards {
    l10n::Project project;
    std::vector<std::pair<const l10n::Unit*, const l10n::UnitText*>> texts;
    const l10n::Translation* translation = nullptr;
    std::unique_ptr<proof::WordIndex> index;

    // What is found in printed texts of abilities (indices into `texts`), as `cantrip proof` finds it.
    [[nodiscard]] std::vector<std::vector<proof::Finding>>
    judge(const std::vector<std::pair<std::size_t, std::string>>& printed) const;
    [[nodiscard]] std::vector<proof::Meaning>
    meanings(const std::vector<std::pair<std::size_t, std::string>>& printed) const;
};

// All abilities of a set that have a text.
[[nodiscard]] SpokenCards speak(const std::string& set, const std::string& language);

} // namespace cantrip::testing
