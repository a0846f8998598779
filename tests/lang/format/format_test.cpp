// One style.

#include <catch2/catch.hpp>

#include "lang/format/format.hpp"
#include "lang/syntax/parser.hpp"
#include "tests/lang/syntax/parsed.hpp"
#include "tests/support/card_generator.hpp"
#include "tests/support/property.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

std::string fmt_of(std::string_view text) {
    const Formatting out = formatted(text);
    CHECK_FALSE(out.failed);
    CHECK(formatted(out.text).text == out.text);
    return out.text;
}

} // namespace

TEST_CASE("one space between words, none inside parentheses and before commas and colons", "[format]") {
    CHECK(fmt_of("define  x( player )=( 1+2 )times 3 - -4\n") == "define x(player) = (1 + 2) times 3 - -4\n");
    CHECK(fmt_of("token herb  \"herb\" ,clay of player") == "token herb \"herb\", clay of player\n");
    CHECK(fmt_of("verb gain \"gain\" ( what   unit , to goal place=none ) :draw 1->draw 2") ==
          "verb gain \"gain\"(what unit, to goal place = none): draw 1 -> draw 2\n");
    CHECK(fmt_of("define x = count of card in 1 .. 6 + 5 .. y + the first( 2 )card\n") ==
          "define x = count of card in 1..6 + 5..y + the first (2) card\n");
    CHECK(fmt_of("define x = (1) ..  herb\n") == "define x = (1).. herb\n");
    CHECK(fmt_of("define x = (1) ..  6 herb\n") == "define x = (1)..6 herb\n");
}

TEST_CASE("blocks are indented by two and stay on their line when they were", "[format]") {
    CHECK(fmt_of("card c{cost 1 herb;points 2}") == "card c { cost 1 herb; points 2 }\n");
    CHECK(fmt_of("card c{\ncost 1 herb;points 2}") == "card c {\n  cost 1 herb\n  points 2\n}\n");
    CHECK(fmt_of("card c { }\ncard d {\n}\n") == "card c {}\ncard d {}\n");
    CHECK(fmt_of("verb v {\nif ready: {\ndraw 1\n}\nelse: { draw 2 }\n}\n") ==
          "verb v {\n  if ready: {\n    draw 1\n  } else: { draw 2 }\n}\n");
    const std::string long_block =
        "card c { " + std::string(60, 'x') + " 1; " + std::string(60, 'y') + " 2 }\n";
    CHECK(fmt_of(long_block) ==
          "card c {\n  " + std::string(60, 'x') + " 1\n  " + std::string(60, 'y') + " 2\n}\n");
}

TEST_CASE("blank lines and comments stay", "[format]") {
    CHECK(fmt_of("\n\n// a\n\n\n\nkind b\n// c\nkind d // e\n\n\n") ==
          "// a\n\nkind b\n// c\nkind d  // e\n");
    CHECK(fmt_of("kind b { // c\n\n  x number // d\n  longer number // e\n\n  // f\n\n}\n") ==
          "kind b {         // c\n  x number       // d\n  longer number  // e\n\n  // f\n}\n");
    CHECK(fmt_of("token herb, // one\n  // two\n clay\n") == "token herb,  // one\n    // two\n    clay\n");
    CHECK(fmt_of("// only a comment") == "// only a comment\n");
    CHECK(fmt_of("") == "");
    CHECK(fmt_of("\n\n") == "");
}

TEST_CASE("long sentences are broken where they may go on", "[format]") {
    CHECK(fmt_of("rule r {\n  when bump worker of opponent by you during retrieve if you have no resource "
                 "and you have no "
                 "artifact: gain 1 water or 1 energy\n}\n") ==
          "rule r {\n  when bump worker of opponent by you during retrieve if you have no resource and you "
          "have no "
          "artifact:\n      gain 1 water or 1 energy\n}\n");
    std::string from = "card c {\n  from market/number-0";
    for (int i = 1; i < 20; ++i) from += ", market/number-" + std::to_string(i);
    const std::string out = fmt_of(from + "\n}\n");
    for (std::size_t at = 0; at < out.size(); at = out.find('\n', at) + 1)
        CHECK(out.find('\n', at) - at <= 120);
    CHECK(out.find(",\n      market/number-") != std::string::npos);
    // What fits goes on one line.
    CHECK(fmt_of("token herb,\n  clay\n") == "token herb, clay\n");
}

TEST_CASE("an else keeps its line", "[format]") {
    CHECK(fmt_of("verb v {\n  if ready: draw 1\n      else: draw 2\n}\n") ==
          "verb v {\n  if ready: draw 1\n  else: draw 2\n}\n");
    CHECK(fmt_of("verb v: if ready: draw 1 else: draw 2\n") == "verb v: if ready: draw 1 else: draw 2\n");
}

TEST_CASE("broken lines stay byte for byte, the rest is formatted", "[format]") {
    CHECK(fmt_of("kind  a1\nkind   {  }\nkind  b\n") == "kind a1\nkind   {  }\nkind b\n");
    CHECK(fmt_of("card c {\n cost   1 herb\n    space :   if ready   draw 1\n points   2\n}\n") ==
          "card c {\n  cost 1 herb\n    space :   if ready   draw 1\n  points 2\n}\n");
    CHECK(fmt_of("kind  a1 {\n x   number\nkind   b\n") == "kind  a1 {\n x   number\nkind b\n");
    CHECK(fmt_of("kind card   \"open\nkind  b\n") == "kind card   \"open\nkind b\n");
    CHECK(formatted("kind  a1\nkind   {  }\nkind  b\n").untouched == 1);
}

