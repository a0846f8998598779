#pragma once
// Phrases with the same parts are the same.

#include "tools/text/phrase/phrase.hpp"

namespace cantrip::text {

inline std::uint64_t hash_of(const Phrase& phrase) {
    std::uint64_t hash = 0;
    const auto put = [&](std::uint64_t number) {
        hash = (hash ^ number) * 0x9e3779b97f4a7c15U, hash ^= hash >> 29U;
    };
    put((static_cast<std::uint64_t>(phrase.kind) << 40U) |
        (static_cast<std::uint64_t>(phrase.quantity.kind) << 48U) | (std::uint64_t{phrase.plural} << 32U) |
        phrase.key.id);
    put(phrase.determiner.id);
    put(static_cast<std::uint64_t>(phrase.quantity.low));
    for (const Key adjective : phrase.adjectives) put(adjective.id);
    for (const auto& [slot, part] : phrase.slots) put((std::uint64_t{slot.id} << 32U) | part);
    for (const PhraseId part : phrase.parts) put(part);
    return hash;
}

inline bool is_same(const Phrase& a, const Phrase& b) {
    const Quantity &x = a.quantity, &y = b.quantity;
    return a.kind == b.kind && a.key == b.key && a.determiner == b.determiner && a.plural == b.plural &&
           x.kind == y.kind && x.low == y.low && x.high == y.high && x.letter == y.letter &&
           a.adjectives == b.adjectives && a.slots == b.slots && a.parts == b.parts && a.names == b.names;
}

} // namespace cantrip::text
