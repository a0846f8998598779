#pragma once
// A hash of what lies on the table, by names and not by numbers of declarations: it stays the same when a
// rule changes that has not mattered yet, so a record can be followed to the place where it does.

#include <string>
#include <vector>

#include "interpreter/cantrip.hpp"

namespace cantrip::play {

class TableDigest {
  public:
    explicit TableDigest(const Machine& machine);
    // With what is asked, and of whom: 16 hexadecimal digits.
    [[nodiscard]] std::string of(const State& state, const Outcome& now) const;

  private:
    [[nodiscard]] std::uint64_t value_of(Type type, Word value) const;
    const Machine& machine_;
    std::vector<std::uint64_t> things_, units_, words_, zones_; // by number: hashes of names
    struct Slot {
        Word at = 0; // in the words of a state
        Type type;
        std::uint64_t name = 0;
        bool list = false;
    };
    std::vector<Slot> slots_; // every state and counter
};

} // namespace cantrip::play
