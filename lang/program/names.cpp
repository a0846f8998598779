#include "lang/program/names.hpp"

#include <cstring>

namespace cantrip {
namespace {

// Names are short: eight bytes at a time and one multiplication each.
std::uint32_t hash(std::string_view text) {
    std::uint64_t h = text.size() * 0x9e3779b97f4a7c15U;
    std::size_t i = 0;
    for (; i + 8 <= text.size(); i += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + i, 8);
        h = (h ^ word) * 0xff51afd7ed558ccdU;
        h ^= h >> 32U;
    }
    std::uint64_t rest = 0;
    if (i < text.size()) std::memcpy(&rest, text.data() + i, text.size() - i);
    h = (h ^ rest) * 0xff51afd7ed558ccdU;
    return static_cast<std::uint32_t>(h ^ (h >> 29U));
}

} // namespace

Names::Names() : slots_(1024, no_name) {}

std::size_t Names::slot_of(std::string_view text) const {
    const std::uint32_t h = hash(text);
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = h & mask;
    while (slots_[slot] != no_name && (hashes_[slots_[slot]] != h || texts_[slots_[slot]] != text))
        slot = (slot + 1) & mask;
    return slot;
}

NameId Names::find(std::string_view text) const { return slots_[slot_of(text)]; }

NameId Names::intern(std::string_view text) {
    const std::size_t slot = slot_of(text);
    if (slots_[slot] != no_name) return slots_[slot];
    const auto id = static_cast<NameId>(texts_.size());
    texts_.push_back(text);
    hashes_.push_back(hash(text));
    slots_[slot] = id;
    if (texts_.size() * 2 > slots_.size()) grow();
    return id;
}

void Names::grow() {
    slots_.assign(slots_.size() * 2, no_name);
    const std::size_t mask = slots_.size() - 1;
    for (NameId id = 0; id < texts_.size(); ++id) {
        std::size_t slot = hashes_[id] & mask;
        while (slots_[slot] != no_name) slot = (slot + 1) & mask;
        slots_[slot] = id;
    }
}

} // namespace cantrip
