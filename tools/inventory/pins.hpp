#pragma once
// The list of facts beside an inventory (`facts.tsv`): for each fact a change of a line that would make the
// game contradict it, and the scenario that notices the change.

#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "tools/inventory/inventory.hpp"

namespace cantrip::inventory {

inline constexpr const char* facts_file_name = "facts.tsv";

struct Pin {
    enum class Kind : std::uint8_t {
        change, // a change that `scenario` notices
        open,   // it could be played, and no scenario pins it: `reason`
        idle,   // it says nothing that happens in a game: `reason`
    } kind = Kind::change;
    std::string file = {};          // that holds the line; empty: a declaration that claims the entry
    std::string before, after = {}; // each run of white space as one space
    std::string scenario = {};
    std::string reason = {};
};

class Pins {
  public:
    // Adds the rows of a list: `ENTRY N<tab>FILE or -<tab>BEFORE<tab>AFTER<tab>SCENARIO`, or
    // `ENTRY N<tab>open or idle<tab>REASON`; N counts the facts of an entry from 1, an empty SCENARIO is any
    // of them, `#` begins a comment,
    // `\n` in AFTER is a line break. Empty when all went well, else what is wrong.
    [[nodiscard]] std::string add(std::string_view text, const Inventory& inventory);

    // nullptr: the list does not have it. Facts are counted from 0.
    [[nodiscard]] const Pin* find(std::size_t entry, std::size_t fact) const;

  private:
    std::map<std::pair<std::size_t, std::size_t>, Pin> rows_;
};

} // namespace cantrip::inventory
