#include "tools/render/text_block.hpp"

#include <algorithm>
#include <cmath>

#include <pango/pangocairo.h>

#include "lang/support/utf8.hpp"

namespace cantrip::render {
namespace {

constexpr double mm_per_point = 25.4 / 72;
constexpr std::string_view object_character = "\xef\xbf\xbc";                // U+FFFC stands where an icon is
constexpr double icon_height = 0.94, icon_middle = 0.31, icon_margin = 0.05; // in ems
constexpr std::size_t max_text = 20000;

class Setter {
  public:
    Setter(PangoContext* context, const TextStyle& style, double width)
        : context_(context), style_(style), width_(width) {}

    TextBlock set(const std::vector<Paragraph>& paragraphs, double size) {
        TextBlock block;
        block.size = size;
        for (const Paragraph& paragraph : paragraphs) {
            if (!block.paragraphs.empty()) block.height += style_.gap;
            block.tops.push_back(block.height);
            PangoLayout* layout = one(paragraph, size, block);
            PangoRectangle logical;
            pango_layout_get_extents(layout, nullptr, &logical);
            block.height += logical.height * mm_per_point / PANGO_SCALE;
            block.width = std::max(block.width, logical.width * mm_per_point / PANGO_SCALE);
            block.lines += pango_layout_get_line_count(layout);
        }
        return block;
    }

  private:
    PangoLayout* one(const Paragraph& paragraph, double size, TextBlock& block) {
        PangoLayout* layout = pango_layout_new(context_);
        block.paragraphs.emplace_back(layout, g_object_unref);
        PangoAttrList* attributes = pango_attr_list_new();
        std::string text;
        for (const Inline& piece : paragraph) {
            const std::size_t begin = text.size();
            if (text.size() + piece.text.size() > max_text) break;
            text += piece.icon ? object_character : piece.text;
            if (piece.icon) add(attributes, shape(piece, size, block), begin, text.size());
            if (piece.bold && !piece.icon)
                add(attributes, pango_attr_weight_new(PANGO_WEIGHT_BOLD), begin, text.size());
        }
        add(attributes, pango_attr_language_new(pango_language_from_string(style_.language.c_str())), 0,
            text.size());
        // Figures as high as capitals: they are read from afar.
        add(attributes, pango_attr_font_features_new("lnum=1"), 0, text.size());
        PangoFontDescription* font = pango_font_description_new();
        pango_font_description_set_family(font, style_.family.c_str());
        pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
        if (style_.font.bold) pango_font_description_set_weight(font, PANGO_WEIGHT_BOLD);
        if (style_.font.italic) pango_font_description_set_style(font, PANGO_STYLE_ITALIC);
        pango_layout_set_font_description(layout, font);
        pango_font_description_free(font);
        pango_layout_set_attributes(layout, attributes);
        pango_attr_list_unref(attributes);
        pango_layout_set_width(layout, static_cast<int>(width_ / mm_per_point * PANGO_SCALE));
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD);
        pango_layout_set_alignment(layout, style_.across == Across::left    ? PANGO_ALIGN_LEFT
                                           : style_.across == Across::right ? PANGO_ALIGN_RIGHT
                                                                            : PANGO_ALIGN_CENTER);
        pango_layout_set_line_spacing(layout, static_cast<float>(style_.leading));
        pango_layout_set_text(layout, text.data(), static_cast<int>(text.size()));
        return layout;
    }

    static void add(PangoAttrList* list, PangoAttribute* attribute, std::size_t begin, std::size_t end) {
        attribute->start_index = static_cast<guint>(begin);
        attribute->end_index = static_cast<guint>(end);
        pango_attr_list_insert(list, attribute);
    }

