#pragma once
// The abilities of the packages that a command line means, as units without ids.

#include "tools/l10n/review/project.hpp"

namespace cantrip::l10n {

// Units of every package that was asked for and lies in a folder, in the order of the source.
[[nodiscard]] std::vector<PackageWork> collect_units(const Programs& programs);

// What one language makes of the units of a program; `out` gets a text for each unit of that program.
void say_units(const Programs& programs, std::size_t program, Speaker& speaker, const PackageWork& package,
               std::vector<UnitText>& out);

} // namespace cantrip::l10n
