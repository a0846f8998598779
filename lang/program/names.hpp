#pragma once
// Every name once, as a small number.

#include <string_view>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>

#include "lang/program/ids.hpp"

namespace cantrip {

// Text is kept by view: it must outlive the table (sources do, and so do the language's own words).
class Names {
  public:
    [[nodiscard]] NameId intern(std::string_view text) {
        const auto [known, is_new] = ids_.try_emplace(text, static_cast<NameId>(texts_.size()));
        if (is_new) texts_.push_back(text);
        return known->second;
    }
    // no_name when nobody ever said it.
    [[nodiscard]] NameId find(std::string_view text) const {
        const auto known = ids_.find(text);
        return known == ids_.end() ? no_name : known->second;
    }
    [[nodiscard]] std::string_view text(NameId id) const {
        return id == no_name ? std::string_view{} : texts_[id];
    }
    [[nodiscard]] std::size_t size() const { return texts_.size(); }

  private:
    std::vector<std::string_view> texts_;
    boost::unordered_flat_map<std::string_view, NameId> ids_;
};

} // namespace cantrip
