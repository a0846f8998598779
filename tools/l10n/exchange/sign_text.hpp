#pragma once
// A person answers for a text: it is printed whatever the reader thinks of it, until the effect changes.

#include "tools/l10n/review/project.hpp"
#include "tools/proof/finding.hpp"

namespace cantrip::l10n {

struct Signature {
    std::string by, on, because; // who, the date, why; the last may be empty
};

struct SignedText {
    std::string text;                     // that is printed from now on
    std::vector<proof::Finding> findings; // about it: shown, not enforced
    bool generated = false;               // it is the generated text, now approved
};

// Signs `text`, or without one the draft of the ability, or its own text, or the generated one. Fails when
// there is nothing to sign.
[[nodiscard]] Result<SignedText, std::string> sign_text(const Project& project, const PackageWork& work,
                                                        Translation& translation, std::size_t unit,
                                                        const std::optional<std::string>& text,
                                                        const Signature& signature);

// What is found about a text of a person, as `cantrip proof` finds it.
[[nodiscard]] std::vector<proof::Finding> findings_about(const Project& project, const PackageWork& work,
                                                         const Translation& translation, std::size_t unit,
                                                         const std::string& text);

} // namespace cantrip::l10n
