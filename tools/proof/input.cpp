#include "tools/proof/input.hpp"

#include <algorithm>

#include "lang/support/utf8.hpp"
#include "tools/l10n/formats/csv.hpp"
#include "tools/proof/normalize.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"

namespace cantrip::proof {
namespace {

using l10n::FileError;

std::size_t find_column(const std::vector<std::string>& head, std::initializer_list<std::string_view> names) {
    for (std::size_t i = 0; i < head.size(); ++i)
        for (const std::string_view name : names)
            if (lower_word(head[i]) == name) return i;
    return head.size();
}

Result<PrintedFile, FileError> from_table(const std::string& path, std::string_view text, char separator) {
    const auto rows = l10n::read_csv(path, text, separator);
    if (!rows) return Failure{rows.error()};
    PrintedFile out;
    std::size_t card = 0, words = 1, first = 0;
    if (!rows.value().empty()) {
        const std::vector<std::string>& head = rows.value().front().cells;
        const std::size_t named_card = find_column(head, {"id", "card", "name"}),
                          named_text = find_column(head, {"text", "printed"});
        if (named_card < head.size() && named_text < head.size()) {
            card = named_card;
            words = named_text;
            first = 1;
        }
    }
    for (std::size_t i = first; i < rows.value().size(); ++i) {
        const l10n::CsvRow& row = rows.value()[i];
        if (row.cells.size() <= std::max(card, words))
            return Failure{FileError{path, row.line, "a row needs a card and a text"}};
        out.texts.push_back({row.cells[card], row.cells[words], row.line});
    }
    return out;
}

Result<PrintedFile, FileError> from_po_file(const std::string& path, std::string_view text) {
    const auto file = l10n::read_po(path, text);
    if (!file) return Failure{file.error()};
    PrintedFile out;
    for (const l10n::PoEntry& entry : file.value().entries) {
        if (entry.is_header() || entry.obsolete || entry.text().empty()) continue;
        out.texts.push_back({entry.context, entry.text(), entry.line});
    }
    return out;
}

Result<PrintedFile, FileError> from_xliff_file(const std::string& path, std::string_view text) {
    const auto arrival = l10n::from_xliff(path, text);
    if (!arrival) return Failure{arrival.error()};
    PrintedFile out;
    for (const l10n::Incoming& in : arrival.value().units)
        if (!in.text.empty()) out.texts.push_back({in.id, in.text, in.line});
    return out;
}

// A line that is the name of a card starts it; its texts follow, up to an empty line.
Result<PrintedFile, FileError> from_plain(const std::string& path, std::string_view text,
                                          const std::set<std::string>& names) {
    PrintedFile out;
    std::string card;
    std::size_t number = 0;
    for (const std::string_view raw : split(text, "\n")) {
        ++number;
        for (std::size_t at = 0; at < raw.size();) {
            const DecodedPoint point = decode_utf8(raw, at);
            if (!point.valid) return Failure{FileError{path, number, "this is not UTF-8"}};
            at += point.length;
        }
        const std::string line(trim(raw.ends_with('\r') ? raw.substr(0, raw.size() - 1) : raw));
        if (line.empty())
            card.clear();
        else if (names.contains(lower_word(composed(line))))
            card = line;
        else
            out.texts.push_back({card, line, number});
    }
    return out;
}

} // namespace

Result<PrintedFile, FileError> read_printed(const std::string& path, const std::string& format,
                                            std::string_view text, const std::set<std::string>& names) {
    if (format == "csv") return from_table(path, text, 0);
    if (format == "tsv") return from_table(path, text, '\t');
    if (format == "po") return from_po_file(path, text);
    if (format == "xliff") return from_xliff_file(path, text);
    return from_plain(path, text, names);
}

} // namespace cantrip::proof
