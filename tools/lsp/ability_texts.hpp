#pragma once
// The printed text of the abilities in a file.

#include <string>
#include <vector>

#include "tools/lsp/workspace.hpp"

namespace cantrip::lsp {

struct SaidAbility {
    AbilityId ability{};
    Span at; // its lines
};

// The abilities that stand in a file, in their order.
[[nodiscard]] std::vector<SaidAbility> abilities_in(const Program& program, FileId file);

// Empty when a word is missing: a text is never half.
[[nodiscard]] std::string text_of(Checked& checked, std::size_t program, AbilityId ability,
                                  const std::string& tag, const std::vector<std::string>& libraries);

} // namespace cantrip::lsp
