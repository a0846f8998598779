// What must hold however a game is played, and what must not break it: undo and redo, saves at every
// question, views, forged saves.

#include <catch2/catch.hpp>

#include "interpreter/exec.hpp"
#include "tests/interpreter/games.hpp"
#include "tests/support/card_generator.hpp"
#include "tests/support/slowness.hpp"
#include "tools/play/bot.hpp"

using namespace cantrip;
using namespace cantrip::play;
using namespace cantrip::testing;

namespace {

// Short enough for ten thousand games: three turns of draws, dice, choices and a reaction.
constexpr std::string_view tiny = R"(package tiny "Tiny" { uses core }
game tiny "Tiny" {
  players 2..2
  start play_it
}
token coin "coin", leaf "leaf" in goods
zone deck "deck" holds charm pile seen by nobody
zone hand "hand" of player holds charm seen by owner
kind charm "charm" is card {
  copies 4
  starts in deck
}
charm ring "Ring" { when gain coin by you: may gain 1 leaf }
charm bell "Bell" { when gain leaf by you once per turn: gain 1 coin }
phase turn "turn" {
  move the first charm in deck to hand
  let face = random 1..6
  if face >= 3: gain 1 any goods
  choose 1 of {
    gain 2 coin
    gain 1 leaf
    nothing
  }
}
phase play_it {
  shuffle deck
  repeat 3: each player: turn
  win the player with highest coin then highest leaf then first
}
)";

std::uint64_t finish(const Machine& machine, State& state, RandomBot& bot,
                     std::vector<std::vector<Word>>* answers = nullptr) {
    RunOptions options;
    options.describe = false;
    for (int i = 0; i < 20'000; ++i) {
        const Outcome now = run(machine, state, options);
        if (now.kind != Outcome::Kind::question) {
            INFO(now.fault.message);
            CHECK((now.kind == Outcome::Kind::over ||
                   now.kind == Outcome::Kind::idle)); // won, or at its end with nobody winning
            break;
        }
        auto picks = bot.choose(now.question);
        REQUIRE(answer(machine, state, picks).ok());
        if (answers != nullptr) answers->push_back(std::move(picks));
    }
    return state.hash();
}

// The same answers, with steps back and forth at random.
std::uint64_t finish_with_undo(const Machine& machine, std::uint64_t seed,
                               const std::vector<std::vector<Word>>& answers, Dice& dice) {
    RunOptions options;
    options.describe = false;
    std::vector<State> past;
    State state = machine.start(seed);
    std::size_t next = 0;
    for (;;) {
        const Outcome now = run(machine, state, options);
        if (now.kind != Outcome::Kind::question) return state.hash();
        if (next > 0 && dice.one_in(4)) {
            const std::size_t back =
                1 + dice.below(static_cast<std::uint32_t>(std::min<std::size_t>(next, 3)));
            next -= std::min(back, next);
            state = past[next];
            past.resize(next);
            continue;
        }
        past.push_back(state);
        if (!answer(machine, state, answers[next]).ok()) return 0;
        ++next;
    }
}

// `touch` gets the state at every question, and between an answer and what follows from it.
template <typename Touch>
std::uint64_t finish_touched(const Machine& machine, std::uint64_t seed, int most, Touch touch) {
    State state = machine.start(seed);
    RandomBot bot(seed, machine);
    RunOptions options;
    options.describe = false;
    for (int i = 0; i < most; ++i) {
        const Outcome now = run(machine, state, options);
        if (now.kind != Outcome::Kind::question) break;
        touch(i, state);
        if (!answer(machine, state, bot.choose(now.question)).ok()) FAIL("question " << i);
        touch(i, state);
    }
    return state.hash();
}

std::uint64_t finish_plainly(const Machine& machine, std::uint64_t seed, int most) {
    return finish_touched(machine, seed, most, [](int, State&) {});
}

// Goes on with what was saved and loaded.
std::uint64_t finish_with_saves(const Machine& machine, std::uint64_t seed, int most) {
    return finish_touched(machine, seed, most, [&](int question, State& state) {
        auto again = load(machine, save(machine, state));
        if (!again.ok()) FAIL("question " << question << ": " << again.error());
        state = std::move(again).value();
    });
}

// Another state that the player cannot tell from this one: hidden things trade places, and chance goes on
// differently.
State shuffled_behind(const Machine& machine, const State& state, Word player, Dice& dice) {
    const runtime::Tables& t = machine.tables();
    State other = state;
    const RunOptions options;
    runtime::Exec x(t, other, options);
    std::vector<Word> things, zones, counts;
    for (Word zone = t.thing_count(); zone < t.containers(); ++zone) {
        if (may_see(machine, zone, player)) continue;
        zones.push_back(zone);
        counts.push_back(other.words[static_cast<std::size_t>(t.count + zone)]);
        for (Word thing = other.words[static_cast<std::size_t>(t.first + zone)]; thing != runtime::none;
             thing = other.words[static_cast<std::size_t>(t.next + thing)])
            things.push_back(thing);
    }
    for (const Word thing : things) x.unlink(thing);
    for (std::size_t i = things.size(); i > 1; --i)
        std::swap(things[i - 1], things[dice.below(static_cast<std::uint32_t>(i))]);
    std::size_t next = 0;
    for (std::size_t i = 0; i < zones.size(); ++i)
        for (Word n = 0; n < counts[i]; ++n) x.put(things[next++], zones[i], false);
    for (const Word word : {runtime::h_rng0, runtime::h_rng1, runtime::h_rng2, runtime::h_rng3})
        other.words[static_cast<std::size_t>(word)] ^= static_cast<Word>(dice.below(1'000'000));
    return other;
}

} // namespace

