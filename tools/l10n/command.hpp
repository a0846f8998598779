#pragma once
// What the commands about translations share.

#include "tools/cli/invocation.hpp"
#include "tools/l10n/project.hpp"

namespace cantrip::l10n {

// The packages of the operands (or of `paths`) in the languages of --lang. A usage error or a broken file is told,
// and the exit status handed back. Without --lang: all languages, or `fallback` when it names some.
[[nodiscard]] Result<Project, Exit> load_for_command(const Invocation& invocation, const std::vector<std::string>& fallback);
[[nodiscard]] Result<Project, Exit> load_for_command(const Invocation& invocation, const std::vector<std::string>& fallback,
                                                     std::vector<std::string> paths);

// Tells that a language is unknown, with the nearest one.
[[nodiscard]] Exit unknown_language(const Invocation& invocation, std::string_view name, const LoadOptions& options);

// Whether a file has another text than its new one.
[[nodiscard]] bool any_differs(const std::vector<NewFile>& files);

// "path:line" of a unit, from the folder of its package on.
[[nodiscard]] std::string place_of(const Project& project, const PackageWork& work, const Unit& unit);

} // namespace cantrip::l10n
