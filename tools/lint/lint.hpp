#pragma once
// Lint as a function: checked programs in, findings out. The command, the tests and editors call this.

#include "lang/check/programs.hpp"
#include "tools/lint/config.hpp"

namespace cantrip::lint {

struct LintOptions {
    Choice choice;
    std::string config;                 // a file to use instead of the nearest one
    bool any_config = true;             // look for config files at all
    std::vector<std::string> libraries; // where language packs are looked for
    unsigned threads = 0;               // 0: as many as the machine has
};

struct Linted {
    Diagnostics findings; // sorted; without those that a suppression or a config file takes away
    std::size_t suppressed = 0;
};

// Findings in the packages that were asked for. The programs must have no errors.
[[nodiscard]] Result<Linted, ConfigError> lint_programs(const Programs& programs, const LintOptions& options);

} // namespace cantrip::lint
