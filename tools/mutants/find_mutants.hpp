#pragma once
// Every small change that the tree of a file allows.

#include <vector>

#include "lang/package/world.hpp"
#include "lang/program/program.hpp"
#include "tools/mutants/mutant.hpp"

namespace cantrip::mutants {

// In the order of the file. Scenarios and the package line are left alone. Not every mutant is a valid
// program: the change follows the shape of the text, and `program` only says which names are of one sort.
[[nodiscard]] std::vector<Mutant> find_mutants(const World& world, const Program& program,
                                               std::uint32_t tree);

} // namespace cantrip::mutants
