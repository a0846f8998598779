#pragma once
// Every hash of the project, by name, with what it is for.
//
// Stable hashes have a version in their name: their values lie in files, or are compared between runs, and
// are the same on every machine. None of them ever changes; another way to count gets another name, and what
// is kept says which one it was made by. The others live in tables in memory and may change at any time. None
// is cryptographic.

#include <cstdint>
#include <cstring>
#include <initializer_list>
#include <span>
#include <string_view>

namespace cantrip::hash {

// --- Building stones
// -----------------------------------------------------------------------------------------

inline constexpr std::uint64_t fnv_basis = 0xcbf29ce484222325U;
inline constexpr std::uint64_t fnv_prime = 0x100000001b3U;
// Odd numbers whose bits look random: 2^64 divided by the golden ratio, and two multipliers by which
// finalizers of well-known hashes spread their bits (Murmur3, and Pelle Evensen's rrmxmx).
inline constexpr std::uint64_t golden_ratio = 0x9e3779b97f4a7c15U;
inline constexpr std::uint64_t murmur_multiplier = 0xff51afd7ed558ccdU;
inline constexpr std::uint64_t spreading_multiplier = 0xd6e8feb86659fd93U;

// FNV-1a, 64 bits, byte by byte.
[[nodiscard]] constexpr std::uint64_t fnv1a(std::string_view bytes) {
    std::uint64_t hash = fnv_basis;
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * fnv_prime;
    return hash;
}

// --- Stable
// --------------------------------------------------------------------------------------------------

// Printed texts, written `t1:` and 16 digits into the files of translators.
[[nodiscard]] constexpr std::uint64_t text_1(std::string_view text) { return fnv1a(text); }

// Canonical forms of effects, written `h2:` and 16 digits into lock files.
[[nodiscard]] constexpr std::uint64_t effect_2(std::string_view canonical) {
    std::uint64_t hash = fnv1a(canonical);
    // FNV leaves the last bytes in the low bits; this spreads them.
    hash = (hash ^ (hash >> 32U)) * spreading_multiplier;
    return hash ^ (hash >> 32U);
}

// A program, number by number: a saved game fits only the program that it was saved with.
class Program1 {
  public:
    constexpr void put(std::uint64_t number) {
        hash_ = (hash_ ^ number) * fnv_prime;
        hash_ ^= hash_ >> 29U;
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = fnv_basis;
};

// A state of a game: the records of simulations compare it between runs. The parts are hashed one after the
// other, two words at a time, each with its length.
[[nodiscard]] inline std::uint64_t state_2(std::initializer_list<std::span<const std::int32_t>> parts) {
    std::uint64_t hash = golden_ratio;
    for (const std::span<const std::int32_t> part : parts) {
        const auto word = [&](std::size_t at) { return std::uint64_t{static_cast<std::uint32_t>(part[at])}; };
        hash = (hash ^ part.size()) * murmur_multiplier;
        std::size_t at = 0;
        for (; at + 2 <= part.size(); at += 2) {
            hash = (hash ^ (word(at) | word(at + 1) << 32U)) * murmur_multiplier;
            hash ^= hash >> 32U;
        }
        if (at < part.size()) hash = (hash ^ word(at)) * murmur_multiplier;
    }
    return hash ^ (hash >> 29U);
}

// Many games in order, by the hashes of their last states: what `sim` prints.
[[nodiscard]] constexpr std::uint64_t games_1(std::uint64_t games_before, std::uint64_t game) {
    return (games_before ^ game) * murmur_multiplier;
}

// --- In memory only
// ------------------------------------------------------------------------------------------

// Spreads one number over all bits, for tables whose size is a power of two.
[[nodiscard]] constexpr std::uint64_t spread(std::uint64_t number) {
    const std::uint64_t mixed = number * golden_ratio;
    return mixed ^ (mixed >> 32U);
}

// A sequence of numbers.
class Numbers {
  public:
    constexpr void put(std::uint64_t number) {
        hash_ = (hash_ ^ number) * golden_ratio;
        hash_ ^= hash_ >> 29U;
    }
    [[nodiscard]] constexpr std::uint64_t value() const { return hash_; }

  private:
    std::uint64_t hash_ = 0;
};

// Short names that are asked for all the time: how one begins and how it ends tells it well enough.
struct ShortName {
    // Boost need not mix it once more.
    using is_avalanching = void;
    [[nodiscard]] std::uint64_t operator()(std::string_view name) const {
        // Nothing to copy, and data() may be null.
        if (name.empty()) return 0;
        std::uint64_t first = 0, last = 0;
        const std::size_t length = name.size() < sizeof first ? name.size() : sizeof first;
        std::memcpy(&first, name.data(), length);
        std::memcpy(&last, name.data() + name.size() - length, length);
        const std::uint64_t mixed = (spread(first + name.size()) ^ last) * spreading_multiplier;
        return mixed ^ (mixed >> 32U);
    }
};

// 128 bits for what is only ever compared: equal for equal words in equal order, and in practice for no
// others.
struct Fingerprint {
    std::uint64_t low = 0x243f6a8885a308d3U, high = 0x13198a2e03707344U;

    constexpr void put(std::uint64_t word) {
        low = (low ^ word) * golden_ratio;
        low ^= low >> 32U;
        high = (high + word) * spreading_multiplier;
        high ^= high >> 29U;
    }
    // Every byte reaches both halves.
    void put(std::string_view text) {
        put(std::uint64_t{text.size()});
        for (; !text.empty(); text.remove_prefix(text.size() < 8 ? text.size() : 8)) {
            std::uint64_t word = 0;
            std::memcpy(&word, text.data(), text.size() < 8 ? text.size() : 8);
            put(word);
        }
    }
    friend bool operator==(const Fingerprint&, const Fingerprint&) = default;
};

struct OfFingerprint {
    [[nodiscard]] std::size_t operator()(const Fingerprint& one) const { return one.low ^ one.high; }
};

} // namespace cantrip::hash
