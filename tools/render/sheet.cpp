#include "tools/render/sheet.hpp"

#include <algorithm>
#include <cmath>

#include <cairo.h>

namespace cantrip::render {
namespace {

constexpr Paper papers[] = {{"a4", 210, 297}, {"letter", 215.9, 279.4}, {"a3", 297, 420}};
constexpr double page_margin = 8; // most printers leave less than that white
constexpr double fold_gap = 4;    // from a fold to the cards: paper does not fold sharply

struct Grid {
    int columns = 0, rows = 0;
    double width = 0, height = 0; // of a cell
    double left = 0, top = 0;     // of the first cell
    double border = 0;            // bleed around the card in its cell
};

Grid grid_for(const Layout& layout, const SheetOptions& options) {
    Grid grid;
    grid.border = options.bleed ? layout.bleed : 0;
    grid.width = layout.width + 2 * grid.border;
    grid.height = layout.height + 2 * grid.border;
    grid.columns = static_cast<int>((options.paper.width - 2 * page_margin) / grid.width);
    grid.rows = static_cast<int>((options.paper.height - 2 * page_margin) / grid.height);
    grid.left = (options.paper.width - grid.columns * grid.width) / 2;
    grid.top = (options.paper.height - grid.rows * grid.height) / 2;
    return grid;
}

// A line at each edge of a card, from the margin of the page up to the cards.
void crop_marks(cairo_t* cairo, const Grid& grid, const Paper& paper, bool at_left = true,
                bool at_right = true) {
    cairo_set_source_rgb(cairo, 0, 0, 0);
    cairo_set_line_width(cairo, 0.15);
    constexpr double reach = 5, gap = 1.2;
    const double right = grid.left + grid.columns * grid.width, bottom = grid.top + grid.rows * grid.height;
    const auto line = [&](double x1, double y1, double x2, double y2) {
        cairo_move_to(cairo, x1, y1);
        cairo_line_to(cairo, x2, y2);
        cairo_stroke(cairo);
    };
    for (int column = 0; column < grid.columns; ++column) {
        const double x = grid.left + column * grid.width;
        for (const double at : {x + grid.border, x + grid.width - grid.border}) {
            line(at, std::max(1.0, grid.top - gap - reach), at, grid.top - gap);
            line(at, bottom + gap, at, std::min(paper.height - 6.5, bottom + gap + reach));
        }
    }
    for (int row = 0; row < grid.rows; ++row) {
        const double y = grid.top + row * grid.height;
        for (const double at : {y + grid.border, y + grid.height - grid.border}) {
            if (at_left) line(std::max(1.0, grid.left - gap - reach), at, grid.left - gap, at);
            if (at_right) line(right + gap, at, std::min(paper.width - 1, right + gap + reach), at);
        }
    }
}

// Fronts to the left of a fold in the middle of the paper.
Grid folded_grid(const Layout& layout, const SheetOptions& options, const Paper& paper) {
    SheetOptions half = options;
    half.paper = {paper.name, paper.width / 2 - fold_gap + page_margin, paper.height};
    Grid grid = grid_for(layout, half);
    grid.left = paper.width / 2 - fold_gap - grid.columns * grid.width;
    return grid;
}

// The fold: dashes outside of the cards and between them.
void fold_line(cairo_t* cairo, const Paper& paper) {
    cairo_save(cairo);
    cairo_set_source_rgb(cairo, 0.35, 0.35, 0.35);
    cairo_set_line_width(cairo, 0.15);
    const double dashes[] = {2, 1.5};
    cairo_set_dash(cairo, dashes, 2, 0);
    cairo_move_to(cairo, paper.width / 2, 4);
    cairo_line_to(cairo, paper.width / 2, paper.height - 8);
    cairo_stroke(cairo);
    cairo_restore(cairo);
}

void small_print(cairo_t* cairo, const Paper& paper, const std::string& text, TextPainter& painter,
                 Fonts& fonts) {
    if (text.empty()) return;
    TextStyle style;
    style.family = fonts.families().empty() ? "" : fonts.families().back();
    style.language = "en";
    style.font.size = 6;
    style.font.floor = 3;
    const TextBlock block = fit_text(fonts.context(), {{Inline{text, nullptr, {}, false}}}, style,
                                     paper.width - 2 * page_margin, 4);
    painter.draw(cairo, block, page_margin, paper.height - 5.5, {0.3, 0.3, 0.3});
}

class Sheets {
  public:
    Sheets(PdfWriter& pdf, const SheetOptions& options, Fonts& fonts)
        : pdf_(pdf), options_(options), fonts_(fonts) {}

    SheetCount run(const std::vector<DeckCard>& deck) {
        std::vector<std::pair<double, double>> sizes;
        for (const DeckCard& card : deck) {
            const std::pair size{card.front->layout->width, card.front->layout->height};
            if (std::find(sizes.begin(), sizes.end(), size) == sizes.end()) sizes.push_back(size);
        }
        for (const auto& [width, height] : sizes) {
            std::vector<const DeckCard*> cards;
            for (const DeckCard& card : deck)
                if (card.front->layout->width == width && card.front->layout->height == height)
                    cards.insert(cards.end(),
                                 static_cast<std::size_t>(std::max<std::int64_t>(0, card.copies)), &card);
            one_size(cards);
        }
        return count_;
    }

  private:
    void one_size(const std::vector<const DeckCard*>& cards) {
        if (cards.empty()) return;
        if (options_.fold) return folded(cards);
        const Grid grid = grid_for(*cards.front()->front->layout, options_);
        const auto per_sheet = static_cast<std::size_t>(grid.columns * grid.rows);
        if (per_sheet == 0) {
            count_.too_large += cards.size();
            return;
        }
        for (std::size_t first = 0; first < cards.size(); first += per_sheet) {
            const std::vector<const DeckCard*> here(
                cards.begin() + static_cast<std::ptrdiff_t>(first),
                cards.begin() + static_cast<std::ptrdiff_t>(std::min(first + per_sheet, cards.size())));
            side(grid, here, false);
            if (options_.backs) side(grid, here, true);
            ++count_.sheets;
            count_.cards += here.size();
        }
    }

