#include <algorithm>
#include <atomic>
#include <chrono>
#include <fmt/format.h>
#include <map>
#include <thread>

#include "interpreter/tables.hpp"
#include "lang/program/ability_id.hpp"
#include "lang/support/hash.hpp"
#include "tools/sim/totals.hpp"

namespace cantrip::sim {
namespace {

using Clock = std::chrono::steady_clock;

// One game, without its state.
struct Played {
    GameResult result;
    std::vector<Word> scores;                   // by player
    std::vector<std::pair<ThingId, Word>> held; // thing, player
};

// A line on standard error that is written over, and gone at the end.
class Progress {
  public:
    Progress(bool shown, std::uint32_t games) : shown_(shown), games_(games), last_(Clock::now()) {}
    ~Progress() {
        if (shown_) fmt::print(stderr, "\r\033[K");
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    void tell(std::uint32_t done) {
        if (!shown_ || Clock::now() - last_ < std::chrono::milliseconds(200)) return;
        last_ = Clock::now();
        fmt::print(stderr, "\r{} of {} games", done, games_);
        std::fflush(stderr);
    }

  private:
    bool shown_;
    std::uint32_t games_;
    Clock::time_point last_;
};

Played play_one(const Machine& machine, const Plan& plan, std::uint64_t seed,
                std::vector<std::uint8_t>& fired) {
    Played played;
    played.result = play_randomly(machine, seed, plan.most_questions, &fired);
    const State& end = played.result.end;
    // What all win together, each has won.
    auto& winners = played.result.winners;
    if (std::find(winners.begin(), winners.end(), machine.tables().team) != winners.end()) {
        winners.clear();
        for (Word player = 0; player < machine.players(); ++player) winners.push_back(player);
    }
    if (plan.measure && played.result.finished) played.scores = measured(machine, end, *plan.measure);
    for (const KindId kind : plan.by)
        for (Word player = 0; player < machine.players() && played.result.finished; ++player)
            for (const ThingId thing : things_held(machine, end, kind, player))
                played.held.emplace_back(thing, player);
    played.result.end = {};
    return played;
}

void add(Spread& spread, const Played& played, Word player) {
    ++spread.games;
    const auto& winners = played.result.winners;
    spread.wins += std::find(winners.begin(), winners.end(), player) != winners.end() ? 1 : 0;
    if (!played.scores.empty()) spread.scores.push_back(played.scores[static_cast<std::size_t>(player)]);
}

void add_spreads(const Machine& machine, const std::vector<Played>& games, Totals& totals) {
    std::map<ThingId, Spread> things;
    for (Word player = 0; player < machine.players(); ++player)
        totals.seats.push_back({player_name(machine, player), {}, 0, 0});
    for (const Played& played : games) {
        if (!played.result.finished) continue;
        for (Word player = 0; player < machine.players(); ++player)
            add(totals.seats[static_cast<std::size_t>(player)], played, player);
        for (const auto& [thing, player] : played.held) add(things[thing], played, player);
    }
    for (auto& [thing, spread] : things) {
        spread.id = thing_id(machine.program(), thing);
        totals.things.push_back(std::move(spread));
    }
    for (auto* list : {&totals.seats, &totals.things})
        for (Spread& spread : *list) std::sort(spread.scores.begin(), spread.scores.end());
}

// Abilities that a real game could use: no templates of headings, nothing that exists only in a scenario.
std::vector<bool> counted_abilities(const Program& program) {
    std::vector<bool> counted(program.abilities.size(), true);
    for (const Heading& heading : program.headings)
        if (heading.action != no_index) counted[heading.action] = false;
    for (AbilityId id(0); id < program.abilities.size(); ++id) {
        const Ability& ability = program.abilities[id];
        if (ability.thing == no_index || program.things[ability.thing].scenario != no_index)
            counted[id] = false;
    }
    return counted;
}

} // namespace

Totals simulate(const Machine& machine, const Sources& sources, const Plan& plan) {
    const Program& program = machine.program();
    std::vector<Played> games(plan.games);
    std::vector<std::vector<std::uint8_t>> fired(plan.threads,
                                                 std::vector<std::uint8_t>(program.abilities.size(), 0));
    std::atomic<std::uint32_t> next{0};
    const auto begin = Clock::now();
    Totals totals;
    {
        Progress progress(plan.progress, plan.games);
        const auto work = [&](unsigned thread) {
            for (std::uint32_t game = next++; game < plan.games; game = next++) {
                if (thread == 0) progress.tell(game);
                games[game] = play_one(machine, plan, plan.seed + game, fired[thread]);
            }
        };
        std::vector<std::thread> pool;
        for (unsigned i = 1; i < plan.threads; ++i) pool.emplace_back(work, i);
        work(0);
        for (auto& thread : pool) thread.join();
    }
    totals.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    totals.games = plan.games;
    for (std::uint32_t game = 0; game < plan.games; ++game) {
        const GameResult& one = games[game].result;
        totals.finished += one.finished ? 1 : 0;
        totals.won += one.finished && !one.winners.empty() ? 1 : 0;
        totals.faults += one.faulted ? 1 : 0;
        totals.questions += one.questions;
        totals.hash = hash::games_1(totals.hash, one.hash);
        if (one.faulted) totals.failures.push_back({plan.seed + game, play::fault_text(sources, one.fault)});
        if (!one.finished && !one.faulted)
            totals.stopped.push_back(
                {plan.seed + game, "no end after " + std::to_string(one.questions) + " questions"});
        if (!one.broken.empty()) totals.broken.push_back({plan.seed + game, one.broken});
    }
    const auto counted = counted_abilities(program);
    for (AbilityId id(0); id < program.abilities.size(); ++id)
        if (counted[id] &&
            std::none_of(fired.begin(), fired.end(), [&](const auto& list) { return list[id] != 0; }))
            totals.unfired.push_back(id);
    if (plan.measure) totals.score = plan.measure->name;
    add_spreads(machine, games, totals);
    return totals;
}

} // namespace cantrip::sim
