#pragma once
// The phrase tree: what a card says, in no language yet. Its leaves are keys, numbers and names of things.

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "tools/text/phrase/key.hpp"

namespace cantrip::text {

using PhraseId = std::uint32_t;
inline constexpr PhraseId no_phrase = 0xffffffffU;

// How much of a noun. A pack may give each kind a wording (`quantity up_to = …`) and a government of its own.
struct Quantity {
    enum class Kind : std::uint8_t {
        none,
        exact,
        up_to,
        at_least,
        exactly,
        or_more,
        at_most,
        any_number,
        range,
        variable,
        half
    };
    Kind kind = Kind::none;
    // Numbers in thousandths, so that 1.5 is exact.
    std::int64_t low = 0, high = 0;
    char letter = 'X'; // of a variable
};
inline constexpr std::int64_t one = 1000;

struct Phrase {
    enum class Kind : std::uint8_t {
        construction, // key: which; slots: its parts
        clause,       // key: frame; slots: arguments
        noun,         // key: the noun
        list,         // key: and, or, …; parts
        number,       // quantity
        name, // a thing; key: its noun, when the language declines the name; determiner: the noun of its kind
        predicate, // key: what the slot `of` is, a noun or an adjective, as the language has it
    };
    Kind kind = Kind::construction;
    Key key;
    std::vector<std::pair<Key, PhraseId>> slots;
    std::vector<PhraseId> parts;
    // Of nouns.
    Quantity quantity;
    Key determiner;
    std::vector<Key> adjectives;
    bool plural = false;                                    // without a quantity: several
    std::vector<std::pair<std::string, std::string>> names; // by language; "" is the name in the source
    std::uint32_t origin = 0xffffffffU;                     // the node of the effect it comes from
};

struct PhraseTree {
    std::vector<Phrase> nodes;

    PhraseId add(Phrase phrase) {
        nodes.push_back(std::move(phrase));
        return static_cast<PhraseId>(nodes.size() - 1);
    }
    [[nodiscard]] const Phrase& at(PhraseId id) const { return nodes[id]; }
    [[nodiscard]] Phrase& at(PhraseId id) { return nodes[id]; }
    [[nodiscard]] PhraseId slot(PhraseId id, Key name) const {
        for (const auto& [key, part] : nodes[id].slots) {
            if (key == name) return part;
        }
        return no_phrase;
    }
    [[nodiscard]] PhraseId slot(PhraseId id, Slot name) const { return slot(id, key_of(name)); }
};

} // namespace cantrip::text
