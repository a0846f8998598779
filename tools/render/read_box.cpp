#include <algorithm>

#include <fmt/format.h>

#include "tools/render/layout_maker.hpp"
#include "tools/render/scenes.hpp"
#include "tools/render/shapes.hpp"
#include "tools/support/words.hpp"

namespace cantrip::render {
namespace {

template <typename Names> std::vector<std::string> strings(const Names& names) {
    return {std::begin(names), std::end(names)};
}
bool among(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

constexpr std::string_view side_names[] = {"left", "top", "right", "bottom", "width", "height"};

} // namespace

std::optional<ColourName> LayoutMaker::colour(const LayoutLine& line, std::size_t& next) {
    if (next >= line.tokens.size()) {
        tell(Problem::layout_line, line.at, "a colour is missing", "write `#rrggbb` or the name of a colour");
        return std::nullopt;
    }
    ColourName out{line.tokens[next++].text, 0, line.at};
    if (out.name.empty() || (out.name[0] == '#' && !parse_colour(out.name))) {
        tell(Problem::layout_line, line.at, fmt::format("`{}` is no colour", out.name),
             "write `#rrggbb` with six digits of 0 to f");
        return std::nullopt;
    }
    if (next + 1 < line.tokens.size() &&
        (line.tokens[next].text == "darker" || line.tokens[next].text == "lighter")) {
        double percent = 0;
        set(percent, line, next + 1, 0, 100);
        out.shade = static_cast<int>(line.tokens[next].text == "darker" ? -percent : percent);
        next += 2;
    }
    return out;
}

void LayoutMaker::read_at(const LayoutLine& line) {
    if (!shape(line, 5, 5, "at LEFT TOP WIDTH HEIGHT")) return;
    constexpr Side order[] = {side_left, side_top, side_width, side_height};
    box_->sides = {};
    for (std::size_t i = 0; i < 4; ++i)
        if (const auto mm = number(line, i + 1)) box_->sides[order[i]] = Length{*mm, {}, 0, line.at};
}

// `top 5`, `top title.bottom`, `top title.bottom + 2`: from the edge of the card of that name, or of a box.
void LayoutMaker::read_side(const LayoutLine& line, Side side) {
    if (!shape(line, 2, 4, "top BOX.bottom + 2")) return;
    Length length{0, {}, 0, line.at};
    const std::string& first = line.tokens[1].text;
    const std::size_t dot = first.rfind('.');
    static const std::vector<std::string> edges{"left", "top", "right", "bottom"};
    if (dot != std::string::npos && among(edges, first.substr(dot + 1))) {
        length.box = first.substr(0, dot);
        length.edge = first[dot + 1];
        if (line.tokens.size() == 4) {
            const auto mm = number(line, 3);
            length.mm = mm ? (line.tokens[2].text == "-" ? -*mm : *mm) : 0;
        }
    } else if (const auto mm = number(line, 1)) {
        length.mm = *mm;
    }
    // Three measures of one axis would contradict each other: the newest two count.
    constexpr Side axis[2][3] = {{side_left, side_right, side_width}, {side_top, side_bottom, side_height}};
    const auto& sides = axis[side == side_left || side == side_right || side == side_width ? 0 : 1];
    box_->sides[side] = length;
    if (box_->sides[sides[0]] && box_->sides[sides[1]] && box_->sides[sides[2]])
        box_->sides[side == sides[2] ? sides[1] : sides[2]].reset();
}

void LayoutMaker::known_field(const LayoutLine& line, const std::string& name) {
    if (!among(world_.fields, name)) unknown(line.at, "field", name, world_.fields);
}

void LayoutMaker::read_filter(const LayoutLine& line, std::size_t& next, AbilityFilter& filter) {
    if (next < line.tokens.size() && line.tokens[next].text == "plain") {
        filter.bodies_only = true;
        ++next;
        return;
    }
    if (next < line.tokens.size() && line.tokens[next].text == "except") {
        filter.except = true;
        ++next;
    }
    while (next + 1 < line.tokens.size() &&
           (line.tokens[next].text == "face" || line.tokens[next].text == "heading")) {
        (line.tokens[next].text == "face" ? filter.face : filter.heading) = line.tokens[next + 1].text;
        next += 2;
    }
}

void LayoutMaker::read_text(const LayoutLine& line) {
    if (!shape(line, 2, 40, "text name` or `text \"No. \" number` or `text abilities")) return;
    box_->text.clear();
    for (std::size_t next = 1; next < line.tokens.size();) {
        const LayoutToken& token = line.tokens[next++];
        TextSource source{TextSource::Kind::literal, token.text, {}, 0};
        if (!token.quoted && (token.text == "abilities" || token.text == "rules")) {
            source.kind = token.text == "rules" ? TextSource::Kind::rules : TextSource::Kind::abilities;
            read_filter(line, next, source.filter);
        } else if (!token.quoted) {
            source.kind = TextSource::Kind::field;
        }
        if (next + 2 < line.tokens.size() && line.tokens[next].text == "of" &&
            line.tokens[next + 1].text == "part") {
            double part = 0;
            set(part, line, next + 2, 1, 20);
            source.part = static_cast<int>(part);
            next += 3;
        }
        // The parts of a card are of other kinds.
        if (source.kind == TextSource::Kind::field && source.part == 0) known_field(line, source.text);
        box_->text.push_back(std::move(source));
    }
}

void LayoutMaker::read_font(const LayoutLine& line) {
    if (!shape(line, 3, 9, "font FAMILY SIZE [floor SIZE] [bold] [italic] [capitals]")) return;
    FontChoice font;
    font.family = line.tokens[1].text;
    set(font.size, line, 2, 2, 200);
    font.floor = std::min(font.size, 6.0);
    for (std::size_t i = 3; i < line.tokens.size(); ++i) {
        const std::string& word = line.tokens[i].text;
        if (word == "bold")
            font.bold = true;
        else if (word == "italic")
            font.italic = true;
        else if (word == "capitals")
            font.capitals = true;
        else if (word == "floor" && i + 1 < line.tokens.size())
            set(font.floor, line, ++i, 2, font.size);
        else
            unknown(line.at, "word of a font", word, {"bold", "italic", "capitals", "floor"});
    }
    box_->font = font;
}

void LayoutMaker::read_align(const LayoutLine& line) {
    for (std::size_t i = 1; i < line.tokens.size(); ++i) {
        const std::string& word = line.tokens[i].text;
        if (word == "left" || word == "center" || word == "right")
            box_->across = word == "left" ? Across::left : word == "right" ? Across::right : Across::center;
        else if (word == "top" || word == "middle" || word == "bottom")
            box_->down = word == "top" ? Down::top : word == "bottom" ? Down::bottom : Down::middle;
        else
            unknown(line.at, "place", word, {"left", "center", "right", "top", "middle", "bottom"});
    }
}

void LayoutMaker::read_fill(const LayoutLine& line) {
    std::size_t next = 1;
    box_->fill_to.reset();
    if (line.tokens.size() == 2 && line.tokens[1].text == "none") return box_->fill.reset();
    box_->fill = colour(line, next);
    if (next < line.tokens.size() && line.tokens[next].text == "to") box_->fill_to = colour(line, ++next);
    if (next < line.tokens.size()) shape(line, 0, next, "fill COLOUR [darker N] [to COLOUR [darker N]]");
}

void LayoutMaker::read_scene(const LayoutLine& line) {
    if (!shape(line, 4, 8, "scene NAME SKY LAND")) return;
    const auto known = strings(scene_names());
    if (!among(known, line.tokens[1].text)) return unknown(line.at, "scene", line.tokens[1].text, known);
    std::size_t next = 2;
    box_->scene = line.tokens[1].text;
    box_->scene_sky = colour(line, next);
    box_->scene_land = colour(line, next);
}

void LayoutMaker::read_condition(const LayoutLine& line, bool negated) {
    if (!shape(line, 2, 40, "when FIELD [is VALUE …]")) return;
    Condition condition{line.tokens[1].text, {}, negated};
    known_field(line, condition.field);
    if (line.tokens.size() > 2 && line.tokens[2].text != "is")
        tell(Problem::layout_line, line.at, fmt::format("`is` is missing before `{}`", line.tokens[2].text));
    for (std::size_t i = 3; i < line.tokens.size(); ++i) condition.values.push_back(line.tokens[i].text);
    box_->conditions.push_back(std::move(condition));
}

void LayoutMaker::read_icon(const LayoutLine& line) {
    if (!shape(line, 2, 2, "icon NAME")) return;
    box_->icon = line.tokens[1].text;
    std::vector<std::string> known = world_.icons;
    for (const auto& [name, table] : out_.tables) known.push_back(name);
    for (const auto& [name, symbol] : out_.symbols) known.push_back(name);
    if (box_->icon == "none") return box_->icon.clear();
    if (!among(world_.fields, box_->icon) && !among(known, box_->icon) && !world_.has_icon(box_->icon))
        unknown(line.at, "icon", box_->icon, known);
}

void LayoutMaker::read_picture(const LayoutLine& line) {
    if (!shape(line, 1, 2, "picture [optional]")) return;
    box_->picture = true;
    box_->picture_optional = line.tokens.size() == 2 && line.tokens[1].text == "optional";
    if (line.tokens.size() == 2 && !box_->picture_optional)
        unknown(line.at, "sort of picture", line.tokens[1].text, {"optional"});
}

void LayoutMaker::read_property(const LayoutLine& line) {
    const std::string& word = line.tokens[0].text;
    std::size_t next = 1;
    for (int side = 0; side < side_count; ++side)
        if (word == side_names[side]) return read_side(line, static_cast<Side>(side));
    if (word == "at") return read_at(line);
    if (word == "fill") return read_fill(line);
    if (word == "text") return read_text(line);
    if (word == "font") return read_font(line);
    if (word == "align") return read_align(line);
    if (word == "icon") return read_icon(line);
    if (word == "picture") return read_picture(line);
    if (word == "scene") return read_scene(line);
    if (word == "when") return read_condition(line, false);
    if (word == "unless") return read_condition(line, true);
    if (word == "colour") return void(box_->colour = colour(line, next));
    if (word == "divider") return void(box_->divider = colour(line, next));
    if (word == "stacked") return void(box_->stacked = true);
    if (word == "gap" && shape(line, 2, 2, "gap MM")) return set(box_->gap, line, 1, 0, 20);
    if (word == "turn" && shape(line, 2, 2, "turn DEGREES")) return set(box_->turn, line, 1, -360, 360);
    if (word == "leading" && shape(line, 2, 2, "leading FACTOR")) return set(box_->leading, line, 1, 0.6, 2);
    if (word == "inset" && shape(line, 2, 3, "inset MM [MM]")) {
        set(box_->inset_x, line, 1, 0, 100);
        return set(box_->inset_y, line, line.tokens.size() - 1, 0, 100);
    }
    if (word == "frame") {
        if (line.tokens.size() == 2 && line.tokens[1].text == "none") return box_->frame.reset();
        box_->frame = colour(line, next);
        if (next < line.tokens.size()) set(box_->frame_width, line, next, 0, 10);
        return;
    }
    if (word == "shape" && shape(line, 2, 3, "shape NAME [CORNER]")) {
        const auto known = strings(shape_names());
        if (!among(known, line.tokens[1].text)) return unknown(line.at, "shape", line.tokens[1].text, known);
        box_->shape = line.tokens[1].text;
        if (line.tokens.size() == 3) set(box_->corner, line, 2, 0, 100);
        return;
    }
    static const std::vector<std::string> known{
        "at",   "left",  "top",   "right",   "bottom", "width",   "height", "fill",   "text",
        "font", "align", "icon",  "scene",   "when",   "picture", "frame",  "unless", "colour",
        "gap",  "turn",  "inset", "divider", "shape",  "leading", "stacked"};
    if (!among(known, word)) unknown(line.at, "property", word, known);
}

} // namespace cantrip::render
