// Tables of spreadsheets: any bytes are read or refused, and what is read comes back as it was.

#include "tests/fuzz/targets/targets.hpp"
#include "tools/support/zip.hpp"
#include "tools/table/formats.hpp"

namespace cantrip::fuzz {
namespace {

using namespace table;

bool same_cells(const Table& a, const Table& b) {
    if (a.head != b.head || a.rows.size() != b.rows.size()) return false;
    for (std::size_t r = 0; r < a.rows.size(); ++r) {
        const auto &x = a.rows[r].cells, &y = b.rows[r].cells;
        for (std::size_t i = 0; i < std::max(x.size(), y.size()); ++i)
            if ((i < x.size() ? x[i].text : "") != (i < y.size() ? y[i].text : "")) return false;
    }
    return true;
}

void try_table(const Result<Table, std::string>& table) {
    if (!table) {
        demand(!table.error().empty(), "a refused table says why");
        return;
    }
    const std::string csv = write_csv(table.value());
    const auto back = read_csv("x.csv", csv);
    demand(back.ok() || table.value().head.empty(), "a table that was written can be read");
    if (back.ok()) {
        const auto again = read_csv("x.csv", write_csv(back.value()));
        demand(again.ok() && same_cells(back.value(), again.value()), "a CSV table comes back as it was");
    }
    demand(read_xlsx(write_xlsx(table.value())).ok() || table.value().head.empty(),
           "an XLSX table can be read");
}

} // namespace

void fuzz_table(std::string_view input) {
    try_table(read_table("x", input));
    // The same bytes as the sheet of a file whose archive is whole: a fuzzer does not guess check sums.
    try_table(
        read_xlsx(write_zip({{"xl/workbook.xml", "<workbook><sheets><sheet r:id=\"a\"/></sheets></workbook>"},
                             {"xl/_rels/workbook.xml.rels", "<R><r Id=\"a\" Target=\"sheet.xml\"/></R>"},
                             {"xl/sheet.xml", std::string(input)}})));
}

} // namespace cantrip::fuzz
