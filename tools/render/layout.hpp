#pragma once
// How the cards of a kind look: named boxes in millimetres, read from a layout file.

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "tools/render/finding.hpp"

namespace cantrip::render {

struct Colour {
    double red = 0, green = 0, blue = 0;
    friend bool operator==(const Colour&, const Colour&) = default;
};

// A name from a `let` or a `table`, or #rrggbb; darker (below 0) or lighter by some percent.
struct ColourName {
    std::string name;
    int shade = 0;
    LayoutPlace at;
};

// A length from the edge of the card, or from an edge of another box.
struct Length {
    double mm = 0;
    std::string box; // empty: the card
    char edge = 0;   // l, t, r, b
    LayoutPlace at;
};
enum Side { side_left, side_top, side_right, side_bottom, side_width, side_height, side_count };

struct Condition {
    std::string field;
    std::vector<std::string> values; // empty: the field has any value but 0
    bool negated = false;
};

// Which abilities a box prints.
struct AbilityFilter {
    std::string heading, face; // empty: any
    bool except = false;       // all but those
    bool bodies_only = false;  // neither under a heading nor on a face
};

// A part of a text: letters as written, or something that the card has.
struct TextSource {
    enum class Kind { literal, field, abilities, rules } kind = Kind::literal;
    std::string text; // the letters, or the name of the field
    AbilityFilter filter;
    int part = 0; // of which part of the card, from 1; 0: the card itself
};

struct FontChoice {
    std::string family = "text";
    double size = 9, floor = 6; // points
    bool bold = false, italic = false, capitals = false;
};

enum class Across { left, center, right };
enum class Down { top, middle, bottom };

struct Box {
    std::string name;
    LayoutPlace at;
    std::array<std::optional<Length>, side_count> sides;
    std::string shape = "rect";
    double corner = 0;
    std::optional<ColourName> fill, fill_to, frame, colour, divider;
    double frame_width = 0.3;
    std::vector<TextSource> text;
    FontChoice font;
    Across across = Across::left;
    Down down = Down::middle;
    double inset_x = 0, inset_y = 0, gap = 1, turn = 0, leading = 1;
    bool stacked = false; // amounts of a cost below each other
    std::string icon;
    bool picture = false, picture_optional = false;
    std::string scene;
    std::optional<ColourName> scene_sky, scene_land;
    std::vector<Condition> conditions;
};

// A value chosen by a field of the card; a `let` has no rows.
struct Table {
    std::string field;
    std::map<std::string, std::string> rows;
    std::string otherwise;
    LayoutPlace at;
};

// What is drawn for an icon of the card texts, or for a character that no font has.
struct Symbol {
    std::string icon;
    std::optional<ColourName> colour;
    LayoutPlace at;
};

struct Layout {
    std::string name, file;
    double width = 63, height = 88, bleed = 3, safe = 3, corner = 3; // mm
    std::string back;                                                // layout of the other side
    std::string unprinted;                                           // why such things are not drawn
    std::vector<std::string> styles{"icons"};                        // of card texts, in the order to try
    std::map<std::string, std::string> families;
    std::map<std::string, Table> tables;
    std::map<std::string, Symbol> symbols;
    std::vector<Box> boxes; // the later ones over the earlier
};

} // namespace cantrip::render
