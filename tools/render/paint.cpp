#include "tools/render/paint.hpp"

#include <algorithm>
#include <fstream>
#include <numbers>

#include <cairo.h>

#include "lang/support/hash.hpp"
#include "tools/render/scenes.hpp"

namespace cantrip::render {
namespace {

void use(cairo_t* cairo, const Colour& colour) {
    cairo_set_source_rgb(cairo, colour.red, colour.green, colour.blue);
}

bool touches_edge(const PlacedBox& placed) {
    constexpr double rounding = 1e-6;
    return placed.drawn.width > placed.rect.width + rounding ||
           placed.drawn.height > placed.rect.height + rounding;
}

void outline(cairo_t* cairo, const PlacedBox& placed) {
    cairo_new_path(cairo);
    add_shape(cairo, touches_edge(placed) && placed.box->shape == "round" ? "rect" : placed.box->shape,
              placed.drawn, placed.box->corner);
}

void paint_fill(cairo_t* cairo, const PlacedBox& placed) {
    if (!placed.fill) return;
    outline(cairo, placed);
    if (placed.fill_to) {
        cairo_pattern_t* pattern = cairo_pattern_create_linear(0, placed.drawn.y, 0, placed.drawn.bottom());
        cairo_pattern_add_color_stop_rgb(pattern, 0, placed.fill->red, placed.fill->green, placed.fill->blue);
        cairo_pattern_add_color_stop_rgb(pattern, 1, placed.fill_to->red, placed.fill_to->green,
                                         placed.fill_to->blue);
        cairo_set_source(cairo, pattern);
        cairo_pattern_destroy(pattern);
    } else {
        use(cairo, *placed.fill);
    }
    cairo_fill(cairo);
}

void paint_icon(cairo_t* cairo, const Icon& icon, const Rect& rect, const Colour& colour) {
    const double width = icon.ink.right - icon.ink.left, height = icon.ink.bottom - icon.ink.top;
    if (width <= 0 || height <= 0) return;
    const double scale = std::min(rect.width / std::max(width, 300.0), rect.height / std::max(height, 300.0));
    cairo_save(cairo);
    cairo_translate(cairo, rect.x + rect.width / 2, rect.y + rect.height / 2);
    cairo_scale(cairo, scale, scale);
    cairo_translate(cairo, -(icon.ink.left + icon.ink.right) / 2, -(icon.ink.top + icon.ink.bottom) / 2);
    cairo_new_path(cairo);
    add_path(cairo, icon.path);
    use(cairo, colour);
    cairo_fill(cairo);
    cairo_restore(cairo);
}

// Covers the box; what is too much of the picture is cut off at both sides.
void paint_picture(cairo_t* cairo, cairo_surface_t* picture, const Rect& rect) {
    const double width = cairo_image_surface_get_width(picture),
                 height = cairo_image_surface_get_height(picture);
    const double scale = std::max(rect.width / width, rect.height / height);
    cairo_translate(cairo, rect.x + rect.width / 2, rect.y + rect.height / 2);
    cairo_scale(cairo, scale, scale);
    cairo_set_source_surface(cairo, picture, -width / 2, -height / 2);
    cairo_paint(cairo);
}

void paint_placeholder(cairo_t* cairo, const Rect& rect, const Colour& colour) {
    use(cairo, shaded(colour, 82));
    cairo_rectangle(cairo, rect.x, rect.y, rect.width, rect.height);
    cairo_fill(cairo);
    use(cairo, shaded(colour, 60));
    cairo_set_line_width(cairo, 0.3);
    cairo_move_to(cairo, rect.x, rect.y);
    cairo_line_to(cairo, rect.right(), rect.bottom());
    cairo_move_to(cairo, rect.right(), rect.y);
    cairo_line_to(cairo, rect.x, rect.bottom());
    cairo_stroke(cairo);
}

void paint_art(cairo_t* cairo, const PlacedCard& card, const PlacedBox& placed, Pictures& pictures) {
    cairo_surface_t* picture = placed.picture.empty() ? nullptr : pictures.find(placed.picture);
    if (!picture && placed.box->scene.empty() && !placed.box->picture) return;
    cairo_save(cairo);
    outline(cairo, placed);
    cairo_clip(cairo);
    if (picture)
        paint_picture(cairo, picture, placed.drawn);
    else if (!placed.box->scene.empty())
        draw_scene(cairo, placed.box->scene, placed.drawn, placed.sky, placed.land, hash::fnv1a(card.id));
    else
        paint_placeholder(cairo, placed.drawn, placed.colour);
    cairo_restore(cairo);
}

void paint_text(cairo_t* cairo, const PlacedBox& placed, TextPainter& text) {
    const Box& box = *placed.box;
    const double x = placed.rect.x + box.inset_x, y = placed.rect.y + box.inset_y;
    const double room = placed.rect.height - 2 * box.inset_y - placed.text->height;
    const double down = box.down == Down::top ? 0 : box.down == Down::middle ? room / 2 : room;
    text.draw(cairo, *placed.text, x, y + std::max(0.0, down), placed.colour);
    if (!placed.divider) return;
    use(cairo, *placed.divider);
    cairo_set_line_width(cairo, 0.2);
    for (std::size_t i = 1; i < placed.text->tops.size(); ++i) {
        const double at = y + std::max(0.0, down) + placed.text->tops[i] - box.gap / 2;
        cairo_move_to(cairo, x, at);
        cairo_line_to(cairo, placed.rect.right() - box.inset_x, at);
        cairo_stroke(cairo);
    }
}

void paint_box(cairo_t* cairo, const PlacedCard& card, const PlacedBox& placed, TextPainter& text,
               Pictures& pictures) {
    cairo_save(cairo);
    if (placed.box->turn != 0) {
        const double x = placed.rect.x + placed.rect.width / 2, y = placed.rect.y + placed.rect.height / 2;
        cairo_translate(cairo, x, y);
        cairo_rotate(cairo, placed.box->turn * std::numbers::pi / 180);
        cairo_translate(cairo, -x, -y);
    }
    paint_fill(cairo, placed);
    paint_art(cairo, card, placed, pictures);
    if (placed.icon) {
        Rect inner = placed.rect;
        inner.x += placed.box->inset_x, inner.width -= 2 * placed.box->inset_x;
        inner.y += placed.box->inset_y, inner.height -= 2 * placed.box->inset_y;
        paint_icon(cairo, *placed.icon, inner, placed.colour);
    }
    if (placed.frame) {
        outline(cairo, placed);
        use(cairo, *placed.frame);
        cairo_set_line_width(cairo, placed.box->frame_width);
        cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND);
        cairo_stroke(cairo);
    }
    if (placed.text) paint_text(cairo, placed, text);
    cairo_restore(cairo);
}

// Width and height from the header of a PNG file: what it asks for is known before it is unpacked.
bool reasonable_png(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    unsigned char head[24] = {};
    if (!file.read(reinterpret_cast<char*>(head), sizeof head)) return false;
    constexpr unsigned char signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};
    if (!std::equal(std::begin(signature), std::end(signature), head)) return false;
    const auto number = [&](int at) {
        return std::uint32_t{head[at]} << 24U | std::uint32_t{head[at + 1]} << 16U |
               std::uint32_t{head[at + 2]} << 8U | std::uint32_t{head[at + 3]};
    };
    constexpr std::uint32_t largest = 8192;
    return number(16) > 0 && number(16) <= largest && number(20) > 0 && number(20) <= largest;
}

} // namespace

