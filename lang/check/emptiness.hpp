#pragma once
// After checking: nouns, arguments, prices and patterns that can never mean anything, whatever happens in
// play.

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/program/program.hpp"

namespace cantrip {

// Reports what is well-formed and empty by the kinds, zones and verbs of the program. Exact: what is reported
// can never happen.
void check_emptiness(const Program& program, Diagnostics& diagnostics, const Program* base = nullptr);

} // namespace cantrip
