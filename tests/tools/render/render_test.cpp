// `cantrip render`: cards drawn as a user draws them.

#include <cstdio>
#include <filesystem>

#include <catch2/catch.hpp>

#include "lang/diagnostics/pages.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/render/finding.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

constexpr std::string_view tavern = R"(package tavern "Tavern" { uses core }
game tavern "Tavern" { players 1..2 }
token coin "coin"
zone hand "hand" of player holds guest
kind guest "guest" is card {
  strength number = 1
  heading arrival "Arrival"
  copies 2
}
guest cook "Cook" {
  name cs "Kuchař"
  name sr "Kuvar"
  strength 3
  arrival: gain 2 coin
}
guest bard "Bard" { arrival: gain 1 coin }
)";
constexpr std::string_view words_en =
    "noun coin \"coin\" icon coin\nnoun guest \"guest\"\nsay label.arrival = \"Arrival\"\n";
constexpr std::string_view guest_layout =
    "extends plain\nsymbol coin sun #aa7700\nbox strength\n  at 50 70 9 9\n  text strength\n"
    "  font display 12 floor 8\n";

std::string set_with(const Scratch& scratch, std::string_view layout) {
    scratch.write("tavern/package.cant", tavern);
    scratch.write("tavern/text/en.lex", words_en);
    scratch.write("tavern/layout/guest.layout", layout);
    return scratch.path("tavern");
}

RunResult drawn(const Scratch& scratch, std::vector<std::string> more) {
    std::vector<std::string> arguments{"render", scratch.path("tavern"), "--into", scratch.path("out")};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_cantrip(arguments);
}

// What a program of the system prints.
std::string printed_by(const std::string& command) {
    std::string out;
    std::FILE* pipe = popen(command.c_str(), "r");
    REQUIRE(pipe);
    char buffer[4096];
    for (std::size_t count = 0; (count = std::fread(buffer, 1, sizeof buffer, pipe)) > 0;)
        out.append(buffer, count);
    CHECK(pclose(pipe) == 0);
    return out;
}

// Words with one space between them, whatever kind of space it was.
std::string words_of(std::string text) {
    for (const std::string_view space : {"\xc2\xa0", "\xe2\x80\xaf", "\n", "\f", "\r"})
        for (std::size_t at = 0; (at = text.find(space, at)) != std::string::npos;)
            text.replace(at, space.size(), " ");
    std::string out;
    for (const char c : text)
        if (c != ' ' || (!out.empty() && out.back() != ' ')) out += c;
    return out;
}

std::string pdf_text(const std::string& path) {
    return words_of(printed_by("pdftotext -raw '" + path + "' -"));
}

} // namespace

TEST_CASE("text is found again in the PDF, icons as words", "[render]") {
    const Scratch scratch;
    set_with(scratch, guest_layout);
    const RunResult run = drawn(scratch, {});
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    const std::string text = pdf_text(scratch.path("out/en/tavern.pdf"));
    CHECK_THAT(text, Contains("Cook"));
    CHECK_THAT(text, Contains("Arrival: gain 2 coins."));
    CHECK_THAT(text, Contains("Arrival: gain 1 coin."));
    CHECK_THAT(printed_by("qpdf --check '" + scratch.path("out/en/tavern.pdf") + "'"),
               Contains("No syntax or stream"));
}

TEST_CASE("the same cards give the same bytes", "[render]") {
    const Scratch scratch;
    set_with(scratch, guest_layout);
    for (const std::string format : {"pdf", "svg", "png"}) {
        INFO(format);
        REQUIRE(drawn(scratch, {"--format", format}).status == 0);
        const std::string name = format == "pdf" ? "out/en/tavern.pdf" : "out/en/cook." + format;
        const std::string first = read_all(scratch.path(name));
        std::filesystem::remove_all(scratch.path("out"));
        // One card alone: what was drawn before it in the same run does not matter.
        std::vector<std::string> again{"--format", format};
        if (format != "pdf") again.insert(again.end(), {"--only", "cook"});
        REQUIRE(drawn(scratch, again).status == 0);
        CHECK((read_all(scratch.path(name)) == first));
    }
}

TEST_CASE("an SVG says in words what it shows", "[render]") {
    const Scratch scratch;
    set_with(scratch, guest_layout);
    REQUIRE(drawn(scratch, {"--format", "svg"}).status == 0);
    const std::string svg = read_all(scratch.path("out/en/cook.svg"));
    CHECK_THAT(svg, Contains("<title>Cook</title>"));
    CHECK_THAT(words_of(svg), Contains("Arrival: gain 2 coins."));
}

