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

Exit run_update(Invocation& invocation) {
    // Ids need no language, but a project has at least one.
    auto loaded =
        load_for_command(invocation, invocation.arguments.has("--ids") ? std::vector<std::string>{"en"}
                                                                       : std::vector<std::string>{});
    if (!loaded) return loaded.error();
    Project& project = loaded.value();
    const bool ids_alone = invocation.arguments.has("--ids");
    std::vector<NewFile> files;
    std::string report;
    for (PackageWork& work : project.packages) {
        files.push_back({work.lock_path, write_lock(work.name, work.lock)});
        if (ids_alone) {
            report += work.name + ": " + std::to_string(work.units.size()) + " abilities\n";
            continue;
        }
        std::size_t fresh = 0;
        for (Translation& translation : work.translations) {
            fresh += note_new(work, translation);
            files.push_back({translation.path, write_texts_file(translation.file)});
        }
        report += work.name + ": " + std::to_string(work.units.size()) + " abilities, " +
                  std::to_string(fresh) + " new texts in " + std::to_string(work.translations.size()) +
                  " languages\n";
    }
    if (invocation.arguments.has("--check")) {
        invocation.output.write(report);
        return any_differs(files) ? Exit::findings : Exit::clean;
    }
    if (const std::string error = replace_files(files); !error.empty()) return invocation.fail(error);
    invocation.output.write(report);
    return Exit::clean;
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
