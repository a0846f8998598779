#pragma once
// A game beside its inventory, as text and JSON.

#include <string>
#include <vector>

#include "tools/inventory/evidence.hpp"

namespace cantrip::inventory {

inline constexpr const char* default_inventory_name = "inventory.json";

struct Report {
    const Sources& sources;
    const Inventory& inventory;
    const Ledger& ledger;
    std::vector<EntryEvidence> evidence = {}; // by entry; empty when the files have errors
    bool facts = false;                       // facts were looked at

    [[nodiscard]] std::size_t facts_that(FactStanding standing) const;
    [[nodiscard]] bool stands(std::size_t entry, Standing standing) const;
    [[nodiscard]] std::size_t claimed() const; // entries that a definition claims
    [[nodiscard]] std::size_t tried() const;   // entries that a scenario tries
};

// The inventories beside the packages that were asked for, else beside those they use.
[[nodiscard]] std::vector<std::string> default_inventories(const World& world);

// With `all`, also every entry and its claims.
[[nodiscard]] std::string report_as_text(const Report& report, bool all);
[[nodiscard]] std::string report_as_json(const Report& report);

} // namespace cantrip::inventory
