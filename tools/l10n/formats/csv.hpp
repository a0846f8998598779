#pragma once
// Tables with commas, semicolons or tabs between the cells, quotes as RFC 4180 has them.

#include <string>
#include <string_view>
#include <vector>

#include "tools/l10n/review/lock.hpp"

namespace cantrip::l10n {

struct CsvRow {
    std::size_t line = 0;
    std::vector<std::string> cells;
};

// `separator` 0: the one that the first line has most of.
[[nodiscard]] Result<std::vector<CsvRow>, FileError> read_csv(const std::string& path, std::string_view text,
                                                              char separator = 0);
// A cell that a spreadsheet would run as a formula is written behind an apostrophe, which read_csv takes off.
[[nodiscard]] std::string csv_row(const std::vector<std::string>& plain, char separator = ',');

} // namespace cantrip::l10n
