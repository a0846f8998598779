// Whole games through questions only: every number of players, side and level of a game ends, and nothing is
// made or lost on the way.

#include <catch2/catch.hpp>

#include "interpreter/exec.hpp"
#include "tests/interpreter/games.hpp"
#include "tools/play/bot.hpp"
#include "tools/play/game_setup.hpp"
#include "tools/support/words.hpp"

using namespace cantrip;
using namespace cantrip::play;
using namespace cantrip::testing;

namespace {

// `options` are separated by commas.
Setup set_up(const Program& program, const std::string& players, const std::string& options,
             const std::string& side) {
    std::vector<std::string> given{side};
    for (const std::string_view one : split(options, ",")) given.emplace_back(one);
    auto setup = game_setup(program, players, given);
    INFO((setup.ok() ? std::string() : setup.error().message));
    REQUIRE(setup.ok());
    return std::move(setup).value();
}

struct Placed {
    Word said = 0, inside = 0; // things that say they lie somewhere; things that places say they hold
    bool negative = false;     // a player owes something
};

Placed placed(const Machine& machine, State& state) {
    const auto& t = machine.tables();
    Placed found;
    for (Word i = 0; i < t.thing_count(); ++i)
        found.said += state.words[static_cast<std::size_t>(t.place + i)] != runtime::none;
    for (Word c = 0; c < t.containers(); ++c)
        found.inside += state.words[static_cast<std::size_t>(t.count + c)];
    const RunOptions options;
    const runtime::Exec exec(t, state, options);
    for (Word player = 0; player < machine.players(); ++player)
        for (UnitId unit(0); unit < machine.program().units.size(); ++unit)
            found.negative |= exec.counter(state.words.data(), player, unit) < 0;
    return found;
}

// Alone, the second seat decides nothing.
void play_to_end(const Machine& machine, std::uint64_t seed, Word humans) {
    RandomBot bot(seed, machine);
    State state = machine.start(seed);
    const Placed first = placed(machine, state);
    for (int questions = 0; questions < 5000; ++questions) {
        const Outcome now = run(machine, state);
        const Placed here = placed(machine, state);
        REQUIRE(here.said == first.said);
        REQUIRE(here.inside == first.inside);
        REQUIRE_FALSE(here.negative);
        if (now.kind != Outcome::Kind::question) {
            INFO(now.fault.message << " in " << now.fault.rule);
            REQUIRE(now.kind == Outcome::Kind::over);
            return;
        }
        REQUIRE(now.question.player < humans);
        REQUIRE(answer(machine, state, bot.choose(now.question)).ok());
    }
    FAIL("the game does not end");
}

} // namespace

TEST_CASE("Evenfall ends for one to four players, on both sides, at every level") {
    const auto game = card_set("cards/evenfall");
    struct Table {
        std::string players, options;
    };
    const std::vector<Table> tables{
        {"2", "solo,difficulty=1"}, {"2", "solo,difficulty=2"}, {"2", "solo,difficulty=3"},
        {"2", "solo,difficulty=4"}, {"2", "experienced=no"},    {"3", "experienced=no"},
        {"3", "experienced"},       {"4", "experienced=no"},
    };
    for (const char* side : {"side=sun", "side=moon"})
        for (const Table& table : tables) {
            const Setup setup = set_up(game.program(), table.players, table.options, side);
            const auto machine = Machine::compile(game.program(), setup);
            REQUIRE(machine.ok());
            for (std::uint64_t seed = 1; seed <= 2; ++seed) {
                INFO(table.players << " players, " << side << ", seed " << seed);
                play_to_end(*machine.value(), seed, table.options.starts_with("solo") ? 1 : setup.players);
            }
        }
}
