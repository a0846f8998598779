#pragma once
// Fixes carried out, until there is nothing left to fix.

#include <map>
#include <memory>

#include "tools/lint/lint.hpp"

namespace cantrip::lint {

// What one round of fixes makes of the files, by path. Of fixes that touch each other the first one is taken;
// the others are found again in the next round.
struct FixedFiles {
    std::map<std::string, std::string> texts;
    std::size_t count = 0; // fixes
};
[[nodiscard]] FixedFiles fix_once(const Sources& sources, const Diagnostics& findings, bool unsafe);

struct Fixing {
    std::vector<std::string> paths;
    LoadOptions load;
    LintOptions lint;
    bool unsafe = false;
};

struct Fixed {
    std::map<std::string, std::string> before, after; // texts of the files that change
    std::size_t count = 0;
    std::string broken; // not empty: a fix leads to a program with errors, so nothing was changed; which
    std::unique_ptr<Programs> programs; // as they are after all fixes
    Linted left;
};

// Fixes and lints again, in memory, to the fixed point. `first` is what a first run found in `programs`.
[[nodiscard]] Result<Fixed, ConfigError> fix_all(const Fixing& fixing, std::unique_ptr<Programs> programs,
                                                 Linted first);

} // namespace cantrip::lint
