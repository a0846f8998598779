#pragma once
// Phrases with the same parts are the same.

#include "lang/support/hash.hpp"
#include "tools/text/phrase/phrase.hpp"

namespace cantrip::text {

inline std::uint64_t hash_of(const Phrase& phrase) {
    hash::Numbers hash;
    hash.put((static_cast<std::uint64_t>(phrase.kind) << 40U) |
             (static_cast<std::uint64_t>(phrase.quantity.kind) << 48U) |
             (std::uint64_t{phrase.plural} << 32U) | phrase.key.id);
    hash.put(phrase.determiner.id);
    hash.put(static_cast<std::uint64_t>(phrase.quantity.low));
    for (const Key adjective : phrase.adjectives) hash.put(adjective.id);
    for (const auto& [slot, part] : phrase.slots) hash.put((std::uint64_t{slot.id} << 32U) | part);
    for (const PhraseId part : phrase.parts) hash.put(part);
    return hash.value();
}

inline bool is_same(const Phrase& a, const Phrase& b) {
    const Quantity &x = a.quantity, &y = b.quantity;
    return a.kind == b.kind && a.key == b.key && a.determiner == b.determiner && a.plural == b.plural &&
           x.kind == y.kind && x.low == y.low && x.high == y.high && x.letter == y.letter &&
           a.adjectives == b.adjectives && a.slots == b.slots && a.parts == b.parts && a.names == b.names;
}

} // namespace cantrip::text
