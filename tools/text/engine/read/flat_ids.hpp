#pragma once
// Numbers by 64-bit names, in one flat table: the chart looks something up for every step it takes.

#include <cstdint>
#include <utility>
#include <vector>

namespace cantrip::text {

class FlatIds {
  public:
    // What is not known yet gets the number `fresh`; the second is true then.
    std::pair<std::uint32_t, bool> insert(std::uint64_t name, std::uint32_t fresh) {
        if (2 * (count_ + 1) > places_.size()) grow();
        Place& place = places_[find(name)];
        if (place.id != none) return {place.id, false};
        place = {name, fresh};
        ++count_;
        return {fresh, true};
    }

  private:
    static constexpr std::uint32_t none = 0xffffffffU;
    static constexpr std::size_t first_size = 1024;
    struct Place {
        std::uint64_t name = 0;
        std::uint32_t id = none;
    };

    [[nodiscard]] std::size_t find(std::uint64_t name) const {
        std::uint64_t mixed = name * 0x9e3779b97f4a7c15U;
        std::size_t at = (mixed ^ (mixed >> 32U)) & (places_.size() - 1);
        while (places_[at].id != none && places_[at].name != name) at = (at + 1) & (places_.size() - 1);
        return at;
    }
    void grow() {
        std::vector<Place> old(places_.empty() ? first_size : 2 * places_.size());
        old.swap(places_);
        for (const Place& place : old)
            if (place.id != none) places_[find(place.name)] = place;
    }

    std::vector<Place> places_;
    std::size_t count_ = 0;
};

} // namespace cantrip::text
