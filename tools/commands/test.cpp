// `cantrip test`: do the cards do what their scenarios say?

#include <algorithm>
#include <fmt/format.h>

#include "lang/program/ability_id.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/cli/watch.hpp"
#include "tools/commands/commands.hpp"
#include "tools/mutants/sample.hpp"
#include "tools/play/load_game.hpp"
#include "tools/play/scenario_report.hpp"
#include "tools/sim/reach.hpp"

namespace cantrip {
namespace {

using namespace play;

// Changes rules and cards one at a time and plays the scenarios each time.
Exit run_mutants(Invocation& invocation, Programs& programs, std::uint64_t seed) {
    if (!invocation.arguments.value("--filter").empty() || invocation.format() == "junit")
        return invocation.fail("--mutants plays every scenario, and reports as text or json",
                               "leave out --filter, and --format junit");
    const auto count = invocation.arguments.number("--mutants", 200, 1, 1'000'000);
    if (!count) return invocation.fail(count.error().message, count.error().help);
    const mutants::Sample sample = mutants::sample_mutants(programs, count.value(), seed);
    invocation.output.write(invocation.format() == "json"
                                ? mutants::sample_as_json(programs.world.sources, sample)
                                : mutants::sample_as_text(programs.world.sources, sample));
    return sample.killed() == sample.tried.size() ? Exit::clean : Exit::findings;
}

// Why an ability was never reached, as far as the games show it.
std::string reach_reason(const Program& program, const sim::Unreached& one) {
    if (!one.worked) return "its card never lay where this counts";
    const Ability& ability = program.abilities[one.id];
    return ability.form == Ability::Form::reaction && ability.reaction != no_index &&
                   program.reactions[ability.reaction].pattern != no_index &&
                   program.patterns[program.reactions[ability.reaction].pattern].verb != no_index
               ? fmt::format(
                     "it counted, but no `{}` came that fits it and its conditions",
                     program.name_of(
                         program.verbs[program.patterns[program.reactions[ability.reaction].pattern].verb]))
               : std::string("it counted, but was never used: its conditions or its price never held");
}

// `--reach`: every ability that no scenario and no random game has made happen.
Exit report_reach(Invocation& invocation, const Programs& programs, const std::vector<RanScenario>& all) {
    std::string text;
    bool missing = false;
    for (const Program& program : programs.list) {
        std::vector<std::uint8_t> fired(program.abilities.size(), 0);
        for (const RanScenario& ran : all)
            if (ran.program == &program)
                for (std::size_t i = 0; i < fired.size() && i < ran.result.fired.size(); ++i)
                    fired[i] |= ran.result.fired[i];
        if (program.game.name == no_name) continue;
        const sim::Reach found = sim::reach(program, programs.asked(program), fired, {});
        text += fmt::format("{} abilities: {} happen in scenarios, {} in {} random games, {} in {} games "
                            "aimed at them, {} never\n",
                            found.abilities, found.by_scenarios, found.by_games, found.games, found.by_aim,
                            found.aimed_games, found.unreached.size());
        if (!found.fault.empty()) text += found.fault + "\n";
        for (const sim::Unreached& one : found.unreached) {
            const Ability& ability = program.abilities[one.id];
            text += fmt::format(
                "  {}   {}\n    {}\n", ability_id(program, one.id),
                place_text(programs.world.sources, program.trees[ability.tree]->span(ability.node)),
                reach_reason(program, one));
        }
        missing |= !found.unreached.empty();
    }
    invocation.output.write(text);
    return missing ? Exit::findings : Exit::clean;
}

Exit test_once(Invocation& invocation, std::vector<std::string>& folders) {
    const auto programs = load_programs(invocation, Grouping::each_package);
    folders = folders_read(*programs);
    if (programs->world.broken || programs->diagnostics.errors() > 0) {
        invocation.report(programs->world.sources, programs->diagnostics);
        return Exit::failed;
    }
    const auto seed = invocation.arguments.number("--seed", 1);
    if (!seed) return invocation.fail(seed.error().message, seed.error().help);
    if (!invocation.arguments.value("--mutants").empty())
        return run_mutants(invocation, *programs, seed.value());
    const auto all = run_scenarios(*programs, invocation.arguments.value("--filter"), seed.value());
    const std::string format = invocation.format();
    if (invocation.arguments.has("--reach")) return report_reach(invocation, *programs, all);
    invocation.output.write(format == "json" ? scenarios_as_json(all, seed.value())
                            : format == "junit"
                                ? scenarios_as_junit(all)
                                : scenarios_as_text(all, programs->world.sources, seed.value()));
    const bool failed =
        std::any_of(all.begin(), all.end(), [](const RanScenario& ran) { return !ran.result.passed; });
    return failed ? Exit::findings : Exit::clean;
}

Exit run_test(Invocation& invocation) {
    return run_watched(invocation, {},
                       [&](std::vector<std::string>& folders) { return test_once(invocation, folders); });
}

} // namespace

const Command test_command{
    .name = "test",
    .summary = "run the scenarios of card files",
    .operands = "[PATH…]",
    .about =
        "Runs every scenario of the packages that the paths lie in or name, each in its own package; those "
        "of the packages they use are\n"
        "left out. A failure shows what was expected and found, the place\n"
        "in the source, and everything that happened before. Dice and shuffles are fixed inside a scenario.",
    .formats = {"text", "json", "junit"},
    .options = {{"--filter", Option::Takes::one, "TEXT", "only scenarios whose name has TEXT in it"},
                {"--seed", Option::Takes::one, "S", "where chance that a scenario leaves open starts (1)"},
                {"--mutants", Option::Takes::one, "N",
                 "change N places of the rules and cards, one at a time, and list the changes that no "
                 "scenario notices"},
                {"--reach", Option::Takes::nothing, "",
                 "instead: which abilities neither scenarios nor random games nor games aimed at them make "
                 "happen, and why"},
                watch_option(),
                lib_option()},
    .examples = {{"cantrip test cards/dragons", "run the scenarios of one set"},
                 {"cantrip test --filter dragon", "run those that speak of dragons"},
                 {"cantrip test cards/dragons --mutants 100", "which rules does no scenario try?"},
                 {"cantrip test --reach cards/dragons", "find abilities that never happen"},
                 {"cantrip test --format junit --output tests.xml", "write a report for a build server"}},
    .run = run_test,
};

} // namespace cantrip
