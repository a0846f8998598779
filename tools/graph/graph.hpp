#pragma once
// Who triggers, produces and consumes what: cards, kinds, rules, verbs and units, and the edges between them.

#include <string>
#include <vector>

#include "tools/graph/flow.hpp"

namespace cantrip::flow {

struct Node {
    enum class Sort : std::uint8_t { card, kind, rule, verb, unit } sort = Sort::card;
    std::uint32_t index = no_index;
    friend auto operator<=>(const Node&, const Node&) = default;
};

// Edges point the way things go: `pays` from the ware to the one who spends it, `gains` from the one who
// makes it.
struct Edge {
    enum class How : std::uint8_t { causes, triggers, gains, loses, pays } how = How::causes;
    std::uint32_t from = 0, to = 0;         // into Graph::nodes
    std::int32_t amount = 0;                // 0: not known before play; of several the largest
    ReactionForm form = ReactionForm::when; // of triggers
    friend auto operator<=>(const Edge&, const Edge&) = default;
};

struct Graph {
    std::vector<Node> nodes; // sorted
    std::vector<Edge> edges; // sorted, each once
};

[[nodiscard]] Graph graph_of(const Program& program, const Flow& flow);

// What lies within `depth` edges of the roots, in either direction.
[[nodiscard]] Graph around(const Graph& graph, const std::vector<bool>& roots, unsigned depth);

[[nodiscard]] const Declared& declared(const Program& program, Node node);
[[nodiscard]] std::string_view to_string(Node::Sort sort);
[[nodiscard]] std::string_view to_string(Edge::How how);
[[nodiscard]] std::string_view to_string(ReactionForm form);

[[nodiscard]] std::string as_dot(const Program& program, const Graph& graph);
[[nodiscard]] std::string as_json(const Program& program, const Graph& graph);

} // namespace cantrip::flow
