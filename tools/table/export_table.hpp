#pragma once
// The table of a set, to be edited in a spreadsheet.

#include "tools/table/card_cells.hpp"

namespace cantrip::table {

// A row for each card. Columns of `earlier` that Cantrip does not know, such as a designer's own, are kept by
// the id of the card, and its columns keep their order.
[[nodiscard]] Table export_table(const CardCells& cells, const Table* earlier = nullptr);

} // namespace cantrip::table
