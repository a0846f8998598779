#include "tools/render/paint.hpp"

#include <algorithm>
#include <numbers>
#include <optional>

#include <cairo.h>

#include "lang/source/read_file.hpp"
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

// What a picture takes when it is unpacked, from the header of a PNG file; nothing when it is none, or too
// large.
std::optional<std::size_t> unpacked_size(std::string_view bytes) {
    constexpr std::string_view signature = "\x89PNG\r\n\x1a\n";
    if (bytes.size() < 24 || !bytes.starts_with(signature)) return std::nullopt;
    const auto number = [&](std::size_t at) {
        std::uint32_t out = 0;
        for (std::size_t i = at; i < at + 4; ++i) out = out << 8U | static_cast<unsigned char>(bytes[i]);
        return out;
    };
    const std::uint32_t width = number(16), height = number(20);
    if (width == 0 || width > max_picture_side || height == 0 || height > max_picture_side)
        return std::nullopt;
    return std::size_t{4} * width * height;
}

cairo_status_t take_bytes(void* from, unsigned char* to, unsigned int count) {
    auto& rest = *static_cast<std::string_view*>(from);
    if (rest.size() < count) return CAIRO_STATUS_READ_ERROR;
    std::copy_n(rest.data(), count, to);
    rest.remove_prefix(count);
    return CAIRO_STATUS_SUCCESS;
}

} // namespace

cairo_surface_t* read_png(std::string_view bytes) {
    if (!unpacked_size(bytes)) return nullptr;
    cairo_surface_t* picture = cairo_image_surface_create_from_png_stream(take_bytes, &bytes);
    if (cairo_surface_status(picture) == CAIRO_STATUS_SUCCESS) return picture;
    cairo_surface_destroy(picture);
    return nullptr;
}

Pictures::~Pictures() { forget(); }

void Pictures::forget() {
    for (const auto& [path, picture] : read_)
        if (picture) cairo_surface_destroy(picture);
    read_.clear();
    kept_ = 0;
}

cairo_surface_t* Pictures::find(const std::string& path) {
    if (const auto known = read_.find(path); known != read_.end()) return known->second;
    const auto file = read_file(path);
    const auto size = file ? unpacked_size(file.value().text) : std::nullopt;
    // Whoever still draws with a picture holds it.
    if (kept_ + size.value_or(0) > most_kept) forget();
    cairo_surface_t* picture = size ? read_png(file.value().text) : nullptr;
    if (picture) kept_ += *size;
    if (!picture) {
        Finding finding{Problem::bad_file,
                        {path, 0},
                        {},
                        {},
                        {},
                        file ? "this is no PNG picture that can be used" : file.error().message,
                        "pictures are PNG files of at most 8192 × 8192 points"};
        if (std::find(findings_.begin(), findings_.end(), finding) == findings_.end())
            findings_.push_back(std::move(finding));
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
