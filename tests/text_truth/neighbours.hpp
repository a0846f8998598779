#pragma once
// Sources that differ from one in a single place: an actor, a number, a scope, a word. Texts of effects that
// were made independently are hardly ever equal; those of neighbours are, when a text leaves something out.

#include <string>
#include <vector>

namespace cantrip::truth {

// Not all of them mean something; the checker tells.
[[nodiscard]] std::vector<std::string> neighbours(const std::string& source, std::size_t most);

} // namespace cantrip::truth
