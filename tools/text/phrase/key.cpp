#include "tools/text/phrase/key.hpp"

namespace cantrip::text {
namespace {

constexpr std::array<std::string_view, fixed::all> names{
#define CONSTRUCTION(name, key, category, role, ...) key,
#include "tools/text/phrase/constructions.def"
#define SLOT_NAME(name, key) key,
#include "tools/text/phrase/names.def"
#define JOIN(name, key, role) key,
#include "tools/text/phrase/names.def"
#define WORD(name, key) key,
#include "tools/text/phrase/names.def"
};

// One name may stand in several tables, and has one key: that of its first place.
constexpr std::array<std::uint32_t, fixed::all> first_places() {
    std::array<std::uint32_t, fixed::all> marks{}, out{};
    std::uint32_t next = 0;
    for (std::size_t i = 0; i < names.size(); ++i) {
        for (const char c : names[i]) marks[i] = marks[i] * 31U + static_cast<unsigned char>(c);
        std::size_t known = 0;
        while (known < i && (marks[known] != marks[i] || names[known] != names[i])) ++known;
        out[i] = known < i ? out[known] : next++;
    }
    return out;
}

} // namespace

namespace fixed {
constexpr std::array<std::uint32_t, all> ids = first_places();
} // namespace fixed

Keys::Keys() {
    for (const std::string_view name : names) (void)intern(name);
}

Key Keys::intern(std::string_view name) {
    if (const auto known = ids_.find(name); known != ids_.end()) return {known->second};
    const auto id = static_cast<std::uint32_t>(names_.size());
    ids_.emplace(names_.emplace_back(name), id);
    cons_.push_back(con_of(name));
    return {id};
}

} // namespace cantrip::text
