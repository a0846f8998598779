#include "tools/commands/load_translations.hpp"
#include "tools/cli/load_programs.hpp"

#include <filesystem>

#include "lang/source/read_file.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/text/unreadable_packs.hpp"

namespace cantrip::l10n {

Exit unknown_language(const Invocation& invocation, std::string_view name, const LoadOptions& options) {
    return text::unknown_language(invocation, name, text::spoken_languages(options.libraries));
}

Result<Project, Exit> load_for_command(const Invocation& invocation,
                                       const std::vector<std::string>& fallback) {
    return load_for_command(invocation, fallback, invocation.arguments.operands());
}

Result<Project, Exit> load_for_command(const Invocation& invocation, const std::vector<std::string>& fallback,
                                       std::vector<std::string> paths) {
    const LoadOptions options = load_options(invocation);
    if (const auto unreadable = text::unreadable_packs(options.libraries); !unreadable.empty())
        return Failure{invocation.fail(unreadable.front())};
    std::vector<std::string> languages = invocation.arguments.values("--lang");
    for (const std::string& name : languages)
        if (language_of(name, options).empty()) return Failure{unknown_language(invocation, name, options)};
    if (languages.empty())
        languages = fallback.empty() ? pack_languages(options) : fallback;
    else
        for (const std::string& one : fallback) languages.push_back(one);
    if (paths.empty()) paths.emplace_back(".");
    auto project = load_project(paths, options, languages);
    if (!project) return Failure{invocation.fail(project.error().text())};
    Programs& programs = *project.value().programs;
    if (programs.world.broken || programs.diagnostics.errors() > 0) {
        invocation.message(
            render_text(programs.world.sources, programs.diagnostics, invocation.render_options()));
        return Failure{invocation.fail("the cards have errors", "`cantrip check` shows them too")};
    }
    if (project.value().diagnostics.errors() > 0) {
        invocation.message(
            render_text(programs.world.sources, project.value().diagnostics, invocation.render_options()));
        return Failure{invocation.fail("a language pack has errors")};
    }
    if (project.value().packages.empty())
        return Failure{invocation.fail("there are no cards here", "name a folder with a `package.cant`")};
    return std::move(project).value();
}

Result<Project, Exit> load_one_set(const Invocation& invocation, const std::vector<std::string>& fallback,
                                   std::vector<std::string> paths) {
    if (invocation.arguments.values("--lang").size() != 1)
        return Failure{invocation.fail("which language?", "write `--lang cs`, one language for each file")};
    auto project = load_for_command(invocation, fallback, std::move(paths));
    if (project && project.value().packages.size() != 1)
        return Failure{
            invocation.fail("these are several sets", "name the folder of the one that the file belongs to")};
    return project;
}

NewFile new_file(std::string path, std::string text, const std::optional<std::string>& old) {
    return {std::move(path), std::move(text), old ? NewFile::Before::same : NewFile::Before::absent,
            old.value_or("")};
}

Exit until_unchanged(const Invocation& invocation, FunctionRef<Exit(bool& changed)> once) {
    constexpr int most_tries = 20;
    for (int tries = 0; tries < most_tries; ++tries) {
        bool changed = false;
        const Exit status = once(changed);
        if (!changed) return status;
    }
    return invocation.fail("other programs keep changing the files of this set; nothing was written",
                           "run the command again when they are done");
}

Result<FileAndPaths, Exit> file_and_paths(const Invocation& invocation, std::string_view example) {
    const std::vector<std::string>& operands = invocation.arguments.operands();
    if (operands.empty()) return Failure{invocation.fail("which file?", std::string(example))};
    return FileAndPaths{operands.front(), {operands.begin() + 1, operands.end()}};
}

std::string format_of_file(const Invocation& invocation, const std::string& path) {
    const std::string ending = std::filesystem::path(path).extension().string();
    std::string by_name;
    if (ending == ".xlf" || ending == ".xliff") by_name = "xliff";
    for (const char* known :
         {".po", ".tmx", ".tbx", ".csv", ".tsv", ".pdf", ".docx", ".odt", ".ods", ".xlsx", ".idml"})
        if (ending == known) by_name = ending.substr(1);
    return invocation.arguments.value("--from", by_name);
}

} // namespace cantrip::l10n
