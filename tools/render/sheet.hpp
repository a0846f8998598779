#pragma once
// Cards on sheets of paper, to be cut.

#include "tools/render/outputs.hpp"

namespace cantrip::render {

struct Paper {
    std::string_view name;
    double width, height; // mm
};
[[nodiscard]] const Paper* find_paper(std::string_view name);

struct SheetOptions {
    Paper paper{"a4", 210, 297};
    bool backs = false;
    bool fold = false;                 // fronts and backs on one side of the paper, to fold and glue
    bool flip_short = false;           // the printer turns the sheet over its short edge
    double offset_x = 0, offset_y = 0; // of backs, in mm
    bool bleed = false;                // room for bleed around each card
    std::string notice;                // small print of each sheet
};

struct DeckCard {
    const PlacedCard* front = nullptr;
    const PlacedCard* back = nullptr; // none: an empty back
    std::int64_t copies = 1;
};

struct SheetCount {
    std::size_t sheets = 0, cards = 0, too_large = 0; // cards that no sheet can hold
};

// Cards of one size share sheets. Crop marks stand outside of the cards.
SheetCount write_sheets(PdfWriter& pdf, const std::vector<DeckCard>& deck, const SheetOptions& options,
                        Fonts& fonts);
// A sheet with crosses on both sides: how far the printer shifts the back.
void write_test_page(PdfWriter& pdf, const SheetOptions& options, Fonts& fonts);

} // namespace cantrip::render
