#pragma once
// What print shops and virtual tables want, as data: `layout/shops/NAME.shop` of a package.

#include <optional>

#include "lang/support/result.hpp"
#include "tools/render/outputs.hpp"

namespace cantrip::render {

struct Shop {
    std::string name, about;
    ShopSize size;
    double dpi = 300;
    std::string format = "pdf"; // pdf or png
    bool back_first = false;    // pages: back, front, back, front
};

// The failure says what is wrong with the file.
[[nodiscard]] Result<Shop, std::string> read_shop(const std::string& path, std::string_view text);

// Searches the folders in order; the failure says what is wrong, or which shops there are.
[[nodiscard]] Result<Shop, std::string> find_shop(const std::string& name,
                                                  const std::vector<std::string>& folders);

// How much a card is enlarged or shrunk for a shop; a card of another shape does not fit at all.
[[nodiscard]] bool fits_shop(const Layout& layout, const ShopSize& size);

} // namespace cantrip::render
