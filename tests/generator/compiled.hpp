#pragma once
// A text checked as a package of its own, with core.

#include <memory>
#include <string>

#include "interpreter/cantrip.hpp"
#include "lang/check/check.hpp"
#include "lang/package/load.hpp"

namespace cantrip::generator {

// Programs point into their world: kept together on the heap.
struct Checked {
    World world;
    Diagnostics diagnostics;
    Program program;
    std::uint16_t tree = 0; // of the text itself

    [[nodiscard]] bool ok() const { return !world.broken && diagnostics.errors() == 0; }
    // "C0201 5:36 message", one a line.
    [[nodiscard]] std::string messages() const;
};

// `library` is the folder stdlib of this tree.
[[nodiscard]] std::unique_ptr<Checked> check_text(const std::string& text, const std::string& library);
[[nodiscard]] std::unique_ptr<Checked> check_folder(const std::string& folder, const std::string& library);

} // namespace cantrip::generator
