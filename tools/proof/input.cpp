#include "tools/proof/input.hpp"

#include <algorithm>

#include "lang/diagnostics/did_you_mean.hpp"
#include "lang/support/utf8.hpp"
#include "tools/l10n/formats/csv.hpp"
#include "tools/l10n/formats/office.hpp"
#include "tools/proof/normalize.hpp"
#include "tools/support/letters.hpp"
#include "tools/support/run_program.hpp"
#include "tools/support/words.hpp"

namespace cantrip::proof {
namespace {

using l10n::FileError;

constexpr std::size_t max_table_columns = 256;

using Rows = std::vector<l10n::OfficeRow>;

// The column with one of these names, or with a name that begins or ends so: "Rules Text", "Card name".
std::size_t find_column(const std::vector<std::string>& head, std::initializer_list<std::string_view> names) {
    for (const bool whole : {true, false}) {
        for (const std::string_view name : names) {
            for (std::size_t i = 0; i < head.size(); ++i) {
                const std::string title = lower_word(trim(head[i]));
                if (whole ? title == name
                          : title.starts_with(std::string(name) + " ") ||
                                title.ends_with(" " + std::string(name)))
                    return i;
            }
        }
    }
    return head.size();
}

struct Columns {
    std::size_t card = 0, text = 1, first = 0; // first: row that holds a card
};

// By --columns, by a header, or else the column of names and the one with most letters.
Result<Columns, FileError> columns_of(const std::string& path, const Rows& rows,
                                      const InputOptions& options) {
    Columns out;
    if (rows.empty()) return out;
    const std::vector<std::string>& head = rows.front().cells;
    if (!options.columns.empty()) {
        const auto asked = [&](const std::string& what, std::size_t& into) {
            const auto name = options.columns.find(what);
            if (name == options.columns.end()) return true;
            into = find_column(head, {lower_word(name->second)});
            return into < head.size();
        };
        out.first = 1;
        out.card = find_column(head, {"id", "card", "name", "title"});
        out.text = find_column(head, {"text", "printed", "rules", "ability", "effect"});
        for (const char* what : {"card", "text"}) {
            std::size_t& into = std::string_view(what) == "card" ? out.card : out.text;
            if (asked(what, into) && into < head.size()) continue;
            std::string known;
            for (const std::string& cell : head) known += (known.empty() ? "`" : ", `") + cell + "`";
            const auto name = options.columns.find(what);
            return Failure{FileError{path, rows.front().line,
                                     "there is no column `" +
                                         (name == options.columns.end() ? std::string(what) : name->second) +
                                         "`; the first row has " + known}};
        }
        return out;
    }
    const std::size_t card = find_column(head, {"id", "card", "name", "title"}),
                      text = find_column(head, {"text", "printed", "rules", "ability", "effect"});
    if (card < head.size() && text < head.size() && card != text) return Columns{card, text, 1};
    // Without a header that is understood: which column has names of cards, and which the longest texts?
    std::vector<std::size_t> names(max_table_columns), letters(max_table_columns);
    for (const l10n::OfficeRow& row : rows) {
        for (std::size_t i = 0; i < row.cells.size() && i < max_table_columns; ++i) {
            names[i] += options.names.contains(lower_word(composed(trim(row.cells[i])))) ? 1U : 0U;
            letters[i] += row.cells[i].size();
        }
    }
    const auto most = [](const std::vector<std::size_t>& counts) {
        return static_cast<std::size_t>(std::max_element(counts.begin(), counts.end()) - counts.begin());
    };
    if (names[most(names)] == 0) return out;
    out.card = most(names);
    letters[out.card] = 0;
    out.text = most(letters);
    const bool header =
        head.size() > out.card && !options.names.contains(lower_word(composed(trim(head[out.card]))));
    out.first = header && rows.size() > 1 && names[out.card] + 1 >= rows.size() / 2 ? 1 : 0;
    return out;
}

// A row with one cell is a paragraph; other rows are a table.
Result<PrintedFile, FileError> from_rows(const std::string& path, const Rows& rows,
                                         const InputOptions& options) {
    const auto found = columns_of(path, rows, options);
    if (!found) return Failure{found.error()};
    const Columns& columns = found.value();
    PrintedFile out;
    for (std::size_t i = columns.first; i < rows.size(); ++i) {
        const l10n::OfficeRow& row = rows[i];
        if (row.cells.size() <= std::max(columns.card, columns.text))
            return Failure{FileError{path, row.line, "a row needs a card and a text"}};
        out.texts.push_back({row.cells[columns.card], row.cells[columns.text], row.line, false});
    }
    return out;
}

Result<PrintedFile, FileError> from_table(const std::string& path, std::string_view text, char separator,
                                          const InputOptions& options) {
    const auto cells = l10n::read_csv(path, text, separator);
    if (!cells) return Failure{cells.error()};
    Rows rows;
    for (const l10n::CsvRow& row : cells.value()) rows.push_back({row.cells, row.line});
    return from_rows(path, rows, options);
}

Result<PrintedFile, FileError> from_po_file(const std::string& path, std::string_view text) {
    const auto file = l10n::read_po(path, text);
    if (!file) return Failure{file.error()};
    PrintedFile out;
    for (const l10n::PoEntry& entry : file.value().entries) {
        if (entry.is_header() || entry.obsolete || entry.text().empty()) continue;
        out.texts.push_back({entry.context, entry.text(), entry.line, false});
    }
    return out;
}

Result<PrintedFile, FileError> from_xliff_file(const std::string& path, std::string_view text) {
    const auto arrival = l10n::from_xliff(path, text);
    if (!arrival) return Failure{arrival.error()};
    PrintedFile out;
    for (const l10n::Incoming& in : arrival.value().units)
        if (!in.text.empty()) out.texts.push_back({in.id, in.text, in.line, false});
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
            out.texts.push_back({card, line, number, false});
    }
    return out;
}

// Lines of a page, joined: a line that is the name of a card starts it, and all up to the next name is its
// text. Words parted at the end of a line are put together; lines without letters (costs, page numbers) are
// left out.
class PageJoiner {
  public:
    explicit PageJoiner(const std::set<std::string>& names) : names_(names) {
        for (const std::string& name : names)
            if (name.size() >= least_guessed_name) long_names_.push_back(name);
    }

