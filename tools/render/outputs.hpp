#pragma once
// Drawn cards as files: PDF, SVG and PNG. The same card gives the same bytes every time.

#include <functional>
#include <memory>

#include "tools/render/paint.hpp"

namespace cantrip::render {

// What a print shop wants: every card of this size, with so much bleed around it (shops.hpp).
struct ShopSize {
    double width = 0, height = 0, bleed = 0; // mm
};

struct DrawOptions {
    bool bleed = false, guides = false; // bleed: false cuts at the trim, with round corners
    bool square = false;                // corners are cut by hand: no round ones
    double dpi = 300;
    std::optional<ShopSize> shop; // instead of the size and bleed of the layout
};

[[nodiscard]] std::string to_svg(const PlacedCard& card, const std::string& name, const DrawOptions& options,
                                 Fonts& fonts, Pictures& pictures);
[[nodiscard]] std::string to_png(const PlacedCard& card, const DrawOptions& options, Fonts& fonts,
                                 Pictures& pictures);

// A PDF file, page after page.
class PdfWriter {
  public:
    // `pure_black`: dark text as black ink alone (pure_black.hpp).
    PdfWriter(Fonts& fonts, Pictures& pictures, const std::string& title, const std::string& credits,
              bool pure_black = false);
    ~PdfWriter();
    PdfWriter(const PdfWriter&) = delete;
    PdfWriter& operator=(const PdfWriter&) = delete;

    // Sizes in mm. A page is drawn with the origin in its upper left corner. `bleed`: where it is cut, from
    // each edge: the trim box of the page.
    void page(double width, double height, const std::function<void(cairo_t*)>& draw, double bleed = 0);
    // A page as large as the card, with its bleed when that is asked for.
    void card_page(const PlacedCard& card, const DrawOptions& options);
    void paint_card(cairo_t* cairo, const PlacedCard& card, double x, double y, const DrawOptions& options);
    [[nodiscard]] TextPainter& text();
    [[nodiscard]] std::string finish();

  private:
    struct Open;
    std::unique_ptr<Open> open_;
    Pictures& pictures_;
};

} // namespace cantrip::render
