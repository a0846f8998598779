#include "tools/render/outputs.hpp"

#include <cmath>

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fmt/format.h>

#include "lang/support/markup.hpp"
#include "tools/render/page_boxes.hpp"
#include "tools/render/pure_black.hpp"

namespace cantrip::render {
namespace {

constexpr double points_per_mm = 72 / 25.4;

cairo_status_t append(void* closure, const unsigned char* bytes, unsigned length) {
    static_cast<std::string*>(closure)->append(reinterpret_cast<const char*>(bytes), length);
    return CAIRO_STATUS_SUCCESS;
}

// The card alone: with its bleed, or cut at the trim.
void paint_alone(cairo_t* cairo, const PlacedCard& card, const DrawOptions& options, TextPainter& text,
                 Pictures& pictures) {
    const Layout& layout = *card.layout;
    cairo_save(cairo);
    if (options.shop) {
        // As large as needed to fill the page, the middle of the card in its middle.
        const ShopSize& shop = *options.shop;
        const double width = shop.width + 2 * shop.bleed, height = shop.height + 2 * shop.bleed;
        const double scale =
            std::max(width / (layout.width + 2 * layout.bleed), height / (layout.height + 2 * layout.bleed));
        cairo_translate(cairo, width / 2, height / 2);
        cairo_scale(cairo, scale, scale);
        cairo_translate(cairo, -layout.width / 2, -layout.height / 2);
    } else if (options.bleed) {
        cairo_translate(cairo, layout.bleed, layout.bleed);
    } else {
        add_shape(cairo, options.square ? "rect" : "round", {0, 0, layout.width, layout.height},
                  layout.corner);
        cairo_clip(cairo);
    }
    paint(cairo, card, text, pictures);
    if (options.guides) paint_guides(cairo, card);
    cairo_restore(cairo);
}

double margin(const PlacedCard& card, const DrawOptions& options) {
    if (options.shop) return options.shop->bleed;
    return options.bleed ? card.layout->bleed : 0;
}

// Of the trimmed card.
double width_of(const PlacedCard& card, const DrawOptions& options) {
    return options.shop ? options.shop->width : card.layout->width;
}
double height_of(const PlacedCard& card, const DrawOptions& options) {
    return options.shop ? options.shop->height : card.layout->height;
}

// Cairo numbers surfaces over the life of the process; a file counts from 1, so that its bytes do not depend
// on what was drawn before.
void renumber_surfaces(std::string& svg) {
    std::string out;
    std::map<std::string, std::size_t> numbers;
    for (std::size_t at = 0;;) {
        const std::size_t found = svg.find("surface", at);
        if (found == std::string::npos) {
            svg = out + svg.substr(at);
            return;
        }
        std::size_t end = found + 7;
        while (end < svg.size() && svg[end] >= '0' && svg[end] <= '9') ++end;
        const std::string number = svg.substr(found + 7, end - found - 7);
        out.append(svg, at, found + 7 - at);
        if (!number.empty())
            out += std::to_string(numbers.try_emplace(number, numbers.size() + 1).first->second);
        at = end;
    }
}

std::uint32_t crc(std::string_view bytes) {
    std::uint32_t value = 0xffffffffU;
    for (const char byte : bytes) {
        value ^= static_cast<unsigned char>(byte);
        for (int i = 0; i < 8; ++i) value = (value >> 1U) ^ ((value & 1U) != 0 ? 0xedb88320U : 0U);
    }
    return ~value;
}

std::string big_endian(std::uint32_t value) {
    return {static_cast<char>(value >> 24U), static_cast<char>(value >> 16U), static_cast<char>(value >> 8U),
            static_cast<char>(value)};
}

// The chunk pHYs, so that the picture is printed at the size of the card. It belongs behind IHDR, which
// always ends at byte 33.
void add_resolution(std::string& png, double dpi) {
    if (png.size() < 33) return;
    const auto per_metre = static_cast<std::uint32_t>(std::lround(dpi / 0.0254));
    const std::string chunk = "pHYs" + big_endian(per_metre) + big_endian(per_metre) + '\1';
    png.insert(33, big_endian(9) + chunk + big_endian(crc(chunk)));
}

} // namespace

std::string to_svg(const PlacedCard& card, const std::string& name, const DrawOptions& options, Fonts& fonts,
                   Pictures& pictures) {
    std::string out;
    const double more = 2 * margin(card, options);
    const double width = width_of(card, options) + more, height = height_of(card, options) + more;
    cairo_surface_t* surface =
        cairo_svg_surface_create_for_stream(append, &out, width * points_per_mm, height * points_per_mm);
    cairo_t* cairo = cairo_create(surface);
    cairo_scale(cairo, points_per_mm, points_per_mm);
    {
        TextPainter text(fonts.context(), false);
        paint_alone(cairo, card, options, text, pictures);
    }
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    renumber_surfaces(out);
    // Letters are outlines in the file, so everything that can be read stands in the description.
    if (const std::size_t tag = out.find("<svg "); tag != std::string::npos) {
        const std::size_t end = out.find('>', tag);
        out.insert(end + 1, fmt::format("\n<title>{}</title>\n<desc>{}</desc>", markup_escaped(name),
                                        markup_escaped(card.alternative)));
        out.insert(tag + 5, fmt::format("role=\"img\" lang=\"{}\" ", markup_escaped(card.language)));
    }
    return out;
}

std::string to_png(const PlacedCard& card, const DrawOptions& options, Fonts& fonts, Pictures& pictures) {
    const double more = 2 * margin(card, options), scale = options.dpi / 25.4;
    const int width = static_cast<int>(std::lround((width_of(card, options) + more) * scale));
    const int height = static_cast<int>(std::lround((height_of(card, options) + more) * scale));
    cairo_surface_t* surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t* cairo = cairo_create(surface);
    cairo_scale(cairo, scale, scale);
    {
        TextPainter text(fonts.context(), false);
        paint_alone(cairo, card, options, text, pictures);
    }
    cairo_destroy(cairo);
    std::string out;
    cairo_surface_write_to_png_stream(surface, append, &out);
    cairo_surface_destroy(surface);
    add_resolution(out, options.dpi);
    return out;
}

struct PdfWriter::Open {
    std::string bytes;
    cairo_surface_t* surface = nullptr;
    cairo_t* cairo = nullptr;
    std::unique_ptr<TextPainter> text;
    std::vector<double> bleeds; // by page, in points
    bool pure_black = false;
};

PdfWriter::PdfWriter(Fonts& fonts, Pictures& pictures, const std::string& title, const std::string& credits,
                     bool pure_black)
    : open_(std::make_unique<Open>()), pictures_(pictures) {
    open_->surface = cairo_pdf_surface_create_for_stream(append, &open_->bytes, 100, 100);
    cairo_pdf_surface_set_metadata(open_->surface, CAIRO_PDF_METADATA_TITLE, title.c_str());
    cairo_pdf_surface_set_metadata(open_->surface, CAIRO_PDF_METADATA_SUBJECT, credits.c_str());
    // A date of today would make every file another one.
    cairo_pdf_surface_set_metadata(open_->surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
    open_->cairo = cairo_create(open_->surface);
    open_->pure_black = pure_black;
    open_->text = std::make_unique<TextPainter>(fonts.context(), true, pure_black);
}

PdfWriter::~PdfWriter() {
    if (open_->cairo) static_cast<void>(finish());
}

void PdfWriter::page(double width, double height, const std::function<void(cairo_t*)>& draw, double bleed) {
    open_->bleeds.push_back(bleed * points_per_mm);
    cairo_pdf_surface_set_size(open_->surface, width * points_per_mm, height * points_per_mm);
    cairo_save(open_->cairo);
    cairo_scale(open_->cairo, points_per_mm, points_per_mm);
    draw(open_->cairo);
    cairo_restore(open_->cairo);
    cairo_show_page(open_->cairo);
}

void PdfWriter::card_page(const PlacedCard& card, const DrawOptions& options) {
    const double more = 2 * margin(card, options);
    page(
        width_of(card, options) + more, height_of(card, options) + more,
        [&](cairo_t* cairo) { paint_alone(cairo, card, options, *open_->text, pictures_); },
        margin(card, options));
}

void PdfWriter::paint_card(cairo_t* cairo, const PlacedCard& card, double x, double y,
                           const DrawOptions& options) {
    cairo_save(cairo);
    cairo_translate(cairo, x - margin(card, options), y - margin(card, options));
    paint_alone(cairo, card, options, *open_->text, pictures_);
    cairo_restore(cairo);
}

TextPainter& PdfWriter::text() { return *open_->text; }

std::string PdfWriter::finish() {
    cairo_destroy(open_->cairo);
    open_->cairo = nullptr;
    cairo_surface_finish(open_->surface);
    cairo_surface_destroy(open_->surface);
    // The text painter owns the font of the icons, which is written at the end.
    open_->text.reset();
    PdfObjects pdf(std::move(open_->bytes));
    add_page_boxes(pdf, open_->bleeds);
    if (open_->pure_black) make_black_pure(pdf);
    return pdf.file();
}

} // namespace cantrip::render
