#include "tools/text/phrase/key.hpp"

#include <algorithm>
#include <cstring>

namespace cantrip::text {
namespace {

constexpr std::size_t first_places = 1024; // a power of two

// Names are short and asked for all the time: how one begins and how it ends tells it well enough.
std::uint64_t hash_of(std::string_view name) {
    if (name.empty()) return 0; // and has no bytes to copy
    std::uint64_t first = 0, last = 0;
    const std::size_t length = std::min(name.size(), sizeof first);
    std::memcpy(&first, name.data(), length);
    std::memcpy(&last, name.data() + name.size() - length, length);
    std::uint64_t mixed = (first + name.size()) * 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ (mixed >> 32U) ^ last) * 0xd6e8feb86659fd93U;
    return mixed ^ (mixed >> 32U);
}

} // namespace

Key Keys::intern(std::string_view name) {
    if (2 * (known_.size() + 1) > places_.size()) grow();
    const std::uint64_t hash = hash_of(name);
    std::size_t at = hash & (places_.size() - 1);
    for (; places_[at] != 0; at = (at + 1) & (places_.size() - 1)) {
        const std::uint32_t id = places_[at] - 1;
        if (known_[id].hash == hash && known_[id].name == name) return {id};
    }
    const auto id = static_cast<std::uint32_t>(known_.size());
    known_.push_back({hash, names_.emplace_back(name)});
    places_[at] = id + 1;
    return {id};
}

void Keys::grow() {
    places_.assign(places_.empty() ? first_places : 2 * places_.size(), 0);
    for (std::size_t id = 0; id < known_.size(); ++id) {
        std::size_t at = known_[id].hash & (places_.size() - 1);
        while (places_[at] != 0) at = (at + 1) & (places_.size() - 1);
        places_[at] = static_cast<std::uint32_t>(id + 1);
    }
}

} // namespace cantrip::text
