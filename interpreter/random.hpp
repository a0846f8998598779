#pragma once
// The generator of all chance: xoshiro128**, seeded by splitmix64. Written down in docs/reference/chance.md;
// never change it, records of games depend on it.

#include <cstdint>

namespace cantrip::runtime {

inline std::uint64_t split_mix(std::uint64_t& x) {
    x += 0x9e3779b97f4a7c15U;
    std::uint64_t z = x;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

inline void seed_random(std::int32_t* words, std::uint64_t seed) {
    for (int i = 0; i < 4; i += 2) {
        const std::uint64_t z = split_mix(seed);
        words[i] = static_cast<std::int32_t>(static_cast<std::uint32_t>(z));
        words[i + 1] = static_cast<std::int32_t>(static_cast<std::uint32_t>(z >> 32U));
    }
}

inline std::uint32_t next_random(std::int32_t* words) {
    const auto rotl = [](std::uint32_t x, unsigned k) { return (x << k) | (x >> (32U - k)); };
    std::uint32_t w[4];
    for (int i = 0; i < 4; ++i) w[i] = static_cast<std::uint32_t>(words[i]);
    const std::uint32_t result = rotl(w[1] * 5U, 7) * 9U;
    const std::uint32_t shifted = w[1] << 9U;
    w[2] ^= w[0];
    w[3] ^= w[1];
    w[1] ^= w[2];
    w[0] ^= w[3];
    w[2] ^= shifted;
    w[3] = rotl(w[3], 11);
    for (int i = 0; i < 4; ++i) words[i] = static_cast<std::int32_t>(w[i]);
    return result;
}

// 0 .. n-1, each as likely as the others: numbers above the last whole multiple are drawn again.
inline std::uint32_t random_below(std::int32_t* words, std::uint32_t n) {
    if (n <= 1) return 0;
    const std::uint32_t limit = 0xffffffffU - 0xffffffffU % n;
    for (;;) {
        const std::uint32_t drawn = next_random(words);
        if (drawn < limit) return drawn % n;
    }
}

} // namespace cantrip::runtime
