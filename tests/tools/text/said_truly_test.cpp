// Effects whose texts once said something else, with what they must say. The sentences are written by hand;
// who does what is in the comment beside each.

#include <catch2/catch.hpp>

#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"

using namespace cantrip::testing;

namespace {

struct Said {
    std::string effect, english;
};

// One card for each effect; every text as expected, and all of them read back in every language.
void check_set(const std::string& game, const std::string& kind, const std::string& fields,
               const std::string& label, const std::vector<Said>& all) {
    Scratch scratch;
    scratch.write("set/package.cant", "package tiny \"Tiny\" for " + game + " {\n  uses " + game +
                                          "_cards\n  about \"For a test.\"\n}\n");
    std::string cards;
    for (std::size_t i = 0; i < all.size(); ++i)
        cards += kind + " tester_" + std::to_string(i) + " \"Tester " + std::to_string(i) + "\" " + fields +
                 " {\n  " + label + all[i].effect + "\n}\n\n";
    scratch.write("set/cards.cant", cards);
    const std::string library = CANTRIP_SOURCE_DIR "/cards";
    const RunResult english =
        run_cantrip({"text", scratch.path("set"), "--lang", "en", "--color", "never", "--lib", library});
    INFO(english.err);
    CHECK(english.status == 0);
    for (const Said& one : all) {
        INFO(one.effect << "\nexpected: " << one.english << "\n" << english.out);
        CHECK(english.out.find(one.english + "\n") != std::string::npos);
    }
    for (const std::string tag : {"en", "cs", "sr-Latn", "sr-Cyrl", "de"}) {
        const RunResult back =
            run_cantrip({"text", "parse", "--cards", scratch.path("set"), "--lang", tag, "--lib", library});
        INFO(tag << "\n" << back.out << back.err);
        const std::string count = std::to_string(all.size());
        CHECK(back.out.find(tag + ": " + count + " of " + count + " abilities") != std::string::npos);
    }
}

} // namespace

TEST_CASE("who acts is said", "[text][truth]") {
    check_set("evenfall", "site", "", "yield: ",
              {
                  // Each opponent pays, you gain.
                  {"each opponent: may 1 mana -> you: gain 1 point",
                   "each opponent may pay 1 mana to have you gain 1 victory point."},
                  // You gain once for each opponent, not once in all.
                  {"each opponent: { lose 1 mana; you: gain 1 point }",
                   "for each opponent, that opponent loses 1 mana and you gain 1 victory point."},
                  // The opponent loses if he does not pay.
                  {"an opponent: 1 mana -> nothing else: lose 2 mana",
                   "an opponent pays 1 mana; if they do not, that opponent loses 2 mana."},
                  {"an opponent: give 1 mana to you", "an opponent gives you 1 mana."},
                  {"each opponent: { lose 1 mana; you: may draw 1 }",
                   "for each opponent, that opponent loses 1 mana, then you may draw 1 card."},
              });
}

TEST_CASE("what belongs together is said", "[text][truth]") {
    check_set("evenfall", "site", "", "yield: ",
              {
                  {"repeat 1..3: gain 1 mana", "gain 1 mana 1–3 times."},
                  {"repeat 2..: gain 1 mana", "gain 1 mana (2 or more times)."},
                  {"if you have 2 mana: { if you have 1 herb: draw 1 } else: draw 2",
                   "if you have 2 mana, (if you have 1 herb, draw 1 card); otherwise, draw 2 cards."},
                  {"if you have 2 mana: { if you have 1 herb: draw 1 else: draw 2 }",
                   "if you have 2 mana, if you have 1 herb, draw 1 card; otherwise, draw 2 cards."},
                  {"if not (you have 2 mana and you have 1 herb): draw 1",
                   "if it is not the case that (you have 2 mana and you have 1 herb), draw 1 card."},
                  {"either draw 1 or { gain 1 mana; gain 1 herb }",
                   "choose one: draw 1 card; or gain 1 mana and gain 1 herb."},
                  {"match mana { 1..2: draw 1; otherwise: nothing }",
                   "depending on your mana: 1–2 – draw 1 card; otherwise – nothing happens."},
                  {"if mana is not in 1..3: draw 1", "if your mana is not 1 to 3, draw 1 card."},
                  // What depends on the price is one sentence.
                  {"may 1 mana -> { draw 1; each opponent: draw 1 }",
                   "you may pay 1 mana. If you do, draw 1 card, then each opponent draws 1 card."},
              });
}

