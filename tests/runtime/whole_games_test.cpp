// Whole games through questions only: every number of players, side and level of a game ends, and nothing is
// made or lost on the way.

#include <catch2/catch.hpp>

#include "interpreter/exec.hpp"
#include "tests/runtime/games.hpp"
#include "tools/cli/arguments.hpp"
#include "tools/play/game_setup.hpp"
#include "tools/sim/bot.hpp"

using namespace cantrip;
using namespace cantrip::testing;

namespace {

Setup set_up(const Program& program, const std::vector<std::string>& words) {
    const std::vector<Option> options{players_option(), with_option()};
    const auto arguments = Arguments::parse(words, options);
    REQUIRE(arguments.ok());
    auto setup = game_setup(program, arguments.value());
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
        for (UnitId unit = 0; unit < machine.program().units.size(); ++unit)
            found.negative |= exec.counter(state.words.data(), player, unit) < 0;
    return found;
}

// Alone, the second seat decides nothing.
void play(const Machine& machine, std::uint64_t seed, Word humans) {
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
    const std::vector<std::vector<std::string>> tables{
        {"--players", "2", "--with", "solo,difficulty=1"}, {"--players", "2", "--with", "solo,difficulty=2"},
        {"--players", "2", "--with", "solo,difficulty=3"}, {"--players", "2", "--with", "solo,difficulty=4"},
        {"--players", "2", "--with", "experienced=no"},    {"--players", "3", "--with", "experienced=no"},
        {"--players", "3", "--with", "experienced"},       {"--players", "4", "--with", "experienced=no"},
    };
    for (const char* side : {"side=sun", "side=moon"})
        for (std::vector<std::string> words : tables) {
            words.insert(words.end(), {"--with", side});
            const Setup setup = set_up(game.program(), words);
            const auto machine = Machine::compile(game.program(), setup);
            REQUIRE(machine.ok());
            for (std::uint64_t seed = 1; seed <= 2; ++seed) {
                INFO(words[1] << " players, " << side << ", seed " << seed);
                play(*machine.value(), seed, words[3].starts_with("solo") ? 1 : setup.players);
            }
        }
}
