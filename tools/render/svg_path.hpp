#pragma once
// Outlines as SVG writes them: the attribute `d` of a path.

#include <optional>
#include <string_view>
#include <vector>

typedef struct _cairo cairo_t;

namespace cantrip::render {

struct PathStep {
    enum class Kind { move, line, curve, close } kind = Kind::move;
    double x[3] = {}, y[3] = {}; // the last pair is where it ends
};
using Path = std::vector<PathStep>;

inline constexpr std::size_t max_path_size = 200 * 1024, max_path_steps = 20000;

// All commands of SVG 1.1; arcs and quadratic curves become cubic ones. Nothing when it is no path, or too
// long to be an icon.
[[nodiscard]] std::optional<Path> parse_path(std::string_view text);

void add_path(cairo_t* cairo, const Path& path);

// Left, top, right and bottom of the outline.
struct Extent {
    double left = 0, top = 0, right = 0, bottom = 0;
};
[[nodiscard]] Extent extent_of(const Path& path);

} // namespace cantrip::render
