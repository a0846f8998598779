// Small promises of the interpreter that no game of this tree depends on by itself.

#include <set>

#include <catch2/catch.hpp>

#include "interpreter/frames.hpp"
#include "interpreter/scenario.hpp"
#include "tests/interpreter/games.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

const std::string head = R"(package small "Small" { uses core }
game small "Small" { players 1..3; state n number = 0; state m number = 0; start begin }
token coin "coin", bean "bean" of player
group goods "goods" of coin, bean
track luck "luck" of player 0..9 start 0
trait main "main" on action
zone hand "hand" of player holds ware
zone heap "heap" holds ware
kind ware "ware" is card { heading sell "Sell"(for portions number); starts in heap }
)";

void passes(const std::string& body) {
    const auto game = game_of(head + body, 2);
    REQUIRE(game.program().scenarios.size() == 1);
    const ScenarioResult result = run_scenario(game.program(), ScenarioId(0));
    INFO(result.message << "\nexpected " << result.expected << "\nfound " << result.found);
    CHECK(result.passed);
}

Word global(const TestGame& game, const State& state, GlobalId id) {
    return state.words[static_cast<std::size_t>(game.machine->tables().globals) + id];
}

// Plays the start verb both ways and gives n and m: straight code and frames must agree.
std::vector<Word> both_ways(const std::string& body) {
    const auto game = game_of(head + body, 2);
    std::vector<std::vector<Word>> found;
    for (const bool walked : {false, true}) {
        State state = game.machine->start(1);
        RunOptions options;
        std::vector<TraceLine> trace;
        if (walked) options.trace = &trace;
        REQUIRE(run(*game.machine, state, options).kind == Outcome::Kind::idle);
        found.push_back({global(game, state, GlobalId(0)), global(game, state, GlobalId(1))});
    }
    CHECK(found[0] == found[1]);
    return found[0];
}

} // namespace

TEST_CASE("of two things a random pick takes either", "[edges]") {
    const auto game = game_of(head + R"(
ware melon "Melon" {}
ware ribbon "Ribbon" {}
verb drop "drop"(ware random in heap) { if name of ware is "Melon": n becomes 1 else: n becomes 2 }
verb begin "begin": drop
)",
                              2);
    std::set<Word> taken;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        State state = game.machine->start(seed);
        REQUIRE(run(*game.machine, state).kind == Outcome::Kind::idle);
        taken.insert(global(game, state, GlobalId(0)));
    }
    CHECK(taken == std::set<Word>{1, 2});
}

TEST_CASE("a price of one sort cannot be paid with two", "[edges]") {
    passes(R"(
verb begin "begin": nothing
rule trade { main action buy "Buy": pay 2 any one goods -> gain 1 luck }
scenario "one of each is not two of one" for small {
  players ana, boris
  ana has 1 coin
  ana has 1 bean
  ana cannot buy
  run ana: gain 1 bean
  ana does buy
  expect luck of ana is 1
  expect ana has 1 coin
  expect ana has 0 bean
}
)");
}

// `you` stands only in the number: each holder still has their own.
TEST_CASE("a reaction that speaks of its holder in a number runs for each holder", "[edges]") {
    passes(R"(
verb begin "begin": nothing
verb ping "ping": nothing
kind sign "sign" { held by each player }
sign board "Board" { when ping: gain (luck of you) coin }
scenario "both" for small {
  players ana, boris
  luck of ana is 1
  luck of boris is 2
  run ana: ping
  expect ana has 1 coin
  expect boris has 2 coin
}
)");
}

TEST_CASE("straight code and frames hear the same events", "[edges]") {
    CHECK(both_ways("verb begin { each player: gain 2 coin\n each player: gain 1 bean }\n"
                    "rule r { when gain coin: n becomes n + 1\n when gain bean: m becomes m + 1 }\n") ==
          std::vector<Word>{2, 2});
    // A group is not a unit, and a number may be asked for.
    CHECK(both_ways("verb begin { each player: gain 2 coin\n each player: gain 1 bean }\n"
                    "rule r { when gain goods: n becomes n + 1\n when gain bean: m becomes m + amount }\n") ==
          std::vector<Word>{4, 2});
    CHECK(both_ways("verb begin { each player: gain 3 coin\n each player: lose 1 coin }\n"
                    "rule r { when lose goods: n becomes n + amount\n when gain coin if amount > 2: m "
                    "becomes 5 }\n") == std::vector<Word>{2, 5});
}

