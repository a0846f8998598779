#pragma once
// How far each entry of an inventory is true of the game that is played: whether a scenario fails when what
// claims the entry is changed.

#include <optional>
#include <string>
#include <vector>

#include "lang/check/programs.hpp"
#include "tools/inventory/ledger.hpp"

namespace cantrip::inventory {

enum class Standing : std::uint8_t {
    missing, // nothing claims it
    named,   // a label: its effect is unknown
    written, // it says something, and no scenario would notice if it said something else
    played,  // a scenario fails when a line that claims it is changed
    count_
};
[[nodiscard]] std::string_view to_string(Standing standing);

// A change that a scenario noticed.
struct Proof {
    Span at;
    std::string before, after; // the line
    std::string scenario;
};

struct FactEvidence {
    bool numbered = false; // it names a number
    std::optional<Proof> proof;
};

struct EntryEvidence {
    bool examined = false; // it was asked for
    Standing standing = Standing::missing;
    std::optional<Proof> proof;
    std::vector<FactEvidence> facts; // as in the inventory; empty unless asked for
};

struct EvidenceOptions {
    bool facts = false; // tries every change of every claiming line: minutes for a whole game
    std::optional<std::size_t> sample = std::nullopt; // so many entries, drawn by the seed; all of them else
    std::uint64_t seed = 1;
};

// The programs must have no errors and be grouped by package. A fact is proved by a change of a number that
// it names, in a line that claims its entry; a fact without numbers only when a scenario notices every change
// of those lines.
[[nodiscard]] std::vector<EntryEvidence> find_evidence(Programs& programs, const Inventory& inventory,
                                                       const Ledger& ledger, const EvidenceOptions& options);

} // namespace cantrip::inventory
