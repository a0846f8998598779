#pragma once
// Numbers and determiners with nouns in forms that never go together.

#include "tools/proof/finding.hpp"
#include "tools/proof/items.hpp"

namespace cantrip::proof {

void check_agreement(const WordIndex& index, const std::vector<Item>& items, std::vector<Finding>& out);

} // namespace cantrip::proof