    // As wide as the ink of the icon, and no higher than a line.
    static PangoAttribute* shape(const Inline& piece, double size, TextBlock& block) {
        block.icons.push_back(
            std::make_unique<PlacedIcon>(PlacedIcon{piece.icon, piece.text, piece.colour, size}));
        const double ink = piece.icon->ink.right - piece.icon->ink.left;
        const double width = (ink / 512 * icon_height + 2 * icon_margin) * size;
        PangoRectangle box;
        box.x = 0;
        box.y = static_cast<int>(-0.75 * size * PANGO_SCALE);
        box.width = static_cast<int>(width * PANGO_SCALE);
        box.height = static_cast<int>(0.9 * size * PANGO_SCALE);
        return pango_attr_shape_new_with_data(&box, &box, block.icons.back().get(), nullptr, nullptr);
    }

    PangoContext* context_;
    const TextStyle& style_;
    double width_;
};

// Characters that were drawn as empty boxes.
std::string missing_glyphs(const TextBlock& block) {
    std::string out;
    for (const auto& layout : block.paragraphs) {
        if (pango_layout_get_unknown_glyphs_count(layout.get()) == 0) continue;
        PangoLayoutIter* iterator = pango_layout_get_iter(layout.get());
        do {
            const PangoLayoutRun* run = pango_layout_iter_get_run_readonly(iterator);
            for (int i = 0; run && i < run->glyphs->num_glyphs; ++i) {
                const PangoGlyph glyph = run->glyphs->glyphs[i].glyph;
                if ((glyph & PANGO_GLYPH_UNKNOWN_FLAG) == 0 || glyph == PANGO_GLYPH_EMPTY) continue;
                std::string letter;
                append_utf8(letter, static_cast<char32_t>(glyph & ~PANGO_GLYPH_UNKNOWN_FLAG));
                if (out.find(letter) == std::string::npos) out += letter;
            }
        } while (pango_layout_iter_next_run(iterator));
        pango_layout_iter_free(iterator);
    }
    return out;
}

} // namespace

TextBlock fit_text(PangoContext* context, const std::vector<Paragraph>& paragraphs, const TextStyle& style,
                   double width, double height) {
    Setter setter(context, style, width);
    constexpr double step = 0.25;
    constexpr double slack = 0.05; // mm: rounding is no overflow
    const auto fits = [&](const TextBlock& block) {
        return block.height <= height + slack && block.width <= width + slack;
    };
    TextBlock block = setter.set(paragraphs, style.font.size);
    if (!fits(block) && style.font.floor < style.font.size) {
        int good = static_cast<int>(std::ceil((style.font.size - style.font.floor) / step)), bad = 0;
        const auto size_of = [&](int steps) {
            return std::max(style.font.floor, style.font.size - steps * step);
        };
        block = setter.set(paragraphs, size_of(good));
        if (fits(block)) {
            while (good - bad > 1) {
                const int middle = (good + bad) / 2;
                TextBlock tried = setter.set(paragraphs, size_of(middle));
                if (fits(tried)) {
                    good = middle;
                    block = std::move(tried);
                } else {
                    bad = middle;
                }
            }
        }
    }
    block.fits = fits(block);
    if (!block.fits) {
        const double too_high = block.height - height;
        block.over = std::max(too_high, block.width - width);
        if (too_high > 0 && block.lines > 0)
            block.lines_over = static_cast<int>(std::ceil(too_high / (block.height / block.lines)));
    }
    block.missing = missing_glyphs(block);
    return block;
}

// ---- drawing

struct TextPainter::IconFont {
    bool words = false, black = false;
    cairo_font_face_t* face = nullptr;
    std::vector<const Icon*> glyphs;

    unsigned long glyph_of(const Icon* icon) {
        const auto found = std::find(glyphs.begin(), glyphs.end(), icon);
        if (found != glyphs.end()) return static_cast<unsigned long>(found - glyphs.begin());
        glyphs.push_back(icon);
        return glyphs.size() - 1;
    }
    void use(cairo_t* cairo, const Colour& colour) const {
        constexpr double dark = 0.25;
        const bool ink = black && colour.red < dark && colour.green < dark && colour.blue < dark;
        cairo_set_source_rgb(cairo, ink ? 0 : colour.red, ink ? 0 : colour.green, ink ? 0 : colour.blue);
    }
};

