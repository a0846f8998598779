#include <algorithm>
#include <charconv>
#include <set>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "tools/render/layout_maker.hpp"
#include "tools/render/scenes.hpp"
#include "tools/render/shapes.hpp"

namespace cantrip::render {
namespace {

struct NamedSize {
    std::string_view name;
    double width, height, bleed, corner;
};
// Trim sizes of print shops, in mm.
constexpr NamedSize named_sizes[] = {
    {"poker", 63.5, 88.9, 3, 3},     {"euro", 59, 92, 3, 3},     {"standard", 63, 88, 3, 3},
    {"tarot", 70, 120, 3, 3.5},      {"mini", 44, 63, 3, 2.5},   {"square", 70, 70, 3, 3},
    {"tile", 50, 50, 3, 2},          {"big-tile", 90, 90, 3, 3}, {"token", 25, 25, 2, 12.5},
    {"landscape", 88.9, 63.5, 3, 3}, {"board", 180, 110, 3, 4},  {"mini-landscape", 63, 44, 3, 2.5},
};

} // namespace

void LayoutMaker::tell(Problem problem, const LayoutPlace& at, std::string message, std::string help) {
    findings_.push_back({problem, at, box_ ? box_->name : "", {}, {}, std::move(message), std::move(help)});
}

void LayoutMaker::unknown(const LayoutPlace& at, std::string_view what, std::string_view word,
                          const std::vector<std::string>& known) {
    const std::vector<std::string_view> names(known.begin(), known.end());
    std::string help = suggestion(word, names);
    if (help.empty() && !known.empty() && known.size() <= 20)
        help = fmt::format("there are {}", fmt::join(known, ", "));
    tell(Problem::layout_name, at, fmt::format("there is no {} `{}`", what, word), std::move(help));
}

bool LayoutMaker::shape(const LayoutLine& line, std::size_t least, std::size_t most, std::string_view reads) {
    if (line.tokens.size() >= least && line.tokens.size() <= most) return true;
    tell(Problem::layout_line, line.at,
         line.tokens.size() < least ? "this line is not complete" : "this line is too long",
         fmt::format("it reads `{}`", reads));
    return false;
}

// Millimetres and points: nothing on a card is a metre long.
std::optional<double> LayoutMaker::number(const LayoutLine& line, std::size_t token) {
    const std::string& text = line.tokens[token].text;
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error == std::errc() && end == text.data() + text.size() && value >= -1000 && value <= 1000)
        return value;
    tell(Problem::layout_line, line.at, fmt::format("`{}` is no number from -1000 to 1000", text));
    return std::nullopt;
}

void LayoutMaker::set(double& target, const LayoutLine& line, std::size_t token, double low, double high) {
    const auto value = number(line, token);
    if (!value) return;
    if (*value < low || *value > high)
        tell(Problem::layout_line, line.at,
             fmt::format("{} is not from {} to {}", line.tokens[token].text, low, high));
    else
        target = *value;
}

void LayoutMaker::read_size(const LayoutLine& line) {
    if (line.tokens.size() == 4 && line.tokens[2].text == "x") {
        set(out_.width, line, 1, 10, 500);
        set(out_.height, line, 3, 10, 500);
        return;
    }
    if (!shape(line, 2, 2, "size poker` or `size 63 x 88")) return;
    std::vector<std::string> names;
    for (const NamedSize& size : named_sizes) {
        names.emplace_back(size.name);
        if (size.name != line.tokens[1].text) continue;
        out_.width = size.width;
        out_.height = size.height;
        out_.bleed = size.bleed;
        out_.corner = size.corner;
        return;
    }
    unknown(line.at, "size", line.tokens[1].text, names);
}

void LayoutMaker::read_table(const Statement& statement) {
    const LayoutLine& head = statement.head;
    if (!shape(head, 4, 4, "table NAME by FIELD")) return;
    Table table{head.tokens[3].text, {}, {}, head.at};
    if (std::find(world_.fields.begin(), world_.fields.end(), table.field) == world_.fields.end())
        unknown(head.at, "field", table.field, world_.fields);
    // Rows of the same table in a layout that is extended stay, unless this one has a row of that name.
    if (const auto old = out_.tables.find(head.tokens[1].text); old != out_.tables.end()) {
        table.rows = old->second.rows;
        table.otherwise = old->second.otherwise;
    }
    for (const LayoutLine& line : statement.lines) {
        if (!shape(line, 2, 2, "VALUE RESULT")) continue;
        (line.tokens[0].text == "else" ? table.otherwise : table.rows[line.tokens[0].text]) =
            line.tokens[1].text;
    }
    out_.tables[head.tokens[1].text] = std::move(table);
}

void LayoutMaker::read_symbol(const LayoutLine& line) {
    if (!shape(line, 3, 6, "symbol NAME ICON [COLOUR]")) return;
    Symbol symbol{line.tokens[2].text, {}, line.at};
    std::size_t next = 3;
    if (line.tokens.size() > 3) symbol.colour = colour(line, next);
    if (!world_.has_icon(symbol.icon)) unknown(line.at, "icon", symbol.icon, world_.icons);
    out_.symbols[line.tokens[1].text] = std::move(symbol);
}