TEST_CASE("a value that changes before it is used is said where it is looked at", "[text][truth]") {
    check_set(
        "evenfall", "site", "", "yield: ",
        {
            {"{ let before_it = count of card in hand; draw 2; gain (before_it) mana }",
             "note the number of cards in your hand, draw 2 cards, and gain mana equal to that number."},
            // Nothing changes in between: said in its place.
            {"{ let before_it = count of card in hand; gain (before_it) mana }",
             "gain mana equal to the number of cards in your hand."},
        });
}

TEST_CASE("whose turn it is is said", "[text][truth]") {
    check_set("euphoria", "recruit", "of icarite", "",
              {
                  {"when turn by you: gain 1 food", "When your turn ends, gain 1 food."},
                  {"when turn by opponent: gain 1 food", "When the turn of an opponent ends, gain 1 food."},
                  {"when turn: gain 1 food", "When the turn ends, gain 1 food."},
                  {"before turn by you: gain 1 food", "Before your turn, gain 1 food."},
              });
}

TEST_CASE("who pays, how often and in which order is said", "[text][truth]") {
    check_set(
        "euphoria", "recruit", "of icarite", "",
        {
            // What a card accepts counts for its holder, said or not (S16.5).
            {"accept 1 water as 1 food by you", "You may pay 1 water instead of 1 food."},
            {"accept 1 water as 1 food", "You may pay 1 water instead of 1 food."},
            // Only in turns; `during` was once lost on the way to the engine.
            {"silence each recruit for you if knowledge of you > 2 during turn",
             "During the turn, if your knowledge is more than 2, you ignore the effects of each recruit."},
            // The number is tested, not changed.
            {"when draw by you if amount >= 3: gain 1 food",
             "When you draw 3 or more artifact cards, gain 1 food."},
            {"when draw by you if amount is 1: gain 1 food",
             "When you draw exactly 1 artifact card, gain 1 food."},
            {"when draw by you: gain 1 food", "When you draw artifact cards, gain 1 food."},
            // During anybody's bump, and during yours.
            {"when roll by you during bump: gain 1 food",
             "When you roll workers while a worker is bumped, gain 1 food."},
            {"when roll by you during bump by you: gain 1 food",
             "When you roll workers while you bump a worker, gain 1 food."},
        });
    check_set("evenfall", "site", "", "yield: ",
              {
                  // Once for each opponent, though no opponent does anything.
                  {"each opponent: you: gain 1 mana", "for each opponent, you gain 1 mana."},
                  {"gain (3 times (1 + count of card in hand)) mana",
                   "gain mana equal to 3 times (1 plus the number of cards in your hand)."},
                  {"gain ((3 times count of card in hand) + 1) mana",
                   "gain mana equal to 3 times the number of cards in your hand plus 1."},
              });
}

TEST_CASE("a rule that an effect begins is one sentence", "[text][truth]") {
    check_set("evenfall", "site", "", "yield: ",
              {
                  // What follows depends on the event, and would be done at once in a sentence of its own.
                  {"{ when discover by you: { gain 1 mana; may draw 1 } }",
                   "from now on, when you discover a Place of Power, gain 1 mana, then you may draw 1 card."},
                  {"{ when discover by you first 2 per round until end of round: gain 1 mana }",
                   "until the end of the round, the first 2 times each round, when you discover a Place of "
                   "Power, gain 1 mana."},
              });
}

TEST_CASE("what has no words is reported, and nothing is left out", "[text][truth]") {
    Scratch scratch;
    scratch.write(
        "set/package.cant",
        "package tiny \"Tiny\" for euphoria {\n  uses euphoria_cards\n  about \"For a test.\"\n}\n");
    scratch.write("set/cards.cant", "recruit tester \"Tester\" of icarite {\n"
                                    "  silence each recruit for you due to this\n}\n");
    const RunResult said = run_cantrip({"text", scratch.path("set"), "--lang", "en", "--color", "never",
                                        "--lib", CANTRIP_SOURCE_DIR "/cards"});
    INFO(said.out << said.err);
    CHECK(said.out.find("ignore") == std::string::npos);
    CHECK(said.err.find("C0708") != std::string::npos);
}
