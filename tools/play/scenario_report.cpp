#include "tools/play/scenario_report.hpp"

#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/support/markup.hpp"
#include "lang/support/pretty_json.hpp"

namespace cantrip::play {
namespace {

// A line of the trace with its place: "gain 2 herb by isidora   cards/sites.cant:12".
std::string trace_line(const Sources& sources, const TraceLine& line) {
    std::string text(static_cast<std::size_t>(line.depth) * 2, ' ');
    text += line.text;
    if (line.at.end > 0)
        text += fmt::format("   {}:{}", sources.at(line.at.file).path,
                            sources.position(line.at.file, line.at.begin).line);
    return text;
}

} // namespace

std::vector<RanScenario> run_scenarios(const Programs& programs, const std::string& filter,
                                       std::uint64_t seed) {
    std::vector<RanScenario> all;
    for (std::size_t i = 0; i < programs.list.size(); ++i) {
        const Program& program = programs.list[i];
        const std::string& own = programs.world.packages[programs.packages[i].back()].name;
        for (ScenarioId id(0); id < program.scenarios.size(); ++id) {
            const Scenario& scenario = program.scenarios[id];
            if (program.name_of(program.packages[scenario.package]) != own ||
                scenario.word.find(filter) == std::string_view::npos)
                continue;
            const Span at = program.trees[scenario.tree]->span(scenario.node);
            RanScenario ran{std::string(scenario.word),
                            programs.world.sources.at(at.file).path,
                            programs.world.sources.position(at.file, at.begin).line,
                            {},
                            0,
                            {},
                            &program};
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

std::string scenarios_as_text(const std::vector<RanScenario>& all, const Sources& sources,
                              std::uint64_t seed) {
    std::string text;
    std::size_t failed = 0;
    for (const RanScenario& ran : all) {
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

std::string scenarios_as_json(const std::vector<RanScenario>& all, std::uint64_t seed) {
    boost::json::array scenarios;
    std::size_t failed = 0;
    for (const RanScenario& ran : all) {
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

std::string scenarios_as_junit(const std::vector<RanScenario>& all) {
    std::size_t failed = 0;
    std::string cases;
    for (const RanScenario& ran : all) {
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

} // namespace cantrip::play
