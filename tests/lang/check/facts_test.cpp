// Facts of small programs and helps of messages that no golden file has.

#include <catch2/catch.hpp>

#include "tests/lang/check/checked.hpp"
#include "tests/lang/syntax/parsed.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::StartsWith;

namespace {

using List = std::vector<std::string>;

const std::string start = "zone deck holds card pile\n"
                          "zone hand of player holds card\n"
                          "token coin \"coin\" of player\n";

const Verb& verb_named(const Program& program, std::string_view name) {
    for (const Verb& verb : program.verbs)
        if (program.name_of(verb) == name) return verb;
    FAIL("no verb " << name);
    return program.verbs.front();
}

std::string help_of(const Diagnostics& diagnostics, std::string_view message) {
    for (const Diagnostic& one : diagnostics.all())
        if (one.message == message) return one.help;
    return "nobody says: " + std::string(message);
}

} // namespace

TEST_CASE("a parameter is asked for, taken from the top, or left to chance", "[check][facts]") {
    const Checked checked(start + "verb ask \"ask\"(card card in deck) { move card to hand }\n"
                                  "verb take \"take\"(card first card in deck) { move card to hand }\n"
                                  "verb draw_lot \"draw\"(card random card in deck) { move card to hand }\n");
    CHECK(checked.told() == List{});
    const auto pick_of = [&](std::string_view name) {
        return verb_named(checked.program, name).params.at(0).pick;
    };
    CHECK(pick_of("take") == Param::Pick::first);
    CHECK(pick_of("draw_lot") == Param::Pick::random);
    CHECK(pick_of("ask") != Param::Pick::first);
    CHECK(pick_of("ask") != Param::Pick::random);
}

TEST_CASE("a kind has the names that its line gives it in other languages", "[check][facts]") {
    const Checked checked("kind tile \"tile\" is card { name cs \"dlaždice\", sr \"pločica\" }\n");
    CHECK(checked.told() == List{});
    const Program& program = checked.program;
    List names;
    for (const Kind& kind : program.kinds)
        if (program.name_of(kind) == "tile")
            for (const auto& [language, word] : kind.translations)
                names.push_back(std::string(program.names.text(language)) + " " + std::string(word));
    CHECK(names == List{"cs dlaždice", "sr pločica"});
}

TEST_CASE("an adjective of another kind is told with what fits", "[check][facts]") {
    const auto help = [](const std::string& trait) {
        const Checked checked(
            start +
            "kind ship \"ship\" is card {}\nkind tile \"tile\" is card {}\n"
            "trait swift \"swift\" on ship\ntrait " +
            trait + " \"" + trait +
            "\" on tile\n"
            "verb pick \"pick\"(card tile in deck) { if card is swift: move card to deck }\n");
        return help_of(checked.diagnostics, "`swift` says nothing about a tile");
    };
    CHECK(help("swifty") == "did you mean `swifty`?");
    CHECK_THAT(help("heavy"), StartsWith("an adjective of a tile is"));
}

TEST_CASE("what starts no declaration is told with what to do", "[syntax][facts]") {
    CHECK_THAT(help_of(Parsed("}\n").diagnostics, "this `}` closes nothing"), StartsWith("remove it"));
    CHECK_THAT(help_of(Parsed("+ 1\n").diagnostics, "`+` cannot start a declaration"),
               StartsWith("a declaration starts with its word"));
}

TEST_CASE("a mistake before a place that is nested too deep is told once, and first", "[syntax][facts]") {
    const Parsed parsed("rule r: gain " + std::string(300, '(') + "1" + std::string(300, ')') + " coin\n");
    CHECK(parsed.codes() == List{"C0109", "C0012"});
}
