#pragma once
// What came back from a translator, put into the files of a package.

#include "tools/l10n/formats/exchange.hpp"

namespace cantrip::l10n {

struct Imported {
    std::size_t approved = 0, overridden = 0, drafts = 0, unchanged = 0;
    std::size_t read_back =
        0; // overrides that the reader understood as their effect; the rest was compared word by word
    std::vector<std::string> problems; // "cs.po:12: night_owl/when/1: …"
};

// Changes the translation; nothing is written. Equal text becomes approved, different text an override that
// is compared with the effect first, unfinished or contradicting text a draft.
[[nodiscard]] Imported import_texts(const Project& project, const PackageWork& work, Translation& translation,
                                    const std::string& path, const Arrival& arrival);

} // namespace cantrip::l10n
