// `cantrip l10n import`: what a translator sent back.

#include "lang/source/read_file.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/load_translations.hpp"
#include "tools/l10n/exchange/import_report.hpp"
#include "tools/l10n/exchange/kept_entries.hpp"
#include "tools/support/replace_files.hpp"

namespace cantrip::l10n {
namespace {

Result<Arrival, FileError> read_arrival(const std::string& format, const Source& file,
                                        const PackageWork& work, const Translation& translation) {
    std::set<std::string> known;
    for (const Unit& unit : work.units) known.insert(unit.id);
    if (format == "po") return from_po(file.path, file.text, translation.tag, known);
    if (format == "xliff") return from_xliff(file.path, file.text);
    if (format == "tmx") return from_tmx(file.path, file.text, translation.tag);
    return from_csv(file.path, file.text);
}

Exit import_terms(Invocation& invocation, const Project& project, const PackageWork& work,
                  const Translation& translation, const Source& file) {
    const auto incoming = from_tbx(file.path, file.text, translation.tag);
    if (!incoming) return invocation.fail(incoming.error().text());
    const std::string differing =
        differing_terms(terms_of(project, work, translation), file.path, incoming.value());
    if (differing.empty()) return Exit::clean;
    invocation.output.write(differing);
    invocation.message("terms have forms, so they are changed in the lexicon; nothing was written");
    return Exit::findings;
}

Exit import_words(Invocation& invocation, const Project& project, const PackageWork& work,
                  const Translation& translation, const Source& file, bool& changed) {
    const auto answers = from_lexicon_po(file.path, file.text);
    if (!answers) return invocation.fail(answers.error().text());
    const std::vector<Term> terms = terms_of(project, work, translation);
    if (const auto wrong = check_answers(file.path, translation, terms, answers.value()))
        return invocation.fail(wrong->text(), "nothing was changed");
    const std::vector<NewFile> files = apply_answers(project, work, translation, terms, answers.value());
    const WriteError error = replace_files(sets_of(files));
    changed = error.changed;
    if (changed) return Exit::failed;
    if (error.failed()) return invocation.fail(error.message);
    for (const NewFile& written : files) invocation.output.write("words written to " + written.path + "\n");
    if (files.empty()) invocation.output.write("the lexicon has these forms already\n");
    return Exit::clean;
}

bool other_language(const std::string& named, const Translation& translation) {
    return !named.empty() && named.substr(0, named.find_first_of("-_@")) != translation.language;
}

// The files that an import writes, read back first: no file of a translator may leave a set that cannot be
// read, or that says something else.
Result<FileSet, std::string> files_of(const PackageWork& work, const Translation& translation,
                                      const Arrival& arrival) {
    FileSet set{work.folder,
                {new_file(work.lock_path, write_lock(work.name, work.lock), work.lock_text),
                 new_file(translation.path, write_texts_file(translation.file), translation.file_text)}};
    const auto lock = read_lock(work.lock_path, set.files[0].text);
    if (!lock) return Failure{lock.error().text()};
    const auto texts = read_texts(translation.path, set.files[1].text);
    if (!texts) return Failure{texts.error().text()};
    if (write_texts_file(texts.value()) != set.files[1].text ||
        texts.value().records.size() != translation.file.records.size())
        return Failure{"`" + translation.path + "` would not say what was imported"};
    if (!arrival.has_extra) return set;
    const auto old = read_kept(work, translation);
    if (!old) return Failure{old.error().text()};
    const std::string kept = write_kept(arrival.extra);
    if (kept.empty() && !old.value().text) return set;
    if (const auto again = read_po(kept_path(translation), kept); !kept.empty() && !again)
        return Failure{again.error().text()};
    set.files.push_back(new_file(kept_path(translation), kept.empty() ? "msgid \"\"\nmsgstr \"\"\n" : kept,
                                 old.value().text));
    return set;
}

Exit import_once(Invocation& invocation, const std::string& format, const Source& file,
                 const std::vector<std::string>& paths, bool& changed) {
    auto loaded = load_one_set(invocation, {"en"}, paths);
    if (!loaded) return loaded.error();
    Project& project = loaded.value();
    PackageWork& work = project.packages.front();
    Translation& translation = work.translations.front();
    if (format == "tbx") return import_terms(invocation, project, work, translation, file);
    if (invocation.arguments.has("--words"))
        return import_words(invocation, project, work, translation, file, changed);

    const auto arrival = read_arrival(format, file, work, translation);
    if (!arrival) return invocation.fail(arrival.error().text(), "nothing was changed");
    if (other_language(arrival.value().language, translation))
        return invocation.fail(file.path + ":1: the file is in `" + arrival.value().language + "`, not in `" +
                                   translation.language + "`",
                               "nothing was changed");
    const Imported imported = import_texts(project, work, translation, file.path, arrival.value());
    const auto files = files_of(work, translation, arrival.value());
    if (!files) return invocation.fail(files.error(), "nothing was changed");
    const WriteError error = replace_files({files.value()});
    changed = error.changed;
    if (changed) return Exit::failed;
    if (error.failed()) return invocation.fail(error.message);
    invocation.output.write(invocation.format() == "json" ? pretty_json(import_as_json(imported))
                                                          : import_as_text(imported));
    return imported.problems.empty() ? Exit::clean : Exit::findings;
}

Exit run_import(Invocation& invocation) {
    const auto operands = file_and_paths(invocation, "cantrip l10n import cs.po cards/dragons --lang cs");
    if (!operands) return operands.error();
    const std::string& path = operands.value().file;
    const std::string format = format_of_file(invocation, path);
    if (format.empty()) return invocation.fail("`" + path + "`: which format is it?", "write `--from po`");
    const auto source = read_file(path);
    if (!source) return invocation.fail(source.error().message);
    return until_unchanged(invocation, [&](bool& changed) {
        return import_once(invocation, format, source.value(), operands.value().paths, changed);
    });
}

} // namespace
} // namespace cantrip::l10n

namespace cantrip {

const Command l10n_import_command{
    .name = "l10n import",
    .summary = "take back what translators wrote",
    .operands = "FILE [PATH]",
    .about = "Reads a file that `cantrip l10n export` wrote and somebody edited. Text equal to the generated "
             "one becomes\n"
             "approved; different text is compared with the effect and becomes an override; what is "
             "unfinished or\n"
             "contradicts its effect is kept as a draft. A broken file changes nothing.",
    .formats = {"text", "json"},
    .options = {l10n::language_option(),
                {"--from",
                 Option::Takes::one,
                 "FORMAT",
                 "what the file is, when its name does not tell",
                 {"po", "xliff", "tmx", "tbx", "csv"}},
                {"--words", Option::Takes::nothing, "", "the file answers questions about forms of words"},
                lib_option()},
    .examples = {{"cantrip l10n import cs.po cards/dragons --lang cs", "a PO file from Poedit"},
                 {"cantrip l10n import words.po cards/dragons --lang cs --words",
                  "answers about forms of words"}},
    .run = l10n::run_import,
};

} // namespace cantrip
