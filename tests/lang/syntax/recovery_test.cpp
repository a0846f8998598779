// Broken lines: each is told once, precisely, and what follows is intact.

#include <catch2/catch.hpp>

#include "lang/syntax/dump.hpp"
#include "lang/syntax/parser.hpp"
#include "tests/lang/syntax/parsed.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

struct Broken {
    std::string text;
    std::vector<std::string> told;
};

const std::vector<Broken> snippets{
    {"kind {\n}\n", {"C0101 1:6"}},
    {"kind card \"Card\" is\n", {"C0101 1:20"}},
    {"token \"herb\" of player\n", {"C0101 1:7"}},
    {"names colour \"colour\" red, green\n", {"C0105 1:23"}},
    {"track morale of player start 3\n", {"C0103 1:24"}},
    {"group goods herb, clay\n", {"C0106 1:13"}},
    {"zone hand of player seen owner\n", {"C0106 1:26"}},
    {"zone hand seen by everybody\n", {"C0106 1:19"}},
    {"die fate: , eye\n", {"C0110 1:11"}},
    {"trait fast action\n", {"C0106 1:12"}},
    {"define limit 6\n", {"C0106 1:14"}},
    {"define limit =\n", {"C0110 1:15"}},
    {"define limit = (1 + 2\n", {"C0108 1:22"}},
    {"define limit = 1 +\nkind b\n", {"C0116 2:6"}},
    {"game caves\n", {"C0109 1:11"}},
    {"rule draft: draw 1\n", {"C0109 1:11"}},
    {"verb draw draw 1\n", {"C0116 1:11"}},
    {"verb draw(amount number: nothing\n", {"C0108 1:24"}},
    {"scenario for caves {\n}\n", {"C0102 1:10"}},
    {"scenario \"x\" {\n}\n", {"C0106 1:14"}},
    {"gain 1 herb\nkind b\n", {"C0115 1:1"}},
    {"}\nkind b\n", {"C0115 1:1"}},
    {"kind card {\n  points number\nkind b\n", {"C0107 3:1"}},
    {"card c {\n  when draw by you draw 1\n  cost 1 herb\n}\n", {"C0105 2:20"}},
    {"card c {\n  when : draw 1\n}\n", {"C0113 2:8"}},
    {"card c {\n  when draw by you:\n}\n", {"C0111 2:20"}},
    {"card c {\n  from\n  cost 1 herb\n}\n", {"C0104 2:7"}},
    {"card c {\n  space: 1 herb ->\n}\n", {"C0111 2:19"}},
    {"card c {\n  space: if ready draw 1\n}\n", {"C0105 2:19"}},
    {"card c {\n  space: gain 1 herb and 2 clay\n}\n", {"C0116 2:22"}},
    {"card c {\n  space: gain 1 herb on site\n}\n", {}},
    {"card c {\n  cost tunnel.resource\n}\n", {"C0116 2:14"}},
    {"card c {\n  space: each : draw 1\n}\n", {"C0112 2:15"}},
    {"card c {\n  modify limit of you: 1\n}\n", {"C0110 2:24"}},
    {"card c {\n  + 1\n  cost 2 herb\n}\n", {"C0114 2:3"}},
    {"card c {\n  space: match rung {\n    gain 1 herb\n  }\n}\n", {"C0105 3:10"}},
    {"kind each \"Each\" {\n  points number\n}\n", {"C0117 1:6"}},
    {"kind card {\n  state when flag\n}\n", {"C0117 2:9"}},
    {"card c {\n  allow place on tunnel by you\n}\n", {"C0106 2:31"}},
    {"card c {\n  space: let x 2\n}\n", {"C0106 2:16"}},
    {"card c {\n  cost ; points 3\n}\n", {"C0110 2:7"}},
    {"package a_b \"A\" {\n  version 2\n  about \"x\"\n}\n", {"C0102 2:11"}},
    {"verb v {\n  stop\n  at turn: draw 1\n  window each player\n  choose 2 {\n    draw 1\n  }\n  "
     "unknown\n}\nkind k\n",
     {"C0101 2:7", "C0106 3:6", "C0106 4:10", "C0106 5:12", "C0102 8:10"}},
    {"card c {\n  holds\n  name cs\n  space: gain (1\n  points 3\n}\nkind k\n", {"C0110 2:8", "C0108 5:10"}},
};

