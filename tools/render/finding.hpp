#pragma once
// What can be wrong with a layout or a drawn card.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "lang/diagnostics/code.hpp"

namespace cantrip::render {

enum class Problem : std::uint8_t {
#define RENDER_KIND(identifier, code, name, severity, summary) identifier,
#include "tools/render/kinds.def"
#undef RENDER_KIND
};

inline constexpr CodeInfo problem_table[] = {
#define RENDER_KIND(identifier, code, name, severity, summary)                                               \
    CodeInfo{code, name, Severity::severity, summary, "render"},
#include "tools/render/kinds.def"
#undef RENDER_KIND
};

[[nodiscard]] constexpr std::span<const CodeInfo> all_problems() { return problem_table; }
[[nodiscard]] constexpr const CodeInfo& info(Problem problem) {
    return problem_table[static_cast<std::size_t>(problem)];
}

// A place in a layout file; line 0: the whole file.
struct LayoutPlace {
    std::string file;
    std::uint32_t line = 0;
    friend bool operator==(const LayoutPlace&, const LayoutPlace&) = default;
};

struct Finding {
    Problem problem = Problem::layout_line;
    LayoutPlace at;
    std::string box, card, language; // empty when it is not about one
    std::string message, help;
    friend bool operator==(const Finding&, const Finding&) = default;
};

using Findings = std::vector<Finding>;

} // namespace cantrip::render
