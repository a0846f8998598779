// `cantrip test`: do the cards do what their scenarios say?

#include <algorithm>
#include <fmt/format.h>

#include "lang/program/ability_id.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/commands.hpp"
#include "tools/play/load_game.hpp"
#include "tools/play/scenario_report.hpp"
#include "tools/sim/reach.hpp"

namespace cantrip {
namespace {

using namespace play;

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
        text += fmt::format("{} abilities: {} happen in scenarios, {} in {} random games, {} never\n",
                            found.abilities, found.by_scenarios, found.by_games, found.games,
                            found.unreached.size());
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

Exit run_test(Invocation& invocation) {
    const auto programs = load_programs(invocation, Grouping::each_package);
    if (programs->world.broken || programs->diagnostics.errors() > 0) {
        invocation.report(programs->world.sources, programs->diagnostics);
        return Exit::failed;
    }
    const auto seed = invocation.arguments.number("--seed", 1);
    if (!seed) return invocation.fail(seed.error().message, seed.error().help);
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
                {"--reach", Option::Takes::nothing, "",
                 "instead: which abilities neither scenarios nor random games make happen, and why"},
                lib_option()},
    .examples = {{"cantrip test cards/dragons", "run the scenarios of one set"},
                 {"cantrip test --filter dragon", "run those that speak of dragons"},
                 {"cantrip test --reach cards/dragons", "find abilities that never happen"},
                 {"cantrip test --format junit --output tests.xml", "write a report for a build server"}},
    .run = run_test,
};

} // namespace cantrip
