// `cantrip l10n impact`: every text that a change alters, before it is committed.

#include "tools/cli/load_programs.hpp"
#include "tools/l10n/review/impact.hpp"

#include <fmt/format.h>

#include "lang/source/read_file.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/load_translations.hpp"
#include "tools/l10n/review/revision.hpp"

namespace cantrip::l10n {
namespace {

Result<Snapshot, std::string> snapshot_of_revision(const Invocation& invocation,
                                                   std::vector<std::string> paths,
                                                   const std::string& revision) {
    if (paths.empty()) paths.emplace_back(".");
    const auto checkout = Checkout::make(paths.front(), revision);
    if (!checkout) return Failure{checkout.error()};
    LoadOptions options = load_options(invocation);
    for (std::string& library : options.libraries) library = checkout.value().inside(library);
    for (std::string& path : paths) path = checkout.value().inside(path);
    std::vector<std::string> languages = invocation.arguments.values("--lang");
    if (languages.empty()) languages = pack_languages(options);
    // A language that is new since then has no old texts.
    std::erase_if(languages,
                  [&](const std::string& language) { return language_of(language, options).empty(); });
    const auto project = load_project(paths, options, languages);
    if (!project) return Failure{project.error().text()};
    if (project.value().programs->diagnostics.errors() > 0)
        return Failure{"the cards of `" + revision + "` have errors"};
    return take_snapshot(project.value());
}

Exit run_impact(Invocation& invocation) {
    const std::string since = invocation.arguments.value("--since"),
                      against = invocation.arguments.value("--against");
    const bool save = invocation.arguments.has("--save");
    if (save + !since.empty() + !against.empty() != 1)
        return invocation.fail(
            "compared with what?",
            "write `--since HEAD` for a git revision, `--against FILE` for a state that `--save` wrote");
    const auto project = load_for_command(invocation, {});
    if (!project) return project.error();
    const Snapshot now = take_snapshot(project.value());
    if (save) {
        invocation.output.write(write_snapshot(now));
        return Exit::clean;
    }
    Snapshot before;
    if (!since.empty()) {
        auto found = snapshot_of_revision(invocation, invocation.arguments.operands(), since);
        if (!found) return invocation.fail(found.error());
        before = std::move(found.value());
    } else {
        const auto file = read_file(against);
        if (!file) return invocation.fail(file.error().message);
        auto found = read_snapshot(against, file.value().text);
        if (!found) return invocation.fail(found.error().text());
        before = std::move(found.value());
    }
    const std::vector<Change> changes = differences_between(before, now);
    const std::string format = invocation.format();
    invocation.output.write(format == "json"   ? impact_json(changes)
                            : format == "html" ? impact_html(changes)
                                               : impact_text(changes));
    invocation.summary(changes.size() == 1 ? "1 text changes"
                                           : fmt::format("{} texts change", changes.size()));
    return changes.empty() ? Exit::clean : Exit::findings;
}

} // namespace
} // namespace cantrip::l10n

namespace cantrip {

const Command l10n_impact_command{
    .name = "l10n impact",
    .summary = "list the texts that a change alters, old and new",
    .operands = "[PATH…]",
    .about = "Compares the texts of the cards as they are now with those of a git revision or of a saved "
             "state, and lists\n"
             "every one that differs, old and new: what a change of a card, a word or a wording does, before "
             "it is\n"
             "committed. Abilities whose effect changed while the text stayed the same are listed too.",
    .formats = {"text", "html", "json"},
    .options = {l10n::languages_option(),
                {"--since", Option::Takes::one, "REV",
                 "compare with a revision of git: HEAD, a tag, a branch"},
                {"--against", Option::Takes::one, "FILE", "compare with a saved state"},
                {"--save", Option::Takes::nothing, "", "write the state of now instead"},
                lib_option()},
    .examples = {{"cantrip l10n impact cards/dragons --since HEAD", "what my changes do to the texts"},
                 {"cantrip l10n impact cards --save --output before.json", "keep the state of now"},
                 {"cantrip l10n impact cards --against before.json --format html --output impact.html",
                  "a page to send around"}},
    .run = l10n::run_impact,
};

} // namespace cantrip
