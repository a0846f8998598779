#pragma once
// Every name once, as a small number.

#include <cstdint>
#include <string_view>
#include <vector>

namespace cantrip {

using NameId = std::uint32_t;
inline constexpr NameId no_name = 0xffffffffU;

// Text is kept by view: it must outlive the table (sources do, and so do the language's own words).
class Names {
  public:
    Names();
    [[nodiscard]] NameId intern(std::string_view text);
    // no_name when nobody ever said it.
    [[nodiscard]] NameId find(std::string_view text) const;
    [[nodiscard]] std::string_view text(NameId id) const {
        return id == no_name ? std::string_view{} : texts_[id];
    }
    [[nodiscard]] std::size_t size() const { return texts_.size(); }

  private:
    [[nodiscard]] std::size_t slot_of(std::string_view text) const;
    void grow();

    std::vector<std::string_view> texts_;
    std::vector<std::uint32_t> hashes_;
    std::vector<NameId> slots_; // open addressing, a power of two
};

} // namespace cantrip
