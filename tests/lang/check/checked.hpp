#pragma once
// A text checked as a package of its own that uses core.

#include <string>
#include <vector>

#include "lang/check/check.hpp"
#include "lang/package/load.hpp"

namespace cantrip::testing {

struct Checked {
    explicit Checked(std::string text);
    Checked(const Checked&) = delete;
    Checked& operator=(const Checked&) = delete;

    World world;
    Diagnostics diagnostics; // of shape and of the checker, sorted
    Program program;

    // "C0201 5:36" for each.
    [[nodiscard]] std::vector<std::string> told() const;
    [[nodiscard]] std::vector<std::string_view> codes() const;
};

// Where the standard library of this source tree lies.
[[nodiscard]] LoadOptions own_library();

} // namespace cantrip::testing
