// What a small set does, as edges that can be counted by hand.

#include <algorithm>

#include <boost/json.hpp>
#include <catch2/catch.hpp>

#include "tests/lang/check/checked.hpp"
#include "tests/support/run_cantrip.hpp"
#include "tests/support/scratch.hpp"
#include "tools/graph/graph.hpp"

using namespace cantrip;
using namespace cantrip::testing;
using Catch::Matchers::Contains;

namespace {

const char* const ships = "token coin of player\n"
                          "token rum of player\n"
                          "group cargo of coin, rum\n"
                          "zone hand of player holds card\n"
                          "kind ship is card { price cost = nothing }\n"
                          "verb sail(ship): gain 1 coin\n"
                          "ship brig {\n"
                          "  price 2 coin + 1 rum\n"
                          "  when sail this by you: may 1 rum -> gain 3 coin\n"
                          "}\n"
                          "ship sloop {\n"
                          "  before sail ship by you: sail brig\n"
                          "  when gain coin by you: lose 1 any cargo\n"
                          "}\n";

// `from how to amount` for each edge of a program.
std::vector<std::string> edges_of(const Program& program) {
    const flow::Graph graph = flow::graph_of(program, flow::flow_of(program));
    std::vector<std::string> lines;
    for (const flow::Edge& edge : graph.edges) {
        const auto name = [&](std::uint32_t node) {
            return std::string(program.names.text(flow::declared(program, graph.nodes[node]).name));
        };
        std::string line = name(edge.from) + " " + std::string(to_string(edge.how)) + " " + name(edge.to);
        if (edge.how == flow::Edge::How::triggers)
            line += " " + std::string(flow::to_string(edge.form));
        else if (edge.how != flow::Edge::How::causes)
            line += " " + std::to_string(edge.amount);
        lines.push_back(line);
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

} // namespace

TEST_CASE("the graph of a set has every deed once", "[graph]") {
    const Checked checked(ships);
    REQUIRE(checked.codes().empty());
    CHECK(edges_of(checked.program) == std::vector<std::string>{
                                           "brig causes gain",
                                           "brig gains coin 3",
                                           "coin loses sloop 1",
                                           "coin pays brig 2",
                                           "gain triggers sloop when",
                                           "rum loses sloop 1",
                                           "rum pays brig 1",
                                           "sail causes gain",
                                           "sail gains coin 1",
                                           "sail triggers brig when",
                                           "sail triggers sloop before",
                                           "sloop causes lose",
                                           "sloop causes sail",
                                       });
}

TEST_CASE("`graph` shows what lies around a name", "[graph]") {
    const Scratch scratch;
    scratch.write("ships/package.cant", std::string("package ships \"Ships\" {\n  uses core\n}\n"));
    scratch.write("ships/cards.cant", ships);
    const std::string lib = CANTRIP_SOURCE_DIR "/stdlib";
    const RunResult r =
        run_cantrip({"graph", scratch.path("ships"), "--lib", lib, "--of", "rum", "--format", "json"});
    INFO(r.err);
    REQUIRE(r.status == 0);
    const auto json = boost::json::parse(r.out).as_object();
    CHECK(json.at("nodes").as_array().size() == 3); // rum, brig, sloop
    CHECK(json.at("edges").as_array().size() == 2);

    const RunResult dot = run_cantrip({"graph", scratch.path("ships"), "--lib", lib, "--of", "brig"});
    CHECK_THAT(dot.out, Contains("\"unit:coin\" -> \"card:brig\" [color=\"#b23b3b\" label=\"2\"]"));
    const RunResult wrong = run_cantrip({"graph", scratch.path("ships"), "--lib", lib, "--of", "birg"});
    CHECK(wrong.status == 2);
    CHECK_THAT(wrong.err, Contains("did you mean `brig`?"));
    CHECK(run_cantrip({"graph", scratch.path("ships"), "--lib", lib, "--depth", "x"}).status == 2);
}
