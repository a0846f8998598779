#pragma once
// The renderers by the names that `--format` knows.

#include <string>
#include <string_view>

#include "lang/diagnostics/diagnostic.hpp"
#include "lang/diagnostics/render_text.hpp"

namespace cantrip {

// One of text, compact, json, sarif, junit, github; any other name is text.
[[nodiscard]] std::string render(std::string_view format, const Sources& sources,
                                 const Diagnostics& diagnostics, const RenderOptions& options,
                                 std::string_view version);

} // namespace cantrip
