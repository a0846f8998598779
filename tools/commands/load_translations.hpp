#pragma once
// What the commands about translations share.

#include "lang/support/function_ref.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/l10n/review/project.hpp"
#include "tools/support/replace_files.hpp"

namespace cantrip::l10n {

// The packages of the operands (or of `paths`) in the languages of --lang. A usage error or a broken file is
// told, and the exit status handed back. Without --lang: all languages, or `fallback` when it names some.
[[nodiscard]] Result<Project, Exit> load_for_command(const Invocation& invocation,
                                                     const std::vector<std::string>& fallback);
[[nodiscard]] Result<Project, Exit> load_for_command(const Invocation& invocation,
                                                     const std::vector<std::string>& fallback,
                                                     std::vector<std::string> paths);

// For commands about one file: one language in --lang, and one set.
[[nodiscard]] Result<Project, Exit> load_one_set(const Invocation& invocation,
                                                 const std::vector<std::string>& fallback,
                                                 std::vector<std::string> paths);

// Operands `FILE [PATH]`. Without any, the line `example` is shown.
struct FileAndPaths {
    std::string file;
    std::vector<std::string> paths;
};
[[nodiscard]] Result<FileAndPaths, Exit> file_and_paths(const Invocation& invocation,
                                                        std::string_view example);
// What a file is: --from, or by the ending of its name po, xliff, tmx, tbx, csv, tsv, pdf, docx …; empty when
// neither tells.
[[nodiscard]] std::string format_of_file(const Invocation& invocation, const std::string& path);

// A file of a set with its new text, to be written only while it is as it was read.
[[nodiscard]] NewFile new_file(std::string path, std::string text, const std::optional<std::string>& old);

// Reads, changes and writes until no other program changed a file in between. `once` says whether that
// happened; it writes and prints nothing then.
[[nodiscard]] Exit until_unchanged(const Invocation& invocation, FunctionRef<Exit(bool& changed)> once);

// --lang for a command about several languages, and for one about a file.
[[nodiscard]] inline Option languages_option() {
    return {"--lang", Option::Takes::list, "L", "languages; all that there are packs for when none is given"};
}
[[nodiscard]] inline Option language_option() {
    return {"--lang", Option::Takes::list, "L", "the language of the file: cs, sr-Cyrl …"};
}

// Tells that a language is unknown, with the nearest one.
[[nodiscard]] Exit unknown_language(const Invocation& invocation, std::string_view name,
                                    const LoadOptions& options);

} // namespace cantrip::l10n
