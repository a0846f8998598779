// What goes wrong ends in a fault or an error that names the rule; the process goes on.

#include <catch2/catch.hpp>

#include "tests/interpreter/games.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

Outcome run_text(const char* body) {
    const auto game =
        game_of(std::string("package small \"Small\" { uses core }\n"
                            "game small \"Small\" {\n  players 1..2\n  state depth number\n  start begin\n}\n"
                            "token coin \"coin\"\n") +
                    body,
                1);
    State state = game.machine->start(1);
    RunOptions options;
    options.steps = 200'000;
    return run(*game.machine, state, options);
}

} // namespace

TEST_CASE("division by zero is a fault with its place") {
    const Outcome now = run_text("verb begin: depth becomes 4 over depth\n");
    REQUIRE(now.kind == Outcome::Kind::fault);
    CHECK(now.fault.message == "division by zero");
    CHECK(now.fault.rule == "begin");
    CHECK(now.fault.at.end > now.fault.at.begin);
}

TEST_CASE("recursion without end is a fault") {
    const Outcome now = run_text("verb begin: begin\n");
    REQUIRE(now.kind == Outcome::Kind::fault);
    CHECK(now.fault.message.find("without end") != std::string::npos);
    CHECK_FALSE(now.fault.chain.empty());
    CHECK(now.fault.chain[0] == "begin");
    CHECK(now.fault.rule == "begin");
    CHECK(now.fault.at.end > now.fault.at.begin);
}

TEST_CASE("a loop without end is a fault") {
    const Outcome now = run_text("verb begin: repeat while yes: depth becomes depth\n");
    REQUIRE(now.kind == Outcome::Kind::fault);
    CHECK(now.fault.message.find("steps") != std::string::npos);
    CHECK(now.fault.rule == "begin");
    CHECK(now.fault.at.end > now.fault.at.begin);
}

// Nobody can choose from nothing: the effect is skipped, and the game goes on with what comes next.
TEST_CASE("a choice from nothing is no question") {
    const Outcome now = run_text("kind goblin \"goblin\" is card\nzone camp \"camp\" holds goblin\n"
                                 "verb begin {\n  a goblin in camp as one: move one to camp\n  depth becomes "
                                 "4 over (depth - depth)\n}\n");
    REQUIRE(now.kind == Outcome::Kind::fault);
    CHECK(now.fault.message == "division by zero");
    CHECK(now.fault.rule == "begin");
}

TEST_CASE("reactions that set each other off are a fault that names them") {
    const Outcome now = run_text("verb ping { }\nverb pong { }\nverb begin: ping\n"
                                 "rule forth { when ping: pong }\nrule back { when pong: ping }\n");
    REQUIRE(now.kind == Outcome::Kind::fault);
    bool ping = false, pong = false;
    for (const auto& link : now.fault.chain) {
        ping |= link == "ping";
        pong |= link == "pong";
    }
    CHECK(ping);
    CHECK(pong);
    CHECK(now.fault.message.find("without end") != std::string::npos);
    CHECK(now.fault.at.end > now.fault.at.begin);
}

TEST_CASE("an illegal answer changes nothing and is told") {
    const auto game = game_of(duel_text());
    State state = game.machine->start(3);
    const Outcome now = run(*game.machine, state);
    REQUIRE(now.kind == Outcome::Kind::question);
    const State before = state;
    const Word far = 1000, below = -1;
    CHECK_FALSE(answer(*game.machine, state, std::span(&far, 1)).ok());
    CHECK_FALSE(answer(*game.machine, state, std::span(&below, 1)).ok());
    CHECK_FALSE(answer(*game.machine, state, {}).ok());
    CHECK(state == before);
}

TEST_CASE("a damaged save is an error") {
    const auto game = game_of(duel_text());
    State state = game.machine->start(3);
    (void)run(*game.machine, state);
    const auto whole = save(*game.machine, state);
    REQUIRE(load(*game.machine, whole).ok());
    for (std::size_t size = 0; size < whole.size(); size += 7)
        CHECK_FALSE(load(*game.machine, std::span(whole).first(size)).ok());
    for (std::size_t at = 0; at < whole.size(); at += 5) {
        auto changed = whole;
        changed[at] ^= 0x41U;
        CHECK_FALSE(load(*game.machine, changed).ok());
    }
    const auto other = game_of(duel_text(), 3);
    CHECK_FALSE(load(*other.machine, whole).ok());
}
