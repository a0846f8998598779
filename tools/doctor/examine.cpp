#include "tools/doctor/examine.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include <fmt/format.h>

#include "tools/support/spelling.hpp"
#include "tools/support/words.hpp"
#include "tools/text/languages.hpp"

namespace cantrip::doctor {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view set_library =
    "install Cantrip with `cmake --install`, or name the folder of its packages in `CANTRIP_LIB` or `--lib`";

// Where a shell would find the program; empty when it would not.
std::string find_program(std::string_view name) {
    const char* path = std::getenv("PATH");
    for (const std::string_view folder : split(path == nullptr ? "" : path, ":")) {
        std::string file = fmt::format("{}/{}", folder, name);
        std::error_code failed;
        if (fs::is_regular_file(file, failed) && ::access(file.c_str(), X_OK) == 0) return file;
    }
    return {};
}

std::vector<HelperProgram> helper_programs() {
    std::vector<HelperProgram> programs{
        {"git", "`l10n impact --since`", "git"},
        {"dot", "`graph --format svg`", "graphviz"},
        {"hunspell", "spelling in `proof` and `lexicon`", "hunspell"},
        {"lt-proc", "labelled forms in `lexicon`", "lttoolbox"},
    };
    for (HelperProgram& program : programs) program.path = find_program(program.name);
    return programs;
}

// What the pack of a language asks for, in every script.
void add_dictionaries(const std::string& tag, const std::vector<std::string>& libraries,
                      std::vector<Dictionary>& out) {
    Sources sources;
    text::Keys keys;
    Diagnostics diagnostics;
    const auto language = text::load_language(tag, libraries, {}, sources, keys, diagnostics);
    if (!language) return;
    std::vector<std::string> names;
    if (!language->pack.rules.spelling.empty()) names.push_back(language->pack.rules.spelling);
    for (const auto& [script, name] : language->pack.rules.script_spelling) names.push_back(name);
    for (const std::string& name : names) {
        auto known = std::find_if(out.begin(), out.end(),
                                  [&](const Dictionary& dictionary) { return dictionary.name == name; });
        if (known == out.end())
            known = out.insert(out.end(), {name, {}, cantrip::Dictionary::open(name).has_value()});
        known->languages.push_back(tag);
    }
}

Folder temporary_folder() {
    std::error_code failed;
    const std::string path = fs::temp_directory_path(failed).string();
    return {"temporary files", path, !path.empty() && ::access(path.c_str(), W_OK | X_OK) == 0};
}

Folder current_folder() {
    std::error_code failed;
    return {"results", fs::current_path(failed).string(), ::access(".", W_OK | X_OK) == 0};
}

void find_problems(Examination& found) {
    bool has_core = false;
    for (const Library& library : found.libraries) {
        const LibrarySource source = library.place.source;
        if (!library.place.exists &&
            (source == LibrarySource::option || source == LibrarySource::environment))
            found.problems.push_back({fmt::format("there is no folder `{}`, which {} names",
                                                  library.place.folder, name_of(source)),
                                      "correct the path or leave it out"});
        has_core = has_core || std::find(library.packages.begin(), library.packages.end(), "core") !=
                                   library.packages.end();
    }
    if (!has_core)
        found.problems.push_back({"the package `core` is in none of these places", std::string(set_library)});
    if (found.languages.empty())
        found.problems.push_back(
            {"there is no language, so no card text can be printed", std::string(set_library)});
    if (!found.folders.front().writable)
        found.problems.push_back(
            {fmt::format("temporary files cannot be written to `{}`", found.folders.front().path),
             "set `TMPDIR` to a folder that you can write to"});
}

} // namespace

Examination examine(const LibrarySearch& search) {
    Examination found;
    found.program = search.program;
    std::vector<std::string> libraries;
    for (LibraryPlace& place : library_places(search)) {
        Library library{std::move(place), {}, {}};
        if (library.place.exists) {
            libraries.push_back(library.place.folder);
            library.packages = packages_in(library.place.folder);
            library.languages = text::spoken_languages({library.place.folder});
        }
        found.libraries.push_back(std::move(library));
    }
    found.languages = text::spoken_languages(libraries);
    for (const std::string& tag : found.languages) add_dictionaries(tag, libraries, found.dictionaries);
    found.programs = helper_programs();
    found.folders = {temporary_folder(), current_folder()};
    find_problems(found);
    return found;
}

} // namespace cantrip::doctor
