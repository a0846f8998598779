#include "tools/lint/play/components.hpp"

#include <algorithm>
#include <unordered_map>

namespace cantrip::lint {
namespace {

constexpr std::uint32_t none = 0xffffffffU;

class Tarjan {
  public:
    explicit Tarjan(const std::vector<std::vector<std::uint32_t>>& next)
        : next_(next), index_(next.size(), none), low_(next.size(), 0), component_(next.size(), none) {}

    std::vector<std::uint32_t> run() {
        for (std::uint32_t node = 0; node < next_.size(); ++node)
            if (index_[node] == none) visit(node);
        return std::move(component_);
    }

  private:
    struct Frame {
        std::uint32_t node;
        std::size_t edge;
    };

    void enter(std::uint32_t node) {
        index_[node] = low_[node] = count_++;
        open_.push_back(node);
        frames_.push_back({node, 0});
    }

    void visit(std::uint32_t root) {
        enter(root);
        while (!frames_.empty()) {
            Frame& frame = frames_.back();
            const std::uint32_t node = frame.node;
            if (frame.edge < next_[node].size()) {
                const std::uint32_t to = next_[node][frame.edge++];
                if (index_[to] == none)
                    enter(to);
                else if (component_[to] == none)
                    low_[node] = std::min(low_[node], index_[to]);
                continue;
            }
            frames_.pop_back();
            if (!frames_.empty()) low_[frames_.back().node] = std::min(low_[frames_.back().node], low_[node]);
            if (low_[node] == index_[node]) close(node);
        }
    }

    void close(std::uint32_t root) {
        std::uint32_t node = none;
        do {
            node = open_.back();
            open_.pop_back();
            component_[node] = components_;
        } while (node != root);
        ++components_;
    }

    const std::vector<std::vector<std::uint32_t>>& next_;
    std::vector<std::uint32_t> index_, low_, component_, open_;
    std::vector<Frame> frames_;
    std::uint32_t count_ = 0, components_ = 0;
};

} // namespace

std::vector<std::uint32_t> components(const std::vector<std::vector<std::uint32_t>>& next) {
    return Tarjan(next).run();
}

std::vector<std::uint32_t> shortest_cycle(const std::vector<std::vector<std::uint32_t>>& next,
                                          const std::vector<std::uint32_t>& component, std::uint32_t start) {
    std::unordered_map<std::uint32_t, std::uint32_t> parent; // a component is small beside the graph
    std::vector<std::uint32_t> queue{start};
    for (std::size_t head = 0; head < queue.size(); ++head) {
        const std::uint32_t at = queue[head];
        for (const std::uint32_t to : next[at]) {
            if (component[to] != component[start]) continue;
            if (to == start) {
                std::vector<std::uint32_t> way;
                for (std::uint32_t node = at; node != start; node = parent[node]) way.push_back(node);
                way.push_back(start);
                std::reverse(way.begin(), way.end());
                return way;
            }
            if (parent.emplace(to, at).second) queue.push_back(to);
        }
    }
    return {};
}

} // namespace cantrip::lint
