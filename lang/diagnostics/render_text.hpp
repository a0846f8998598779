#pragma once
// Diagnostics for people: a frame with the source for each, or one line for each.

#include <string>

#include "lang/diagnostics/diagnostic.hpp"

namespace cantrip {

struct RenderOptions {
    bool color = false;
    bool ascii = false; // frames drawn with | and - only; the source is shown as it is
    int width = 100;    // columns of source shown of a long line
};

[[nodiscard]] std::string render_text(const Sources& sources, const Diagnostics& diagnostics,
                                      const RenderOptions& options = {});

// `path:line:column: error[C0101 name]: message`, for logs and grep.
[[nodiscard]] std::string render_compact(const Sources& sources, const Diagnostics& diagnostics);

// "2 errors, 1 warning"; empty when there are none.
[[nodiscard]] std::string count_in_words(const Diagnostics& diagnostics);

} // namespace cantrip
