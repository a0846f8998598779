#pragma once
// The names by which phrases ask a language for words. A Key is no string on purpose: nothing that prints
// takes one, so an internal name cannot end up on a card.

#include <array>
#include <compare>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>

#include "lang/support/hash.hpp"
#include "tools/text/phrase/constructions.hpp"

namespace cantrip::text {

struct Key {
    std::uint32_t id = 0xffffffffU;
    [[nodiscard]] explicit operator bool() const { return id != 0xffffffffU; }
    friend auto operator<=>(Key, Key) = default;
};

// Names of tables have the same keys in every run: C++ compares with them, never with strings.
namespace fixed {
inline constexpr std::size_t cons = static_cast<std::size_t>(Con::no_con),
                             slots = static_cast<std::size_t>(Slot::no_slot),
                             joins = static_cast<std::size_t>(Join::no_join),
                             words = static_cast<std::size_t>(Word::no_word),
                             all = cons + slots + joins + words;
extern const std::array<std::uint32_t, all> ids;
} // namespace fixed

[[nodiscard]] inline Key key_of(Con con) { return {fixed::ids[static_cast<std::size_t>(con)]}; }
[[nodiscard]] inline Key key_of(Slot slot) {
    return {fixed::ids[fixed::cons + static_cast<std::size_t>(slot)]};
}
[[nodiscard]] inline Key key_of(Join join) {
    return {fixed::ids[fixed::cons + fixed::slots + static_cast<std::size_t>(join)]};
}
[[nodiscard]] inline Key key_of(Word word) {
    return {fixed::ids[fixed::cons + fixed::slots + fixed::joins + static_cast<std::size_t>(word)]};
}
[[nodiscard]] inline bool operator==(Key key, Con con) { return key == key_of(con); }
[[nodiscard]] inline bool operator==(Key key, Slot slot) { return key == key_of(slot); }
[[nodiscard]] inline bool operator==(Key key, Join join) { return key == key_of(join); }
[[nodiscard]] inline bool operator==(Key key, Word word) { return key == key_of(word); }

// Whether a key is one of these.
template <typename Name, std::size_t N>
[[nodiscard]] bool is_among(Key key, const std::array<Name, N>& list) {
    for (const Name name : list)
        if (key == name) return true;
    return false;
}

// Shared by the planner and all packs of one run.
class Keys {
  public:
    Keys();
    // The table looks into the names, which a copy would have elsewhere.
    Keys(const Keys&) = delete;
    Keys& operator=(const Keys&) = delete;
    Keys(Keys&&) = default;
    Keys& operator=(Keys&&) = default;

    [[nodiscard]] Key intern(std::string_view name);
    // The construction that a key names, alone or as one of a family.
    [[nodiscard]] Con con(Key key) const { return key ? cons_[key.id] : Con::no_con; }
    // What stands behind the dot of a family: `action` of `label.action`.
    [[nodiscard]] std::string_view member(Key key) const {
        const std::string_view name = describe(key);
        return name.substr(name.rfind('.') + 1);
    }
    // For messages, the gloss, and names of the game.
    [[nodiscard]] std::string_view describe(Key key) const {
        return key ? std::string_view(names_[key.id]) : std::string_view("nothing");
    }

  private:
    std::deque<std::string> names_; // by id; they stay where they are
    std::vector<Con> cons_;         // by id
    boost::unordered_flat_map<std::string_view, std::uint32_t, hash::ShortName> ids_;
};

} // namespace cantrip::text
