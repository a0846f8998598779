#include "tools/graph/draw.hpp"

#include "tools/support/run_program.hpp"

namespace cantrip::flow {

std::string drawn(const std::string& dot, std::string& problem) {
    const auto svg = run_program({{"dot", "-Tsvg"}, dot});
    if (svg && !svg->empty()) return *svg;
    problem = "graphviz did not draw the graph";
    return {};
}

} // namespace cantrip::flow
