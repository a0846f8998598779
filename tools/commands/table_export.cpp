// `cantrip table export`: the cards as a table for a spreadsheet.

#include <fmt/format.h>

#include "lang/source/read_file.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/table/export_table.hpp"
#include "tools/table/formats.hpp"
#include "tools/table/language_texts.hpp"

namespace cantrip {
namespace {

char separator_of(const std::string& name) { return name == "semicolon" ? ';' : name == "tab" ? '\t' : ','; }

// The language of a tag: names of cards are written in one script.
std::string language_of(const std::string& tag) { return tag.substr(0, tag.find('-')); }

Exit run_export(Invocation& invocation) {
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries, {"en"});
    if (!tags) return tags.error();
    const auto programs = load_programs(invocation);
    if (programs->world.broken || programs->diagnostics.errors() > 0) {
        invocation.message(
            render_text(programs->world.sources, programs->diagnostics, invocation.render_options()));
        return invocation.fail("the cards have errors", "`cantrip check` shows them too");
    }
    if (programs->list.size() != 1)
        return invocation.fail(programs->list.empty() ? "there are no cards here" : "these are several sets",
                               "name the folder of one set: `cantrip table export cards/dragons`");
    std::vector<std::string> languages;
    for (const std::string& tag : tags.value())
        if (invocation.arguments.has("--lang") && language_of(tag) != "en")
            languages.push_back(language_of(tag));
    table::CardCells cells(*programs, 0, languages);
    for (const std::string& tag : tags.value()) {
        std::string error;
        const auto texts = table::LanguageTexts::make(tag, options.libraries, *programs, 0, error);
        if (!error.empty()) return invocation.fail(error);
        if (texts) cells.add_texts(tag, texts->cells());
    }
    std::optional<table::Table> earlier;
    if (const std::string path = invocation.arguments.value("--keep"); !path.empty()) {
        const auto file = read_file(path);
        if (!file) return invocation.fail(file.error().message);
        auto read = table::read_table(path, file.value().text);
        if (!read) return invocation.fail(read.error());
        earlier = std::move(read.value());
    }
    const table::Table out = table::export_table(cells, earlier ? &*earlier : nullptr);
    invocation.output.write_data(
        invocation.format() == "xlsx"
            ? table::write_xlsx(out)
            : table::write_csv(out, separator_of(invocation.arguments.value("--separator", "comma"))));
    invocation.message(fmt::format("{} rows, {} columns", out.rows.size(), out.head.size()));
    return Exit::clean;
}

} // namespace

const Command table_export_command{
    .name = "table export",
    .summary = "write the cards as a table for a spreadsheet",
    .operands = "[PATH…]",
    .about = "One row for each card and part of the set: id, kind, names, copies, every value, the note "
             "above the card\n"
             "and the text in each language. Edit it in any spreadsheet program and take it back with\n"
             "`cantrip table import`. Values stand there as in the source; `assumed` lists those that are "
             "assumed.",
    .formats = {"csv", "xlsx"},
    .options = {{"--lang", Option::Takes::list, "L", "languages of texts and names; else en"},
                {"--separator",
                 Option::Takes::one,
                 "NAME",
                 "between the cells of a CSV file",
                 {"comma", "semicolon", "tab"}},
                {"--keep", Option::Takes::one, "FILE",
                 "keep the columns of an earlier table that are not ours"},
                lib_option()},
    .examples = {{"cantrip table export cards/dragons --output dragons.csv", "a CSV file"},
                 {"cantrip table export cards/dragons --format xlsx --lang en,cs --output dragons.xlsx",
                  "with texts in two languages"}},
    .run = run_export,
};

} // namespace cantrip
