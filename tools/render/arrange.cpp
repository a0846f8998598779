#include "tools/render/arrange.hpp"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "tools/render/assets.hpp"
#include "tools/render/box_text.hpp"
#include "tools/render/read_layout.hpp"
#include "tools/render/scenes.hpp"

namespace cantrip::render {
namespace {

class Arranger {
  public:
    Arranger(const Layout& layout, const CardContent& card, ArrangeTools& tools)
        : layout_(layout), card_(card), tools_(tools) {}

    PlacedCard run() {
        out_.layout = &layout_;
        out_.id = card_.id;
        out_.language = card_.language;
        for (const Box& box : layout_.boxes) {
            const auto rect = rect_of(box);
            if (!rect || !wanted(box)) continue;
            place(box, *rect);
        }
        return std::move(out_);
    }

  private:
    void tell(Problem problem, const Box& box, std::string message, std::string help = {}) {
        Finding finding{problem,        box.at, box.name, card_.id, card_.language, std::move(message),
                        std::move(help)};
        auto& all = tools_.findings;
        if (std::find(all.begin(), all.end(), finding) == all.end()) all.push_back(std::move(finding));
    }

    // ---- where

    [[nodiscard]] std::optional<Rect> rect_of(const Box& box) {
        if (const auto known = rects_.find(box.name); known != rects_.end()) return known->second;
        if (!pending_.insert(box.name).second) {
            tell(Problem::layout_line, box, fmt::format("the place of box `{}` depends on itself", box.name),
                 "give one of the boxes a place from the edge of the card");
            return std::nullopt;
        }
        const auto across = axis(box, side_left, side_right, side_width, layout_.width);
        const auto down = axis(box, side_top, side_bottom, side_height, layout_.height);
        pending_.erase(box.name);
        if (!across || !down) return std::nullopt;
        const Rect rect{across->first, down->first, across->second, down->second};
        rects_.emplace(box.name, rect);
        return rect;
    }

    // Start and length on one axis. `right 4` is 4 mm from the right edge of the card.
    [[nodiscard]] std::optional<std::pair<double, double>> axis(const Box& box, Side low, Side high,
                                                                Side length, double whole) {
        const auto at = [&](Side side) -> std::optional<double> {
            const Length& one = *box.sides[side];
            if (one.box.empty()) return side == high ? whole - one.mm : one.mm;
            const auto other = std::find_if(layout_.boxes.begin(), layout_.boxes.end(),
                                            [&](const Box& each) { return each.name == one.box; });
            if (other == layout_.boxes.end()) return std::nullopt;
            const auto rect = rect_of(*other);
            if (!rect) return std::nullopt;
            const double edge = one.edge == 'l'   ? rect->x
                                : one.edge == 't' ? rect->y
                                : one.edge == 'r' ? rect->right()
                                                  : rect->bottom();
            return edge + one.mm;
        };
        std::optional<double> start, end;
        if (box.sides[low] && !(start = at(low))) return std::nullopt;
        if (box.sides[high] && !(end = at(high))) return std::nullopt;
        const double size = box.sides[length] ? box.sides[length]->mm : whole;
        if (start && end) return std::pair{*start, std::max(0.0, *end - *start)};
        if (start) return std::pair{*start, box.sides[length] ? size : std::max(0.0, whole - *start)};
        if (end) return std::pair{box.sides[length] ? *end - size : 0, box.sides[length] ? size : *end};
        return std::pair{(whole - size) / 2, size};
    }

    // Where a box touches the edge of the card its colour goes on to the edge of the sheet.
    [[nodiscard]] Rect with_bleed(const Rect& rect) const {
        Rect out = rect;
        const double near = 0.01;
        if (rect.x <= near) out.x = -layout_.bleed;
        if (rect.y <= near) out.y = -layout_.bleed;
        out.width =
            (rect.right() >= layout_.width - near ? layout_.width + layout_.bleed : rect.right()) - out.x;
        out.height =
            (rect.bottom() >= layout_.height - near ? layout_.height + layout_.bleed : rect.bottom()) - out.y;
        return out;
    }

    // ---- whether and in which colour

