#pragma once
// The names by which phrases ask a language for words. A Key is no string on purpose: nothing that prints
// takes one, so an internal name cannot end up on a card.

#include <algorithm>
#include <compare>
#include <cstdint>
#include <cstring>
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
    // Names are short and asked for all the time: how one begins and how it ends tells it well enough.
    struct Hash {
        std::size_t operator()(std::string_view name) const {
            if (name.empty()) return 0; // and has no bytes to copy
            std::uint64_t first = 0, last = 0;
            const std::size_t length = std::min(name.size(), sizeof first);
            std::memcpy(&first, name.data(), length);
            std::memcpy(&last, name.data() + name.size() - length, length);
            std::uint64_t mixed = (first + name.size()) * 0x9e3779b97f4a7c15U;
            mixed = (mixed ^ (mixed >> 32U) ^ last) * 0xd6e8feb86659fd93U;
            return mixed ^ (mixed >> 32U);
        }
    };
    std::deque<std::string> names_;
    std::unordered_map<std::string_view, std::uint32_t, Hash> ids_;
};

} // namespace cantrip::text
