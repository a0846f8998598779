#pragma once
// Card sets of any size that look like real ones, for property tests and benchmarks. The same numbers always
// give the same text. A set declares everything it uses.

#include <cstdint>
#include <string>

namespace cantrip::testing {

// A small random number generator whose values are the same everywhere.
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : state_(seed * 2 + 1) {}
    [[nodiscard]] std::uint32_t below(std::uint32_t limit);
    [[nodiscard]] bool one_in(std::uint32_t n) { return below(n) == 0; }
    template <typename List> [[nodiscard]] const auto& pick(const List& list) {
        return list[below(static_cast<std::uint32_t>(std::size(list)))];
    }

  private:
    std::uint64_t state_;
};

// Package, kinds, units, zones and verbs: what the cards stand on.
[[nodiscard]] std::string generate_vocabulary();
// `count` cards; numbers in their ids start at `first`.
[[nodiscard]] std::string generate_cards(std::uint32_t count, std::uint64_t seed = 1,
                                         std::uint32_t first = 0);
// Both, in one file.
[[nodiscard]] std::string generate_set(std::uint32_t count, std::uint64_t seed = 1);

} // namespace cantrip::testing