    void add(std::string_view raw, std::size_t number) {
        const std::string line = composed(trim(raw));
        if (std::none_of(line.begin(), line.end(), [](char c) { return is_letter_byte(c); })) return;
        if (const std::string name = name_in(line); !name.empty()) {
            end_card();
            card_ = {name, {}, number, true};
            return;
        }
        if (const std::size_t length = name_before_text(line); length > 0) {
            end_card();
            const std::size_t text = line.find_first_not_of("0123456789 \t", length);
            card_ = {name_in(line.substr(0, length)), line.substr(text), number, true};
            return;
        }
        if (card_.card.empty()) {
            card_.line = number;
            card_.text = line;
            end_card();
            return;
        }
        if (card_.text.ends_with("-") && card_.text.size() > 1 && is_letter_byte(line.front()) &&
            lower_word(line.substr(0, 1)) == line.substr(0, 1))
            card_.text.pop_back();
        else if (card_.text.ends_with("\xC2\xAD"))
            card_.text.resize(card_.text.size() - 2);
        else if (!card_.text.empty())
            card_.text += ' ';
        card_.text += line;
    }

    [[nodiscard]] PrintedFile take() {
        end_card();
        return std::move(out_);
    }

  private:
    [[nodiscard]] static bool is_letter_byte(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c & 0x80) != 0;
    }

    // The name that a line is, with a cost beside it or not; a name with one letter wrong is a name too.
    [[nodiscard]] std::string name_in(const std::string& line) const {
        const std::string folded = lower_word(line);
        if (names_.contains(folded)) return line;
        const std::size_t first = line.find_first_not_of("0123456789 \t"),
                          last = line.find_last_not_of("0123456789 \t");
        const std::string bare = line.substr(first, last + 1 - first);
        if (names_.contains(lower_word(bare))) return bare;
        if (line.size() < least_guessed_name || line.size() > longest_name || line.ends_with('.')) return {};
        const std::vector<std::string_view> known(long_names_.begin(), long_names_.end());
        return did_you_mean(folded, known).empty() ? std::string() : line;
    }

    // A row of a table on one line: name, cost and the beginning of the text. How long the name is, or 0.
    [[nodiscard]] std::size_t name_before_text(const std::string& line) const {
        std::size_t longest = 0;
        for (std::size_t at = line.find(' '); at != std::string::npos && at <= longest_name;
             at = line.find(' ', at + 1)) {
            const std::size_t text = line.find_first_not_of(" \t", at);
            if (text == std::string::npos) break;
            // A number or a wide gap parts a name from its text.
            const bool parted = text > at + 1 || (line[text] >= '0' && line[text] <= '9');
            if (parted && line.find_first_not_of("0123456789 \t", at) != std::string::npos &&
                !name_in(line.substr(0, at)).empty())
                longest = at;
        }
        return longest;
    }