TEST_CASE("ten thousand games with steps back and forth end as without", "[robust]") {
    const auto game = game_of(tiny);
    Dice dice(1);
    std::size_t answers_given = 0;
    int different = 0;
    for (std::uint64_t seed = 1; seed <= 10'000 / slowness; ++seed) {
        State state = game.machine->start(seed);
        RandomBot bot(seed, *game.machine);
        std::vector<std::vector<Word>> answers;
        const std::uint64_t plain = finish(*game.machine, state, bot, &answers);
        answers_given += answers.size();
        if (finish_with_undo(*game.machine, seed, answers, dice) != plain) ++different;
    }
    CHECK(different == 0);
    CHECK(answers_given >= 60'000 / slowness); // six turns, each with a choice
}

// The same with the real games; too long for every run: `build/tests/interpreter "[long]"`.
TEST_CASE("whole games with steps back and forth end as without", "[.long]") {
    const std::pair<const char*, int> sets[] = {
        {"cards/evenfall", 3}, {"cards/euphoria", 3}, {"cards/etherfields", 2}};
    Dice dice(3);
    for (const auto& [folder, players] : sets) {
        INFO(folder);
        const auto game = card_set(folder, players);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            State state = game.machine->start(seed);
            RandomBot bot(seed, *game.machine);
            std::vector<std::vector<Word>> answers;
            const std::uint64_t plain = finish(*game.machine, state, bot, &answers);
            CHECK(finish_with_undo(*game.machine, seed, answers, dice) == plain);
            CHECK(finish_with_saves(*game.machine, seed, 100'000) == plain);
        }
    }
}

TEST_CASE("saved at every single question, every game of this tree ends the same", "[robust]") {
    const std::pair<const char*, int> sets[] = {
        {"cards/evenfall", 2}, {"cards/euphoria", 2}, {"cards/etherfields", 1}};
    for (const auto& [folder, players] : sets) {
        INFO(folder);
        const auto game = card_set(folder, players);
        CHECK(finish_with_saves(*game.machine, 4, 250) == finish_plainly(*game.machine, 4, 250));
    }
    const auto game = game_of(tiny);
    for (std::uint64_t seed = 1; seed <= 20; ++seed)
        CHECK(finish_with_saves(*game.machine, seed, 1000) == finish_plainly(*game.machine, seed, 1000));
}

TEST_CASE("states that differ only in what is hidden look the same", "[robust]") {
    const std::pair<const char*, int> sets[] = {{"cards/evenfall", 3}, {"cards/euphoria", 3}};
    for (const auto& [folder, players] : sets) {
        INFO(folder);
        const auto game = card_set(folder, players);
        const Machine& machine = *game.machine;
        State state = machine.start(9);
        RandomBot bot(9, *game.machine);
        Dice dice(2);
        int differed = 0;
        for (int i = 0; i < 60; ++i) {
            const Outcome now = run(machine, state);
            if (now.kind != Outcome::Kind::question) break;
            for (Word player = -1; player < machine.players(); ++player) {
                const State other = shuffled_behind(machine, state, player, dice);
                differed += other == state ? 0 : 1;
                CHECK(view(machine, state, player) == view(machine, other, player));
            }
            REQUIRE(answer(machine, state, bot.choose(now.question)).ok());
        }
        CHECK(differed > 100);
    }
}

TEST_CASE("a forged save is an error or plays on, whatever was changed", "[robust]") {
    const auto game = game_of(duel_text());
    const Machine& machine = *game.machine;
    std::vector<State> honest;
    State state = machine.start(3);
    RandomBot bot(3, *game.machine);
    for (int i = 0; i < 12; ++i) {
        const Outcome now = run(machine, state);
        if (now.kind != Outcome::Kind::question) break;
        honest.push_back(state);
        REQUIRE(answer(machine, state, bot.choose(now.question)).ok());
    }
    Dice dice(5);
    int refused = 0, taken = 0;
    for (int i = 0; i < 6'000; ++i) {
        State forged = honest[dice.below(static_cast<std::uint32_t>(honest.size()))];
        Word& word = forged.words[dice.below(static_cast<std::uint32_t>(forged.words.size()))];
        word = static_cast<Word>(dice.one_in(2) ? static_cast<std::uint32_t>(word) + dice.below(7) - 3U
                                                : dice.below(0x7fffffff));
        // The check value is right: only what the words say can give the forger away.
        auto loaded = load(machine, save(machine, forged));
        if (!loaded) {
            CHECK(loaded.error().find("damaged") != std::string::npos);
            ++refused;
            continue;
        }
        ++taken;
        RunOptions options;
        options.steps = 5'000;
        for (int k = 0; k < 4; ++k) {
            const Outcome now = run(machine, loaded.value(), options);
            if (now.kind != Outcome::Kind::question ||
                !answer(machine, loaded.value(), bot.choose(now.question)))
                break;
        }
    }
    CHECK(refused > 300); // most words are counts and spare room, where any number is as good as another
    CHECK(taken > 100);
}
