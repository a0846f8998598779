#pragma once
// The names by which phrases ask a language for words. A Key is no string on purpose: nothing that prints
// takes one, so an internal name cannot end up on a card.

#include <compare>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>

#include <boost/unordered/unordered_flat_map.hpp>

#include "lang/support/hash.hpp"

namespace cantrip::text {

struct Key {
    std::uint32_t id = 0xffffffffU;
    [[nodiscard]] explicit operator bool() const { return id != 0xffffffffU; }
    friend auto operator<=>(Key, Key) = default;
};

// Shared by the planner and all packs of one run.
class Keys {
  public:
    Keys() = default;
    // The table looks into the names, which a copy would have elsewhere.
    Keys(const Keys&) = delete;
    Keys& operator=(const Keys&) = delete;
    Keys(Keys&&) = default;
    Keys& operator=(Keys&&) = default;

    [[nodiscard]] Key intern(std::string_view name) {
        if (const auto known = ids_.find(name); known != ids_.end()) return {known->second};
        const auto id = static_cast<std::uint32_t>(names_.size());
        ids_.emplace(names_.emplace_back(name), id);
        return {id};
    }
    // For messages and the gloss only.
    [[nodiscard]] std::string_view describe(Key key) const {
        return key ? std::string_view(names_[key.id]) : std::string_view("nothing");
    }

  private:
    std::deque<std::string> names_; // by id; they stay where they are
    boost::unordered_flat_map<std::string_view, std::uint32_t, hash::ShortName> ids_;
};

} // namespace cantrip::text
