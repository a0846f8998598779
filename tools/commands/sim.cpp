// `cantrip sim`: many games between random bots.

#include <unistd.h>

#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/load_game.hpp"
#include "tools/sim/tables.hpp"

namespace cantrip {
namespace {

using namespace play;
using namespace sim;

Result<bool, UsageError> read_numbers(const Arguments& arguments, Plan& plan) {
    const auto games = arguments.number("--games", plan.games, 1, 100'000'000);
    const auto seed = arguments.number("--seed", plan.seed);
    const auto threads = arguments.number("--threads", plan.threads, 1, 256);
    const auto questions = arguments.number("--questions", plan.most_questions, 1, 1'000'000'000);
    for (const auto* one : {&games, &seed, &threads, &questions})
        if (!*one) return Failure{one->error()};
    plan.games = static_cast<std::uint32_t>(games.value());
    plan.seed = seed.value();
    plan.threads = static_cast<unsigned>(threads.value());
    plan.most_questions = static_cast<std::uint32_t>(questions.value());
    return true;
}

Result<bool, UsageError> read_scores(const Program& program, const Arguments& arguments, Plan& plan) {
    plan.measure = measure_of_winning(program);
    if (const std::string name = arguments.value("--score"); !name.empty()) {
        plan.measure = measure_named(program, name);
        const auto known = measure_names(program);
        if (!plan.measure)
            return Failure{UsageError{fmt::format("there is no unit or number of players `{}`", name),
                                      suggestion(name, known)}};
    }
    for (const std::string& name : arguments.values("--by")) {
        std::vector<std::string_view> known;
        KindId found = no_index;
        for (KindId id(0); id < program.kinds.size(); ++id) {
            known.push_back(program.name_of(program.kinds[id]));
            if (known.back() == name) found = id;
        }
        if (found == no_index)
            return Failure{UsageError{fmt::format("there is no kind `{}`", name), suggestion(name, known)}};
        plan.by.push_back(found);
    }
    return true;
}

Exit run_tables(Invocation& invocation, const LoadedGame& game, const Plan& plan) {
    if (!invocation.arguments.value("--players").empty() || !invocation.arguments.values("--with").empty())
        return invocation.fail("--tables plays every number of players and every option",
                               "leave out --players and --with");
    const std::string given = invocation.arguments.value("--tables");
    const TableRange range = given == "brief"   ? TableRange::brief
                             : given == "pairs" ? TableRange::pairs
                                                : TableRange::options;
    const auto tables = tables_of(game.program(), range);
    if (!tables) return invocation.fail(tables.error());
    const auto played = play_tables(game, tables.value(), plan);
    if (!played) return invocation.fail(played.error());
    invocation.output.write(invocation.format() == "json" ? tables_as_json(game, played.value())
                                                          : tables_as_text(game, played.value()));
    return played.value().clean() ? Exit::clean : Exit::findings;
}

Exit run_sim(Invocation& invocation) {
    Plan plan;
    if (const auto read = read_numbers(invocation.arguments, plan); !read)
        return invocation.fail(read.error().message, read.error().help);
    auto game = load_game(invocation);
    if (!game) return game.error();
    if (const auto read = read_scores(game.value().program(), invocation.arguments, plan); !read)
        return invocation.fail(read.error().message, read.error().help);
    if (!invocation.arguments.value("--tables").empty()) return run_tables(invocation, game.value(), plan);
    if (const auto compiled = compile_game(invocation, game.value()); !compiled) return compiled.error();
    plan.progress = ::isatty(STDERR_FILENO) == 1;
    const Totals totals = simulate(*game.value().machine, game.value().sources(), plan);
    invocation.output.write(invocation.format() == "json" ? totals_as_json(game.value(), totals)
                                                          : totals_as_text(game.value(), totals));
    return totals.clean() ? Exit::clean : Exit::findings;
}

} // namespace

const Command sim_command{
    .name = "sim",
    .summary = "play many games with random players",
    .operands = "[GAME]",
    .about = "Plays whole games between random players and reports how they ended, how fast it went, which "
             "abilities of cards never\n"
             "came to anything, whether anything was made or lost but by a verb, and how far scores and "
             "victories are spread over seats.\n"
             "Every game is a function of its seed: the result is the same for any number of threads. GAME "
             "is the name of a game or card\n"
             "set in the libraries, or a path.",
    .formats = {"text", "json"},
    .options = game_options(
        {{"--games", Option::Takes::one, "M", "how many games (100)"},
         {"--seed", Option::Takes::one, "S", "seed of the first game; the others follow (1)"},
         {"--threads", Option::Takes::one, "T", "how many threads (1)"},
         {"--questions", Option::Takes::one, "Q", "a game is stopped after Q questions (2000000)"},
         {"--tables",
          Option::Takes::one,
          "RANGE",
          "every number of players, with every value of every option, or of every two options",
          {"brief", "options", "pairs"}},
         {"--score", Option::Takes::one, "NAME",
          "a unit or number of players that is the score (what winners have most of)"},
         {"--by", Option::Takes::list, "KIND",
          "spread of scores for each thing of KIND that a player holds at the end"}}),
    .examples = {{"cantrip sim dragons --players 2 --games 1000", "a thousand games"},
                 {"cantrip sim cards/dragons --with long_game,weather=rain", "with two options of the game"},
                 {"cantrip sim cards/dragons --tables options --games 20", "twenty games of every table"},
                 {"cantrip sim cards/dragons --by clan", "which clan makes how many points"},
                 {"cantrip sim cards/dragons --players 4 --threads 2 --format json", "for a script"}},
    .run = run_sim,
};

} // namespace cantrip
