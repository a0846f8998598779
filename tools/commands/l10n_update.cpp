// `cantrip l10n update`: gives every ability its id, and notes the texts that nobody has looked at yet.

#include "tools/commands/commands.hpp"
#include "tools/commands/load_translations.hpp"
#include "tools/l10n/review/hash.hpp"
#include "tools/support/replace_files.hpp"

namespace cantrip::l10n {
namespace {

// Texts are noted once; what changed since then stays visible until somebody looks at it.
std::size_t note_new(const PackageWork& work, Translation& translation) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < work.units.size(); ++i) {
        const Unit& unit = work.units[i];
        const std::string& text = translation.texts[i].text;
        if (text.empty() || translation.file.find(unit.id) != nullptr) continue;
        Record record;
        record.sem = unit.sem;
        record.gen = text_hash(text);
        record.text = text;
        translation.file.records.emplace(unit.id, std::move(record));
        ++count;
    }
    return count;
}

struct Update {
    std::vector<FileSet> sets;
    std::string report;
};

Update update_of(Project& project, bool ids_alone) {
    Update out;
    for (PackageWork& work : project.packages) {
        FileSet set{work.folder,
                    {new_file(work.lock_path, write_lock(work.name, work.lock), work.lock_text)}};
        std::size_t fresh = 0;
        for (Translation& translation : work.translations) {
            if (ids_alone) continue;
            fresh += note_new(work, translation);
            set.files.push_back(
                new_file(translation.path, write_texts_file(translation.file), translation.file_text));
        }
        out.sets.push_back(std::move(set));
        out.report += work.name + ": " + std::to_string(work.units.size()) + " abilities";
        if (!ids_alone)
            out.report += ", " + std::to_string(fresh) + " new texts in " +
                          std::to_string(work.translations.size()) + " languages";
        out.report += "\n";
    }
    return out;
}

Exit update_once(Invocation& invocation, bool& changed) {
    // Ids need no language, but a project has at least one.
    const bool ids_alone = invocation.arguments.has("--ids");
    auto loaded =
        load_for_command(invocation, ids_alone ? std::vector<std::string>{"en"} : std::vector<std::string>{});
    if (!loaded) return loaded.error();
    const Update update = update_of(loaded.value(), ids_alone);
    if (invocation.arguments.has("--check")) {
        invocation.output.write(update.report);
        return any_differs(update.sets) ? Exit::findings : Exit::clean;
    }
    const WriteError error = replace_files(update.sets);
    changed = error.changed;
    if (changed) return Exit::failed;
    if (error.failed()) return invocation.fail(error.message);
    invocation.output.write(update.report);
    return Exit::clean;
}

Exit run_update(Invocation& invocation) {
    return until_unchanged(invocation, [&](bool& changed) { return update_once(invocation, changed); });
}

} // namespace
} // namespace cantrip::l10n

namespace cantrip {

const Command l10n_update_command{
    .name = "l10n update",
    .summary = "give every ability its id and note its texts",
    .operands = "[PATH…]",
    .about = "Writes `l10n/lock` and `l10n/<language>.texts` beside the cards: ids that stay when cards are "
             "moved or\n"
             "renamed, and the effect and the text of each ability, so that later changes can be seen. What "
             "is noted\n"
             "already is left alone until somebody reviews it.",
    .formats = {},
    .options = {l10n::languages_option(),
                {"--ids", Option::Takes::nothing, "", "only the ids: note no texts"},
                {"--check", Option::Takes::nothing, "", "write nothing; exit 1 when something would change"},
                lib_option()},
    .examples = {{"cantrip l10n update cards/dragons", "before the first translation, and after new cards"},
                 {"cantrip l10n update cards --ids", "ids that stay, before anybody translates"}},
    .run = l10n::run_update,
};

} // namespace cantrip
