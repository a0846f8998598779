#pragma once
// The checked program as text: for `cantrip check --dump program`, and for tests that pin what was
// understood.

#include <string>

#include "lang/program/program.hpp"

namespace cantrip {

// All that is declared, with the typed tree of every value, effect and reaction. Declarations of packages
// before `from` are left out (0 is core).
[[nodiscard]] std::string dump_program(const Program& program, PackageId from = PackageId{});

// One typed tree as an indented list.
[[nodiscard]] std::string dump_hir(const Program& program, HirId root);
[[nodiscard]] std::string_view to_string(Op op);
[[nodiscard]] std::string to_string(const Program& program, Type type);

} // namespace cantrip
