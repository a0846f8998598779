#pragma once
// 128 bits for what is only ever compared: equal for equal words in equal order, and in practice for no
// others.

#include <cstdint>
#include <functional>
#include <string_view>

namespace cantrip::lint {

struct Fingerprint {
    std::uint64_t low = 0x243f6a8885a308d3U, high = 0x13198a2e03707344U;

    void put(std::uint64_t word) {
        low = (low ^ word) * 0x9e3779b97f4a7c15U;
        low ^= low >> 32U;
        high = (high + word) * 0xd6e8feb86659fd93U;
        high ^= high >> 29U;
    }
    void put(std::string_view text) {
        put(std::uint64_t{text.size()});
        put(std::uint64_t{std::hash<std::string_view>()(text)});
    }
    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

struct HashFingerprint {
    std::size_t operator()(const Fingerprint& one) const { return one.low ^ one.high; }
};

} // namespace cantrip::lint
