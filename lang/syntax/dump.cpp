#include "lang/syntax/dump.hpp"

#include <array>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"

namespace cantrip {
namespace {

namespace json = boost::json;

std::string shown(const Tokens& tokens, std::uint32_t token) {
    if (tokens.list[token].kind() == TokenKind::new_line) return tokens.text_of(token) == ";" ? "`;`" : "";
    return tokens.list[token].kind() == TokenKind::end_of_file ? ""
                                                               : fmt::format("`{}`", tokens.text_of(token));
}

// Leaves show what they cover; a long stretch of junk shows its ends.
std::string leaf_text(const Tree& tree, NodeId id) {
    const Node& node = tree[id];
    if (node.first == node.last) return {};
    const Span span = tree.span(id);
    const std::string_view text = tree.tokens().text.substr(span.begin, span.end - span.begin);
    if (text.size() <= 60 && text.find('\n') == std::string_view::npos) return fmt::format(" `{}`", text);
    return fmt::format(" `{}` … `{}`", tree.tokens().text_of(node.first),
                       tree.tokens().text_of(node.last - 1));
}

// Words that have no node of their own but tell nodes of one kind apart: the operator of a comparison,
// `cannot`.
bool tells_by_token(NodeKind node_kind) {
    using enum NodeKind;
    switch (node_kind) {
    case compare:
    case compare_to:
    case has:
    case is:
    case change:
    case when:
    case head_when:
    case time:
    case deed:
    case accepting:
    case verb:
    case rank:
    case total_of:
    case param_type:
    case match: return true;
    default: return false;
    }
}

// The tokens of a node that none of its children covers.
std::string own_words(const Tree& tree, NodeId id) {
    std::string out;
    std::uint32_t at = tree[id].first;
    const auto take = [&](std::uint32_t end) {
        for (; at < end; ++at) {
            const TokenKind kind = tree.tokens().list[at].kind();
            const bool said =
                kind >= TokenKind::kw_a || (kind >= TokenKind::plus && kind <= TokenKind::greater);
            if (said && kind != TokenKind::equals) out += fmt::format(" {}", tree.tokens().text_of(at));
        }
    };
    for (const NodeId child : tree.children(id)) {
        take(tree[child].first);
        at = std::max(at, tree[child].last);
    }
    take(tree[id].last);
    return out;
}

void dump_node(const Tree& tree, NodeId id, int depth, std::string& out) {
    out.append(static_cast<std::size_t>(depth) * 2, ' ').append(to_string(tree.kind(id)));
    if (!tree.has_children(id))
        out += leaf_text(tree, id);
    else if (tells_by_token(tree.kind(id)))
        out += own_words(tree, id);
    out += '\n';
}

} // namespace

std::string_view to_string(TokenKind kind) {
    static constexpr std::array names = {
#define TOKEN(kind, text) std::string_view(#kind),
#include "lang/syntax/tokens.def"
#undef TOKEN
    };
    return names[static_cast<std::size_t>(kind)];
}

std::string dump_tokens(const Sources& sources, const Tokens& tokens) {
    std::string out;
    for (std::uint32_t i = 0; i < tokens.list.size(); ++i) {
        const Position at = sources.position(tokens.file, tokens.list[i].begin);
        const std::string text = shown(tokens, i);
        out += fmt::format("{}:{} {}{}{}\n", at.line, at.column, to_string(tokens.list[i].kind()),
                           text.empty() ? "" : " ", text);
    }
    return out;
}

std::string dump_tree(const Tree& tree) {
    std::string out;
    // Ends of the open parents; a loop, because a tree may be deep.
    std::vector<NodeId> open;
    for (NodeId id(0); id < tree.nodes().size(); ++id) {
        while (!open.empty() && open.back() <= id) open.pop_back();
        dump_node(tree, id, static_cast<int>(open.size()), out);
        open.push_back(tree.next_sibling(id));
    }
    return out;
}

json::value tokens_to_json(const Sources& sources, const Tokens& tokens) {
    json::array out;
    for (std::uint32_t i = 0; i < tokens.list.size(); ++i) {
        const Token& token = tokens.list[i];
        const Position at = sources.position(tokens.file, token.begin);
        out.push_back(json::object{{"kind", to_string(token.kind())},
                                   {"text", json_text(tokens.text_of(i))},
                                   {"line", at.line},
                                   {"column", at.column},
                                   {"begin", token.begin},
                                   {"end", token.end()}});
    }
    return out;
}

json::value tree_to_json(const Tree& tree) {
    // Backwards, a node's children are complete when it is reached.
    std::vector<json::value> done(tree.nodes().size());
    for (std::size_t i = tree.nodes().size(); i-- > 0;) {
        const NodeId id(i);
        const Span span = tree.span(id);
        json::object node{{"kind", to_string(tree.kind(id))}, {"begin", span.begin}, {"end", span.end}};
        if (tree.has_children(id)) {
            json::array children;
            for (const NodeId child : tree.children(id)) children.push_back(std::move(done[child]));
            node["children"] = std::move(children);
        } else {
            node["text"] = json_text(tree.tokens().text.substr(span.begin, span.end - span.begin));
        }
        done[id] = std::move(node);
    }
    return std::move(done[0]);
}

std::string tree_problem(const Tree& tree) {
    const auto& nodes = tree.nodes();
    if (nodes.empty() || nodes[0].kind != NodeKind::file) return "the root is no file";
    if (nodes[0].size != nodes.size()) return "the root does not hold all nodes";
    if (nodes[0].first != 0 || nodes[0].last + 1 != tree.tokens().list.size())
        return "the root does not hold all tokens";
    for (NodeId id(0); id < nodes.size(); ++id) {
        const Node& parent = nodes[id];
        if (parent.first > parent.last) return fmt::format("node {} ends before it starts", id);
        std::uint32_t at = parent.first;
        NodeId child(id + 1);
        for (; child < id + parent.size; child = NodeId(child + nodes[child].size)) {
            if (nodes[child].size == 0) return fmt::format("node {} has no size", child);
            if (nodes[child].first < at) return fmt::format("node {} overlaps the one before", child);
            at = nodes[child].last;
        }
        if (child != id + parent.size) return fmt::format("the children of node {} do not add up", id);
        if (at > parent.last) return fmt::format("a child of node {} ends behind it", id);
    }
    return {};
}

} // namespace cantrip
