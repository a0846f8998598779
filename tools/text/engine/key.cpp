#include "tools/text/engine/key.hpp"

namespace cantrip::text {

Key Keys::intern(std::string_view name) {
    const auto found = ids_.find(name);
    if (found != ids_.end()) return {found->second};
    const auto id = static_cast<std::uint32_t>(names_.size());
    names_.emplace_back(name);
    ids_.emplace(names_.back(), id);
    return {id};
}

} // namespace cantrip::text
