#include <algorithm>

#include <fmt/format.h>

#include "tools/l10n/formats/csv.hpp"
#include "tools/support/words.hpp"
#include "tools/table/formats.hpp"

namespace cantrip::table {
namespace {

constexpr std::string_view mark = "\xEF\xBB\xBF";

std::string with_plain_breaks(std::string text) {
    for (std::size_t at = 0; (at = text.find("\r\n", at)) != std::string::npos;) text.erase(at, 1);
    std::replace(text.begin(), text.end(), '\r', '\n');
    return text;
}

std::size_t breaks_in(const l10n::CsvRow& row) {
    std::size_t count = 0;
    for (const std::string& cell : row.cells)
        count += static_cast<std::size_t>(std::count(cell.begin(), cell.end(), '\n'));
    return count;
}

} // namespace

std::string write_csv(const Table& table, char separator) {
    std::string out = std::string(mark) + l10n::csv_row(table.head, separator);
    for (const Row& row : table.rows) {
        std::vector<std::string> cells;
        for (const Cell& cell : row.cells) cells.push_back(cell.text);
        out += l10n::csv_row(cells, separator);
    }
    return out;
}

Result<Table, std::string> read_csv(const std::string& path, std::string_view bytes) {
    if (bytes.starts_with(mark)) bytes.remove_prefix(mark.size());
    char separator = 0;
    std::size_t skipped = 0;
    // Excel reads and writes a first line `sep=;`.
    if (bytes.starts_with("sep=") && bytes.size() > 4) {
        separator = bytes[4];
        bytes.remove_prefix(std::min(bytes.find('\n'), bytes.size() - 1) + 1);
        skipped = 1;
    }
    const auto rows = l10n::read_csv(path, bytes, separator);
    if (!rows) {
        l10n::FileError error = rows.error();
        error.line += error.line > 0 ? skipped : 0;
        return Failure{error.text()};
    }
    if (rows.value().empty()) return Failure{path + ": the table is empty"};
    if (rows.value().size() > most_rows)
        return Failure{fmt::format("{}: there are more than {} rows", path, most_rows)};
    Table table;
    std::size_t number = 0, next_line = 1;
    for (const l10n::CsvRow& row : rows.value()) {
        // Empty lines are rows too, but no result of the reader.
        number += 1 + row.line - std::min(row.line, next_line);
        next_line = row.line + 1 + breaks_in(row);
        if (row.cells.size() > most_columns)
            return Failure{fmt::format("{}: row {} has more than {} cells", path, number, most_columns)};
        Row out{number + skipped, {}};
        for (const std::string& cell : row.cells) out.cells.push_back({with_plain_breaks(cell), {}});
        table.rows.push_back(std::move(out));
    }
    for (const Cell& cell : table.rows.front().cells) table.head.emplace_back(trim(cell.text));
    table.rows.erase(table.rows.begin());
    return table;
}

Result<Table, std::string> read_table(const std::string& path, std::string_view bytes) {
    if (!bytes.starts_with("PK\x03\x04")) return read_csv(path, bytes);
    auto table = read_xlsx(bytes);
    if (!table) return Failure{path + ": " + table.error()};
    return table;
}

} // namespace cantrip::table
