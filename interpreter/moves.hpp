#pragma once
// When things last moved. What depends on where a thing lies, or whose it is, is found out again only after
// that thing moved. Internal to interpreter/.

#include <cstdint>
#include <vector>

#include "interpreter/frames.hpp"

namespace cantrip::runtime {

class Moves {
  public:
    using Version = std::uint64_t; // 0: before anything was known

    [[nodiscard]] Version now() const { return now_; }
    // Whether something changed after that version.
    [[nodiscard]] bool anything(Version since) const { return since != now_; }
    [[nodiscard]] bool thing(Word thing, Version since) const {
        return since < everything_ || since < things_[static_cast<std::size_t>(thing)];
    }
    [[nodiscard]] bool listener(std::uint32_t number, Version since) const {
        return since < everything_ || since < listeners_[number];
    }
    [[nodiscard]] bool list(std::uint32_t number, Version since) const {
        return since < everything_ || since < lists_[number];
    }

    // Whoever asks needs rows to be looked up; whoever never asks does not pay for them.
    void start(const Tables& t) {
        if (started_) return;
        started_ = true;
        things_.assign(t.things.size(), now_);
        listeners_.assign(t.listeners.size(), now_);
        lists_.assign(t.plans.list_by_order.size(), now_);
    }
    void all() { everything_ = ++now_; }
    // A thing, and with it whatever lies in it.
    void one(const Tables& t, const Word* w, Word thing) {
        if (!started_ || has_zones(t, thing)) return all();
        ++now_;
        if (!mark(t, w, thing, 0)) all();
    }

  private:
    static constexpr int deepest = 8;

    static bool has_zones(const Tables& t, Word thing) {
        return !t.zones_in[static_cast<std::size_t>(thing)].empty();
    }
    // false: too much moves with it to be told one by one.
    bool mark(const Tables& t, const Word* w, Word thing, int depth) {
        if (depth > deepest || has_zones(t, thing)) return false;
        things_[static_cast<std::size_t>(thing)] = now_;
        const Plans& plans = t.plans;
        const auto at = static_cast<std::size_t>(thing);
        for (std::uint32_t i = plans.hosted_first[at]; i < plans.hosted_first[at + 1]; ++i) {
            const std::uint32_t n = plans.hosted[i];
            listeners_[n] = now_;
            for (std::uint32_t k = plans.heard_first[n]; k < plans.heard_first[n + 1]; ++k)
                lists_[plans.heard[k]] = now_;
        }
        for (Word inner = w[t.first + thing]; inner != none; inner = w[t.next + inner])
            if (!mark(t, w, inner, depth + 1)) return false;
        return true;
    }

    bool started_ = false;
    Version now_ = 1, everything_ = 1;
    std::vector<Version> things_, listeners_, lists_;
};

} // namespace cantrip::runtime
