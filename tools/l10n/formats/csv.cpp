#include "tools/l10n/formats/csv.hpp"

#include <algorithm>

#include "lang/support/utf8.hpp"
#include "tools/l10n/formats/exchange.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/words.hpp"

namespace cantrip::l10n {
namespace {

char guess_separator(std::string_view text) {
    const std::string_view first = text.substr(0, text.find('\n'));
    char best = ',';
    std::ptrdiff_t most = 0;
    for (const char candidate : {',', '\t', ';'}) {
        const auto count = std::count(first.begin(), first.end(), candidate);
        if (count > most) {
            most = count;
            best = candidate;
        }
    }
    return best;
}

std::optional<std::size_t> bad_utf8_line(std::string_view text) {
    std::size_t line = 1;
    for (std::size_t at = 0; at < text.size();) {
        const DecodedPoint point = decode_utf8(text, at);
        if (!point.valid) return line;
        if (point.value == '\n') ++line;
        at += point.length;
    }
    return std::nullopt;
}

// -3 stays a number that a spreadsheet can add up.
bool is_signed_number(std::string_view cell) {
    return cell.size() > 1 && cell.front() == '-' &&
           std::all_of(cell.begin() + 1, cell.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Spreadsheets run a cell that starts like a formula, so such a cell goes out behind an apostrophe, which the
// reader takes off again. Apostrophes before it count too: else `'=` would come back as `=`.
bool looks_like_formula(std::string_view cell) {
    cell.remove_prefix(std::min(cell.find_first_not_of('\''), cell.size()));
    if (cell.empty() || is_signed_number(cell)) return false;
    // The wide forms of = + - @ as well: some spreadsheets take them for the narrow ones.
    constexpr std::string_view wide[] = {"\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
    return std::string_view("=+-@\t\r\n").find(cell.front()) != std::string_view::npos ||
           std::any_of(std::begin(wide), std::end(wide),
                       [&](std::string_view start) { return cell.starts_with(start); });
}

std::string without_guard(std::string cell) {
    if (cell.starts_with('\'') && looks_like_formula(cell)) cell.erase(0, 1);
    return cell;
}

bool is_yes(std::string_view cell) {
    const std::string word = lower_word(trim(cell));
    return !word.empty() && word != "no" && word != "n" && word != "0" && word != "false";
}

} // namespace

Result<std::vector<CsvRow>, FileError> read_csv(const std::string& path, std::string_view text,
                                                char separator) {
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    if (const auto line = bad_utf8_line(text))
        return Failure{FileError{path, *line, "this is not UTF-8; save the table in UTF-8"}};
    if (separator == 0) separator = guess_separator(text);
    std::vector<CsvRow> rows;
    CsvRow row{1, {}};
    std::string cell;
    std::size_t line = 1, opened = 0;
    bool quoted = false, any = false;
    const auto end_row = [&] {
        if (any) {
            row.cells.push_back(without_guard(std::move(cell)));
            rows.push_back(std::move(row));
        }
        cell.clear();
        row = {line, {}};
        any = false;
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n') ++line;
        if (quoted) {
            if (c != '"')
                cell += c;
            else if (i + 1 < text.size() && text[i + 1] == '"')
                cell += text[++i];
            else
                quoted = false;
        } else if (c == '"' && cell.empty()) {
            quoted = any = true;
            opened = line;
        } else if (c == separator) {
            row.cells.push_back(without_guard(std::exchange(cell, {})));
            any = true;
        } else if (c == '\n') {
            end_row();
        } else if (c != '\r') {
            cell += c;
            any = true;
        }
    }
    if (quoted)
        return Failure{FileError{path, opened,
                                 "a cell that starts with a quote here does not end; is the file cut off?"}};
    end_row();
    return rows;
}

std::string csv_row(const std::vector<std::string>& plain, char separator) {
    std::vector<std::string> cells;
    for (const std::string& cell : plain) cells.push_back(looks_like_formula(cell) ? "'" + cell : cell);
    std::string out;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0) out += separator;
        // A line with nothing in it is no row.
        const bool lonely = cells.size() == 1 && cells[i].empty();
        if (!lonely && cells[i].find_first_of(",\"\n\r;\t") == std::string::npos) {
            out += cells[i];
            continue;
        }
        out += '"';
        for (const char c : cells[i]) out += c == '"' ? std::string("\"\"") : std::string(1, c);
        out += '"';
    }
    return out + "\r\n";
}

std::string to_csv(const Sheet& sheet) {
    std::string out = csv_row({"id", "card", "english", "text", "done", "state", "comment", "effect", "sem"});
    for (const Outgoing& unit : sheet.units) {
        std::string comments;
        for (const std::string& line : unit.comments) comments += (comments.empty() ? "" : "\n") + line;
        out += csv_row({unit.id, unit.card, unit.source, unit.target, unit.open ? "" : "yes",
                        std::string(name_of(unit.state)), comments, unit.effect, unit.sem});
    }
    return out;
}

Result<Arrival, FileError> from_csv(const std::string& path, std::string_view text) {
    auto rows = read_csv(path, text);
    if (!rows) return Failure{rows.error()};
    if (rows.value().empty()) return Failure{FileError{path, 1, "the table is empty"}};
    const std::vector<std::string>& head = rows.value().front().cells;
    const auto column = [&](std::string_view name) {
        return static_cast<std::size_t>(std::find(head.begin(), head.end(), name) - head.begin());
    };
    const std::size_t id = column("id"), words = column("text"), done = column("done"),
                      comment = column("comment"), sem = column("sem");
    if (id == head.size() || words == head.size())
        return Failure{
            FileError{path, 1, "the first line must name the columns, `id` and `text` among them"}};
    Arrival arrival;
    for (std::size_t i = 1; i < rows.value().size(); ++i) {
        const CsvRow& row = rows.value()[i];
        if (row.cells.size() < std::min(head.size(), std::max(id, words) + 1))
            return Failure{FileError{path, row.line, "this row has too few cells; is the file cut off?"}};
        const auto cell = [&](std::size_t at) {
            return at < row.cells.size() ? row.cells[at] : std::string();
        };
        Incoming in;
        in.id = cell(id);
        in.text = cell(words);
        in.sem = cell(sem);
        // A table without the column, or with nothing in it, approves nothing.
        in.open = !is_yes(cell(done));
        in.line = row.line;
        const std::string notes = cell(comment);
        for (const std::string_view line : split(notes, "\n"))
            if (!trim(line).empty()) in.comments.emplace_back(trim(line));
        arrival.units.push_back(std::move(in));
    }
    return arrival;
}

} // namespace cantrip::l10n
