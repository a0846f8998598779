// A graph as text for graphviz and as JSON.

#include <array>
#include <boost/json.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/graph/graph.hpp"

namespace cantrip::flow {
namespace {

struct Look {
    std::string_view shape, fill;
};

Look look_of(Node::Sort sort) {
    switch (sort) {
    case Node::Sort::card: return {"box", "#fff3c4"};
    case Node::Sort::kind: return {"box", "#e8e8e8"};
    case Node::Sort::rule: return {"note", "#e8e8e8"};
    case Node::Sort::verb: return {"ellipse", "#d7e8ff"};
    case Node::Sort::unit: break;
    }
    return {"hexagon", "#d9f2d9"};
}

std::string_view style_of(Edge::How how) {
    switch (how) {
    case Edge::How::causes: return "color=\"#2f5fa8\"";
    case Edge::How::triggers: return "color=\"#2f5fa8\" style=dashed";
    case Edge::How::gains: return "color=\"#2e7d32\"";
    case Edge::How::loses: return "color=\"#b23b3b\" style=dashed";
    case Edge::How::pays: break;
    }
    return "color=\"#b23b3b\"";
}

std::string dot_quoted(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c;
    }
    return out + "\"";
}

// The printed name where there is one: it is what people know a card by.
std::string_view label(const Program& program, Node node) {
    const Declared& what = declared(program, node);
    return what.word.empty() ? program.names.text(what.name) : what.word;
}

std::string id_of(const Program& program, Node node) {
    return fmt::format("{}:{}", to_string(node.sort), program.names.text(declared(program, node).name));
}

// What stands beside an edge: `2`, `when`, or nothing where the arrow says it all.
std::string edge_label(const Edge& edge) {
    if (edge.how == Edge::How::triggers) return std::string(to_string(edge.form));
    if (edge.how == Edge::How::causes) return {};
    return edge.amount == 0 ? "?" : std::to_string(edge.amount);
}

} // namespace

std::string_view to_string(Node::Sort sort) {
    static constexpr std::array<std::string_view, 5> names = {"card", "kind", "rule", "verb", "unit"};
    return names[static_cast<std::size_t>(sort)];
}

std::string_view to_string(Edge::How how) {
    static constexpr std::array<std::string_view, 5> names = {"causes", "triggers", "gains", "loses", "pays"};
    return names[static_cast<std::size_t>(how)];
}

std::string_view to_string(ReactionForm form) {
    static constexpr std::array<std::string_view, 10> names = {"when",   "before",  "instead of", "modify",
                                                               "forbid", "allow",   "silence",    "share",
                                                               "accept", "whenever"};
    return names[static_cast<std::size_t>(form)];
}

std::string as_dot(const Program& program, const Graph& graph) {
    std::string out = "digraph cantrip {\n  rankdir=LR;\n  node [style=filled fontname=\"sans-serif\"];\n  "
                      "edge [fontname=\"sans-serif\" fontsize=10];\n";
    for (const Node& node : graph.nodes) {
        const Look look = look_of(node.sort);
        out += fmt::format("  {} [label={} shape={} fillcolor=\"{}\"];\n", dot_quoted(id_of(program, node)),
                           dot_quoted(label(program, node)), look.shape, look.fill);
    }
    for (const Edge& edge : graph.edges) {
        const std::string text = edge_label(edge);
        out += fmt::format("  {} -> {} [{}{}];\n", dot_quoted(id_of(program, graph.nodes[edge.from])),
                           dot_quoted(id_of(program, graph.nodes[edge.to])), style_of(edge.how),
                           text.empty() ? "" : " label=" + dot_quoted(text));
    }
    return out + "}\n";
}

std::string as_json(const Program& program, const Graph& graph) {
    boost::json::array nodes, edges;
    for (const Node& node : graph.nodes) {
        const Declared& what = declared(program, node);
        nodes.push_back({{"id", id_of(program, node)},
                         {"sort", to_string(node.sort)},
                         {"name", program.names.text(what.name)},
                         {"word", what.word}});
    }
    for (const Edge& edge : graph.edges) {
        boost::json::object object{{"from", id_of(program, graph.nodes[edge.from])},
                                   {"to", id_of(program, graph.nodes[edge.to])},
                                   {"how", to_string(edge.how)}};
        if (edge.how == Edge::How::triggers)
            object["form"] = to_string(edge.form);
        else if (edge.how != Edge::How::causes)
            object["amount"] =
                edge.amount == 0 ? boost::json::value(nullptr) : boost::json::value(edge.amount);
        edges.push_back(std::move(object));
    }
    return pretty_json(boost::json::object{{"nodes", std::move(nodes)}, {"edges", std::move(edges)}});
}

} // namespace cantrip::flow
