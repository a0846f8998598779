#pragma once
// The text of a box: sources of the layout filled with what the card says.

#include <functional>

#include "tools/render/content.hpp"
#include "tools/render/layout.hpp"
#include "tools/render/text_block.hpp"

namespace cantrip::render {

struct BoxText {
    const Layout& layout;
    const CardContent& card;
    const Box& box;
    const std::string& style;
    Icons& icons;
    std::vector<std::string> missing_icons, unprintable; // found while making it

    [[nodiscard]] std::vector<Paragraph> paragraphs(const std::function<Colour(const ColourName&)>& colour);

  private:
    using Colours = std::function<Colour(const ColourName&)>;
    void add_pieces(Paragraph& out, const std::vector<text::Piece>& pieces, bool labelled,
                    const Colours& colour);
    void add_letters(Paragraph& out, std::string_view text, bool bold, const Colours& colour);
    [[nodiscard]] const Icon* icon_of(const std::string& name, Colour& tint, const Colours& colour);
};

} // namespace cantrip::render
