// `cantrip test`: do the cards do what their scenarios say?

#include <algorithm>

#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/cli/watch.hpp"
#include "tools/commands/commands.hpp"
#include "tools/mutants/sample.hpp"
#include "tools/play/scenario_report.hpp"

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
                watch_option(),
                lib_option()},
    .examples = {{"cantrip test cards/dragons", "run the scenarios of one set"},
                 {"cantrip test --filter dragon", "run those that speak of dragons"},
                 {"cantrip test cards/dragons --mutants 100", "which rules does no scenario try?"},
                 {"cantrip test --format junit --output tests.xml", "write a report for a build server"}},
    .run = run_test,
};

} // namespace cantrip
