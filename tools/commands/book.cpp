// `cantrip book`: the appendix of a rulebook, made from the cards.

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tools/book/book.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/drawn_files.hpp"
#include "tools/render/assets.hpp"

namespace cantrip {
namespace {

// Folders of one name in the packages of a program, the set's own first.
std::vector<std::string> folders_named(const Programs& programs, std::size_t program, std::string_view name) {
    std::vector<std::string> out = programs.folders(program);
    std::reverse(out.begin(), out.end());
    for (std::string& folder : out) folder += fmt::format("/{}", name);
    return out;
}

std::vector<std::string> word_files(const Programs& programs, std::size_t program,
                                    render::Findings& findings) {
    std::vector<std::string> out;
    for (const std::string& folder : folders_named(programs, program, "layout"))
        if (std::string path = render::find_asset(folder, "book.tsv", findings); !path.empty())
            out.push_back(std::move(path));
    return out;
}

Exit run_book(Invocation& invocation) {
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries, {"en"});
    if (!tags) return tags.error();
    const auto programs = load_programs(invocation);
    if (programs->world.broken || programs->diagnostics.errors() > 0) {
        invocation.message(
            render_text(programs->world.sources, programs->diagnostics, invocation.render_options()));
        return invocation.fail("the cards have errors", "`cantrip check` shows them too");
    }
    const auto into = drawn_folder(invocation);
    if (!into) return into.error();
    const std::string& folder = into.value();
    std::vector<NewFile> files;
    std::string error;
    Diagnostics diagnostics;
    render::Findings findings;
    std::size_t entries = 0;
    for (std::size_t i = 0; i < programs->list.size(); ++i) {
        for (const std::string& tag : tags.value()) {
            render::Icons icons(folders_named(*programs, i, "layout/icons"), findings);
            render::Layouts layouts(programs->list[i], programs->folders(i), icons, findings);
            book::BookTools tools{*programs, i, icons, layouts, word_files(*programs, i, findings)};
            const auto made = book::make_book(tools, {options.libraries, tag}, error, diagnostics);
            if (!error.empty()) return invocation.fail(error);
            if (!made) continue;
            for (const book::Section& section : made->sections) entries += section.entries.size();
            if (!made->missing.empty())
                invocation.message(
                    fmt::format("`{}` has no words for the titles {}; add them to layout/book.tsv", tag,
                                fmt::join(made->missing, ", ")));
            if (!made->unnamed.empty() && tag != "en")
                invocation.message(
                    fmt::format("`{}` has no words for the fields {}; they stand there as in the source", tag,
                                fmt::join(made->unnamed, ", ")));
            const std::string format = invocation.format();
            files.push_back({fmt::format("{}/{}/{}-book.{}", folder, tag,
                                         programs->list[i].name_of(programs->list[i].game), format),
                             format == "html"
                                 ? book::book_page(*made)
                                 : book::book_pdf(*made, folders_named(*programs, i, "layout/fonts"),
                                                  invocation.arguments.value("--paper", "a4"), findings)});
        }
    }
    diagnostics.sort();
    if (!diagnostics.empty())
        invocation.message(render_text(programs->world.sources, diagnostics, invocation.render_options()));
    for (const render::Finding& finding : findings)
        invocation.message(fmt::format("{}: {}", finding.at.file, finding.message));
    if (const std::string wrong = write_drawn(folder, files); !wrong.empty()) return invocation.fail(wrong);
    invocation.message(fmt::format("{} entries in {}, {} file{} in {}", entries,
                                   fmt::join(tags.value(), ", "), files.size(), files.size() == 1 ? "" : "s",
                                   folder));
    return diagnostics.empty() && findings.empty() ? Exit::clean : Exit::findings;
}

} // namespace

const Command book_command{
    .name = "book",
    .summary = "make the appendix of a rulebook: every card, keyword and icon",
    .operands = "[PATH…]",
    .about = "Writes every card of the packages with its values and text, by kind; what the keywords and "
             "headings mean that\n"
             "the cards use; the icons; and an index. All of it is generated from the effects, in any "
             "language there is a\n"
             "pack for.",
    .formats = {"pdf", "html"},
    .options = {{"--lang", Option::Takes::list, "L", "languages: en, cs, sr-Latn, sr-Cyrl …"},
                {"--into", Option::Takes::one, "FOLDER", "where files go; else `drawn`"},
                {"--paper", Option::Takes::one, "PAPER", "size of the pages", {"a4", "letter", "a3"}},
                lib_option()},
    .examples = {{"cantrip book cards/dragons --into out", "a PDF with an index"},
                 {"cantrip book cards/dragons --into out --format html --lang en,cs",
                  "a page for each language"}},
    .run = run_book,
};

} // namespace cantrip
