#pragma once
// Diagnostics for build servers.

#include <string>

#include "lang/diagnostics/diagnostic.hpp"

namespace cantrip {

// JUnit XML: one suite for each file, one failed case for each diagnostic.
[[nodiscard]] std::string render_junit(const Sources& sources, const Diagnostics& diagnostics);

// Workflow commands that GitHub shows beside the changed lines.
[[nodiscard]] std::string render_github(const Sources& sources, const Diagnostics& diagnostics);

} // namespace cantrip
