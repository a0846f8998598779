#pragma once
// What a printed game consists of: a list of entries that definitions claim with `from`.

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "lang/support/result.hpp"

namespace cantrip::inventory {

struct InventoryEntry {
    std::string id;                 // "goblins/rule/poverty"
    std::string name;               // for people, in English or the first language there is
    std::vector<std::string> facts; // what the source says about it, a sentence each
};

class Inventory {
  public:
    // Adds the entries of a JSON text: a list of objects that have at least an `id`. Empty when all went
    // well, else what is wrong.
    [[nodiscard]] std::string add(std::string_view json);

    [[nodiscard]] const std::vector<InventoryEntry>& entries() const { return entries_; }
    // The entry that a `from` means, as written in the inventory or without its first part, the game; -1:
    // none.
    [[nodiscard]] int find(std::string_view claim) const;
    // The known claim that an unknown one was probably meant to be; empty when none is near.
    [[nodiscard]] std::string_view nearest(std::string_view claim) const;

  private:
    std::vector<InventoryEntry> entries_;
    std::map<std::string, int, std::less<>> by_claim_; // long and short ids
};

} // namespace cantrip::inventory
