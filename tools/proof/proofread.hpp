#pragma once
// Printed texts against the abilities of a package.

#include "tools/l10n/review/project.hpp"
#include "tools/proof/compare.hpp"
#include "tools/proof/input.hpp"

namespace cantrip::proof {

struct Placed {
    Finding finding;
    std::size_t line = 0;   // of the file
    std::string card, unit; // may be empty
    std::string printed, expected;
    std::string effect_place; // path:line:column
};

struct ProofResult {
    std::size_t texts = 0, exact = 0, checked = 0; // checked: against an effect
    std::size_t read = 0;                          // not the generated text, but read back to an effect
    bool spelled = false;                          // there was a dictionary
    std::vector<Placed> findings;
};

// All names of things that can stand in a text, in lower case, also of those without abilities.
[[nodiscard]] std::set<std::string> card_names(const l10n::Project& project);

[[nodiscard]] ProofResult proofread(const l10n::Project& project, const l10n::PackageWork& work,
                                    const l10n::Translation& translation, const PrintedFile& file);

} // namespace cantrip::proof
