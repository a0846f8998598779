#pragma once
// The packages of a command line with all that translators need: units, ids, texts in the languages asked
// for, and what people said about them.

#include <memory>

#include "lang/check/programs.hpp"
#include "tools/l10n/review/state.hpp"
#include "tools/l10n/review/unit.hpp"

namespace cantrip::l10n {

// A language with the words of one program.
struct Speaker {
    text::Keys keys;
    text::Language language;
};

// A package in a language.
struct Translation {
    std::string language;        // cs; sr for both scripts
    std::string tag;             // the script that was asked for: sr-Cyrl
    std::vector<UnitText> texts; // by unit
    std::shared_ptr<Speaker> speaker;
    TextsFile file;
    std::string path;                     // of that file
    std::optional<std::string> file_text; // as it was read; nothing when there is no such file

    // What is printed: the override when it still fits, else what is generated.
    [[nodiscard]] const std::string& printed(const Unit& unit, std::size_t index) const;
    // The same in the script that was asked for.
    [[nodiscard]] std::string shown(const Unit& unit, std::size_t index) const;
    [[nodiscard]] const text::Rules& rules() const { return speaker->language.pack.rules; }
    [[nodiscard]] State state(const Unit& unit, std::size_t index) const {
        return state_of(unit.sem, texts[index].text, file.find(unit.id));
    }
};

struct PackageWork {
    std::string name, folder, game;
    std::vector<Unit> units;
    std::vector<LockLine> lock;
    std::string lock_path;
    std::optional<std::string> lock_text;  // as it was read; nothing when there is no such file
    std::vector<Translation> translations; // in the order of the languages asked for

    [[nodiscard]] const Translation* in(std::string_view language) const;
    [[nodiscard]] Translation* in(std::string_view language);
    [[nodiscard]] const Unit* find(std::string_view id) const;
};

struct Project {
    std::unique_ptr<Programs> programs;
    std::vector<PackageWork> packages;
    Diagnostics diagnostics; // of the packs
};

// Folder of a package that holds what translators leave behind.
inline constexpr std::string_view l10n_folder = "l10n";

// `languages` as the user names them: a tag (sr-Cyrl) or a language (sr).
[[nodiscard]] Result<Project, FileError> load_project(const std::vector<std::string>& paths,
                                                      const LoadOptions& options,
                                                      const std::vector<std::string>& languages);

// Gives the units of a package the ids of its lock file; new ones where it has none.
[[nodiscard]] std::optional<FileError> give_ids(PackageWork& work);

// All languages that there are packs for: cs, de, en, sr.
[[nodiscard]] std::vector<std::string> pack_languages(const LoadOptions& options);
// The pack language of a tag or language name; empty when there is none.
[[nodiscard]] std::string language_of(std::string_view name, const LoadOptions& options);

// From the first script of a pack to that of a tag and back. Back keeps letters apart that would else join.
[[nodiscard]] std::string in_script(const text::Rules& rules, std::string_view tag, const std::string& text);
[[nodiscard]] std::string from_tag(const text::Rules& rules, std::string_view tag, const std::string& text);

// "path:line" of a unit, from the folder of its package on.
[[nodiscard]] std::string place_of(const Project& project, const PackageWork& work, const Unit& unit);

} // namespace cantrip::l10n
