#pragma once
// Outlines of boxes.

#include <span>
#include <string_view>

typedef struct _cairo cairo_t;

namespace cantrip::render {

struct Rect {
    double x = 0, y = 0, width = 0, height = 0;
    [[nodiscard]] double right() const { return x + width; }
    [[nodiscard]] double bottom() const { return y + height; }
};

[[nodiscard]] std::span<const std::string_view> shape_names();
// Adds the outline to the current path. `corner`: radius of a round corner, or how deep a cut one is.
void add_shape(cairo_t* cairo, std::string_view shape, const Rect& box, double corner);

} // namespace cantrip::render
