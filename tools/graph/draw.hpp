#pragma once
// A picture of a graph, by graphviz.

#include <string>

namespace cantrip::flow {

// SVG of a graph in graphviz's language. Empty when it could not be drawn: then `problem` says why.
[[nodiscard]] std::string drawn(const std::string& dot, std::string& problem);

} // namespace cantrip::flow
