#pragma once
// Text with icons inside, broken into lines and made small enough for its box.

#include <memory>
#include <string>
#include <vector>

#include "tools/render/icons.hpp"
#include "tools/render/layout.hpp"

typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _cairo cairo_t;
typedef struct _cairo_font_face cairo_font_face_t;

namespace cantrip::render {

// A run of letters, or an icon.
struct Inline {
    std::string text; // of an icon: the word that it stands for; empty for decoration
    const Icon* icon = nullptr;
    Colour colour; // of an icon
    bool bold = false;
};
using Paragraph = std::vector<Inline>;

struct TextStyle {
    std::string family, language;
    FontChoice font;
    Across across = Across::left;
    double leading = 1, gap = 1; // gap between paragraphs in mm
};

// Icons that stand inside of a text at one size; the text points at them.
struct PlacedIcon {
    const Icon* icon = nullptr;
    std::string word;
    Colour colour;
    double size = 0; // of the text, in points
};

struct TextBlock {
    double size = 0;              // points
    double width = 0, height = 0; // mm
    bool fits = true;
    double over = 0; // mm that it is too high, or too wide when a word is
    int lines = 0, lines_over = 0;
    std::vector<std::shared_ptr<PangoLayout>> paragraphs;
    std::vector<double> tops; // mm, of each paragraph
    std::vector<std::unique_ptr<PlacedIcon>> icons;
    std::string missing; // characters without a glyph
};

// The largest size from font.size down to font.floor at which the text fits; the floor when none does.
[[nodiscard]] TextBlock fit_text(PangoContext* context, const std::vector<Paragraph>& paragraphs,
                                 const TextStyle& style, double width, double height);

// Where text is drawn: in a PDF icons are glyphs of a font of their own, so that they can be found and copied
// as words.
class TextPainter {
  public:
    // `black`: text that is nearly black becomes black (pure_black.hpp).
    TextPainter(PangoContext* context, bool icons_as_words, bool black = false);
    ~TextPainter();
    TextPainter(const TextPainter&) = delete;
    TextPainter& operator=(const TextPainter&) = delete;

    // At a place in mm; the units of `cairo` are mm.
    void draw(cairo_t* cairo, const TextBlock& block, double x, double y, const Colour& colour);

    struct IconFont;

  private:
    PangoContext* context_;
    std::unique_ptr<IconFont> font_;
};

} // namespace cantrip::render
