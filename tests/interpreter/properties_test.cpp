// What holds for every game, tried on random ones.

#include <catch2/catch.hpp>

#include "interpreter/exec.hpp"
#include "tests/interpreter/games.hpp"
#include "tools/play/bot.hpp"

using namespace cantrip;
using namespace cantrip::play;
using namespace cantrip::testing;

namespace {

// Plays with a bot; `at_question` may look at or replace the state before each answer.
template <typename Fn>
std::uint64_t play_to_end(const Machine& machine, std::uint64_t seed, Fn&& at_question) {
    RandomBot bot(seed, machine);
    State state = machine.start(seed);
    for (int i = 0; i < 400; ++i) {
        const Outcome now = run(machine, state);
        if (now.kind != Outcome::Kind::question) {
            INFO(now.fault.message << " in " << now.fault.rule);
            CHECK(now.kind == Outcome::Kind::over);
            break;
        }
        at_question(state, now.question);
        const auto picks = bot.choose(now.question);
        REQUIRE(answer(machine, state, picks).ok());
    }
    return state.hash();
}

} // namespace

TEST_CASE("the same seed and answers give the same hash") {
    const auto game = game_of(duel_text());
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto nothing = [](State&, const Question&) {};
        CHECK(play_to_end(*game.machine, seed, nothing) == play_to_end(*game.machine, seed, nothing));
    }
}

TEST_CASE("saved and loaded at every question, a game ends the same") {
    const auto game = game_of(duel_text());
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const std::uint64_t plain = play_to_end(*game.machine, seed, [](State&, const Question&) {});
        const std::uint64_t saved = play_to_end(*game.machine, seed, [&](State& state, const Question&) {
            auto again = load(*game.machine, save(*game.machine, state));
            INFO((again.ok() ? std::string() : again.error()));
            REQUIRE(again.ok());
            CHECK(again.value() == state);
            state = std::move(again).value();
        });
        CHECK(plain == saved);
    }
}

TEST_CASE("undo by copy changes nothing") {
    const auto game = game_of(duel_text());
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        const std::uint64_t plain = play_to_end(*game.machine, seed, [](State&, const Question&) {});
        RandomBot other(seed + 1000, *game.machine);
        const std::uint64_t undone =
            play_to_end(*game.machine, seed, [&](State& state, const Question& question) {
                const State before = state;
                REQUIRE(answer(*game.machine, state, other.choose(question)).ok());
                (void)run(*game.machine, state);
                state = before;
            });
        CHECK(plain == undone);
    }
}

TEST_CASE("no card is made or lost") {
    const auto game = game_of(duel_text());
    const auto& t = game.machine->tables();
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
        (void)play_to_end(*game.machine, seed, [&](State& state, const Question&) {
            Word inside = 0, said = 0;
            for (Word i = 0; i < t.thing_count(); ++i)
                said += state.words[static_cast<std::size_t>(t.place + i)] != runtime::none;
            for (Word c = 0; c < t.containers(); ++c)
                inside += state.words[static_cast<std::size_t>(t.count + c)];
            CHECK(inside == said);
            CHECK(said == 20);
        });
}

TEST_CASE("a view hides what a player may not see") {
    const auto game = game_of(duel_text());
    const auto& t = game.machine->tables();
    State state = game.machine->start(7);
    (void)run(*game.machine, state);
    // The two decks trade places with their own cards: only hidden parts differ.
    State other = state;
    const RunOptions options;
    runtime::Exec x(t, other, options);
    const ZoneId deck(game.program().symbol(game.program().names.find("deck")).index);
    x.shuffle(t.zone(deck, 0));
    x.shuffle(t.zone(deck, 1));
    CHECK_FALSE(other == state);
    CHECK(view(*game.machine, state, 0) == view(*game.machine, other, 0));
    CHECK(view(*game.machine, state, -1) == view(*game.machine, other, -1));
    // One's own hand is seen: another one gives another view.
    const ZoneId hand(game.program().symbol(game.program().names.find("hand")).index);
    const Word first = state.words[static_cast<std::size_t>(t.first + t.zone(hand, 0))];
    const Word buried = state.words[static_cast<std::size_t>(t.first + t.zone(deck, 0))];
    REQUIRE(first != runtime::none);
    State swapped = state;
    runtime::Exec y(t, swapped, options);
    y.put(first, t.zone(deck, 0), true);
    y.put(buried, t.zone(hand, 0), true);
    const bool same_card =
        t.things[static_cast<std::size_t>(first)].card == t.things[static_cast<std::size_t>(buried)].card;
    if (!same_card) CHECK_FALSE(view(*game.machine, state, 0) == view(*game.machine, swapped, 0));
    CHECK(view(*game.machine, state, 1) == view(*game.machine, swapped, 1));
}