namespace {

const cairo_user_data_key_t font_key{};

// The outline in a square of one em, its middle at the middle of small capitals.
void add_icon(cairo_t* cairo, const Icon& icon) {
    cairo_save(cairo);
    cairo_translate(cairo, icon_margin, -icon_middle - icon_height / 2);
    cairo_scale(cairo, icon_height / 512, icon_height / 512);
    cairo_translate(cairo, -icon.ink.left, 256 - (icon.ink.top + icon.ink.bottom) / 2);
    add_path(cairo, icon.path);
    cairo_restore(cairo);
}

cairo_status_t render_glyph(cairo_scaled_font_t* scaled, unsigned long glyph, cairo_t* cairo,
                            cairo_text_extents_t* extents) {
    const auto* font = static_cast<TextPainter::IconFont*>(
        cairo_font_face_get_user_data(cairo_scaled_font_get_font_face(scaled), &font_key));
    if (!font || glyph >= font->glyphs.size()) return CAIRO_STATUS_INVALID_INDEX;
    const Icon& icon = *font->glyphs[glyph];
    // A little less than its room: readers of PDF files find spaces by the gaps between glyphs.
    extents->x_advance = (icon.ink.right - icon.ink.left) / 512 * icon_height - icon_margin;
    add_icon(cairo, icon);
    cairo_fill(cairo);
    return CAIRO_STATUS_SUCCESS;
}

void draw_shape(cairo_t* cairo, PangoAttrShape* attribute, gboolean only_path, gpointer data) {
    auto* font = static_cast<TextPainter::IconFont*>(data);
    const auto& placed = *static_cast<const PlacedIcon*>(attribute->data);
    double x = 0, y = 0;
    cairo_get_current_point(cairo, &x, &y);
    cairo_save(cairo);
    font->use(cairo, placed.colour);
    if (font->words && !placed.word.empty() && !only_path) {
        cairo_set_font_face(cairo, font->face);
        cairo_set_font_size(cairo, placed.size);
        const cairo_glyph_t glyph{font->glyph_of(placed.icon), x, y};
        const cairo_text_cluster_t cluster{static_cast<int>(placed.word.size()), 1};
        cairo_show_text_glyphs(cairo, placed.word.data(), static_cast<int>(placed.word.size()), &glyph, 1,
                               &cluster, 1, static_cast<cairo_text_cluster_flags_t>(0));
    } else {
        cairo_new_path(cairo);
        cairo_translate(cairo, x, y);
        cairo_scale(cairo, placed.size, placed.size);
        add_icon(cairo, *placed.icon);
        if (!only_path) cairo_fill(cairo);
    }
    cairo_restore(cairo);
}

} // namespace

TextPainter::TextPainter(PangoContext* context, bool icons_as_words, bool black)
    : context_(context), font_(std::make_unique<IconFont>()) {
    font_->words = icons_as_words;
    font_->black = black;
    font_->face = cairo_user_font_face_create();
    cairo_font_face_set_user_data(font_->face, &font_key, font_.get(), nullptr);
    cairo_user_font_face_set_render_glyph_func(font_->face, render_glyph);
    pango_cairo_context_set_shape_renderer(context_, draw_shape, font_.get(), nullptr);
}

TextPainter::~TextPainter() {
    pango_cairo_context_set_shape_renderer(context_, nullptr, nullptr, nullptr);
    cairo_font_face_destroy(font_->face);
}

void TextPainter::draw(cairo_t* cairo, const TextBlock& block, double x, double y, const Colour& colour) {
    for (std::size_t i = 0; i < block.paragraphs.size(); ++i) {
        cairo_save(cairo);
        cairo_translate(cairo, x, y + block.tops[i]);
        cairo_scale(cairo, mm_per_point, mm_per_point);
        font_->use(cairo, colour);
        cairo_move_to(cairo, 0, 0);
        pango_cairo_show_layout(cairo, block.paragraphs[i].get());
        cairo_restore(cairo);
    }
}

} // namespace cantrip::render
