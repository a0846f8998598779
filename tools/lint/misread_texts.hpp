#pragma once
// Abilities whose printed text is not read back as what they do.

#include "tools/lint/findings.hpp"
#include "tools/lint/subject.hpp"

namespace cantrip::lint {

// In the languages of `subject.texts`. A text is read once for each effect and sort of card that prints it.
void find_misread_texts(const Subject& subject, std::span<const std::size_t> packages,
                        const std::vector<std::string>& libraries, Findings& findings);

} // namespace cantrip::lint