TEST_CASE("a heading with a parameter runs with what it was given", "[edges]") {
    CHECK(both_ways(R"(
ware melon "Melon" { sell: n becomes n + 10 times portions }
ware ribbon "Ribbon" {
  sell: {
    let twice = portions + portions
    m becomes m + twice
  }
}
verb begin {
  sell melon for 3
  sell ribbon for 4
}
)") == std::vector<Word>{30, 8});
}

// Where nobody can be asked no frame is needed: it is what makes games fast.
TEST_CASE("a heading of things alone is straight code", "[edges]") {
    const auto game = game_of(R"(package small "Small" { uses core }
game small "Small" { players 1..2; state n number = 0; start begin }
zone heap "heap" holds ware
kind ware "ware" is card { heading sell "Sell"; starts in heap }
ware melon "Melon" { sell: n becomes n + 3 }
verb begin: sell melon
)",
                              1);
    const Program& p = game.program();
    const auto& entry = game.machine->tables().code.entry;
    int calls = 0;
    for (HirId id(0); id < p.hir.size(); ++id)
        if (p.hir[id].op == Op::call && p.verbs[p.hir[id].a].heading) {
            ++calls;
            CHECK(entry[id] != no_index);
        }
    CHECK(calls == 1);
}

TEST_CASE("an amount says which effect is chosen: the one that costs it", "[edges]") {
    passes(R"(
verb begin "begin": nothing
verb offer "offer": choose 1 of {
  1 coin -> gain 1 luck
  1 bean -> gain 2 luck
  1 coin + 1 bean -> gain 5 luck
}
scenario "the effect with this price" for small {
  players ana, boris
  ana has 2 coin
  ana has 2 bean
  run ana: offer
  ana chooses 1 bean
  expect ana has 1 bean
  expect luck of ana is 2
  run ana: offer
  ana chooses 1 coin + 1 bean
  expect ana has 1 coin
  expect ana has 0 bean
  expect luck of ana is 7
}
)");
}

namespace {

constexpr const char* asking = R"(
ware melon "Melon" {}
ware ribbon "Ribbon" {}
verb put "put"(ware in heap): move ware to hand
rule acts {
  main action take "Take": {
    let lead = 1
    let rest = 2
    put a ware in heap
    n becomes lead + rest
  }
}
verb begin "begin": perform a main action
)";

// The state at the first question about a thing, and the frames below it.
State asked(const TestGame& game) {
    State state = game.machine->start(1);
    for (int i = 0; i < 3; ++i) {
        const Outcome now = run(*game.machine, state);
        REQUIRE(now.kind == Outcome::Kind::question);
        if (now.question.choices[0].kind == Choice::Kind::thing) return state;
        REQUIRE(answer(*game.machine, state, std::vector<Word>{0}).ok());
    }
    FAIL("nothing is asked");
    return state;
}

Word find_frame(const State& state, runtime::Frame kind) {
    const auto at = [&](Word index) { return state.words[static_cast<std::size_t>(index)]; };
    for (Word fr = at(runtime::h_frame); fr > 0; fr = at(fr + runtime::f_prev))
        if (static_cast<runtime::Frame>(at(fr + runtime::f_kind)) == kind) return fr;
    FAIL("there is no such frame");
    return 0;
}

} // namespace

TEST_CASE("names of an action are nothing before they are given", "[edges]") {
    const auto game = game_of(head + asking, 1);
    const State state = asked(game);
    const Program& p = game.program();
    const auto at = [&](Word index) { return state.words[static_cast<std::size_t>(index)]; };
    int seen = 0;
    for (Word fr = at(runtime::h_frame); fr > 0; fr = at(fr + runtime::f_prev)) {
        if (static_cast<runtime::Frame>(at(fr + runtime::f_kind)) != runtime::Frame::event) continue;
        const Verb& verb = p.verbs[static_cast<VerbId>(at(fr + runtime::a_verb))];
        if (!verb.action) continue;
        const Ability& ability = p.abilities[verb.ability];
        REQUIRE(at(fr + runtime::a_count) >= static_cast<Word>(ability.locals));
        for (std::uint32_t i = 0; i < ability.locals; ++i)
            CHECK(at(fr + runtime::a_locals + static_cast<Word>(i)) != runtime::unset);
        ++seen;
    }
    CHECK(seen == 1);
}

TEST_CASE("a call in a save has no more arguments than its verb", "[edges]") {
    const auto game = game_of(head + asking, 1);
    const State honest = asked(game);
    REQUIRE(load(*game.machine, save(*game.machine, honest)).ok());
    const auto call = static_cast<std::size_t>(find_frame(honest, runtime::Frame::call));
    const auto params = static_cast<Word>(
        game.program().verbs[static_cast<VerbId>(honest.words[call + runtime::c_verb])].params.size());
    State forged = honest;
    forged.words[call + runtime::c_param] = params;
    CHECK(load(*game.machine, save(*game.machine, forged)).ok());
    for (const Word count : {params + 1, params + 2, Word{-1}}) {
        forged.words[call + runtime::c_param] = count;
        CHECK_FALSE(load(*game.machine, save(*game.machine, forged)).ok());
    }
}
