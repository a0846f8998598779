#pragma once
// Numbers by 64-bit names, in one flat table: the chart looks something up for every step it takes.

#include <cstdint>
#include <utility>
#include <vector>

#include "lang/support/hash.hpp"

namespace cantrip::text {

class FlatIds {
  public:
    // What is not known yet gets the number `fresh`; the second is true then.
    std::pair<std::uint32_t, bool> insert(std::uint64_t name, std::uint32_t fresh) {
        if (2 * (count_ + 1) > places_.size()) grow();
        Place& place = places_[find(name)];
        if (place.round == round_) return {place.id, false};
        place = {name, fresh, round_};
        ++count_;
        return {fresh, true};
    }
    // Forgets everything but its size: what an earlier text needed, the next one is likely to need.
    void clear() {
        count_ = 0;
        if (++round_ != 0) return;
        round_ = 1;
        places_.assign(places_.size(), {});
    }

  private:
    static constexpr std::size_t first_size = 1024;
    struct Place {
        std::uint64_t name = 0;
        std::uint32_t id = 0, round = 0; // filled in this round, or empty
    };

    [[nodiscard]] std::size_t find(std::uint64_t name) const {
        std::size_t at = hash::spread(name) & (places_.size() - 1);
        while (places_[at].round == round_ && places_[at].name != name) at = (at + 1) & (places_.size() - 1);
        return at;
    }
    void grow() {
        std::vector<Place> old(places_.empty() ? first_size : 2 * places_.size());
        old.swap(places_);
        for (const Place& place : old)
            if (place.round == round_) places_[find(place.name)] = place;
    }

    std::vector<Place> places_;
    std::size_t count_ = 0;
    std::uint32_t round_ = 1;
};

} // namespace cantrip::text
