#pragma once
// Sheets and a saved object for Tabletop Simulator.

#include "tools/render/outputs.hpp"
#include "tools/support/replace_files.hpp"

namespace cantrip::render {

struct TabletopCard {
    const PlacedCard* front = nullptr;
    const PlacedCard* back = nullptr; // none: a plain back
    std::string name, text;           // both can be searched at the table
    std::int64_t copies = 1;
};

// PNG sheets of up to 69 cards, one picture for each sort of back, and NAME.json. Cards of one size and back
// are a deck. `address`: of the folder in which the sheets will lie.
[[nodiscard]] std::vector<NewFile> write_tabletop(const std::vector<TabletopCard>& cards,
                                                  const std::string& name, const std::string& address,
                                                  Fonts& fonts, Pictures& pictures);

} // namespace cantrip::render
