#include "tests/fuzz/fuzz_game.hpp"

#include <cstdio>
#include <cstdlib>
#include <vector>

#include "lang/check/check.hpp"
#include "lang/package/load.hpp"
#include "tools/play/bot.hpp"

namespace cantrip::fuzz {
namespace {

using namespace play;

constexpr const char* text = R"(package fair "Fair" { uses core }

game fair "Fair" {
  players 2..2
  state rounds number
  start day
}

token coin "coin", bean "bean" in goods
track luck "luck" of player 0..9 start 3
zone deck "deck" of player holds ware pile seen by nobody aside refill from heap
zone hand "hand" of player holds ware seen by owner
zone heap "heap" of player holds ware pile aside
trait main "main" on action

kind ware "ware" is card {
  cost cost = nothing
  copies 2 per player
  starts in deck
  heading sell "Sell"
}

ware melon "Melon" {
  cost 1 any goods
  sell: each opponent: lose 1 luck
}
ware ribbon "Ribbon" {
  cost 1 coin or 2 bean
  sell: choose 1 of {
    gain 1 luck
    gain 2 any goods
  }
}
ware charm "Charm" {
  sell: {
    let face = random 1..6
    if face >= 3: gain 1 coin
    else: lose 1 luck
    may discard 1 -> gain 1 bean
  }
}

verb draw "draw"(amount number) { move the first (amount) ware in deck to hand }
verb discard "discard"(ware in hand): move ware to heap

exclusive lucky "lucky"

verb promise "promise" {
  let wares = each ware in hand
  at end of turn: gain (count of wares) bean
  when lose luck by you until end of turn: gain (1 + count of wares) coin
}

rule trade {
  main action vow "Vow": promise
  main action sell_one "Sell"(ware in hand): pay cost of ware -> {
    sell ware
    move ware to heap
  }
  main action beg "Beg": gain 1 any goods
  when lose luck by you if luck of you <= 2 once per turn: gain 1 coin
  when lose luck by you: may gain 1 bean
  when gain luck by you exclusive lucky if (tally of gain luck this turn) < 3: gain 1 bean
  modify gain coin by you if luck of you is 0: amount + 1
  whenever a player where luck is 0: finish
}

verb finish: win the player with highest luck then first

phase turn "turn" {
  draw 1
  choose 1 of {
    perform a main action
    nothing
  }
}

phase day {
  each player: shuffle deck
  each player: draw 3
  each player: gain 1 coin + 1 bean
  repeat 20: {
    rounds becomes rounds + 1
    each player: turn
  }
  finish
}
)";

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
        (void)world.add_text("fair.cant", text);
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
const char* game_text() { return text; }
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
