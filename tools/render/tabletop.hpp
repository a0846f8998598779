#pragma once
// Sheets for virtual tables: a saved object for Tabletop Simulator, templates for Tabletop Playground.

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

// The same sheets with a template for each deck, NAME-N.json, for the folders `Textures` and `Templates` of a
// package of Tabletop Playground.
[[nodiscard]] std::vector<NewFile> write_playground(const std::vector<TabletopCard>& cards,
                                                    const std::string& name, Fonts& fonts,
                                                    Pictures& pictures);

} // namespace cantrip::render
