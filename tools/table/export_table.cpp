#include "tools/table/export_table.hpp"

#include <algorithm>

#include "tools/support/words.hpp"

namespace cantrip::table {
namespace {

// A column of the new table: one of ours, or one of the earlier table.
struct Source {
    std::string title;
    std::size_t earlier = no_index;
};

std::vector<Source> columns_of(const CardCells& cells, const Table* earlier) {
    std::vector<Source> out;
    const auto has = [&](const std::string& title) {
        return std::any_of(out.begin(), out.end(),
                           [&](const Source& one) { return one.earlier == no_index && one.title == title; });
    };
    for (std::size_t i = 0; earlier && i < earlier->head.size(); ++i) {
        const std::string& title = earlier->head[i];
        const std::string wanted = canonical_title(title);
        const auto& columns = cells.columns();
        const auto ours = std::find_if(columns.begin(), columns.end(), [&](const Column& column) {
            return canonical_title(column.title) == wanted;
        });
        if (ours == columns.end())
            out.push_back({title, i});
        else if (!has(ours->title))
            out.push_back({ours->title, no_index});
    }
    for (const Column& column : cells.columns())
        if (!has(column.title)) out.push_back({column.title, no_index});
    return out;
}

const Row* row_of(const Table& table, const std::string& id) {
    std::size_t column = 0;
    while (column < table.head.size() && canonical_title(table.head[column]) != "id") ++column;
    for (const Row& row : table.rows)
        if (column < row.cells.size() && trim(row.cells[column].text) == id) return &row;
    return nullptr;
}

} // namespace

Table export_table(const CardCells& cells, const Table* earlier) {
    Table out;
    const std::vector<Source> columns = columns_of(cells, earlier);
    for (const Source& column : columns) out.head.push_back(column.title);
    for (const CardRow& card : cells.rows()) {
        Row row{out.rows.size() + 2, {}};
        const Row* old = earlier ? row_of(*earlier, card.id) : nullptr;
        for (const Source& column : columns) {
            if (column.earlier == no_index)
                row.cells.push_back({card.cell(column.title), {}});
            else if (old && column.earlier < old->cells.size())
                row.cells.push_back({old->cells[column.earlier].text, {}});
            else
                row.cells.emplace_back();
        }
        out.rows.push_back(std::move(row));
    }
    return out;
}

} // namespace cantrip::table
