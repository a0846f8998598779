#include "tools/render/shapes.hpp"

#include <algorithm>
#include <array>
#include <numbers>

#include <cairo.h>

namespace cantrip::render {
namespace {

constexpr std::array<std::string_view, 11> names{"rect",   "round",  "circle", "hexagon", "cut",   "diamond",
                                                 "shield", "banner", "arch",   "ticket",  "ribbon"};

void round_rect(cairo_t* cairo, const Rect& box, double radius) {
    const double pi = std::numbers::pi;
    radius = std::min({radius, box.width / 2, box.height / 2});
    if (radius <= 0) return cairo_rectangle(cairo, box.x, box.y, box.width, box.height);
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, box.right() - radius, box.y + radius, radius, -pi / 2, 0);
    cairo_arc(cairo, box.right() - radius, box.bottom() - radius, radius, 0, pi / 2);
    cairo_arc(cairo, box.x + radius, box.bottom() - radius, radius, pi / 2, pi);
    cairo_arc(cairo, box.x + radius, box.y + radius, radius, pi, 3 * pi / 2);
    cairo_close_path(cairo);
}

// Corners as parts of the width and height, and a depth in mm that is added.
struct Point {
    double x, y, dx = 0, dy = 0;
};
void polygon(cairo_t* cairo, const Rect& box, double depth, std::initializer_list<Point> points) {
    cairo_new_sub_path(cairo);
    for (const Point& point : points)
        cairo_line_to(cairo, box.x + box.width * point.x + depth * point.dx,
                      box.y + box.height * point.y + depth * point.dy);
    cairo_close_path(cairo);
}

void arch(cairo_t* cairo, const Rect& box) {
    const double rise = std::min(box.width / 2, box.height);
    cairo_new_sub_path(cairo);
    cairo_move_to(cairo, box.x, box.bottom());
    cairo_line_to(cairo, box.x, box.y + rise);
    cairo_curve_to(cairo, box.x, box.y + rise * 0.45, box.x + box.width * 0.22, box.y, box.x + box.width / 2,
                   box.y);
    cairo_curve_to(cairo, box.x + box.width * 0.78, box.y, box.right(), box.y + rise * 0.45, box.right(),
                   box.y + rise);
    cairo_line_to(cairo, box.right(), box.bottom());
    cairo_close_path(cairo);
}

void shield(cairo_t* cairo, const Rect& box) {
    cairo_new_sub_path(cairo);
    cairo_move_to(cairo, box.x, box.y);
    cairo_line_to(cairo, box.right(), box.y);
    cairo_line_to(cairo, box.right(), box.y + box.height * 0.55);
    cairo_curve_to(cairo, box.right(), box.y + box.height * 0.8, box.x + box.width * 0.7,
                   box.y + box.height * 0.93, box.x + box.width / 2, box.bottom());
    cairo_curve_to(cairo, box.x + box.width * 0.3, box.y + box.height * 0.93, box.x, box.y + box.height * 0.8,
                   box.x, box.y + box.height * 0.55);
    cairo_close_path(cairo);
}

// Round corners that bend inwards.
void ticket(cairo_t* cairo, const Rect& box, double radius) {
    const double pi = std::numbers::pi;
    radius = std::min({radius, box.width / 3, box.height / 3});
    cairo_new_sub_path(cairo);
    cairo_arc_negative(cairo, box.x, box.y, radius, pi / 2, 0);
    cairo_arc_negative(cairo, box.right(), box.y, radius, pi, pi / 2);
    cairo_arc_negative(cairo, box.right(), box.bottom(), radius, 3 * pi / 2, pi);
    cairo_arc_negative(cairo, box.x, box.bottom(), radius, 2 * pi, 3 * pi / 2);
    cairo_close_path(cairo);
}

} // namespace

std::span<const std::string_view> shape_names() { return names; }

void add_shape(cairo_t* cairo, std::string_view shape, const Rect& box, double corner) {
    const double depth = std::min({corner, box.width / 2, box.height / 2});
    if (shape == "circle") {
        const double radius = std::min(box.width, box.height) / 2;
        cairo_new_sub_path(cairo);
        cairo_arc(cairo, box.x + box.width / 2, box.y + box.height / 2, radius, 0, 2 * std::numbers::pi);
        cairo_close_path(cairo);
    } else if (shape == "round") {
        round_rect(cairo, box, corner);
    } else if (shape == "hexagon") {
        polygon(cairo, box, 0, {{0.25, 0}, {0.75, 0}, {1, 0.5}, {0.75, 1}, {0.25, 1}, {0, 0.5}});
    } else if (shape == "diamond") {
        polygon(cairo, box, 0, {{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}});
    } else if (shape == "cut") {
        polygon(cairo, box, depth,
                {{0, 0, 1, 0},
                 {1, 0, -1, 0},
                 {1, 0, 0, 1},
                 {1, 1, 0, -1},
                 {1, 1, -1, 0},
                 {0, 1, 1, 0},
                 {0, 1, 0, -1},
                 {0, 0, 0, 1}});
    } else if (shape == "ribbon") {
        polygon(cairo, box, depth, {{0, 0}, {1, 0}, {1, 0.5, -1, 0}, {1, 1}, {0, 1}, {0, 0.5, 1, 0}});
    } else if (shape == "banner") {
        polygon(cairo, box, depth, {{0, 0}, {1, 0}, {1, 1}, {0.5, 1, 0, -1}, {0, 1}});
    } else if (shape == "shield") {
        shield(cairo, box);
    } else if (shape == "arch") {
        arch(cairo, box);
    } else if (shape == "ticket") {
        ticket(cairo, box, corner);
    } else {
        cairo_rectangle(cairo, box.x, box.y, box.width, box.height);
    }
}

} // namespace cantrip::render
