#pragma once
// Printed texts from a file: tables, PO, XLIFF or plain text.

#include "tools/l10n/formats/exchange.hpp"

namespace cantrip::proof {

// One printed text. `card` is an id of an ability, an id or a printed name of a card, or empty for a line
// that belongs to no card.
struct Printed {
    std::string card, text;
    std::size_t line = 0;
};

struct PrintedFile {
    std::vector<Printed> texts;
};

// `format`: csv, tsv, po, xliff; anything else is plain text. `names` tells which lines of a plain text are
// names of cards.
[[nodiscard]] Result<PrintedFile, l10n::FileError> read_printed(const std::string& path,
                                                                const std::string& format,
                                                                std::string_view text,
                                                                const std::set<std::string>& names);

} // namespace cantrip::proof
