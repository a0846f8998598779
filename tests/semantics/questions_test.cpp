// What scenarios cannot say about questions: which options there are, in which order, and how many may be
// picked.

#include <catch2/catch.hpp>

#include "tests/semantics/pages.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

using Labels = std::vector<std::string>;

constexpr const char* deal = "move cat to hand, move dog to hand, move each cat in deck to hand";

} // namespace

TEST_CASE("alike things are one option", "[semantics]") {
    Trial trial("verb begin {\n  " + std::string(deal) + R"(
  tire a cat in hand
  tire 2 beast in hand
  tire each tired beast in hand
  move a tired beast in hand to camp
}
)");
    // Three cats that nobody can tell apart: which of them is no question.
    Outcome now = trial.run();
    REQUIRE(now.kind == Outcome::Kind::question);
    CHECK(now.question.kind == Question::Kind::pick);
    CHECK(now.question.player == 0);
    CHECK(now.question.least == 2);
    CHECK(now.question.most == 2);
    // The tired one is the first cat, so it comes first; the others are one option behind the dog.
    CHECK(options_of(now.question) == Labels{"cat", "dog", "cat 2"});
    // Too many of one, too few, an option that is not there: refused, and nothing has changed.
    const State before = trial.state;
    CHECK_FALSE(trial.answer({1, 1}));
    CHECK_FALSE(trial.answer({2}));
    CHECK_FALSE(trial.answer({2, 2, 2}));
    CHECK_FALSE(trial.answer({2, 3}));
    CHECK(trial.state == before);
    CHECK(trial.answer({2, 2}));
    // Now all three are tired, and alike again.
    CHECK(trial.run().kind == Outcome::Kind::idle);
}

TEST_CASE("every sort of question", "[semantics]") {
    Trial trial(R"(verb begin {
  may write 1
  repeat 0..2: write 2
  write choose 3..4
  either write 5 or write 6
  1 coin or 1 gem -> write 7
  gain 2 any wealth
  perform a main action
  each player freely: write 8
  window for you
}
rule acts "acts" {
  before begin: gain 1 coin + 1 gem
  main action first_one "First": write 9
  main action second_one "Second": write 9
}
)");
    const auto ask = [&](Question::Kind kind, Word player, Word least, Word most, const Labels& options,
                         std::vector<Word> picks) {
        const Outcome now = trial.run();
        REQUIRE(now.kind == Outcome::Kind::question);
        CHECK(now.question.kind == kind);
        CHECK(now.question.player == player);
        CHECK(now.question.least == least);
        CHECK(now.question.most == most);
        CHECK(options_of(now.question) == options);
        REQUIRE(trial.answer(std::move(picks)));
    };
    ask(Question::Kind::may, 0, 1, 1, {"yes", "no"}, {1});
    ask(Question::Kind::again, 0, 1, 1, {"yes", "no"}, {1});
    ask(Question::Kind::number, 0, 1, 1, {"3", "4"}, {0});
    ask(Question::Kind::effects, 0, 1, 1, {"write 5", "write 6"}, {0});
    ask(Question::Kind::pay, 0, 1, 1, {"1 coin", "1 gem"}, {0});
    ask(Question::Kind::pay, 0, 2, 2, {"coin 2", "gem 2"}, {0, 1});
    ask(Question::Kind::pick, 0, 1, 1, {"First", "Second"}, {0});
    ask(Question::Kind::order, -1, 1, 1, {"player 1", "player 2"}, {1});
    ask(Question::Kind::action, 0, 1, 1, {"First", "Second", "pass"}, {2});
    CHECK(trial.run().kind == Outcome::Kind::idle);
    CHECK(trial.written() == std::vector<int>{3, 5, 7, 9, 8, 8});
}

TEST_CASE("numbers are offered up to a limit", "[semantics]") {
    Trial trial(R"(verb begin {
  write choose 5..
  write choose 1..4000
}
)");
    Outcome now = trial.run();
    REQUIRE(now.kind == Outcome::Kind::question);
    CHECK(now.question.choices.size() == 100);
    CHECK(now.question.choices.back().value == 104);
    REQUIRE(trial.answer({0}));
    now = trial.run();
    REQUIRE(now.kind == Outcome::Kind::question);
    CHECK(now.question.choices.size() == 1000);
}

TEST_CASE("actions come in order of abilities, then of things", "[semantics]") {
    Trial trial(R"(beast bell "Bell" {
  copies 2
  main action ring "Ring": write 1
}
beast horn "Horn" {
  main action blow "Blow": write 3
}
rule acts "acts" {
  main action rest "Rest": write 2
}
verb begin {
  move horn to camp
  move each bell in deck to camp
  tire the last bell in camp
  perform a main action
}
)");
    const Outcome now = trial.run();
    REQUIRE(now.kind == Outcome::Kind::question);
    REQUIRE(now.question.choices.size() == 4);
    // The order of abilities is that of the program; of one ability the first copy comes first.
    Word ring = -1;
    for (const Choice& choice : now.question.choices) {
        CHECK(choice.kind == Choice::Kind::action);
        if (choice.label != "Ring of bell") continue;
        CHECK(choice.value > ring);
        ring = choice.value;
    }
    CHECK(options_of(now.question) == Labels{"Rest", "Ring of bell", "Ring of bell", "Blow of horn"});
}

TEST_CASE("a part takes what is left by the others", "[semantics]") {
    Trial trial(R"(verb begin {
  gain 2 coin + 2 gem
  2 any wealth + 1 coin -> write 1
}
)");
    const Outcome now = trial.run();
    REQUIRE(now.kind == Outcome::Kind::question);
    CHECK(now.question.kind == Question::Kind::pay);
    CHECK(options_of(now.question) == Labels{"coin", "gem 2"});
    CHECK(now.question.least == 2);
}

TEST_CASE("after a fast action a price is decided anew", "[semantics]") {
    Trial trial(R"(rule acts "acts" {
  fast action brood "Brood" by you: 2 pride -> gain 1 coin
}
verb begin {
  gain 2 coin + 2 gem
  1 pride or 2 any wealth -> write 1
}
)");
    Outcome now = trial.run();
    REQUIRE(now.kind == Outcome::Kind::question);
    CHECK(options_of(now.question) == Labels{"1 pride", "2 coin/gem"});
    REQUIRE(trial.answer({1}));
    now = trial.run();
    REQUIRE(now.kind == Outcome::Kind::question);
    CHECK(options_of(now.question) == Labels{"coin 2", "gem 2"});
    REQUIRE(now.question.fast.size() == 1);
    REQUIRE(trial.answer({2}));
    // No pride is left, so there is one way; the units are asked again, with a coin more.
    now = trial.run();
    REQUIRE(now.kind == Outcome::Kind::question);
    CHECK(options_of(now.question) == Labels{"coin 2", "gem 2"});
    CHECK(now.question.fast.empty());
    REQUIRE(trial.answer({0, 0}));
    CHECK(trial.run().kind == Outcome::Kind::idle);
    CHECK(trial.written() == std::vector<int>{1});
}
