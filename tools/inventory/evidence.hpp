#pragma once
// How far each entry and fact of an inventory is true of the game that is played: whether a scenario fails
// when what claims the entry, or what the list of facts names, is changed.

#include <optional>
#include <string>
#include <vector>

#include "lang/check/programs.hpp"
#include "tools/inventory/ledger.hpp"
#include "tools/inventory/pins.hpp"

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

enum class FactStanding : std::uint8_t {
    unlisted,  // the list of facts does not have it
    pinned,    // its scenario fails when its line is changed
    open,      // listed as not pinned
    idle,      // listed as nothing that happens in a game
    lost,      // the line of the list does not stand there, or several times
    unnoticed, // its scenario passes all the same, or the changed file does not check
    count_
};
[[nodiscard]] std::string_view to_string(FactStanding standing);

struct FactEvidence {
    FactStanding standing = FactStanding::unlisted;
    std::string reason = {}; // for open and idle as listed, for lost and unnoticed what is wrong
    std::optional<Proof> proof = {};
};

struct EntryEvidence {
    bool examined = false; // it was asked for
    bool idle = false;     // no fact of it happens in a game
    Standing standing = Standing::missing;
    std::optional<Proof> proof;
    std::vector<FactEvidence> facts; // as in the inventory; empty without a list
};

struct EvidenceOptions {
    const Pins* pins = nullptr;                       // the list of facts, if there is one
    bool facts = false;                               // try the facts in place of the entries
    std::optional<std::size_t> sample = std::nullopt; // so many entries, drawn by the seed; all of them else
    std::uint64_t seed = 1;
};

// The programs must have no errors and be grouped by package.
[[nodiscard]] std::vector<EntryEvidence> find_evidence(Programs& programs, const Inventory& inventory,
                                                       const Ledger& ledger, const EvidenceOptions& options);

} // namespace cantrip::inventory
