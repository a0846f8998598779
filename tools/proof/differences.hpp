#pragma once
// Where two texts differ in what they say.

#include "tools/l10n/review/unit.hpp"
#include "tools/proof/agreement.hpp"

namespace cantrip::proof {

// Pairs of indices of items that are the same, in order: as many as can be.
[[nodiscard]] std::vector<std::pair<std::size_t, std::size_t>> aligned(const std::vector<Item>& a,
                                                                       const std::vector<Item>& b);

// What it is called when words of that role are left out.
[[nodiscard]] Kind kind_of_loss(Role role);

// A word of the text in the place of a word of the effect, both as lemmas where they are known; equal when it
// is the right one.
struct Substitution {
    std::string meant, found;
};
[[nodiscard]] std::vector<Substitution> substitutions(const WordIndex& index, std::string_view said,
                                                      std::string_view printed);

void find_differences(const WordIndex& index, const l10n::UnitText& said, std::string_view printed,
                      std::vector<Finding>& out);

} // namespace cantrip::proof
