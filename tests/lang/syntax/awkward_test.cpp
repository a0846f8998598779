// Input that no one should write: each kind has its own clear error, and none of it crashes or hangs.

#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include <catch2/catch.hpp>

#include "lang/syntax/dump.hpp"
#include "lang/syntax/parser.hpp"
#include "tests/lang/syntax/parsed.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tests/support/slowness.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using List = std::vector<std::string>;

namespace {

std::string times(std::string_view text, int count) {
    std::string out;
    for (int i = 0; i < count; ++i) out += text;
    return out;
}

constexpr int deep = 100'000;

} // namespace

TEST_CASE("bytes that are no text have their own codes", "[syntax][limits]") {
    CHECK(Parsed("kind card \"caf\xE9\"\n").told() == List{"C0004 1:15"});
    CHECK(Parsed(std::string("// a\0b\n", 7)).told() == List{"C0003 1:5"});
    CHECK(Parsed("// a\n\xEF\xBB\xBFkind card\n").codes().at(0) == "C0005");
    CHECK(Parsed("// \xE2\x80\xAE turned\n").told() == List{"C0006 1:4"});
    CHECK(Parsed("kind c\xD0\xB0rd\n").told() == List{"C0007 1:6"});
    CHECK(Parsed("kind card\rkind b\n").codes().at(0) == "C0008");
    CHECK(Parsed("kind card \x01\n").codes().at(0) == "C0010");
    CHECK(Parsed("// \u009b31m\n").told() == List{"C0010 1:4"});
    CHECK(Parsed("kind card # b\n").codes().at(0) == "C0010");
}

TEST_CASE("a byte-order mark at the start and CR LF are fine", "[syntax][limits]") {
    const Parsed parsed("\xEF\xBB\xBFkind card {\r\n  points number\r\n}\r\n");
    CHECK(parsed.told().empty());
    CHECK(parsed.dump() == Parsed("kind card {\n  points number\n}\n").dump());
}

TEST_CASE("a look-alike letter is told with a fix and read as what it looks like", "[syntax][limits]") {
    const Parsed parsed("kind c\xD0\xB0rd\n");
    REQUIRE(parsed.diagnostics.all().at(0).fix);
    CHECK(parsed.diagnostics.all()[0].fix->edits.at(0).text == "card");
    CHECK(Parsed("k\xD1\x96nd card\n").dump() == "  kind\n    word\n      name `card`\n");
}

TEST_CASE("many errors of one kind are summed up", "[syntax][limits]") {
    CHECK(Parsed("// " + times("\xFF", 1000) + "\n").codes().size() == 6);
}

