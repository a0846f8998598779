#pragma once
// Random choices of the generator: splitmix64, so that one seed makes one program on every machine.

#include <cstdint>
#include <initializer_list>
#include <vector>

namespace cantrip::generator {

class Chance {
  public:
    explicit Chance(std::uint64_t seed) : state_(seed) {
        // Neighbouring seeds must not give the same numbers one place apart.
        state_ = next() ^ 0x632be59bd9b4e019U;
    }

    [[nodiscard]] std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15U;
        std::uint64_t z = state_;
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }
    // 0 .. n-1; 0 when n is 0.
    [[nodiscard]] int below(int n) {
        return n <= 0 ? 0 : static_cast<int>((next() >> 33U) % static_cast<std::uint64_t>(n));
    }
    [[nodiscard]] int between(int low, int high) { return low + below(high - low + 1); }
    // True in `percent` of 100 cases.
    [[nodiscard]] bool in(int percent) { return below(100) < percent; }

    template <typename T> [[nodiscard]] const T& of(const std::vector<T>& all) {
        return all[static_cast<std::size_t>(below(static_cast<int>(all.size())))];
    }
    [[nodiscard]] const char* of(std::initializer_list<const char*> all) {
        return *(all.begin() + below(static_cast<int>(all.size())));
    }

  private:
    std::uint64_t state_;
};

} // namespace cantrip::generator
