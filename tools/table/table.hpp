#pragma once
// A spreadsheet as text cells, whatever file it came from.

#include <string>
#include <vector>

namespace cantrip::table {

struct Cell {
    std::string text;    // line breaks are LF
    std::string problem; // why its text is not known: a formula without a result
};

struct Row {
    std::size_t number = 0;  // as spreadsheets count: the head is row 1
    std::vector<Cell> cells; // may be fewer than columns
};

struct Table {
    std::vector<std::string> head;
    std::vector<Row> rows;
    // Spreadsheet programs leave out empty cells at the end of a row in XLSX files; in CSV files they do not,
    // or leave out few.
    bool rows_may_be_short = false;
};

// Limits for files of strangers; no real table of cards comes near them.
inline constexpr std::size_t most_columns = 1024, most_rows = 100'000;

} // namespace cantrip::table