TEST_CASE("a text that does not fit is told, not cut", "[render]") {
    const Scratch scratch;
    set_with(scratch, std::string(guest_layout) + "box rules\n  at 5 50 20 2\n  font text 10 floor 9\n");
    const RunResult run = drawn(scratch, {});
    CHECK(run.status == 1);
    CHECK_THAT(run.out, Contains("text-does-not-fit[R03]: `cook` in en: box `rules`"));
    CHECK_THAT(run.out, Contains("too long at 9 points"));
    CHECK_THAT(pdf_text(scratch.path("out/en/tavern.pdf")), Contains("Arrival: gain 2 coins."));
}

TEST_CASE("missing glyphs, icons, pictures and credits are told", "[render]") {
    const Scratch scratch;
    SECTION("a character without a shape") {
        set_with(scratch, std::string(guest_layout) + "box sign\n  at 1 1 9 9\n  text \"\xe2\x98\x80\"\n");
        CHECK_THAT(drawn(scratch, {}).out, Contains("missing-glyph[R04]"));
    }
    SECTION("an icon without a drawing: the word is printed") {
        set_with(scratch, "extends plain\n");
        CHECK_THAT(drawn(scratch, {}).out, Contains("there is no drawing for the icon `coin`"));
        CHECK_THAT(pdf_text(scratch.path("out/en/tavern.pdf")), Contains("gain 2 coins"));
    }
    SECTION("a picture that is not there") {
        set_with(scratch, std::string(guest_layout) + "box art\n  picture\n");
        CHECK_THAT(drawn(scratch, {}).out, Contains("there is no picture pictures/cook.png"));
    }
    SECTION("a picture that is none") {
        set_with(scratch, guest_layout);
        scratch.write("tavern/pictures/cook.png", "no picture");
        CHECK_THAT(drawn(scratch, {}).out, Contains("bad-drawing-file[R09]"));
    }
    SECTION("an icon without an author") {
        set_with(scratch, std::string(guest_layout) + "symbol coin disc\n");
        scratch.write("tavern/layout/icons/disc.svg",
                      "<svg viewBox=\"0 0 9 9\"><path d=\"M1 1h7v7z\"/></svg>");
        CHECK_THAT(drawn(scratch, {}).out, Contains("icon-without-credit[R06]"));
        scratch.write("tavern/layout/icons/credits.tsv", "disc\tSomebody\tCC0\n");
        const RunResult run = drawn(scratch, {});
        CHECK(run.out.empty());
        CHECK_THAT(run.err, Contains("Icons by Somebody (CC0): disc"));
    }
    SECTION("a layout with a mistake still draws") {
        set_with(scratch, std::string(guest_layout) + "box strength\n  txet name\n");
        const RunResult run = drawn(scratch, {});
        CHECK(run.status == 1);
        CHECK_THAT(run.out, Contains("guest.layout:8: unknown-layout-name[R02]: box `strength`"));
        CHECK_THAT(run.out, Contains("did you mean `text`?"));
        CHECK_THAT(pdf_text(scratch.path("out/en/tavern.pdf")), Contains("Cook"));
    }
}

TEST_CASE("sheets hold the copies of the game and mirror the backs", "[render]") {
    const Scratch scratch;
    set_with(scratch, guest_layout);
    const RunResult run = drawn(scratch, {"--sheet", "a4", "--backs"});
    INFO(run.out << run.err);
    CHECK(run.status == 0);
    // Two cards, two copies each.
    CHECK_THAT(run.err, Contains("on 1 sheet (4 copies)"));
    const std::string info = printed_by("pdfinfo '" + scratch.path("out/en/tavern-a4.pdf") + "'");
    CHECK_THAT(info, Contains("Pages:           2"));
    CHECK_THAT(info, Contains("595.276 x 841.89"));
    CHECK(drawn(scratch, {"--sheet", "a4", "--format", "png"}).status == 2);
    CHECK(drawn(scratch, {"--sheet", "a4", "--back-offset", "9"}).status == 2);
}

TEST_CASE("a card that is not there is told", "[render]") {
    const Scratch scratch;
    set_with(scratch, guest_layout);
    const RunResult run = drawn(scratch, {"--only", "cok"});
    CHECK(run.status == 2);
    CHECK_THAT(run.err, Contains("did you mean `cook`?"));
}

TEST_CASE("every problem of a drawing has its page", "[render]") {
    CHECK(embedded_render_pages().size() == render::all_problems().size());
    for (const CodeInfo& problem : render::all_problems()) {
        INFO(problem.text);
        const std::string page =
            read_all(std::string(CANTRIP_SOURCE_DIR "/docs/render/") + std::string(problem.text) + ".md");
        CHECK_THAT(page, Catch::Matchers::StartsWith("# " + std::string(problem.text) + " " +
                                                     std::string(problem.name)));
        for (const char* section : {"## What", "## Why", "## Example", "## Instead"})
            CHECK_THAT(page, Contains(section));
    }
}
