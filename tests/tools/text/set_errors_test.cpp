// A set of cards with a mistake in its words: every mistake has a place, and no text is half in another
// language.

#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip::testing;

namespace {

// A set of one card, and what `cantrip text` says of it.
struct TinySet {
    Scratch scratch;

    TinySet(const std::string& card, const std::string& words) {
        scratch.write(
            "set/package.cant",
            "package tiny \"Tiny\" for evenfall {\n  uses evenfall_cards\n  about \"For a test.\"\n}\n");
        scratch.write("set/cards.cant", card);
        if (!words.empty()) scratch.write("set/text/cs.lex", words);
    }

    [[nodiscard]] RunResult text(const std::string& tag) const {
        const std::string cards = CANTRIP_SOURCE_DIR "/cards";
        return run_cantrip({"text", scratch.path("set"), "--lang", tag, "--color", "never", "--lib", cards});
    }
};

const std::string card = "site tester \"Tester\" {\n  yield: gain 2 herb\n}\n";

} // namespace

TEST_CASE("a pack with a missing form is told at the card that needs it", "[text][errors]") {
    const RunResult result = TinySet(card, "noun herb \"bylina\" f nom.sg \"bylina\"\n").text("cs");
    INFO(result.err);
    CHECK(result.status == 1);
    CHECK(result.err.find("C0706") != std::string::npos);
    CHECK(result.err.find("`herb` has no form `acc.pl` in `cs`") != std::string::npos);
    CHECK(result.err.find("cards.cant:2:3") != std::string::npos);
    // Nothing of the ability is printed.
    CHECK(result.out.find("získej") == std::string::npos);
}

TEST_CASE("a broken line of a set's words has its place", "[text][errors]") {
    const RunResult result =
        TinySet(card, "noun herb \"bylina\" f žena\nnuon clay \"hlína\" f žena\n").text("cs");
    CHECK(result.status == 1);
    CHECK(result.err.find("cs.lex:2:1") != std::string::npos);
    CHECK(result.err.find("did you mean `noun`?") != std::string::npos);
}

TEST_CASE("a verb that no language has a frame for is told in each", "[text][errors]") {
    const TinySet set("verb juggle \"juggle\"(amount number): gain (amount) herb\n\n"
                      "site tester \"Tester\" {\n  yield: juggle 2\n}\n",
                      "");
    // In the language of the card files the declared words are said.
    const RunResult declared = set.text("en");
    CHECK(declared.status == 0);
    CHECK(declared.out.find("juggle 2") != std::string::npos);
    for (const std::string tag : {"cs", "sr-Latn", "sr-Cyrl", "de"}) {
        const RunResult result = set.text(tag);
        INFO(result.err);
        CHECK(result.status == 1);
        CHECK(result.err.find("C0705") != std::string::npos);
        CHECK(result.err.find("there is no frame for `juggle`") != std::string::npos);
        CHECK(result.err.find("cards.cant:4:3") != std::string::npos);
        CHECK(result.out.find("juggle") == std::string::npos);
    }
}

TEST_CASE("a card that is called by a name it does not have in a language is told", "[text][errors]") {
    const std::string two = "site tester \"Tester\" {\n  yield: move other_one to outer\n}\n\n"
                            "site other_one \"Other One\" {\n  yield: gain 1 herb\n}\n";
    const RunResult czech = TinySet(two, "").text("cs");
    INFO(czech.err);
    CHECK(czech.status == 1);
    CHECK(czech.err.find("C0712") != std::string::npos);
    CHECK(czech.err.find("`Other One` has no name in `cs`") != std::string::npos);
    CHECK(czech.err.find("cards.cant:2:3") != std::string::npos);
    // The names of the source are English.
    CHECK(TinySet(two, "").text("en").status == 0);
    std::string named = two;
    named.replace(named.rfind("  yield"), 0, "  name cs \"Ta druhá\"\n");
    const RunResult translated = TinySet(named, "").text("cs");
    INFO(translated.err);
    CHECK(translated.status == 0);
    CHECK(translated.out.find("„Ta druhá“") != std::string::npos);
}

TEST_CASE("an action of a card is labelled with the word behind its name, in the language of the source",
          "[text][errors]") {
    const std::string named =
        "site tester \"Tester\" {\n  action polish \"Polish it\": 1 herb -> gain 2 herb\n}\n";
    const RunResult english = TinySet(named, "").text("en");
    INFO(english.err);
    CHECK(english.status == 0);
    CHECK(english.out.find("Polish it: pay 1 herb to gain 2 herbs.") != std::string::npos);
    // Another language needs a word of its own, and none is made up.
    const RunResult czech = TinySet(named, "").text("cs");
    CHECK(czech.status == 1);
    CHECK(czech.err.find("there is no wording for `label.polish` in `cs`") != std::string::npos);
    CHECK(czech.out.find("Polish") == std::string::npos);
    CHECK(TinySet(named, "say label.polish = \"Leštění\"\n").text("cs").out.find("Leštění: zaplať") !=
          std::string::npos);
}

TEST_CASE("what no wording says truly is an error, not another sentence", "[text][errors]") {
    const std::string effects[] = {
        "if you is asked: gain 1 mana",
        // Two numbers that would both be "that number".
        "{ let one_number = count of card in hand; let other_number = mana; draw 2; gain (one_number) mana; "
        "gain (other_number) mana }",
    };
    for (const std::string& effect : effects) {
        const TinySet set("site tester \"Tester\" {\n  yield: " + effect + "\n}\n", "");
        for (const std::string tag : {"en", "cs"}) {
            const RunResult result = set.text(tag);
            INFO(effect << "\n" << result.err);
            CHECK(result.status == 1);
            CHECK(result.err.find("C0708") != std::string::npos);
        }
    }
}
