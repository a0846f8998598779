#pragma once
// The syntax tree: one flat vector of 16-byte nodes in pre-order. A node's first child is the next node, its
// next sibling lies `size` nodes further on. It is lossless: every token belongs to a node, comments lie in
// the gaps between tokens. Broken input has `missing` and `junk` nodes instead of holes.

#include <cstdint>
#include <string_view>
#include <vector>

#include "lang/support/id.hpp"
#include "lang/syntax/token.hpp"

namespace cantrip {

enum class NodeKind : std::uint8_t {
#define NODE(kind) kind,
#include "lang/syntax/nodes.def"
#undef NODE
    count_
};

[[nodiscard]] std::string_view to_string(NodeKind kind);

using NodeId = Id<struct Node>;
inline constexpr NodeId no_node = no_index;

struct Node {
    NodeKind kind;
    std::uint32_t first; // first token
    std::uint32_t last;  // one past the last token
    std::uint32_t size;  // nodes in this subtree, this one included
};
static_assert(sizeof(Node) == 16);

class Tree;

// Walks the children of one node: for (NodeId child : tree.children(id)).
class Children {
  public:
    class Iterator {
      public:
        Iterator(const Node* nodes, NodeId at) : nodes_(nodes), at_(at) {}
        NodeId operator*() const { return at_; }
        Iterator& operator++() {
            at_ = NodeId(at_ + nodes_[at_].size);
            return *this;
        }
        friend bool operator==(const Iterator& a, const Iterator& b) { return a.at_ == b.at_; }

      private:
        const Node* nodes_;
        NodeId at_;
    };

    Children(const Node* nodes, NodeId parent) : nodes_(nodes), parent_(parent) {}
    [[nodiscard]] Iterator begin() const { return {nodes_, NodeId(parent_ + 1)}; }
    [[nodiscard]] Iterator end() const { return {nodes_, NodeId(parent_ + nodes_[parent_].size)}; }

  private:
    const Node* nodes_;
    NodeId parent_;
};

class Tree {
  public:
    Tree() = default;
    Tree(Tokens tokens, std::vector<Node> nodes) : tokens_(std::move(tokens)), nodes_(std::move(nodes)) {}

    [[nodiscard]] const Tokens& tokens() const { return tokens_; }
    [[nodiscard]] const std::vector<Node>& nodes() const { return nodes_; }
    [[nodiscard]] FileId file() const { return tokens_.file; }
    [[nodiscard]] NodeId root() const { return NodeId(0); }

    [[nodiscard]] const Node& operator[](NodeId id) const { return nodes_[id]; }
    [[nodiscard]] NodeKind kind(NodeId id) const { return nodes_[id].kind; }
    [[nodiscard]] Children children(NodeId id) const { return {nodes_.data(), id}; }
    [[nodiscard]] bool has_children(NodeId id) const { return nodes_[id].size > 1; }

    // The first child, or the first child of a kind, or no_node.
    [[nodiscard]] NodeId first_child(NodeId id) const {
        return nodes_[id].size > 1 ? NodeId(id + 1) : no_node;
    }
    [[nodiscard]] NodeId child(NodeId id, NodeKind kind) const;
    [[nodiscard]] NodeId next_sibling(NodeId id) const { return NodeId(id + nodes_[id].size); }
    // The n-th child counted from 0, or no_node.
    [[nodiscard]] NodeId nth_child(NodeId id, std::uint32_t n) const;

    [[nodiscard]] TokenKind token_kind(NodeId id) const { return tokens_.list[nodes_[id].first].kind(); }
    [[nodiscard]] std::string_view text(NodeId id) const { return tokens_.text_of(nodes_[id].first); }
    // From the first byte of the first token to the last byte of the last.
    [[nodiscard]] Span span(NodeId id) const;

  private:
    Tokens tokens_;
    std::vector<Node> nodes_;
};

} // namespace cantrip
