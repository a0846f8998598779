#pragma once
// What the definitions of some packages say about their sources: claims, assumptions, and scenarios that try
// them.

#include <set>
#include <string>
#include <vector>

#include "lang/package/world.hpp"
#include "tools/inventory/inventory.hpp"

namespace cantrip::inventory {

// A declaration and where it says what it says.
struct Mark {
    std::string by; // the nearest declaration that has a name
    Span at;
};

struct UnknownClaim {
    std::string entry;
    Mark mark;
};

// What no source says: `assume strength 2`.
struct Assumed {
    Mark mark;
    std::string field; // the field or heading; empty for an effect
    std::string value; // as written
};

// A text that nobody has seen: `unknown "its effect"`.
struct Untold {
    Mark mark;
    std::string what;
};

struct Ledger {
    struct Row {
        std::vector<Mark> claims;
        std::vector<Span> declarations; // that claim it, as long as claims
        std::vector<Mark> scenarios;    // that name the entry, or a card that claims it
        bool named = false;             // every claim is a card with a name and no effect
        bool untold = false;            // and each says that its effect is unknown
    };
    std::vector<Row> rows; // by entry
    std::vector<UnknownClaim> unknown;
    std::vector<Assumed> assumed;
    std::vector<Untold> untold;
};

// Reads the trees of the packages; they need not be checked.
[[nodiscard]] Ledger make_ledger(const World& world, const std::vector<std::size_t>& packages,
                                 const Inventory& inventory);

} // namespace cantrip::inventory