void LayoutMaker::read_box(const Statement& statement) {
    const LayoutLine& head = statement.head;
    if (!shape(head, 2, 4, "box NAME [behind BOX]")) return;
    const std::string& name = head.tokens[1].text;
    const auto called = [&](const std::string& wanted) {
        return std::find_if(out_.boxes.begin(), out_.boxes.end(),
                            [&](const Box& box) { return box.name == wanted; });
    };
    auto found = called(name);
    if (found == out_.boxes.end()) {
        auto place = out_.boxes.end();
        if (head.tokens.size() == 4) place = called(head.tokens[3].text);
        if (head.tokens.size() == 4 && (head.tokens[2].text != "behind" || place == out_.boxes.end())) {
            std::vector<std::string> names;
            for (const Box& box : out_.boxes) names.push_back(box.name);
            unknown(head.at, "box", head.tokens[3].text, names);
        }
        found = out_.boxes.insert(place, Box{});
        found->name = name;
        found->at = head.at;
    }
    box_ = &*found;
    for (const LayoutLine& line : statement.lines) read_property(line);
    box_ = nullptr;
}

void LayoutMaker::read_remove(const LayoutLine& line) {
    std::vector<std::string> names;
    for (const Box& box : out_.boxes) names.push_back(box.name);
    for (std::size_t i = 1; i < line.tokens.size(); ++i) {
        if (std::erase_if(out_.boxes, [&](const Box& box) { return box.name == line.tokens[i].text; }) == 0)
            unknown(line.at, "box", line.tokens[i].text, names);
    }
}

void LayoutMaker::read_styles(const LayoutLine& line) {
    static const std::vector<std::string> known{"words", "icons", "mixed"};
    out_.styles.clear();
    for (std::size_t i = 1; i < line.tokens.size(); ++i) {
        if (std::find(known.begin(), known.end(), line.tokens[i].text) == known.end())
            unknown(line.at, "style", line.tokens[i].text, known);
        else
            out_.styles.push_back(line.tokens[i].text);
    }
    if (out_.styles.empty()) out_.styles.emplace_back("words");
}

void LayoutMaker::read_statement(const Statement& statement) {
    const LayoutLine& head = statement.head;
    const std::string& word = head.tokens[0].text;
    if (!statement.lines.empty() && word != "box" && word != "table") {
        tell(Problem::layout_line, statement.lines[0].at, fmt::format("nothing stands inside of `{}`", word),
             "write the line at the margin");
    }
    if (word == "extends") return;
    if (word == "size") return read_size(head);
    if (word == "table") return read_table(statement);
    if (word == "symbol") return read_symbol(head);
    if (word == "box") return read_box(statement);
    if (word == "remove") return read_remove(head);
    if (word == "style") return read_styles(head);
    if (word == "bleed" && shape(head, 2, 2, "bleed MM")) return set(out_.bleed, head, 1, 0, 20);
    if (word == "safe" && shape(head, 2, 2, "safe MM")) return set(out_.safe, head, 1, 0, 20);
    if (word == "corner" && shape(head, 2, 2, "corner MM")) return set(out_.corner, head, 1, 0, 50);
    if (word == "back" && shape(head, 2, 2, "back LAYOUT")) return void(out_.back = head.tokens[1].text);
    if (word == "family" && shape(head, 3, 3, "family NAME \"FONT\""))
        return void(out_.families[head.tokens[1].text] = head.tokens[2].text);
    if (word == "let" && shape(head, 3, 3, "let NAME VALUE"))
        return void(out_.tables[head.tokens[1].text] = Table{{}, {}, head.tokens[2].text, head.at});
    if (word == "unprinted" && shape(head, 2, 2, "unprinted \"REASON\""))
        return void(out_.unprinted = head.tokens[1].text);
    static const std::vector<std::string> known{"extends", "size",   "table", "symbol",   "box",
                                                "remove",  "style",  "bleed", "safe",     "corner",
                                                "back",    "family", "let",   "unprinted"};
    if (std::find(known.begin(), known.end(), word) == known.end())
        unknown(head.at, "statement", word, known);
}

// Names of other boxes and colours can be looked up only when all lines are read.
void LayoutMaker::check_names() {
    std::vector<std::string> boxes, colours;
    for (const Box& box : out_.boxes) boxes.push_back(box.name);
    for (const auto& [name, table] : out_.tables) colours.push_back(name);
    const auto check = [&](const std::optional<ColourName>& colour) {
        if (colour && colour->name[0] != '#' && !out_.tables.contains(colour->name))
            unknown(colour->at, "colour", colour->name, colours);
    };
    for (Box& box : out_.boxes) {
        box_ = &box;
        for (const auto* colour : {&box.fill, &box.fill_to, &box.frame, &box.colour, &box.divider,
                                   &box.scene_sky, &box.scene_land})
            check(*colour);
        for (const std::optional<Length>& side : box.sides)
            if (side && !side->box.empty() && std::find(boxes.begin(), boxes.end(), side->box) == boxes.end())
                unknown(side->at, "box", side->box, boxes);
        if (!out_.families.contains(box.font.family)) {
            std::vector<std::string> families;
            for (const auto& [name, font] : out_.families) families.push_back(name);
            if (!box.text.empty()) unknown(box.at, "font", box.font.family, families);
        }
    }
    box_ = nullptr;
    for (const auto& [name, symbol] : out_.symbols) check(symbol.colour);
}

Layout LayoutMaker::make(const std::vector<Statement>& statements) {
    for (const Statement& statement : statements) read_statement(statement);
    check_names();
    return std::move(out_);
}

Layout make_layout(const std::vector<Statement>& statements, const LayoutWorld& world, Findings& findings) {
    return LayoutMaker(world, findings).make(statements);
}

std::optional<Colour> parse_colour(std::string_view text) {
    if (text.size() != 7 || text[0] != '#') return std::nullopt;
    unsigned value = 0;
    const auto [end, error] = std::from_chars(text.data() + 1, text.data() + 7, value, 16);
    if (error != std::errc() || end != text.data() + 7) return std::nullopt;
    return Colour{((value >> 16U) & 255U) / 255.0, ((value >> 8U) & 255U) / 255.0, (value & 255U) / 255.0};
}

} // namespace cantrip::render
