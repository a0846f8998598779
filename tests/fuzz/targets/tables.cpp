// Tables of spreadsheets: any bytes are read or refused, and what is read comes back as it was.

#include <algorithm>

#include "lang/check/programs.hpp"
#include "lang/package/load.hpp"
#include "tests/fuzz/targets/targets.hpp"
#include "tools/support/zip.hpp"
#include "tools/table/formats.hpp"
#include "tools/table/import_table.hpp"

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
    // A spreadsheet does not keep cells without a text.
    const bool titled = std::any_of(table.value().head.begin(), table.value().head.end(),
                                    [](const std::string& title) { return !title.empty(); });
    demand(read_xlsx(write_xlsx(table.value())).ok() || !titled, "an XLSX table can be read");
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

// A table of a stranger for the set of the fuzzer: what it writes checks without errors.
void fuzz_table_import(std::string_view input) {
    const auto table = read_table("x.csv", input);
    if (!table) return;
    ImportRequest request;
    request.paths = {game_folder};
    request.options.libraries.emplace_back(CANTRIP_SOURCE_DIR "/stdlib");
    request.partial = true;
    const auto programs = load_programs(request.paths, request.options);
    const Import import = import_table(*programs, 0, table.value(), request);
    for (const CellProblem& problem : import.problems)
        demand(!problem.message.empty(), "a bad cell is told with a reason");
    for (const NewFile& file : import.files) {
        Programs again;
        (void)load_by_name(again.world, "core", request.options);
        (void)again.world.add_text("x.cant", file.text);
        Diagnostics diagnostics;
        for (const auto& packages : programs_of(again.world)) (void)check(again.world, packages, diagnostics);
        demand(diagnostics.errors() == 0 && again.world.diagnostics.errors() == 0,
               "what an import writes has no errors");
    }
}

} // namespace cantrip::fuzz
