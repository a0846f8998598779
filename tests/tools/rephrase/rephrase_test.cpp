// Messages that misled designers, `cantrip add`, and rules of habits.lex.

#include <catch2/catch.hpp>

#include "lang/source/read_file.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/rephrase/habits.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

// What `check` says of one line on a card.
std::string said_of(const std::string& game, const std::string& kind, const std::string& line) {
    const Scratch scratch;
    scratch.write("probe/package.cant",
                  "package probe \"Probe\" for " + game + " {\n  uses " + game + "_cards\n}\n");
    scratch.write("probe/cards.cant",
                  kind + " probe_card \"Probe\" {\n  unknown \"fields\"\n  " + line + "\n}\n");
    return run_cantrip({"check", scratch.path("probe")}).out;
}

std::size_t errors_in(const std::string& text) {
    std::size_t count = 0;
    for (std::size_t at = 0; (at = text.find("error[", at)) != std::string::npos; ++at) ++count;
    return count;
}

struct Misled {
    std::string game, kind, line, wanted;
};

} // namespace

// The table of messages that misled (sentence, what it should say).
TEST_CASE("one error that says what to write", "[rephrase]") {
    const std::vector<Misled> rows{
        {"evenfall", "ritual", "when you harvest a site: draw 1", "`when harvest site by you: draw 1`"},
        {"evenfall", "ritual", "when an opponent places a witch: draw 1",
         "`when place witch by opponent: draw 1`"},
        {"evenfall", "ritual", "instant: you may draw 1", "`instant: may draw 1`"},
        {"evenfall", "ritual", "instant: each opponent draws 1", "`instant: each opponent: draw 1`"},
        {"evenfall", "ritual", "at start of turn: draw 1", "`before turn by you: draw 1`"},
        {"evenfall", "ritual", "when turn starts: draw 1", "`before turn by you: draw 1`"},
        {"evenfall", "ritual", "when start of turn by you: draw 1", "`before turn by you: draw 1`"},
        {"evenfall", "ritual", "instant: draw 2 card", "`instant: draw 2`"},
        {"euphoria", "recruit", "when draw by you: gain 1 commodities",
         "`when draw by you: gain 1 any commodity`"},
        {"euphoria", "recruit", "when draw by you: gain 1 food for each worker", "gain 1 food per worker`"},
        {"euphoria", "recruit", "when draw by you once per round: gain 1 food",
         "the phases of this game are"},
        {"evenfall", "ritual", "points -1", "a `number` is never negative"},
        {"evenfall", "ritual", "modify draw by you: cards at least 1, at most 3", "write a second line"},
        {"evenfall", "ritual", "instant: if you.mana > 3: draw 1", "`instant: if mana of you > 3: draw 1`"},
        {"evenfall", "ritual", "game_end: draw 1", "a ritual has the headings `instant`"},
        {"evenfall", "ritual", "game_end: draw 1", "`game_end` is a heading of specialist"},
    };
    for (const Misled& row : rows) {
        const std::string said = said_of(row.game, row.kind, row.line);
        INFO(row.line << "\n" << said);
        CHECK(errors_in(said) == 1);
        CHECK(said.find(row.wanted) != std::string::npos);
    }
}

TEST_CASE("a reserved word as a name is called so, and a name declared twice shows both", "[rephrase]") {
    const Scratch scratch;
    scratch.write("probe/package.cant", "package probe \"Probe\" for evenfall {\n  uses evenfall\n}\n");
    scratch.write("probe/cards.cant", "ritual other \"Other\" {\n}\nritual lamp \"A\"\nritual lamp \"B\"\n");
    const std::string said = run_cantrip({"check", scratch.path("probe")}).out;
    CHECK_THAT(said, Contains("`other` is a word of the language") && Contains("first declared here"));
}

TEST_CASE("a misspelt word keeps its own error", "[rephrase]") {
    const std::string said = said_of("evenfall", "ritual", "space: 1 mana -> drwa 2");
    CHECK_THAT(said, Contains("there is no verb `drwa`") && Contains("did you mean `draw`?"));
}

TEST_CASE("a fix is offered only where the line parses with it", "[rephrase]") {
    // `:` before the dot would not help; before the effect it does.
    CHECK(said_of("evenfall", "ritual", "when harvest site by you. draw 1").find("fix: write `:`") ==
          std::string::npos);
    CHECK_THAT(said_of("evenfall", "ritual", "when zzz by you gain 1 mana"), Contains("error["));
}

TEST_CASE("add writes the line of a sentence into a card", "[rephrase][add]") {
    const Scratch scratch;
    const std::string set = scratch.path("owls");
    REQUIRE(run_cantrip({"init", set, "--game", "evenfall"}).status == 0);
    const std::string before = read_file(set + "/cards.cant").value().text;
    const RunResult dry = run_cantrip({"add", set, "When you draw, gain 1 mana.", "--dry-run"});
    CHECK(read_file(set + "/cards.cant").value().text == before);
    const RunResult one =
        run_cantrip({"add", set, "When you harvest a Place of Power, gain 1 herb", "--card", "owl_post"});
    INFO(one.out << one.err);
    CHECK(one.status == 0);
    CHECK_THAT(one.out, Contains("when harvest site by you: gain 1 herb") && Contains("cs: Když"));
    const RunResult none = run_cantrip({"add", set, "Draw 2 cards.", "--card", "owl_post"});
    CHECK(none.status == 1);
    CHECK_THAT(none.err, Contains("name one of the headings `instant`"));
    CHECK(run_cantrip({"add", set, "Draw 2 cards.", "--card", "owl_post", "--heading", "instant"}).status ==
          0);
    CHECK_THAT(
        read_file(set + "/cards.cant").value().text,
        Contains("ritual owl_post \"Owl Post\" {\n  when harvest site by you: gain 1 herb\n  instant: draw "
                 "2\n}\n"));
    CHECK(run_cantrip({"add", set, "Bananas are yellow."}).status == 1);
    CHECK(run_cantrip({"add", set, "Draw 2 cards.", "--card", "ritual"}).status == 2);
    CHECK(run_cantrip({"check", set}).status == 0);
}

TEST_CASE("a rule of habits.lex that cannot be read is reported", "[rephrase]") {
    const auto problems = [](const std::string& line) {
        Sources sources;
        Diagnostics diagnostics;
        (void)rephrase::read_habits(sources, sources.add("habits.lex", line + "\n"), diagnostics);
        return diagnostics.errors();
    };
    CHECK(problems("rewrite \"you may\" = \"may\" because \"short\"") == 0);
    CHECK(problems("try \"VERB a KIND\" = \"VERB 1\"") == 0);
    CHECK(problems("rewrite \"VERB\" = \"KIND\"") == 1);
    CHECK(problems("rewrite \"\" = \"x\"") == 1);
    CHECK(problems("replace \"a\" = \"b\"") == 1);
}
