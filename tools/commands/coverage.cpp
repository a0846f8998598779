// `cantrip coverage`: what of a printed game is written down, and what is not?

#include <filesystem>

#include <fmt/format.h>

#include "lang/source/folder.hpp"
#include "lang/source/read_file.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/commands.hpp"
#include "tools/inventory/report.hpp"

namespace cantrip {
namespace {

using namespace inventory;

// The text of a file; one that was found in a set, and not named, must lie there.
Result<std::string, std::string> read_beside(const std::string& file, bool found) {
    const std::string folder = std::filesystem::path(file).parent_path().string();
    if (const std::string problem = found ? link_problem(folder, file) : std::string(); !problem.empty())
        return Failure{problem};
    auto source = read_file(file);
    if (!source) return Failure{source.error().message};
    return std::move(source.value().text);
}

Exit run_coverage(Invocation& invocation) {
    if (invocation.arguments.operands().empty())
        return invocation.fail("no game is named",
                               "write `cantrip coverage GAME`: the name of a game or the path of its cards");
    const auto programs =
        load_programs(invocation.arguments.operands(), load_options(invocation), Grouping::each_package);
    const World& world = programs->world;
    if (world.broken) {
        invocation.output.write(
            render_text(world.sources, programs->diagnostics, invocation.render_options()));
        return Exit::failed;
    }
    if (programs->diagnostics.errors() > 0)
        invocation.message(
            fmt::format("{} in these files: some claims may be unread; `cantrip check` tells more",
                        count_in_words(programs->diagnostics)));
    const std::string named = invocation.arguments.value("--inventory");
    const std::vector<std::string> files = named.empty() ? default_inventories(world) : std::vector{named};
    if (files.empty())
        return invocation.fail(
            "there is no inventory",
            fmt::format("put a `{}` beside the package, or say `--inventory FILE`", default_inventory_name));
    Inventory inventory;
    Pins pins;
    for (const std::string& file : files) {
        const auto text = read_beside(file, named.empty());
        if (!text) return invocation.fail(text.error());
        if (const std::string wrong = inventory.add(text.value()); !wrong.empty())
            return invocation.fail(fmt::format("`{}`: {}", file, wrong));
    }
    const bool facts = invocation.arguments.has("--facts");
    for (const std::string& file : files) {
        const auto list = (std::filesystem::path(file).parent_path() / facts_file_name).string();
        std::error_code ignored;
        if (!std::filesystem::exists(list, ignored)) continue;
        const auto text = read_beside(list, true);
        if (!text) return invocation.fail(text.error());
        if (const std::string wrong = pins.add(text.value(), inventory); !wrong.empty())
            return invocation.fail(fmt::format("`{}`: {}", list, wrong));
    }
    std::vector<std::size_t> asked;
    for (std::size_t i = 0; i < world.packages.size(); ++i)
        if (world.packages[i].asked_for) asked.push_back(i);
    const Ledger ledger = make_ledger(world, world.closure(asked), inventory);
    Report report{world.sources, inventory, ledger};
    report.facts = facts;
    EvidenceOptions options{&pins, facts};
    if (!invocation.arguments.value("--sample").empty()) {
        const auto sample = invocation.arguments.number("--sample", 0);
        if (!sample) return invocation.fail(sample.error().message, sample.error().help);
        options.sample = sample.value();
    }
    const auto seed = invocation.arguments.number("--seed", 1);
    if (!seed) return invocation.fail(seed.error().message, seed.error().help);
    options.seed = seed.value();
    if (programs->diagnostics.errors() == 0)
        report.evidence = find_evidence(*programs, inventory, ledger, options);
    invocation.output.write(invocation.format() == "json"
                                ? report_as_json(report)
                                : report_as_text(report, invocation.arguments.has("--all")));
    const bool held = report.facts_that(FactStanding::lost) == 0 &&
                      report.facts_that(FactStanding::unnoticed) == 0 &&
                      report.facts_that(FactStanding::unlisted) == 0;
    const bool clean = report.claimed() == ledger.rows.size() && ledger.unknown.empty() && held;
    return clean ? Exit::clean : Exit::findings;
}

} // namespace

const Command coverage_command{
    .name = "coverage",
    .summary = "compare a game with the inventory of the printed one",
    .operands = "GAME…",
    .about = "Tells which entries of an inventory are played: a scenario fails when a line of the definition "
             "that claims the entry (`from`)\n"
             "is changed. Others are written (no scenario notices a change), named (the effect is unknown) "
             "or missing. Lists every value\n"
             "that is assumed and every text that is unknown. GAME is the name of a game or card set in the "
             "libraries, or a path. The\n"
             "inventory is `inventory.json` beside the package: a list of objects with an `id`, and perhaps "
             "`names` and `facts`. The\n"
             "file `facts.tsv` beside it says for each fact which change of a line would make it false, and "
             "which scenario notices.",
    .formats = {"text", "json"},
    .options =
        {{"--inventory", Option::Takes::one, "FILE", "compare with this inventory"},
         {"--facts", Option::Takes::nothing, "",
          "try the facts instead of the entries: does the scenario of `facts.tsv` notice each change?"},
         {"--sample", Option::Takes::one, "N", "look at N entries instead of all; 0: play nothing"},
         {"--seed", Option::Takes::one, "S", "which entries are drawn (1)"},
         {"--all", Option::Takes::nothing, "", "list every entry with its claims and what noticed a change"},
         lib_option()},
    .examples = {{"cantrip coverage dragons", "what of this game is missing"},
                 {"cantrip coverage cards/dragons --inventory dragons.json",
                  "compare with a list of your own"},
                 {"cantrip coverage dragons --facts", "which facts does no scenario pin?"},
                 {"cantrip coverage dragons --format json", "for a program"}},
    .run = run_coverage,
};

} // namespace cantrip