    void end_card() {
        if (!card_.text.empty()) out_.texts.push_back(std::move(card_));
        card_ = {};
    }

    static constexpr std::size_t least_guessed_name = 6, longest_name = 40;
    const std::set<std::string>& names_;
    std::vector<std::string> long_names_;
    Printed card_;
    PrintedFile out_;
};

Result<PrintedFile, FileError> from_pdf(const std::string& path, std::string_view bytes,
                                        const InputOptions& options) {
    if (bytes.substr(0, 1024).find("%PDF-") == std::string_view::npos)
        return Failure{FileError{path, 0, "this is no PDF; the file is damaged or of another format"}};
    // Cards in columns and rows of a table need different orders of reading: the best is the one in which
    // most cards have a text.
    std::optional<std::string> text;
    PrintedFile out;
    std::size_t most = 0;
    for (const char* order : {"-raw", "-nodiag", "-layout"}) {
        auto read = run_program({{"pdftotext", order, "-enc", "UTF-8", "-nopgbrk", "-", "-"}, bytes, {}});
        if (!read) break;
        PageJoiner joiner(options.names);
        std::size_t number = 0;
        for (const std::string_view line : split(*read, "\n")) joiner.add(line, ++number);
        PrintedFile found = joiner.take();
        const auto cards = static_cast<std::size_t>(
            std::count_if(found.texts.begin(), found.texts.end(),
                          [](const Printed& printed) { return !printed.card.empty(); }));
        if (!text || cards > most) {
            most = cards;
            out = std::move(found);
        }
        text = std::move(read);
    }
    if (!text && bytes.find("/Encrypt") != std::string_view::npos)
        return Failure{FileError{path, 0, "the PDF is encrypted; save it without a password"}};
    if (!text)
        return Failure{
            FileError{path, 0, "the PDF is damaged, or `pdftotext` (poppler-utils) is not installed"}};
    if (out.texts.empty())
        return Failure{FileError{path, 0, "there is no text in the PDF; are its pages pictures?"}};
    return out;
}

// Tables are read as such; paragraphs as the lines of a page.
Result<PrintedFile, FileError> from_office(const std::string& path, std::string_view bytes,
                                           const InputOptions& options) {
    auto rows = l10n::read_office(path, options.format, bytes);
    if (!rows) return Failure{rows.error()};
    Rows table;
    PageJoiner joiner(options.names);
    for (l10n::OfficeRow& row : rows.value()) {
        if (row.cells.size() > 1)
            table.push_back(std::move(row));
        else
            for (const std::string_view line : split(row.cells.front(), "\n")) joiner.add(line, row.line);
    }
    PrintedFile out = joiner.take();
    if (table.empty()) return out;
    // Rows that lack the last cells lack nothing else.
    std::size_t widest = 0;
    for (const l10n::OfficeRow& row : table) widest = std::max(widest, row.cells.size());
    for (l10n::OfficeRow& row : table) row.cells.resize(widest);
    auto in_table = from_rows(path, table, options);
    if (!in_table) return in_table;
    for (Printed& printed : in_table.value().texts) {
        if (trim(printed.text).empty()) continue;
        printed.whole_card = true;
        out.texts.push_back(std::move(printed));
    }
    return out;
}

} // namespace

Result<std::map<std::string, std::string>, std::string> read_columns(std::string_view text) {
    std::map<std::string, std::string> out;
    for (const std::string_view part : split(text, ",")) {
        const std::size_t equals = part.find('=');
        const std::string what(trim(part.substr(0, equals)));
        if (equals == std::string_view::npos || (what != "card" && what != "text"))
            return Failure{"`" + std::string(part) + "` is neither `card=COLUMN` nor `text=COLUMN`"};
        std::string_view name = trim(part.substr(equals + 1));
        if (name.size() > 1 && name.front() == '"' && name.back() == '"')
            name = name.substr(1, name.size() - 2);
        out[what] = std::string(name);
    }
    return out;
}

Result<PrintedFile, FileError> read_printed(const std::string& path, const InputOptions& options,
                                            std::string_view text) {
    const std::string& format = options.format;
    if (format == "csv") return from_table(path, text, 0, options);
    if (format == "tsv") return from_table(path, text, '\t', options);
    if (format == "po") return from_po_file(path, text);
    if (format == "xliff") return from_xliff_file(path, text);
    if (format == "pdf") return from_pdf(path, text, options);
    if (format == "docx" || format == "odt" || format == "ods" || format == "xlsx" || format == "idml")
        return from_office(path, text, options);
    return from_plain(path, text, options.names);
}

} // namespace cantrip::proof
