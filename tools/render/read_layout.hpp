#pragma once
// From the text of a layout file to statements, and from statements to a layout.

#include <functional>
#include <string_view>

#include "tools/render/layout.hpp"

namespace cantrip::render {

struct LayoutToken {
    std::string text;
    bool quoted = false;
};

// A line that starts at the margin, and the indented ones behind it.
struct LayoutLine {
    LayoutPlace at;
    std::vector<LayoutToken> tokens;
};
struct Statement {
    LayoutLine head;
    std::vector<LayoutLine> lines;
};

// Bounds for files of strangers.
inline constexpr std::size_t max_layout_size = 256 * 1024, max_statements = 2000, max_depth = 8;

[[nodiscard]] std::vector<Statement> read_statements(const std::string& file, std::string_view text,
                                                     Findings& findings);

// What may be named in a layout of one kind of cards.
struct LayoutWorld {
    std::vector<std::string> fields; // of the kind, and those that every card has
    std::function<bool(std::string_view)> has_icon;
    std::vector<std::string> icons; // for did-you-mean
};

// The statements of a layout and of those that it extends, the outermost first.
[[nodiscard]] Layout make_layout(const std::vector<Statement>& statements, const LayoutWorld& world,
                                 Findings& findings);

[[nodiscard]] std::optional<Colour> parse_colour(std::string_view text);

} // namespace cantrip::render
