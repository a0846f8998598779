#pragma once
// Nodes in post-order while a declaration is read: they are pushed when a rule has matched and cut off when a
// branch is given up, both millions of times.

#include <cstdlib>
#include <memory>
#include <vector>

#include "lang/syntax/tree.hpp"

namespace cantrip::syntax {

// As a vector, but cutting off is one store.
class NodeStack {
  public:
    void push(const Node& node) {
        if (size_ == capacity_) grow();
        data_[size_++] = node;
    }
    void truncate(std::uint32_t size) { size_ = size; }
    [[nodiscard]] std::uint32_t size() const { return size_; }
    // The last node before a place.
    [[nodiscard]] const Node& back_at(std::uint32_t place) const { return data_[place - 1]; }
    [[nodiscard]] const Node& operator[](std::uint32_t i) const { return data_[i]; }
    // Whether the tree whose root is the last node before a place has more than `limit` levels.
    [[nodiscard]] bool is_deep_at(std::uint32_t place, std::uint32_t limit) const {
        return back_at(place).size > limit && has_levels(place - 1, limit);
    }

  private:
    void grow();
    [[nodiscard]] bool has_levels(std::uint32_t root, std::uint32_t limit) const;

    std::unique_ptr<Node[]> data_;
    std::uint32_t size_ = 0;
    std::uint32_t capacity_ = 0;
};

// Appends the same nodes in pre-order.
void append_pre_order(const NodeStack& post, std::vector<Node>& out);

} // namespace cantrip::syntax