    [[nodiscard]] bool holds(const Condition& condition) const {
        if (condition.field == "trait" && !condition.values.empty())
            return std::any_of(
                condition.values.begin(), condition.values.end(), [&](const std::string& value) {
                    return std::find(card_.traits.begin(), card_.traits.end(), value) != card_.traits.end();
                });
        const auto field = card_.fields.find(condition.field);
        if (field == card_.fields.end()) return false;
        const std::string& key = field->second.key;
        if (condition.values.empty()) return !key.empty() && key != "0";
        return std::find(condition.values.begin(), condition.values.end(), key) != condition.values.end();
    }
    [[nodiscard]] bool wanted(const Box& box) const {
        return std::all_of(box.conditions.begin(), box.conditions.end(),
                           [&](const Condition& one) { return holds(one) != one.negated; });
    }

    [[nodiscard]] std::string looked_up(const std::string& name) const {
        const auto found = layout_.tables.find(name);
        if (found == layout_.tables.end()) return name;
        const Table& table = found->second;
        if (table.field == "trait") {
            for (const std::string& trait : card_.traits)
                if (const auto row = table.rows.find(trait); row != table.rows.end()) return row->second;
        } else if (const auto field = card_.fields.find(table.field); field != card_.fields.end()) {
            if (const auto row = table.rows.find(field->second.key); row != table.rows.end())
                return row->second;
        }
        return table.otherwise;
    }

    [[nodiscard]] std::optional<Colour> colour(const std::optional<ColourName>& wanted, const Box& box) {
        if (!wanted) return std::nullopt;
        // A row may name another table.
        std::string name = wanted->name;
        for (int i = 0; i < 4 && !name.starts_with('#'); ++i) name = looked_up(name);
        const auto parsed = parse_colour(name);
        if (!parsed) {
            tell(Problem::layout_name, box,
                 fmt::format("`{}` gives this card no colour but `{}`", wanted->name, name),
                 "add a row `else #rrggbb` to the table");
            return std::nullopt;
        }
        return shaded(*parsed, wanted->shade);
    }

    // ---- what

    [[nodiscard]] const Icon* icon_of(const Box& box, Colour& colour_of_icon) {
        std::string name = looked_up(box.icon);
        if (const auto field = card_.fields.find(name); field != card_.fields.end()) name = field->second.key;
        if (name.empty() || name == "none") return nullptr;
        if (const auto symbol = layout_.symbols.find(name); symbol != layout_.symbols.end()) {
            name = symbol->second.icon;
            if (!box.colour)
                if (const auto own = colour(symbol->second.colour, box)) colour_of_icon = *own;
        }
        const Icon* icon = tools_.icons.find(name);
        if (!icon)
            tell(Problem::missing_icon, box, fmt::format("there is no drawing for the icon `{}`", name),
                 "add a `symbol` line to the layout, or an SVG file to layout/icons");
        return icon;
    }

    void place(const Box& box, const Rect& rect) {
        PlacedBox placed;
        placed.box = &box;
        placed.rect = rect;
        placed.drawn = with_bleed(rect);
        placed.fill = colour(box.fill, box);
        placed.fill_to = colour(box.fill_to, box);
        placed.frame = colour(box.frame, box);
        placed.divider = colour(box.divider, box);
        std::optional<ColourName> ink = box.colour;
        if (!ink && layout_.tables.contains("ink")) ink = ColourName{"ink", 0, box.at};
        placed.colour = colour(ink, box).value_or(Colour{});
        if (!box.scene.empty()) {
            placed.sky = colour(box.scene_sky, box).value_or(Colour{0.7, 0.7, 0.7});
            placed.land = colour(box.scene_land, box).value_or(Colour{0.4, 0.4, 0.4});
        }
        if (!box.icon.empty()) placed.icon = icon_of(box, placed.colour);
        if (box.picture) find_picture(box, placed);
        if (!box.text.empty()) place_text(box, placed);
        out_.boxes.push_back(std::move(placed));
    }

    void find_picture(const Box& box, PlacedBox& placed) {
        for (const std::string& folder : tools_.picture_folders) {
            std::string path = find_asset(folder, card_.id + ".png", tools_.findings);
            if (path.empty()) continue;
            placed.picture = std::move(path);
            return;
        }
        placed.placeholder = box.scene.empty();
        if (!box.picture_optional)
            tell(Problem::missing_picture, box, fmt::format("there is no picture pictures/{}.png", card_.id),
                 "put the file beside the card files, or write `picture optional` in the layout");
    }

