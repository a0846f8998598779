#pragma once
// Findings that a set had when it began to be linted. They are known by their file, their rule and the text
// of their line, so moving lines brings none back.

#include <string>

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/support/result.hpp"
#include "tools/lint/config.hpp"

namespace cantrip::lint {

[[nodiscard]] std::string write_baseline(const Sources& sources, const Diagnostics& findings);

// The findings that are not in the baseline, or what is wrong with its text. `known` is how many were.
[[nodiscard]] Result<Diagnostics, std::string> without_baseline(const Sources& sources,
                                                                const Diagnostics& findings,
                                                                std::string_view baseline,
                                                                std::size_t& known);
// The same with the baseline in a file.
[[nodiscard]] Result<Diagnostics, ConfigError> without_baseline_file(const Sources& sources,
                                                                     const Diagnostics& findings,
                                                                     const std::string& path,
                                                                     std::size_t& known);

} // namespace cantrip::lint
