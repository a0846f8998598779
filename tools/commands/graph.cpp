// `cantrip graph`: who triggers, produces and consumes what, as a picture or as data.

#include <algorithm>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/diagnostics/render_text.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/commands.hpp"
#include "tools/graph/draw.hpp"
#include "tools/graph/graph.hpp"

namespace cantrip {
namespace {

using flow::Graph;

// Everything that the packages asked for declare themselves, but units and verbs only where a card touches
// them.
std::vector<bool> roots_of_packages(const Program& program, const World& world, const Graph& graph) {
    std::vector<bool> roots;
    for (const flow::Node& node : graph.nodes) {
        const auto package =
            world.find(program.name_of(program.packages[flow::declared(program, node).package]));
        roots.push_back(package && world.packages[*package].asked_for);
    }
    return roots;
}

// What was named: by its name in the source or by its printed word.
std::vector<bool> roots_named(const Program& program, const Graph& graph, std::string_view name) {
    std::vector<bool> roots;
    for (const flow::Node& node : graph.nodes) {
        const Declared& what = flow::declared(program, node);
        roots.push_back(program.names.text(what.name) == name || what.word == name);
    }
    return roots;
}

bool any(const std::vector<bool>& list) { return std::find(list.begin(), list.end(), true) != list.end(); }

Exit write(Invocation& invocation, const Program& program, const Graph& graph) {
    const std::string format = invocation.format();
    if (format == "json") {
        invocation.output.write(flow::as_json(program, graph));
        return Exit::clean;
    }
    const std::string dot = flow::as_dot(program, graph);
    if (format == "dot") {
        invocation.output.write(dot);
        return Exit::clean;
    }
    std::string problem;
    const std::string svg = flow::drawn(dot, problem);
    if (!problem.empty())
        return invocation.fail(problem, "install the package `graphviz`, or use `--format dot`");
    invocation.output.write(svg);
    return Exit::clean;
}

Exit run_graph(Invocation& invocation) {
    const auto programs = load_programs(invocation);
    if (programs->diagnostics.errors() > 0 || programs->world.broken) {
        invocation.message(
            render_text(programs->world.sources, programs->diagnostics, invocation.render_options()));
        return Exit::failed;
    }
    if (programs->list.empty())
        return invocation.fail("there is no package here", "name a folder with a `package.cant`");
    if (programs->list.size() > 1)
        return invocation.fail("these packages belong to several games", "name packages of one game");
    const Program& program = programs->list[0];
    const Graph whole = flow::graph_of(program, flow::flow_of(program));

    const std::string wanted = invocation.arguments.value("--of");
    std::vector<bool> roots = wanted.empty() ? roots_of_packages(program, programs->world, whole)
                                             : roots_named(program, whole, wanted);
    if (!wanted.empty() && !any(roots)) {
        std::vector<std::string_view> known;
        for (const flow::Node& node : whole.nodes)
            known.push_back(program.names.text(flow::declared(program, node).name));
        return invocation.fail("nothing is called `" + wanted + "`, or nothing happens to it",
                               suggestion(wanted, known));
    }
    unsigned depth = 1;
    if (const std::string text = invocation.arguments.value("--depth", "1");
        text.size() == 1 && text[0] >= '0' && text[0] <= '9')
        depth = static_cast<unsigned>(text[0] - '0');
    else
        return invocation.fail("`--depth` is a number from 0 to 9, not `" + text + "`");
    return write(invocation, program, flow::around(whole, roots, depth));
}

} // namespace

const Command graph_command{
    .name = "graph",
    .summary = "show who triggers, produces and consumes what",
    .operands = "[PATH…]",
    .about = "Draws cards, kinds, rules, verbs and units, and the edges between them: causes and triggers, "
             "gains, loses and pays.\n"
             "Without --of it shows the packages asked for and what they touch. A number on an edge is how "
             "much; `?` is decided in play.",
    .formats = {"dot", "svg", "json"},
    .options = {{"--of", Option::Takes::one, "NAME",
                 "only a card, unit, verb, kind or rule and what lies around it"},
                {"--depth", Option::Takes::one, "N", "how many edges away from it, 1 when not said"},
                lib_option()},
    .examples = {{"cantrip graph cards/dragons --format svg --output dragons.svg",
                  "a picture of a whole set (needs graphviz)"},
                 {"cantrip graph cards/dragons --of gold", "who makes gold and who spends it"},
                 {"cantrip graph cards/dragons --of red_dragon --depth 2 --format json",
                  "one card and its neighbours' neighbours"}},
    .run = run_graph,
};

} // namespace cantrip
