// Layout files: what they give, and how mistakes in them are told.

#include <catch2/catch.hpp>

#include "tools/render/read_layout.hpp"
#include "tools/render/svg_path.hpp"

using namespace cantrip::render;

namespace {

struct Read {
    Layout layout;
    Findings findings;
};

Read read(std::string_view text) {
    Read out;
    const LayoutWorld world{{"name", "kind", "cost", "points"},
                            [](std::string_view icon) { return icon == "sun" || icon == "moon"; },
                            {"moon", "sun"}};
    out.layout = make_layout(read_statements("test.layout", text, out.findings), world, out.findings);
    return out;
}

// The only finding of a layout; fails when there is another number of them.
Finding only(std::string_view text) {
    const Read out = read(text);
    for (const Finding& finding : out.findings) UNSCOPED_INFO(finding.message);
    REQUIRE(out.findings.size() == 1);
    return out.findings[0];
}

} // namespace

TEST_CASE("a layout has boxes in millimetres", "[render][layout]") {
    const Read out = read("family text \"Sans\"\n"
                          "size tarot\n"
                          "bleed 2\n"
                          "let night #102030\n"
                          "box title // the name\n"
                          "  at 5 6 53 9.5\n"
                          "  text \"No. \" name\n"
                          "  font text 12 floor 7 bold\n"
                          "  colour night lighter 20\n"
                          "box below\n"
                          "  top title.bottom + 2\n");
    REQUIRE(out.findings.empty());
    CHECK(out.layout.width == 70);
    CHECK(out.layout.height == 120);
    CHECK(out.layout.bleed == 2);
    REQUIRE(out.layout.boxes.size() == 2);
    const Box& title = out.layout.boxes[0];
    CHECK(title.sides[side_left]->mm == 5);
    CHECK(title.sides[side_height]->mm == 9.5);
    REQUIRE(title.text.size() == 2);
    CHECK(title.text[0].kind == TextSource::Kind::literal);
    CHECK(title.text[1].text == "name");
    CHECK(title.font.size == 12);
    CHECK(title.font.floor == 7);
    CHECK(title.font.bold);
    CHECK(title.colour->shade == 20);
    CHECK(out.layout.boxes[1].sides[side_top]->box == "title");
    CHECK(out.layout.boxes[1].sides[side_top]->mm == 2);
}

TEST_CASE("a box of the same name changes the one before it", "[render][layout]") {
    const Read out = read(
        "box a\n  at 1 2 3 4\nbox b\n  at 0 0 9 9\nbox a\n  fill #ffffff\nbox c behind b\n  at 0 0 1 1\n");
    REQUIRE(out.findings.empty());
    REQUIRE(out.layout.boxes.size() == 3);
    CHECK(out.layout.boxes[0].name == "a");
    CHECK(out.layout.boxes[0].sides[side_width]->mm == 3);
    CHECK(out.layout.boxes[0].fill->name == "#ffffff");
    CHECK(out.layout.boxes[1].name == "c");
    CHECK(out.layout.boxes[2].name == "b");
}

TEST_CASE("mistakes in a layout are told with line and box", "[render][layout]") {
    SECTION("an unknown property") {
        const Finding finding = only("box title\n  at 1 1 1 1\n  colur #ffffff\n");
        CHECK(finding.problem == Problem::layout_name);
        CHECK(finding.at.line == 3);
        CHECK(finding.box == "title");
        CHECK(finding.help == "did you mean `colour`?");
    }
    SECTION("an unknown field") {
        const Finding finding = only("family text \"Sans\"\nbox title\n  text nmae\n");
        CHECK(finding.problem == Problem::layout_name);
        CHECK(finding.message == "there is no field `nmae`");
        CHECK(finding.help == "did you mean `name`?");
    }
    SECTION("an unknown icon") { CHECK(only("symbol day sunn\n").help == "did you mean `sun`?"); }
    SECTION("an unknown colour") {
        const Finding finding = only("let night #000000\nbox a\n  fill nihgt\n");
        CHECK(finding.at.line == 3);
        CHECK(finding.help == "did you mean `night`?");
    }
    SECTION("an unknown box") { CHECK(only("box a\n  top b.bottom\n").message == "there is no box `b`"); }
    SECTION("an unknown statement") { CHECK(only("bxo a\n").help == "did you mean `box`?"); }
    SECTION("a bad number") {
        const Finding finding = only("box a\n  at 1 2 3 x\n");
        CHECK(finding.problem == Problem::layout_line);
        CHECK(finding.message == "`x` is no number from -1000 to 1000");
    }
    SECTION("a line that is not complete") {
        CHECK(only("box a\n  at 1 2 3\n").message == "this line is not complete");
    }
    SECTION("a colour that is none") {
        CHECK(only("box a\n  fill #12345\n").message == "`#12345` is no colour");
    }
    SECTION("an open quote") {
        CHECK(only("box a\n  text \"x\n").message == "a text in quotes does not end");
    }
    SECTION("an indented first line") { CHECK(only("  at 1 2 3 4\n").at.line == 1); }
    SECTION("a size that no card has") { CHECK(only("size 4000 x 20\n").problem == Problem::layout_line); }
    SECTION("bytes that are no text") {
        CHECK(only(std::string("box a\0", 6)).problem == Problem::layout_line);
    }
}

TEST_CASE("outlines of icons are read", "[render][path]") {
    const auto square = parse_path("M10 10h20v20h-20z");
    REQUIRE(square);
    const Extent ink = extent_of(*square);
    CHECK(ink.left == 10);
    CHECK(ink.right == 30);
    CHECK(ink.bottom == 30);

    // Numbers without spaces between them, and flags of arcs without any.
    const auto arc = parse_path("m.5.5a5 5 0 015 5L-3-4");
    REQUIRE(arc);
    CHECK(arc->back().x[0] == -3);
    CHECK(arc->back().y[0] == -4);
    // An arc ends where it says.
    const auto half = parse_path("M0 0A5 5 0 1 1 10 0");
    REQUIRE(half);
    CHECK(half->back().x[2] == Approx(10));
    CHECK(half->back().y[2] == Approx(0).margin(1e-9));

    for (const char* wrong :
         {"", "10 10", "L1 1", "M1", "M1 1L", "M1 1 Zx", "M1 1a1 1 0 2 0 3 3", "M1e9 1", "Mnan 1"}) {
        INFO(wrong);
        const auto path = parse_path(wrong);
        CHECK((!path || path->empty()));
    }
}
