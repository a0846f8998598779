// `cantrip sim`: many games between random bots.

#include <atomic>
#include <boost/json.hpp>
#include <charconv>
#include <chrono>
#include <fmt/format.h>
#include <thread>

#include "lang/support/pretty_json.hpp"
#include "tools/cli/commands.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/programs.hpp"
#include "tools/play/game_setup.hpp"
#include "tools/sim/bot.hpp"

namespace cantrip {
namespace {

struct Totals {
    std::uint32_t games = 0, finished = 0, faults = 0;
    std::uint64_t questions = 0, hash = 0;
    double seconds = 0;
    std::vector<std::string> unfired;
    std::vector<std::pair<std::uint64_t, std::string>> failures; // seed and what went wrong
};

std::uint64_t number(const Invocation& invocation, std::string_view option, std::uint64_t fallback) {
    const std::string text = invocation.arguments.value(option);
    std::uint64_t value = fallback;
    if (!text.empty()) std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::string ability_name(const Program& program, AbilityId id) {
    const Ability& ability = program.abilities[id];
    std::string name = ability.thing != no_index ? std::string(program.name_of(program.things[ability.thing]))
                       : ability.rule != no_index ? "rule " + std::string(program.name_of(program.rules[ability.rule]))
                                                  : "kind " + std::string(ability.kind != no_index ? program.name_of(program.kinds[ability.kind]) : "?");
    return ability.number > 0 ? fmt::format("{} {}", name, ability.number) : name;
}

Totals simulate(const Machine& machine, std::uint32_t games, std::uint64_t seed, unsigned threads, std::uint32_t most) {
    const Program& program = machine.program();
    std::vector<GameResult> results(games);
    std::vector<std::vector<std::uint8_t>> fired(threads, std::vector<std::uint8_t>(program.abilities.size(), 0));
    std::atomic<std::uint32_t> next{0};
    const auto begin = std::chrono::steady_clock::now();
    const auto work = [&](unsigned thread) {
        for (std::uint32_t game = next++; game < games; game = next++) results[game] = play_randomly(machine, seed + game, most, &fired[thread]);
    };
    std::vector<std::thread> pool;
    for (unsigned i = 1; i < threads; ++i) pool.emplace_back(work, i);
    work(0);
    for (auto& thread : pool) thread.join();
    Totals totals;
    totals.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    totals.games = games;
    for (std::uint32_t game = 0; game < games; ++game) {
        const GameResult& one = results[game];
        totals.finished += one.finished ? 1 : 0;
        totals.faults += one.faulted ? 1 : 0;
        totals.questions += one.questions;
        totals.hash = (totals.hash ^ one.hash) * 0xff51afd7ed558ccdU;
        if (one.faulted) {
            std::string told = one.fault.message + (one.fault.rule.empty() ? "" : " in " + one.fault.rule);
            for (const auto& link : one.fault.chain) told += " < " + link;
            totals.failures.emplace_back(seed + game, told);
        }
    }
    for (AbilityId id = 0; id < program.abilities.size(); ++id) {
        bool any = false;
        for (const auto& list : fired) any |= list[id] != 0;
        const ThingId thing = program.abilities[id].thing;
        // Things of scenarios are in no game.
        if (!any && thing != no_index && program.things[thing].scenario == no_index) totals.unfired.push_back(ability_name(program, id));
    }
    return totals;
}

std::string as_text(const Totals& totals) {
    std::string text = fmt::format("{} games, {} finished, {} stopped, {} faults, {} questions, {:.2f} s ({:.0f} questions/s)\nhash {:016x}\n", totals.games, totals.finished,
                                   totals.games - totals.finished - totals.faults, totals.faults, totals.questions, totals.seconds,
                                   static_cast<double>(totals.questions) / std::max(totals.seconds, 1e-9), totals.hash);
    for (std::size_t i = 0; i < totals.failures.size() && i < 10; ++i) text += fmt::format("seed {}: {}\n", totals.failures[i].first, totals.failures[i].second);
    if (!totals.unfired.empty()) text += fmt::format("never fired ({}):", totals.unfired.size());
    for (const auto& name : totals.unfired) text += " " + name + ",";
    if (!totals.unfired.empty()) text.back() = '\n';
    return text;
}

std::string as_json(const Totals& totals) {
    boost::json::array unfired, failures;
    for (const auto& name : totals.unfired) unfired.push_back(json_text(name));
    for (const auto& [seed, told] : totals.failures) failures.push_back({{"seed", seed}, {"message", json_text(told)}});
    return pretty_json(boost::json::object{{"games", totals.games}, {"finished", totals.finished}, {"faults", totals.faults}, {"questions", totals.questions},
                                           {"seconds", totals.seconds}, {"unfired", std::move(unfired)}, {"failures", std::move(failures)},
                                           {"hash", fmt::format("{:016x}", totals.hash)}});
}

Exit run_sim(Invocation& invocation) {
    const auto programs = load_programs(invocation);
    if (programs->world.broken || programs->diagnostics.errors() > 0) {
        invocation.report(programs->world.sources, programs->diagnostics);
        return Exit::failed;
    }
    if (programs->list.empty() || programs->list[0].game.start == no_index) return invocation.fail("there is no game to play here", "name the package of a game that has a `start`");
    const Program& program = programs->list[0];
    const auto setup = game_setup(program, invocation.arguments);
    if (!setup) return invocation.fail(setup.error().message, setup.error().help);
    const auto machine = Machine::compile(program, setup.value());
    if (!machine) return invocation.fail(machine.error());
    const auto threads = static_cast<unsigned>(std::clamp<std::uint64_t>(number(invocation, "--threads", 1), 1, 256));
    const Totals totals = simulate(*machine.value(), static_cast<std::uint32_t>(number(invocation, "--games", 100)), number(invocation, "--seed", 1), threads,
                                   static_cast<std::uint32_t>(number(invocation, "--questions", 200'000)));
    invocation.output.write(invocation.format() == "json" ? as_json(totals) : as_text(totals));
    return totals.faults > 0 ? Exit::findings : Exit::clean;
}

} // namespace

const Command sim_command{
    .name = "sim",
    .summary = "play many games with random players",
    .operands = "[PATH…]",
    .about = "Plays whole games between random players and reports how they ended, how fast it went, and which abilities of cards never\n"
             "came to anything. Every game is a function of its seed: the result is the same for any number of threads.",
    .formats = {"text", "json"},
    .options = {players_option(),
                with_option(),
                {"--games", Option::Takes::one, "M", "how many games (100)"},
                {"--seed", Option::Takes::one, "S", "seed of the first game; the others follow (1)"},
                {"--threads", Option::Takes::one, "T", "how many threads (1)"},
                {"--questions", Option::Takes::one, "Q", "a game is stopped after Q questions (200000)"},
                {"--lib", Option::Takes::many, "FOLDER", "look for packages in FOLDER too"}},
    .examples = {{"cantrip sim cards/dragons --players 2 --games 1000", "a thousand games"},
                 {"cantrip sim cards/dragons --with long_game,weather=rain", "with two options of the game"},
                 {"cantrip sim cards/dragons --players 4 --threads 2 --format json", "for a script"}},
    .run = run_sim,
};

} // namespace cantrip