Pictures::~Pictures() {
    for (const auto& [path, picture] : read_)
        if (picture) cairo_surface_destroy(picture);
}

cairo_surface_t* Pictures::find(const std::string& path) {
    if (const auto known = read_.find(path); known != read_.end()) return known->second;
    cairo_surface_t* picture =
        reasonable_png(path) ? cairo_image_surface_create_from_png(path.c_str()) : nullptr;
    if (!picture || cairo_surface_status(picture) != CAIRO_STATUS_SUCCESS) {
        if (picture) cairo_surface_destroy(picture);
        picture = nullptr;
        findings_.push_back({Problem::bad_file,
                             {path, 0},
                             {},
                             {},
                             {},
                             "this is no PNG picture that can be used",
                             "pictures are PNG files of at most 8192 × 8192 points"});
    }
    return read_[path] = picture;
}

void paint(cairo_t* cairo, const PlacedCard& card, TextPainter& text, Pictures& pictures) {
    const Layout& layout = *card.layout;
    cairo_save(cairo);
    cairo_rectangle(cairo, -layout.bleed, -layout.bleed, layout.width + 2 * layout.bleed,
                    layout.height + 2 * layout.bleed);
    cairo_clip(cairo);
    for (const PlacedBox& placed : card.boxes) paint_box(cairo, card, placed, text, pictures);
    cairo_restore(cairo);
}

void paint_guides(cairo_t* cairo, const PlacedCard& card) {
    const Layout& layout = *card.layout;
    cairo_save(cairo);
    cairo_set_line_width(cairo, 0.15);
    cairo_set_source_rgb(cairo, 0, 0.6, 0.9);
    for (const PlacedBox& placed : card.boxes)
        cairo_rectangle(cairo, placed.rect.x, placed.rect.y, placed.rect.width, placed.rect.height);
    cairo_stroke(cairo);
    cairo_set_source_rgb(cairo, 0.9, 0, 0.5);
    add_shape(cairo, "round", {0, 0, layout.width, layout.height}, layout.corner);
    cairo_rectangle(cairo, layout.safe, layout.safe, layout.width - 2 * layout.safe,
                    layout.height - 2 * layout.safe);
    cairo_stroke(cairo);
    cairo_restore(cairo);
}

} // namespace cantrip::render