// The kinds of the declarations of a file.
std::vector<std::string_view> declarations(const Parsed& parsed) {
    std::vector<std::string_view> out;
    for (const NodeId id : parsed.tree.children(parsed.tree.root()))
        out.push_back(to_string(parsed.tree.kind(id)));
    return out;
}

} // namespace

TEST_CASE("a broken line has one diagnostic in the right place", "[syntax]") {
    for (const Broken& broken : snippets) {
        INFO(broken.text);
        const Parsed parsed(broken.text);
        CHECK(parsed.told() == broken.told);
        CHECK(tree_problem(parsed.tree) == "");
    }
}

TEST_CASE("what follows a broken line is the same as without it", "[syntax]") {
    const std::string rest = "kind intact \"Intact\" {\n  points number = 0\n}\nverb last_one: draw 1\n";
    const std::string expected = Parsed(rest).dump();
    for (const Broken& broken : snippets) {
        INFO(broken.text);
        // An operator at the end of a line goes on over the line break, so it takes one more word with it.
        if (broken.text.find("+\n") != std::string::npos || broken.text.find("=\n") != std::string::npos)
            continue;
        const Parsed parsed(broken.text + rest);
        const std::string dump = parsed.dump();
        REQUIRE(dump.size() >= expected.size());
        CHECK(dump.substr(dump.size() - expected.size()) == expected);
    }
}

TEST_CASE("one pass tells everything that is wrong with a file", "[syntax]") {
    const Parsed parsed("kind card {\n"
                        "  points number\n"
                        "  state\n"
                        "  heading\n"
                        "}\n"
                        "card one {\n"
                        "  when draw draw 1\n"
                        "  cost 1 herb + , x\n"
                        "  space: if ready draw 1\n"
                        "  tunnel.x\n"
                        "}\n"
                        "whatever\n"
                        "zone hand of\n"
                        "verb ok: draw 1\n");
    CHECK(parsed.told() == std::vector<std::string>{"C0101 3:8", "C0101 4:10", "C0105 7:18", "C0110 8:17",
                                                    "C0105 9:19", "C0110 10:9", "C0115 12:1", "C0101 13:13"});
    CHECK(declarations(parsed) == std::vector<std::string_view>{"kind", "thing", "junk", "zone", "verb"});
}

TEST_CASE("an unclosed block or parenthesis ends at the next declaration", "[syntax]") {
    CHECK(declarations(Parsed("kind a1 {\n  x number\nkind b\nverb c: draw 1\n")) ==
          std::vector<std::string_view>{"kind", "kind", "verb"});
    CHECK(declarations(Parsed("define a1 = (1 + 2\nkind b {\n  x number\n}\nverb c: draw 1\n")) ==
          std::vector<std::string_view>{"define", "kind", "verb"});
    CHECK(declarations(Parsed("card c {\n  cost (1 herb\n  x 2\n}\nkind b\n")) ==
          std::vector<std::string_view>{"thing", "kind"});
}

TEST_CASE("help says what to do", "[syntax]") {
    const auto help = [](const char* text) { return Parsed(text).diagnostics.all().at(0).help; };
    CHECK(help("card c {\n  cost tunnel.resource\n}\n").find("`resource of tunnel`") != std::string::npos);
    CHECK(help("card c {\n  +\n}\n").find("here may stand a field") != std::string::npos);
    CHECK(help("kind each\n").find("`each_`") != std::string::npos);
    const Parsed colon("card c {\n  when draw by you draw 1\n}\n");
    REQUIRE(colon.diagnostics.all().at(0).fix);
    CHECK(colon.diagnostics.all()[0].fix->edits.at(0).text == ":");
}

// A help belongs to one mistake: what is said of a brace is not said of a colon.
TEST_CASE("a missing brace is helped, and nothing else is helped so") {
    const auto helps = [](const std::string& text) {
        std::vector<std::string> out;
        const Parsed parsed(text);
        for (const Diagnostic& told : parsed.diagnostics.all()) out.push_back(told.help);
        return out;
    };
    CHECK(helps("rule r {\n  when draw: rest\n") ==
          std::vector<std::string>{"close the block above, or check the braces inside it"});
    CHECK(helps("group goods herb, clay\n") == std::vector<std::string>{""});
    CHECK(helps("define limit = (1 + 2\n") == std::vector<std::string>{""});
}
