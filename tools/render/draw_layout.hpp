#pragma once
// A layout alone, drawn with a made-up card: for trying a layout out, and for fuzzing.

#include <string>

#include "tools/render/finding.hpp"

namespace cantrip::render {

// A small PNG picture. `resources`: a folder with fonts and icons.
[[nodiscard]] std::string draw_layout(const std::string& file, const std::string& text,
                                      const std::string& resources, Findings& findings);

} // namespace cantrip::render