    // Front and back on one side of the paper, which is folded and glued. Upright or across, whatever holds
    // more.
    void folded(const std::vector<const DeckCard*>& cards) {
        const Layout& layout = *cards.front()->front->layout;
        const Paper upright = options_.paper;
        const Paper across{upright.name, upright.height, upright.width};
        const auto held = [&](const Paper& paper) {
            const Grid grid = folded_grid(layout, options_, paper);
            return static_cast<std::size_t>(grid.columns * grid.rows);
        };
        const Paper& paper = held(across) > held(upright) ? across : upright;
        const std::size_t per_sheet = held(paper);
        if (per_sheet == 0) {
            count_.too_large += cards.size();
            return;
        }
        for (std::size_t first = 0; first < cards.size(); first += per_sheet) {
            const std::size_t end = std::min(first + per_sheet, cards.size());
            pdf_.page(paper.width, paper.height, [&](cairo_t* cairo) {
                folded_sheet(cairo, paper,
                             {cards.begin() + static_cast<std::ptrdiff_t>(first),
                              cards.begin() + static_cast<std::ptrdiff_t>(end)});
            });
            ++count_.sheets;
            count_.cards += end - first;
        }
    }

    void folded_sheet(cairo_t* cairo, const Paper& paper, const std::vector<const DeckCard*>& cards) {
        const Grid fronts = folded_grid(*cards.front()->front->layout, options_, paper);
        Grid backs = fronts;
        backs.left = paper.width / 2 + fold_gap;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const int column = static_cast<int>(i) % fronts.columns,
                      row = static_cast<int>(i) / fronts.columns;
            place(cairo, fronts, column, row, cards[i]->front);
            place(cairo, backs, fronts.columns - 1 - column, row, cards[i]->back);
        }
        fold_line(cairo, paper);
        crop_marks(cairo, fronts, paper, true, false);
        crop_marks(cairo, backs, paper, false, true);
        small_print(cairo, paper, options_.notice, pdf_.text(), fonts_);
    }

    void place(cairo_t* cairo, const Grid& grid, int column, int row, const PlacedCard* card) {
        if (!card) return;
        DrawOptions draw;
        draw.bleed = options_.bleed;
        draw.square = true;
        pdf_.paint_card(cairo, *card, grid.left + column * grid.width + grid.border,
                        grid.top + row * grid.height + grid.border, draw);
    }

    // On the back the order of columns is mirrored, or that of rows when the sheet is turned over its short
    // edge.
    void side(const Grid& grid, const std::vector<const DeckCard*>& cards, bool back) {
        pdf_.page(options_.paper.width, options_.paper.height, [&](cairo_t* cairo) {
            if (back) cairo_translate(cairo, options_.offset_x, options_.offset_y);
            for (std::size_t i = 0; i < cards.size(); ++i) {
                int column = static_cast<int>(i) % grid.columns, row = static_cast<int>(i) / grid.columns;
                if (back && !options_.flip_short) column = grid.columns - 1 - column;
                if (back && options_.flip_short) row = grid.rows - 1 - row;
                place(cairo, grid, column, row, back ? cards[i]->back : cards[i]->front);
            }
            crop_marks(cairo, grid, options_.paper);
            if (!back) small_print(cairo, options_.paper, options_.notice, pdf_.text(), fonts_);
        });
    }

    PdfWriter& pdf_;
    const SheetOptions& options_;
    Fonts& fonts_;
    SheetCount count_;
};

} // namespace

const Paper* find_paper(std::string_view name) {
    const auto found = std::find_if(std::begin(papers), std::end(papers),
                                    [&](const Paper& paper) { return paper.name == name; });
    return found == std::end(papers) ? nullptr : found;
}

SheetCount write_sheets(PdfWriter& pdf, const std::vector<DeckCard>& deck, const SheetOptions& options,
                        Fonts& fonts) {
    return Sheets(pdf, options, fonts).run(deck);
}

void write_test_page(PdfWriter& pdf, const SheetOptions& options, Fonts& fonts) {
    for (const bool back : {false, true}) {
        pdf.page(options.paper.width, options.paper.height, [&](cairo_t* cairo) {
            if (back) cairo_translate(cairo, options.offset_x, options.offset_y);
            cairo_set_source_rgb(cairo, 0, 0, 0);
            cairo_set_line_width(cairo, 0.1);
            const double x = options.paper.width / 2, y = options.paper.height / 2;
            for (int mm = -10; mm <= 10; ++mm) {
                const double long_mark = mm % 5 == 0 ? 4 : 2;
                // Rulers on the front, one cross on the back: against the light it shows the shift.
                if (back && mm != 0) continue;
                cairo_move_to(cairo, x + mm, y - (back ? 30 : long_mark));
                cairo_line_to(cairo, x + mm, y + (back ? 30 : long_mark));
                cairo_move_to(cairo, x - (back ? 30 : long_mark), y + mm);
                cairo_line_to(cairo, x + (back ? 30 : long_mark), y + mm);
            }
            cairo_stroke(cairo);
            small_print(
                cairo, options.paper,
                back ? "Back. Hold the sheet against the light: the cross shows the shift in mm on the "
                       "rulers of the front. Give it as --back-offset X,Y."
                     : "Front. Print both pages on one sheet at 100 %, without fitting to the page.",
                pdf.text(), fonts);
        });
    }
}

} // namespace cantrip::render
