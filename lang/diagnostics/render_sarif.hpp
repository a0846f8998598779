#pragma once
// SARIF 2.1.0, which code hosts and editors read.

#include <string>
#include <string_view>

#include "lang/diagnostics/diagnostic.hpp"

namespace cantrip {

[[nodiscard]] std::string render_sarif(const Sources& sources, const Diagnostics& diagnostics,
                                       std::string_view version);

} // namespace cantrip
