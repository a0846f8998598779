#pragma once
// Edits tried in memory: the set must check without errors and say what the cells said, or the cell that is
// to blame is named.

#include <set>

#include "tools/table/import_table.hpp"

namespace cantrip::table {

struct TriedEdits {
    std::vector<NewFile> files;
    std::string diff;
    std::vector<CellProblem> problems;
    std::vector<std::string> dropped; // new cards with a bad cell
    std::string error;                // something that no cell is to blame for
};

[[nodiscard]] TriedEdits try_edits(const Programs& programs, std::size_t program, const CardCells& before,
                                   const std::vector<CellChange>& asked, std::vector<CellEdit> edits,
                                   const std::set<std::size_t>& new_rows, const ImportRequest& request);

} // namespace cantrip::table