    // Styles in the order of the layout, then icons, then the same with words broken at the end of lines: the
    // first that fits, else the one that is nearest to it.
    void place_text(const Box& box, PlacedBox& placed) {
        const TextStyle style = style_of(box);
        const double width = placed.rect.width - 2 * box.inset_x,
                     height = placed.rect.height - 2 * box.inset_y;
        std::vector<Paragraph> chosen;
        const auto attempt = [&](const std::string& name, bool hyphens, bool asked) {
            BoxText text{layout_, card_, box, name, tools_.icons, {}, {}};
            const std::vector<Paragraph> paragraphs = text.paragraphs(
                [&](const ColourName& one) { return colour(one, box).value_or(placed.colour); });
            if (paragraphs.empty()) return note(box, text);
            // Only the layout may ask for icons without a drawing.
            if (!asked && !text.missing_icons.empty()) return;
            TextBlock block = fit_text(tools_.fonts.context(), hyphens ? hyphenated(paragraphs) : paragraphs,
                                       style, width, height);
            if (placed.text && !block.fits && block.over >= placed.text->over) return;
            placed.text = std::move(block);
            chosen = paragraphs;
            note(box, text);
        };
        for (const bool hyphens : {false, true}) {
            for (const std::string& name : layout_.styles)
                if (!placed.text || !placed.text->fits) attempt(name, hyphens, true);
            if (!placed.text) return;
            if (!placed.text->fits && !std::count(layout_.styles.begin(), layout_.styles.end(), "icons"))
                attempt("icons", hyphens, false);
            if (placed.text->fits) break;
        }
        out_.alternative += searchable_text(chosen);
        out_.at_floor = out_.at_floor || placed.text->size <= box.font.floor + 0.01;
        report(box, *placed.text);
    }

    [[nodiscard]] TextStyle style_of(const Box& box) const {
        const auto family = layout_.families.find(box.font.family);
        TextStyle style{family == layout_.families.end() ? "" : family->second,
                        card_.language,
                        box.font,
                        box.across,
                        box.leading,
                        box.gap};
        if (!tools_.caps) return style;
        if (const auto cap = tools_.caps->find({&layout_, box.name}); cap != tools_.caps->end())
            style.font.size = std::clamp(cap->second, style.font.floor, style.font.size);
        return style;
    }

    [[nodiscard]] std::vector<Paragraph> hyphenated(std::vector<Paragraph> paragraphs) {
        for (Paragraph& paragraph : paragraphs)
            for (Inline& piece : paragraph)
                if (!piece.icon) piece.text = tools_.hyphens.hyphenated(piece.text, card_.language);
        return paragraphs;
    }

    void note(const Box& box, const BoxText& text) {
        for (const std::string& name : text.missing_icons)
            tell(Problem::missing_icon, box,
                 fmt::format("there is no drawing for the icon `{}`; the word is printed", name),
                 "add a `symbol` line to the layout, or an SVG file to layout/icons");
        for (const std::string& name : text.unprintable)
            tell(Problem::unprintable_value, box,
                 fmt::format("the value of `{}` is known only in play and is left out", name));
    }

    void report(const Box& box, const TextBlock& block) {
        if (!block.missing.empty())
            tell(Problem::missing_glyph, box, fmt::format("the fonts have no shape for {}", block.missing),
                 "add a `symbol` line for the character, or a font to layout/fonts");
        if (block.fits) return;
        tell(Problem::overflow, box,
             block.lines_over > 0
                 ? fmt::format("the text is {} line{} ({:.1f} mm) too long at {} points", block.lines_over,
                               block.lines_over == 1 ? "" : "s", block.over, block.size)
                 : fmt::format("a word is {:.1f} mm too wide at {} points", block.over, block.size),
             "shorten the text, give the box more room, or lower `floor` in its font");
    }

    const Layout& layout_;
    const CardContent& card_;
    ArrangeTools& tools_;
    PlacedCard out_;
    std::map<std::string, Rect> rects_;
    std::set<std::string> pending_;
};

} // namespace

PlacedCard arrange(const Layout& layout, const CardContent& card, ArrangeTools& tools) {
    return Arranger(layout, card, tools).run();
}

bool is_rules_text(const Box& box) {
    return std::any_of(box.text.begin(), box.text.end(), [](const TextSource& source) {
        return source.kind != TextSource::Kind::literal && source.kind != TextSource::Kind::field;
    });
}

std::string searchable_text(const std::vector<Paragraph>& paragraphs) {
    std::string out;
    for (const Paragraph& paragraph : paragraphs) {
        for (const Inline& piece : paragraph) out += piece.text;
        out += '\n';
    }
    return out;
}

} // namespace cantrip::render
