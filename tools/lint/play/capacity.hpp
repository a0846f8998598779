#pragma once
// How much of a ware somebody can have at most, from what is declared.

#include <cstdint>
#include <vector>

#include "tools/graph/flow.hpp"

namespace cantrip::lint {

inline constexpr std::int64_t unlimited = 0x7fffffff;

class Capacity {
  public:
    // Counts the copies of all things once, so that asking costs nothing.
    explicit Capacity(const Program& program);

    // What one can give away at once: the length of a track, a limited supply, the copies of a card.
    [[nodiscard]] std::int64_t most_to_pay(flow::Ware ware) const;
    // A deed that must happen whole (left of an arrow) and is larger than can ever be.
    [[nodiscard]] bool never_possible(const flow::Deed& deed) const;

  private:
    void add(KindId kind, std::int64_t copies);

    const Program& p_;
    std::vector<std::int64_t> copies_; // by KindId, with what is below it
};

} // namespace cantrip::lint
