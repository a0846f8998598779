// `cantrip test`: do the cards do what their scenarios say?

#include <boost/json.hpp>
#include <fmt/format.h>

#include "interpreter/scenario.hpp"
#include "lang/support/markup.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/commands.hpp"

namespace cantrip {
namespace {

struct Ran {
    std::string name;
    std::string file;
    std::uint32_t line = 0;
    ScenarioResult result;
    std::uint32_t failed_line = 0;
    std::vector<std::string> trace;
};

// A line of the trace with its place: "gain 2 herb by isidora   cards/sites.cant:12".
std::string trace_line(const Sources& sources, const TraceLine& line) {
    std::string text(static_cast<std::size_t>(line.depth) * 2, ' ');
    text += line.text;
    if (line.at.end > 0)
        text += fmt::format("   {}:{}", sources.at(line.at.file).path,
                            sources.position(line.at.file, line.at.begin).line);
    return text;
}

// A scenario is judged in its own package with what that uses, whatever other packages add.
std::vector<Ran> run_all(const Programs& programs, const std::string& filter, std::uint64_t seed) {
    std::vector<Ran> all;
    for (std::size_t i = 0; i < programs.list.size(); ++i) {
        const Program& program = programs.list[i];
        const std::string& own = programs.world.packages[programs.packages[i].back()].name;
        for (ScenarioId id = 0; id < program.scenarios.size(); ++id) {
            const Scenario& scenario = program.scenarios[id];
            if (program.name_of(program.packages[scenario.package]) != own ||
                scenario.word.find(filter) == std::string_view::npos)
                continue;
            const Span at = program.trees[scenario.tree]->span(scenario.node);
            Ran ran{std::string(scenario.word),
                    programs.world.sources.at(at.file).path,
                    programs.world.sources.position(at.file, at.begin).line,
                    {},
                    0,
                    {}};
            ran.result = run_scenario(program, id, seed);
            if (!ran.result.passed)
                ran.failed_line =
                    programs.world.sources.position(ran.result.at.file, ran.result.at.begin).line;
            for (const TraceLine& line : ran.result.trace)
                ran.trace.push_back(trace_line(programs.world.sources, line));
            all.push_back(std::move(ran));
        }
    }
    return all;
}

std::string as_text(const std::vector<Ran>& all, const Sources& sources, std::uint64_t seed) {
    std::string text;
    std::size_t failed = 0;
    for (const Ran& ran : all) {
        if (ran.result.passed) continue;
        ++failed;
        text += fmt::format("FAIL {} (seed {})\n  {}:{}: {}\n", ran.name, seed, ran.file, ran.failed_line,
                            ran.result.message);
        text += fmt::format(
            "  | {}\n",
            sources.lines(ran.result.at.file).line(sources.at(ran.result.at.file).text, ran.failed_line));
        if (!ran.result.expected.empty())
            text += fmt::format("  expected  {}\n  found     {}\n", ran.result.expected, ran.result.found);
        const std::size_t skip = ran.trace.size() > 30 ? ran.trace.size() - 30 : 0;
        if (!ran.trace.empty())
            text += skip > 0 ? fmt::format("  what happened (the last 30 of {}):\n", ran.trace.size())
                             : std::string("  what happened:\n");
        for (std::size_t i = skip; i < ran.trace.size(); ++i) text += "    " + ran.trace[i] + "\n";
        text += "\n";
    }
    text += fmt::format("{} passed, {} failed\n", all.size() - failed, failed);
    return text;
}

std::string as_json(const std::vector<Ran>& all, std::uint64_t seed) {
    boost::json::array scenarios;
    std::size_t failed = 0;
    for (const Ran& ran : all) {
        failed += ran.result.passed ? 0 : 1;
        boost::json::array trace;
        for (const auto& line : ran.trace) trace.push_back(json_text(line));
        scenarios.push_back({{"name", json_text(ran.name)},
                             {"file", json_text(ran.file)},
                             {"line", ran.line},
                             {"result", ran.result.passed ? "passed" : "failed"},
                             {"message", json_text(ran.result.message)},
                             {"failed_line", ran.failed_line},
                             {"expected", json_text(ran.result.expected)},
                             {"found", json_text(ran.result.found)},
                             {"trace", std::move(trace)}});
    }
    return pretty_json(boost::json::object{{"passed", all.size() - failed},
                                           {"failed", failed},
                                           {"seed", seed},
                                           {"scenarios", std::move(scenarios)}});
}

std::string as_junit(const std::vector<Ran>& all) {
    std::size_t failed = 0;
    std::string cases;
    for (const Ran& ran : all) {
        cases += fmt::format("  <testcase classname=\"{}\" name=\"{}\"", markup_escaped(ran.file),
                             markup_escaped(ran.name));
        if (ran.result.passed) {
            cases += "/>\n";
            continue;
        }
        ++failed;
        std::string body = fmt::format("{}:{}: {}\nexpected {}\nfound {}\n", ran.file, ran.failed_line,
                                       ran.result.message, ran.result.expected, ran.result.found);
        for (const auto& line : ran.trace) body += line + "\n";
        cases += fmt::format(">\n    <failure message=\"{}\">{}</failure>\n  </testcase>\n",
                             markup_escaped(ran.result.message), markup_escaped(body));
    }
    return fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuite name=\"cantrip test\" "
                       "tests=\"{}\" failures=\"{}\">\n{}</testsuite>\n",
                       all.size(), failed, cases);
}

Exit run_test(Invocation& invocation) {
    const auto programs = load_programs(invocation, Grouping::each_package);
    if (programs->world.broken || programs->diagnostics.errors() > 0) {
        invocation.report(programs->world.sources, programs->diagnostics);
        return Exit::failed;
    }
    const auto seed = invocation.arguments.number("--seed", 1);
    if (!seed) return invocation.fail(seed.error().message, seed.error().help);
    const auto all = run_all(*programs, invocation.arguments.value("--filter"), seed.value());
    const std::string format = invocation.format();
    invocation.output.write(format == "json"    ? as_json(all, seed.value())
                            : format == "junit" ? as_junit(all)
                                                : as_text(all, programs->world.sources, seed.value()));
    const bool failed =
        std::any_of(all.begin(), all.end(), [](const Ran& ran) { return !ran.result.passed; });
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
                lib_option()},
    .examples = {{"cantrip test cards/dragons", "run the scenarios of one set"},
                 {"cantrip test --filter dragon", "run those that speak of dragons"},
                 {"cantrip test --format junit --output tests.xml", "write a report for a build server"}},
    .run = run_test,
};

} // namespace cantrip
