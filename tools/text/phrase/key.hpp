#pragma once
// The names by which phrases ask a language for words. A Key is no string on purpose: nothing that prints
// takes one, so an internal name cannot end up on a card.

#include <compare>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace cantrip::text {

struct Key {
    std::uint32_t id = 0xffffffffU;
    [[nodiscard]] explicit operator bool() const { return id != 0xffffffffU; }
    friend auto operator<=>(Key, Key) = default;
};

// Shared by the planner and all packs of one run.
class Keys {
  public:
    [[nodiscard]] Key intern(std::string_view name);
    // For messages and the gloss only.
    [[nodiscard]] std::string_view describe(Key key) const {
        return key ? known_[key.id].name : std::string_view("nothing");
    }

  private:
    struct Known {
        std::uint64_t hash;
        std::string_view name;
    };
    void grow();

    std::deque<std::string> names_;     // they stay where they are
    std::vector<Known> known_;          // by id
    std::vector<std::uint32_t> places_; // a flat table of ids, one more than they are; 0 is free
};

} // namespace cantrip::text
