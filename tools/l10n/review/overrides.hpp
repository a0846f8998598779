#pragma once
// Texts that people wrote, in place of generated ones.

#include "tools/l10n/review/project.hpp"

namespace cantrip::l10n {

// Puts the overrides of a language into the cards of one program. An override that was written for another
// effect is not used but told. What is wrong with a file of overrides, or nothing.
[[nodiscard]] std::optional<FileError> apply_overrides(const Programs& programs, std::size_t program,
                                                       const text::Language& language,
                                                       std::vector<text::CardText>& cards,
                                                       Diagnostics& diagnostics);

} // namespace cantrip::l10n
