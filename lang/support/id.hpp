#pragma once
// An index that knows what it counts: a KindId is not taken where a VerbId is wanted.

#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <functional>

#include <fmt/core.h>

namespace cantrip {

// The index of nothing, in every vector. Converts to each id and to a plain integer.
struct NoIndex {
    static constexpr std::uint32_t value = 0xffffffffU;
    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr operator std::uint32_t() const { return value; }
};
inline constexpr NoIndex no_index{};

// Tag is a type of its own for each sort of thing that is counted; it needs no definition. Made from an
// integer only where the code says so; read as one everywhere, so that it indexes a vector. There is no way
// from one id to another but through its integer.
template <class Tag> class Id {
  public:
    constexpr Id() = default;
    template <std::integral Integer>
    constexpr explicit Id(Integer index) : index_(static_cast<std::uint32_t>(index)) {}
    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr Id(NoIndex) : index_(NoIndex::value) {}
    // NOLINTNEXTLINE(google-explicit-constructor)
    constexpr operator std::uint32_t() const { return index_; }

    constexpr Id& operator++() {
        ++index_;
        return *this;
    }

    friend constexpr bool operator==(Id a, Id b) { return a.index_ == b.index_; }
    friend constexpr auto operator<=>(Id a, Id b) { return a.index_ <=> b.index_; }
    template <class Other>
    requires(!std::same_as<Other, Tag>) friend constexpr bool operator==(Id, Id<Other>) = delete;
    template <class Other>
    requires(!std::same_as<Other, Tag>) friend void operator<=>(Id, Id<Other>) = delete;

    // For the containers of Boost.
    friend std::size_t hash_value(Id id) { return std::hash<std::uint32_t>{}(id.index_); }

  private:
    std::uint32_t index_ = 0;
};

} // namespace cantrip

template <class Tag> struct std::hash<cantrip::Id<Tag>> {
    std::size_t operator()(cantrip::Id<Tag> id) const noexcept { return std::hash<std::uint32_t>{}(id); }
};

template <class Tag> struct fmt::formatter<cantrip::Id<Tag>> : fmt::formatter<std::uint32_t> {
    template <class Context> auto format(cantrip::Id<Tag> id, Context& context) const {
        return fmt::formatter<std::uint32_t>::format(id, context);
    }
};
