#include "tools/graph/draw.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace cantrip::flow {

// Path and options are fixed, so no word of the user reaches a shell.
std::string drawn(const std::string& dot, std::string& problem) {
    namespace fs = std::filesystem;
    const fs::path folder = fs::temp_directory_path() / fs::path("cantrip-graph-XXXXXX");
    std::string name = folder.string();
    if (mkdtemp(name.data()) == nullptr) {
        problem = "cannot make a temporary folder";
        return {};
    }
    const std::string input = name + "/graph.dot", result = name + "/graph.svg";
    std::ofstream(input, std::ios::binary) << dot;
    const std::string line = "dot -Tsvg -o '" + result + "' '" + input + "' 2>/dev/null";
    std::string svg;
    if (std::system(line.c_str()) == 0) {
        std::ifstream file(result, std::ios::binary);
        svg.assign(std::istreambuf_iterator<char>(file), {});
    }
    std::error_code ignored;
    fs::remove_all(name, ignored);
    if (svg.empty()) problem = "graphviz did not draw the graph";
    return svg;
}

} // namespace cantrip::flow
