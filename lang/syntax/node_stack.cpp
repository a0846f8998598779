#include "lang/syntax/node_stack.hpp"

#include <algorithm>

namespace cantrip::syntax {

void NodeStack::grow() {
    const std::uint32_t capacity = capacity_ == 0 ? 1024 : capacity_ * 2;
    auto data = std::make_unique_for_overwrite<Node[]>(capacity);
    std::copy_n(data_.get(), size_, data.get());
    data_ = std::move(data);
    capacity_ = capacity;
}

// Reading post-order backwards meets every parent before its children, the last child first. Each node ends
// where the one after it on its level starts, so one pass with a stack of open parents finds every place.
// Backwards, parents come before their children.
bool NodeStack::has_levels(std::uint32_t root, std::uint32_t limit) const {
    std::vector<std::uint32_t> firsts; // of the trees around a node: where each begins
    const std::uint32_t begin = root + 1 - data_[root].size;
    for (std::uint32_t i = root + 1; i-- > begin;) {
        while (!firsts.empty() && i < firsts.back()) firsts.pop_back();
        if (firsts.size() >= limit) return true;
        if (data_[i].size > 1) firsts.push_back(i + 1 - data_[i].size);
    }
    return false;
}

void append_pre_order(const NodeStack& post, std::vector<Node>& out) {
    const auto base = static_cast<std::uint32_t>(out.size());
    out.resize(base + post.size());
    struct Open {
        std::uint32_t begin; // first place after the parent itself
        std::uint32_t end;   // where the next child, going backwards, ends
    };
    static thread_local std::vector<Open> stack;
    stack.assign(1, {0, post.size()});
    for (std::uint32_t i = post.size(); i-- > 0;) {
        while (stack.back().end == stack.back().begin) stack.pop_back();
        Open& parent = stack.back();
        const std::uint32_t place = parent.end - post[i].size;
        parent.end = place;
        out[base + place] = post[i];
        if (post[i].size > 1) stack.push_back({place + 1, place + post[i].size});
    }
}

} // namespace cantrip::syntax