TEST_CASE("nesting 100,000 deep has an error and ends", "[syntax][limits]") {
    struct Nest {
        const char* what;
        std::string text;
    };
    const std::vector<Nest> nests{
        {"parentheses", "define x = " + times("(", deep) + "1" + times(")", deep) + "\n"},
        {"open parentheses", "define x = " + times("(", deep) + "\n"},
        {"blocks", "verb v " + times("{", deep) + times("}", deep) + "\n"},
        {"open blocks", "verb v " + times("{", deep) + "\n"},
        {"not", "define x = " + times("not ", deep) + "ready\n"},
        {"may", "verb v: " + times("may ", deep) + "draw 1\n"},
        {"if", "verb v: " + times("if ready: ", deep) + "draw 1\n"},
        {"of", "define x = " + times("x of ", deep) + "you\n"},
        {"assume", "verb v: " + times("assume ", deep) + "draw 1\n"},
        {"subject", "verb v: " + times("each player: ", deep) + "draw 1\n"},
        {"else", "verb v: " + times("if ready: draw 1 else: ", deep) + "draw 1\n"},
        {"arrow", "verb v: " + times("1 herb -> ", deep) + "draw 1\n"},
        {"where", "define x = " + times("a card where ", deep) + "ready\n"},
        {"with", "define x = " + times("a card with ", deep) + "a card\n"},
        {"inner things", "card c " + times("{ slot ", deep) + "\n"},
        {"match", "define x = " + times("match y { 1: ", deep) + "\n"},
        {"either", "verb v: " + times("either ", deep) + "draw 1\n"},
        {"secretly", "verb v: " + times("secretly each player: ", deep) + "draw 1\n"},
        {"when", "rule r { " + times("when draw: ", deep) + "draw 1 }\n"},
        {"sums", "define x = " + times("printed x in y + ", deep) + "1\n"},
        {"faces", "kind k " + times("{ face x ", deep) + "\n"},
        {"in", "define x = " + times("a card in ", deep) + "hand\n"},
        {"except", "define x = " + times("a card except ", deep) + "this\n"},
        {"tally", "define x = " + times("tally of draw card if ", deep) + "ready\n"},
        {"highest", "define x = " + times("a card with highest ", deep) + "points\n"},
        {"let", "verb v: " + times("let x = match y { otherwise: ", deep) + "\n"},
        {"accept", "rule r { " + times("accept 1 herb as 1 clay: ", deep) + "draw 1 }\n"},
    };
    for (const Nest& nest : nests) {
        INFO(nest.what);
        const Parsed parsed(nest.text + "kind intact\n");
        CHECK(tree_problem(parsed.tree) == "");
        // A chain of operators counts as nesting: later steps walk its tree.
        const List codes = parsed.codes();
        CHECK(std::find(codes.begin(), codes.end(), "C0012") != codes.end());
        CHECK(parsed.codes().size() < 20);
        const Formatting once = formatted(nest.text);
        CHECK_FALSE(once.failed);
    }
}

TEST_CASE("a line of 50 MB is read to its end", "[syntax][limits]") {
    const int million = 1'000'000 / static_cast<int>(slowness);
    for (const std::string& text :
         {times("x", 50 * million), "define x = " + times("1 + ", 12 * million) + "1",
          "// " + times("c", 50 * million), "kind card \"" + times("t", 50 * million) + "\"",
          times(" ", 50 * million)}) {
        const Parsed parsed(text);
        CHECK(tree_problem(parsed.tree) == "");
        CHECK(parsed.codes().size() <= 3);
    }
    // The sanitized build keeps to shorter lines.
    if (slowness == 1) CHECK(Parsed("kind card \"" + times("t", 50'000'000) + "\"").codes().at(0) == "C0009");
}

TEST_CASE("an unreadable file has its code", "[syntax][limits]") {
    const Scratch scratch;
    const std::string path = scratch.write("secret.cant", "kind card\n");
    std::filesystem::permissions(path, std::filesystem::perms::none);
    for (const char* command : {"check", "fmt"}) {
        // Root may read everything, so a folder stands in for a file that cannot be read.
        const std::string target = ::access(path.c_str(), R_OK) == 0 ? scratch.path("none.cant") : path;
        const RunResult run = run_cantrip({command, target});
        CHECK(run.status == 2);
        CHECK((run.out + run.err).find("C0001") != std::string::npos);
    }
}

TEST_CASE("a chain of operators nests as brackets do", "[syntax][limits]") {
    const auto codes = [](const std::string& operation, int count) {
        return Parsed("verb go { gain (" + times("1 " + operation + " ", count) + "1) mana }\n").codes();
    };
    for (const char* operation : {"+", "-", "times", "over"}) {
        INFO(operation);
        CHECK(codes(operation, 100).empty());
        CHECK(codes(operation, deep) == List{"C0012"});
    }
    for (const char* operation : {"and", "or"}) {
        INFO(operation);
        const auto text = [&](int count) {
            return "verb go { if " + times("x > 1 " + std::string(operation) + " ", count) +
                   "x > 1: shout }\n";
        };
        CHECK(Parsed(text(100)).codes().empty());
        CHECK(Parsed(text(deep)).codes() == List{"C0012"});
    }
    // Short chains inside of each other: no chain is long, the tree is deep all the same.
    const std::string mixed =
        "verb go { gain " + times("(", 200) + "1" + times(" + 1 + 1 + 1 + 1)", 200) + " mana }\n";
    CHECK(Parsed(mixed).codes() == List{"C0012"});
}
