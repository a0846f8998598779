#pragma once
// Packs that are there and cannot be read.

#include <string>
#include <vector>

namespace cantrip::text {

// What is wrong with packs that exist and cannot be read: they must not pass for absent.
[[nodiscard]] std::vector<std::string> unreadable_packs(const std::vector<std::string>& libraries);

} // namespace cantrip::text
