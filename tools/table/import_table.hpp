#pragma once
// A table of cards taken back into the source.

#include <deque>

#include "tools/support/replace_files.hpp"
#include "tools/table/card_edits.hpp"
#include "tools/table/language_texts.hpp"

namespace cantrip::table {

struct CellChange {
    CellPlace at;
    std::string card, column, before, after;
};

// A text that differs from what the card prints, and what was understood of it.
struct TextOffer {
    CellPlace at;
    std::string card, column, before, text;
    std::vector<std::string> effects; // as source; none: it was not understood
    std::vector<std::string> reasons; // why not
    bool taken = false;               // became the effect, because that was asked for
};

struct ImportRequest {
    std::vector<std::string> paths;
    LoadOptions options;
    bool partial = false; // good cells are taken even when others are bad
    bool effects = false; // texts with one reading become effects
};

struct Import {
    std::vector<CellChange> changes;
    std::vector<TextOffer> offers;
    std::vector<CellProblem> problems;
    std::vector<std::string> new_cards;       // ids
    std::vector<std::string> unknown_columns; // left alone; with a hint where a known title is near
    std::vector<std::string> without_row;     // cards of the set that the table does not have: left alone
    std::vector<NewFile> files;               // none when nothing is to be written
    std::string diff;                         // of those files
    std::string error;                        // the table as a whole cannot be used
};

// `programs` is checked and has no errors.
[[nodiscard]] Import import_table(Programs& programs, std::size_t program, const Table& table,
                                  const ImportRequest& request);

} // namespace cantrip::table
