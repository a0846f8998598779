#pragma once
// The names by which phrases ask a language for words. A Key is no string on purpose: nothing that prints
// takes one, so an internal name cannot end up on a card.

#include <compare>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>

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
        return key ? names_[key.id] : std::string_view("nothing");
    }

  private:
    std::deque<std::string> names_;
    std::unordered_map<std::string_view, std::uint32_t> ids_;
};

} // namespace cantrip::text
