#pragma once
// Printed texts from a file: tables, PO, XLIFF, documents of office and layout programs, PDF or plain text.

#include <map>
#include <set>

#include "tools/l10n/formats/exchange.hpp"

namespace cantrip::proof {

// One printed text. `card` is an id of an ability, an id or a printed name of a card, or empty for a line
// that belongs to no card.
struct Printed {
    std::string card, text;
    std::size_t line = 0;
    bool whole_card = false; // all abilities of the card may be in it
};

struct PrintedFile {
    std::vector<Printed> texts;
};

// How to read a file. `format`: csv, tsv, po, xliff, docx, odt, ods, xlsx, idml, pdf; anything else is plain
// text. `names` tells which lines are names of cards. `columns` names those of a table: `card`, `text`.
struct InputOptions {
    std::string format;
    std::set<std::string> names;
    std::map<std::string, std::string> columns = {};
};
// `--columns card=Name,text="Rules Text"`; the error says what is wrong with it.
[[nodiscard]] Result<std::map<std::string, std::string>, std::string> read_columns(std::string_view text);

[[nodiscard]] Result<PrintedFile, l10n::FileError>
read_printed(const std::string& path, const InputOptions& options, std::string_view text);
[[nodiscard]] inline Result<PrintedFile, l10n::FileError> read_printed(const std::string& path,
                                                                       const std::string& format,
                                                                       std::string_view text,
                                                                       const std::set<std::string>& names) {
    return read_printed(path, {format, names}, text);
}

} // namespace cantrip::proof
