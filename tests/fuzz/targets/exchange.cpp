// Files of translators and of reviews: what is read and written again reads as the same.

#include "tools/l10n/formats/exchange.hpp"
#include "lang/source/unfinished_write.hpp"
#include "tests/fuzz/targets/targets.hpp"
#include "tools/l10n/exchange/marks.hpp"
#include "tools/l10n/formats/csv.hpp"
#include "tools/l10n/formats/office.hpp"
#include "tools/l10n/formats/terms.hpp"
#include "tools/l10n/review/comments.hpp"
#include "tools/l10n/review/impact.hpp"
#include "tools/proof/input.hpp"
#include "tools/support/zip.hpp"

namespace cantrip::fuzz {
namespace {

using namespace l10n;

// What an import would write about these texts can be read, and says no more than the texts.
void demand_readable(const Arrival& arrival) {
    TextsFile file;
    for (const Incoming& in : arrival.units) {
        Record record;
        record.sem = "h2:0";
        record.gen = "t1:0";
        record.text = in.text;
        record.comments = safe_comments(in.comments);
        file.records["card/space/" + std::to_string(file.records.size())] = record;
        for (const std::string& line : comment_lines(in.id + ": " + in.text)) file.tail.push_back(line);
    }
    const std::string written = write_texts_file(file);
    const auto back = read_texts("cs.texts", written);
    demand(back.ok(), "what an import writes can be read");
    demand(back.value().records.size() == file.records.size(), "a comment is no record");
    for (const auto& [id, record] : file.records)
        demand(back.value().find(id)->text == record.text, "a text comes back as it was");
    demand(write_texts_file(back.value()) == written, "writing twice is writing once");
}

template <typename Read> void try_arrival(Read read) {
    if (const auto arrival = read()) demand_readable(arrival.value());
}

} // namespace

void fuzz_po(std::string_view input) {
    const auto file = read_po("x.po", input);
    if (file) {
        const std::string once = write_po(file.value());
        const auto back = read_po("x.po", once);
        demand(back.ok() && write_po(back.value()) == once, "a PO file that was read reads back as the same");
    }
    try_arrival([&] { return from_po("x.po", input, "cs", {"night_owl/when/1"}); });
}

void fuzz_words(std::string_view input) { (void)from_lexicon_po("x.po", input); }

// The bytes as a file, and as the part with the text in a file whose archive is whole: a fuzzer does not
// guess check sums. `proof` reads both.
void fuzz_office(std::string_view input) {
    const std::string bytes(input);
    const std::string parts = write_zip({{"word/document.xml", bytes},
                                         {"content.xml", bytes},
                                         {"xl/sharedStrings.xml", bytes},
                                         {"xl/worksheets/sheet1.xml", bytes},
                                         {"Stories/Story_1.xml", bytes}});
    for (const char* format : {"docx", "odt", "ods", "xlsx", "idml"}) {
        (void)read_office("x", format, input);
        const auto read = proof::read_printed("x", {format, {"night owl", "lantern"}}, parts);
        if (!read) demand(!read.error().text().empty(), "a refused file says why");
    }
}

// What `proof` reads beside documents. A PDF is read by another program, whose lines come in as plain text.
void fuzz_printed(std::string_view input) {
    for (const char* format : {"csv", "tsv", "po", "xliff", "plain"}) {
        const auto read = proof::read_printed("x", {format, {"night owl", "lantern"}}, input);
        if (!read) continue;
        for (const proof::Printed& printed : read.value().texts)
            demand(printed.line > 0, "a printed text has a line");
    }
    (void)proof::read_columns(input);
}

void fuzz_marks(std::string_view input) {
    const auto marks = read_marks("x.marks", input);
    if (!marks) return;
    const auto back = read_marks("x.marks", write_marks("title", marks.value()));
    demand(back.ok() && back.value().size() == marks.value().size(), "every mark comes back");
    for (std::size_t i = 0; i < back.value().size(); ++i)
        demand(back.value()[i].made == marks.value()[i].made && back.value()[i].id == marks.value()[i].id,
               "a mark comes back as it was");
}

void fuzz_xliff(std::string_view input) {
    try_arrival([&] { return from_xliff("x.xlf", input); });
}

void fuzz_tmx(std::string_view input) {
    try_arrival([&] { return from_tmx("x.tmx", input, "cs"); });
}

void fuzz_tbx(std::string_view input) { (void)from_tbx("x.tbx", input, "cs"); }

void fuzz_csv(std::string_view input) {
    try_arrival([&] { return from_csv("x.csv", input); });
    const auto rows = read_csv("x.csv", input);
    if (!rows) return;
    std::string written;
    for (const CsvRow& row : rows.value()) written += csv_row(row.cells);
    const auto back = read_csv("x.csv", written, ',');
    demand(back.ok() && back.value().size() == rows.value().size(), "a table comes back with all its rows");
    for (std::size_t i = 0; i < rows.value().size(); ++i)
        demand(back.value()[i].cells == rows.value()[i].cells, "a cell comes back as it was");
}

void fuzz_lock(std::string_view input) {
    const auto lines = read_lock("lock", input);
    if (!lines) return;
    const std::string once = write_lock("owls", lines.value());
    const auto back = read_lock("lock", once);
    demand(back.ok() && write_lock("owls", back.value()) == once,
           "a lock file that was read reads back as the same");
}

void fuzz_texts(std::string_view input) {
    const auto file = read_texts("cs.texts", input);
    if (!file) return;
    const std::string once = write_texts_file(file.value());
    const auto back = read_texts("cs.texts", once);
    demand(back.ok() && write_texts_file(back.value()) == once,
           "a texts file that was read reads back as the same");
    demand(back.value().records.size() == file.value().records.size(), "no record is lost or made");
}

void fuzz_snapshot(std::string_view input) {
    const auto read = read_snapshot("x.json", input);
    if (!read) return;
    const auto back = read_snapshot("x.json", write_snapshot(read.value()));
    demand(back.ok() && differences_between(read.value(), back.value()).empty(),
           "a saved state comes back as it was");
}

} // namespace cantrip::fuzz
