#pragma once
// Tables as CSV and XLSX files.

#include <string>
#include <string_view>

#include "lang/support/result.hpp"
#include "tools/table/table.hpp"

namespace cantrip::table {

// With a byte-order mark, so that Excel reads UTF-8. Cells that a spreadsheet would run are guarded.
[[nodiscard]] std::string write_csv(const Table& table, char separator = ',');
// As Excel, LibreOffice and Google write it: with or without a mark, any of `,` `;` and tab, CR LF or LF.
[[nodiscard]] Result<Table, std::string> read_csv(const std::string& path, std::string_view bytes);

// One sheet; whole numbers are numbers, everything else is text and never a formula.
[[nodiscard]] std::string write_xlsx(const Table& table);
// The first sheet. Of a formula the result counts that was saved with it.
[[nodiscard]] Result<Table, std::string> read_xlsx(std::string_view bytes);

// By what the bytes are, whatever the name says. Errors name the path.
[[nodiscard]] Result<Table, std::string> read_table(const std::string& path, std::string_view bytes);

} // namespace cantrip::table
