#include "tools/graph/graph.hpp"

#include <algorithm>
#include <map>

namespace cantrip::flow {
namespace {

class Builder {
  public:
    Builder(const Program& program, const Flow& flow) : p_(program), flow_(flow) {}

    Graph run() {
        for (const Body& body : flow_.bodies) add_body(body);
        for (const Ear& ear : flow_.ears)
            add({Node::Sort::verb, ear.verb}, owner(p_.abilities[ear.ability]), Edge::How::triggers, 0,
                p_.reactions[ear.reaction].form);
        return numbered();
    }

  private:
    struct Key {
        Node from, to;
        Edge::How how;
        ReactionForm form;
        friend auto operator<=>(const Key&, const Key&) = default;
    };

    static Node owner(const Ability& ability) {
        if (ability.thing != no_index) return {Node::Sort::card, ability.thing};
        if (ability.kind != no_index) return {Node::Sort::kind, ability.kind};
        return {Node::Sort::rule, ability.rule};
    }

    Node owner(const Body& body) const {
        switch (body.of) {
        case Body::Of::ability: return owner(p_.abilities[body.id]);
        case Body::Of::verb: return {Node::Sort::verb, body.id};
        case Body::Of::value: break;
        }
        return {body.of_kind ? Node::Sort::kind : Node::Sort::card, body.id};
    }

    // Things that exist only in a scenario are no part of a set.
    bool left_out(Node node) const {
        return node.sort == Node::Sort::card && p_.things[node.index].scenario != no_index;
    }

    void add_body(const Body& body) {
        const Node me = owner(body);
        for (const Deed& deed : flow_.of(body)) {
            const Node ware{deed.ware.thing ? Node::Sort::kind : Node::Sort::unit, deed.ware.index};
            switch (deed.what) {
            case Deed::What::call: add(me, {Node::Sort::verb, deed.verb}, Edge::How::causes, 0); break;
            case Deed::What::gain: add(me, ware, Edge::How::gains, deed.amount); break;
            case Deed::What::lose: add(ware, me, Edge::How::loses, deed.amount); break;
            case Deed::What::pay: add(ware, me, Edge::How::pays, deed.amount); break;
            }
        }
    }

    // What is printed inside a card without a name of its own is that card's.
    Node named(Node node) const {
        if (node.sort != Node::Sort::card) return node;
        while (p_.things[node.index].name == no_name && p_.things[node.index].parent != no_index)
            node.index = p_.things[node.index].parent;
        return node;
    }

    void add(Node from, Node to, Edge::How how, std::int32_t amount, ReactionForm form = ReactionForm::when) {
        from = named(from);
        to = named(to);
        if (left_out(from) || left_out(to)) return;
        std::int32_t& largest = edges_[{from, to, how, form}];
        largest = std::max(largest, amount);
    }

    Graph numbered() const {
        Graph graph;
        for (const auto& [key, amount] : edges_) {
            graph.nodes.push_back(key.from);
            graph.nodes.push_back(key.to);
        }
        std::sort(graph.nodes.begin(), graph.nodes.end());
        graph.nodes.erase(std::unique(graph.nodes.begin(), graph.nodes.end()), graph.nodes.end());
        const auto number = [&](Node node) {
            return static_cast<std::uint32_t>(std::lower_bound(graph.nodes.begin(), graph.nodes.end(), node) -
                                              graph.nodes.begin());
        };
        for (const auto& [key, amount] : edges_)
            graph.edges.push_back({key.how, number(key.from), number(key.to), amount, key.form});
        std::sort(graph.edges.begin(), graph.edges.end());
        return graph;
    }

    const Program& p_;
    const Flow& flow_;
    std::map<Key, std::int32_t> edges_;
};

} // namespace

Graph graph_of(const Program& program, const Flow& flow) { return Builder(program, flow).run(); }

Graph around(const Graph& graph, const std::vector<bool>& roots, unsigned depth) {
    std::vector<bool> reached = roots;
    for (; depth > 0; --depth) {
        std::vector<bool> next = reached;
        for (const Edge& edge : graph.edges) {
            if (reached[edge.from]) next[edge.to] = true;
            if (reached[edge.to]) next[edge.from] = true;
        }
        if (next == reached) break;
        reached = std::move(next);
    }
    Graph part;
    std::vector<std::uint32_t> number(graph.nodes.size(), no_index);
    for (std::uint32_t i = 0; i < graph.nodes.size(); ++i) {
        if (!reached[i]) continue;
        number[i] = static_cast<std::uint32_t>(part.nodes.size());
        part.nodes.push_back(graph.nodes[i]);
    }
    for (Edge edge : graph.edges) {
        edge.from = number[edge.from];
        edge.to = number[edge.to];
        if (edge.from != no_index && edge.to != no_index) part.edges.push_back(edge);
    }
    return part;
}

const Declared& declared(const Program& program, Node node) {
    switch (node.sort) {
    case Node::Sort::card: return program.things[node.index];
    case Node::Sort::kind: return program.kinds[node.index];
    case Node::Sort::rule: return program.rules[node.index];
    case Node::Sort::verb: return program.verbs[node.index];
    case Node::Sort::unit: break;
    }
    return program.units[node.index];
}

} // namespace cantrip::flow
