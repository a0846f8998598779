#pragma once
// A text linted as a package of its own.

#include <string>
#include <vector>

#include "tools/lint/lint.hpp"

namespace cantrip::testing {

struct LintedText {
    std::unique_ptr<Programs> programs;
    Diagnostics findings;
    std::size_t suppressed = 0;
    std::string error; // of the check or the config; empty when all went well

    // "name line", sorted by place.
    [[nodiscard]] std::vector<std::string> told() const;
    [[nodiscard]] std::vector<std::string> names() const;
};

// `select` as on the command line; empty for what is on by default. What the package uses comes from stdlib
// and cards.
struct TextPlace {
    std::string using_; // packs the text into a package that uses the one named
    std::string config;
    std::string folder; // of the package: its words and what translators left
};
[[nodiscard]] LintedText lint_text(std::string text, const std::vector<std::string>& select,
                                   const TextPlace& place = {});

} // namespace cantrip::testing
