// `cantrip l10n export`: texts and words in the formats of translators' tools.

#include "lang/source/read_file.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/load_translations.hpp"
#include "tools/l10n/exchange/kept_entries.hpp"
#include "tools/l10n/exchange/terms.hpp"

namespace cantrip::l10n {
namespace {

Exit run_export(Invocation& invocation) {
    auto loaded = load_one_set(invocation, {"en"}, invocation.arguments.operands());
    if (!loaded) return loaded.error();
    Project& project = loaded.value();
    const PackageWork& work = project.packages.front();
    const Translation& translation = work.translations.front();
    const std::string format = invocation.format();
    const bool words = invocation.arguments.has("--words");
    if (words && format != "po")
        return invocation.fail("`--words` asks its questions in a PO file",
                               "write `--format po`, or `--format tbx` for a list of terms");
    if (words) {
        invocation.output.write(to_lexicon_po(terms_of(project, work, translation), translation));
        return Exit::clean;
    }
    if (format == "tbx") {
        invocation.output.write(to_tbx(terms_of(project, work, translation), translation.tag));
        return Exit::clean;
    }
    auto kept = read_kept(work, translation);
    if (!kept) return invocation.fail(kept.error().text());
    const Sheet sheet = make_sheet(project, work, translation, std::move(kept.value().file));
    invocation.output.write(format == "po"      ? to_po(sheet)
                            : format == "csv"   ? to_csv(sheet)
                            : format == "xliff" ? to_xliff(sheet)
                                                : to_tmx(sheet));
    return Exit::clean;
}

} // namespace
} // namespace cantrip::l10n

namespace cantrip {

const Command l10n_export_command{
    .name = "l10n export",
    .summary = "write texts for translators: PO, XLIFF, TMX, TBX, CSV",
    .operands = "[PATH]",
    .about =
        "Writes the texts of a set in one language: PO and XLIFF 2.1 for review, CSV for a spreadsheet, TMX "
        "as a\n"
        "memory, TBX with the terms of the game. Every text comes with its English, its effect, its state "
        "and,\n"
        "when it changed, what it was before. With --words: a PO file that asks for the forms of each noun.",
    .formats = {"po", "xliff", "tmx", "tbx", "csv"},
    .options = {l10n::language_option(),
                {"--words", Option::Takes::nothing, "", "ask for the forms of words instead"},
                lib_option()},
    .examples = {{"cantrip l10n export cards/dragons --lang cs --output cs.po", "for Poedit"},
                 {"cantrip l10n export cards/dragons --lang cs --format xliff --output cs.xlf",
                  "for an agency"},
                 {"cantrip l10n export cards/dragons --lang cs --words --output words.po",
                  "for a new language"}},
    .run = l10n::run_export,
};

} // namespace cantrip