TEST_CASE("fmt: off protects lines", "[format]") {
    CHECK(fmt_of("// fmt: off\nkind   a1\n\n\nkind    b\n// fmt: on\nkind   c\n") ==
          "// fmt: off\nkind   a1\n\n\nkind    b\n// fmt: on\nkind c\n");
    CHECK(fmt_of("card c {\n cost   1 herb\n // fmt: off\n points    2\n}\n") ==
          "card c {\n cost   1 herb\n // fmt: off\n points    2\n}\n");
    CHECK(fmt_of("kind   c\n// fmt: off\nkind   d") == "kind c\n// fmt: off\nkind   d\n");
}

TEST_CASE("line ends and byte-order marks stay what they are", "[format]") {
    CHECK(fmt_of("kind  a1 {\r\nx   number\r\n}\r\n") == "kind a1 {\r\n  x number\r\n}\r\n");
    CHECK(fmt_of("kind  a1\r\nkind b\n") == "kind a1\nkind b\n");
    CHECK(fmt_of("kind  a1\r\r\nkind  b\nkind  c\r") == "kind  a1\r\r\nkind b\nkind  c\r\r\n");
    CHECK(fmt_of("\xEF\xBB\xBFkind  a1") == "\xEF\xBB\xBFkind a1\n");
    CHECK(fmt_of("\n\n\xEF\xBB\xBF") == "\n\xEF\xBB\xBF\n");
}

TEST_CASE("a block of nothing but semicolons is an empty block", "[format]") {
    CHECK(fmt_of("kind a1 {;}\n") == "kind a1 {}\n");
    CHECK(fmt_of("kind a1 { ;; ; }\n") == "kind a1 {}\n");
}

TEST_CASE("a result that says something else is not kept", "[format]") {
    Sources sources;
    Diagnostics diagnostics;
    const FileId file = sources.add("a.cant", "kind a1 // c\nkind b\n");
    CHECK(keep_if_same(sources, file, "kind a1; kind b // c\n", diagnostics) == "kind a1 // c\nkind b\n");
    CHECK(keep_if_same(sources, file, "kind a1 kind b\n", diagnostics) == "kind a1 // c\nkind b\n");
    REQUIRE(diagnostics.all().size() == 2);
    CHECK(diagnostics.all()[0].code == Code::not_formatted);
    CHECK(keep_if_same(sources, file, "kind a1  // c\n\nkind b\n", diagnostics) ==
          "kind a1  // c\n\nkind b\n");
    CHECK(same_tokens("a { x; }", "a {\n\nx\n}\n"));
    CHECK_FALSE(same_tokens("x y", "x\ny"));
    CHECK_FALSE(same_ink("x // a", "x"));
}

TEST_CASE("generated cards are in style already, however they are spaced", "[format][property]") {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const std::string text = generate_set(50, seed);
        CHECK(Parsed(text).told() == std::vector<std::string>{});
        const std::string out = fmt_of(text);
        CHECK(same_tokens(text, out));
        // More spaces, blank lines and odd indentation change nothing.
        Dice dice(seed);
        std::string shaken;
        bool quoted = false;
        bool comment = false;
        for (std::size_t i = 0; i < out.size(); ++i) {
            const char c = out[i];
            if (c == '"' && !comment) quoted = !quoted;
            if (c == '/' && out.substr(i, 2) == "//" && !quoted) comment = true;
            if (c == '\n') comment = quoted = false;
            shaken += c;
            if ((c == ' ' || c == '\n') && !quoted && !comment) shaken.append(dice.below(3), ' ');
        }
        CHECK(fmt_of(shaken) == out);
    }
}

TEST_CASE("formatting any soup of tokens keeps the tokens and is stable", "[format][property]") {
    const std::vector<std::string> soup{"kind",
                                        "card",
                                        "{",
                                        "}",
                                        "(",
                                        ")",
                                        ",",
                                        ":",
                                        "->",
                                        "+",
                                        "-",
                                        "=",
                                        "..",
                                        "1",
                                        "X",
                                        "\"t\"",
                                        "\"open",
                                        "a/b",
                                        "// c\n",
                                        "\n",
                                        "\n\n",
                                        ";",
                                        "if",
                                        "else",
                                        "or",
                                        "and",
                                        "each",
                                        "player",
                                        "draw",
                                        "when",
                                        "by",
                                        "you",
                                        "of",
                                        "not",
                                        "may",
                                        "\r\n",
                                        "  ",
                                        "\t",
                                        "// fmt: off\n",
                                        "// fmt: on\n",
                                        "verb",
                                        "v",
                                        "\xC5\xBD",
                                        "\xFF",
                                        "match",
                                        "from",
                                        "{ x }",
                                        "\n  "};
    // Most tokens with a space behind them.
    std::vector<std::string> pieces;
    for (const std::string& token : soup) {
        pieces.insert(pieces.end(), 7, token + " ");
        pieces.push_back(token);
    }
    check_property(4000, 40, [&] {
        const std::string text = *text_of(pieces);
        const Formatting once = formatted(text);
        const Formatting twice = formatted(once.text);
        RC_ASSERT_FALSE(once.failed);
        RC_ASSERT_FALSE(twice.failed);
        RC_ASSERT(twice.text == once.text);
        RC_ASSERT(same_tokens(text, once.text));
    });
}
