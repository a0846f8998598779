#include "tests/fuzz/fuzz_game.hpp"

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "lang/check/check.hpp"
#include "lang/package/load.hpp"
#include "lang/source/read_file.hpp"
#include "tools/play/bot.hpp"

namespace cantrip::fuzz {
namespace {

using namespace play;

const std::string& text() {
    static const std::string* const one = [] {
        const auto file = read_file(std::string(game_folder) + "/package.cant");
        demand(file.ok(), "the game of the fuzzer is there");
        return new std::string(file.value().text);
    }();
    return *one;
}

// In the order in which one needs the other; never taken down, so that nothing outlives anything.
struct Game {
    World world;
    Diagnostics diagnostics;
    std::vector<Program> programs;
    std::shared_ptr<const Machine> machine;
    std::vector<State> at;

    Game() {
        LoadOptions options;
        options.libraries.emplace_back(CANTRIP_SOURCE_DIR "/stdlib");
        (void)load_by_name(world, "core", options);
        (void)world.add_text("fair.cant", text());
        programs.push_back(check(world, programs_of(world).at(0), diagnostics));
        demand(diagnostics.errors() == 0 && world.diagnostics.errors() == 0,
               "the game of the fuzzer is checked");
        Setup setup;
        setup.players = 2;
        auto compiled = Machine::compile(programs[0], setup);
        demand(compiled.ok(), "the game of the fuzzer is compiled");
        machine = compiled.value();
        play();
    }

    void play() {
        State state = machine->start(5);
        RandomBot bot(5, *machine);
        while (at.size() < states) {
            const Outcome now = run(*machine, state);
            demand(now.kind == Outcome::Kind::question, "the game of the fuzzer is long enough");
            at.push_back(state);
            demand(answer(*machine, state, bot.choose(now.question)).ok(), "a bot's answer is legal");
        }
    }
};

const Game& the_game() {
    static const Game* const one = new Game;
    return *one;
}

} // namespace

void demand(bool kept, const char* promise) {
    if (kept) return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

const Machine& game() { return *the_game().machine; }
const Program& program() { return the_game().programs[0]; }
const char* game_text() { return text().c_str(); }
const State& state_at(std::size_t n) { return the_game().at[n % states]; }

void play_on(State state) {
    RandomBot bot(1, game());
    RunOptions options;
    options.steps = 5'000;
    for (int i = 0; i < 6; ++i) {
        const Outcome now = run(game(), state, options);
        if (now.kind == Outcome::Kind::fault)
            demand(!now.fault.message.empty(), "a fault says what is wrong");
        if (now.kind != Outcome::Kind::question) return;
        if (!answer(game(), state, bot.choose(now.question))) return;
        (void)view(game(), state, 0);
    }
}

} // namespace cantrip::fuzz
