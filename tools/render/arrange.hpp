#pragma once
// One pass from a layout and the content of a card to boxes with their places, colours and lines of text. All
// outputs draw what it gives.

#include "tools/render/content.hpp"
#include "tools/render/fonts.hpp"
#include "tools/render/hyphens.hpp"
#include "tools/render/shapes.hpp"
#include "tools/render/text_block.hpp"

namespace cantrip::render {

struct PlacedBox {
    const Box* box = nullptr;
    Rect rect;  // as laid out
    Rect drawn; // with bleed, where it touches the edge of the card
    std::optional<Colour> fill, fill_to, frame, divider;
    Colour colour, sky, land; // of text and icon; of a scene
    const Icon* icon = nullptr;
    std::optional<TextBlock> text;
    std::string picture; // path; empty: none
    bool placeholder = false;
};

struct PlacedCard {
    const Layout* layout = nullptr;
    std::string id, language;
    std::vector<PlacedBox> boxes;
    std::string alternative; // all its text, for those who cannot see it
    bool at_floor = false;   // a text had to take its smallest size
};

// The largest size allowed in boxes of rules text, so that all cards of a deck have one size.
using SizeCaps = std::map<std::pair<const Layout*, std::string>, double>;

struct ArrangeTools {
    Fonts& fonts;
    Icons& icons;
    Hyphens& hyphens;
    std::vector<std::string> picture_folders;
    Findings& findings;
    const SizeCaps* caps = nullptr;
};

[[nodiscard]] PlacedCard arrange(const Layout& layout, const CardContent& card, ArrangeTools& tools);

// Whether the box holds abilities or rules, not a name or a value.
[[nodiscard]] bool is_rules_text(const Box& box);

// The letters of a text box as they can be found in a PDF: icons as words, one line for each paragraph.
[[nodiscard]] std::string searchable_text(const std::vector<Paragraph>& paragraphs);

} // namespace cantrip::render
