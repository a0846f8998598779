// `cantrip lexicon write`: the lines that a set's lexicon lacks.

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "lang/source/read_file.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/support/replace_files.hpp"
#include "tools/text/declared_words.hpp"
#include "tools/text/languages.hpp"

namespace cantrip {
namespace {

// In the language of the card files the lines are whole; in another one a person must say the word, its
// gender and its paradigm, so they are comments until then.
std::string as_file(const std::vector<std::string>& lines, bool whole) {
    std::string out;
    if (!whole) out += "# Put the words in, then take the # away.\n";
    for (const std::string& line : lines) out += (whole ? "" : "# ") + line + "\n";
    return out;
}

// A path inside of the working folder as one would write it there.
std::string from_here(const std::string& path) {
    std::error_code failed;
    const std::filesystem::path near = std::filesystem::proximate(path, failed);
    return failed || near.empty() || *near.begin() == ".." ? path : near.string();
}

struct Writing {
    std::vector<NewFile> files;
    std::string report, problem;
};

// Lines that stand in the file as comments were written before.
std::vector<std::string> without_known(std::vector<std::string> lines, const std::string& old) {
    std::erase_if(lines, [&](const std::string& line) {
        return ("\n" + old).find("\n# " + line + "\n") != std::string::npos;
    });
    return lines;
}

void write_package(Programs& programs, PackageId package, const std::string& tag,
                   const std::vector<std::string>& libraries, Writing& out) {
    text::Keys keys;
    Diagnostics unused;
    const auto language =
        text::load_language(tag, libraries, programs.folders(0), programs.world.sources, keys, unused);
    const auto guesses =
        text::read_guesses(libraries, language->pack.rules.language, programs.world.sources, unused);
    const Program& program = programs.list.front();
    const std::string path = text::lexicon_path(programs, 0, package, language->pack.rules.language);
    if (path.empty()) return;
    const auto there = read_if_there(path);
    if (!there) {
        out.problem = there.error().message;
        return;
    }
    NewFile file;
    file.path = path;
    file.before = there.value() ? NewFile::Before::same : NewFile::Before::absent;
    if (there.value()) file.old = there.value()->text;
    const auto lines =
        without_known(text::declared_lines(program, package, language->pack, guesses, keys), file.old);
    out.report +=
        fmt::format("{}: {} {}\n", from_here(path), lines.size(), lines.size() == 1 ? "line" : "lines");
    if (lines.empty()) return;
    file.text = file.old;
    if (!file.text.empty() && file.text.back() != '\n') file.text += '\n';
    file.text += as_file(lines, language->pack.rules.source_names);
    out.files.push_back(std::move(file));
}

Exit run_write(Invocation& invocation) {
    if (invocation.arguments.operands().size() != 1)
        return invocation.fail("one card set or game is wanted", "cantrip lexicon write SET --lang en");
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries, {"en"});
    if (!tags) return tags.error();
    const auto programs = load_programs(invocation);
    if (programs->diagnostics.errors() > 0 || programs->world.broken || programs->list.empty())
        return invocation.fail("the package could not be read without errors", "see `cantrip check`");
    const Program& program = programs->list.front();
    const std::vector<bool> asked = programs->asked(program);
    Writing writing;
    for (const std::string& tag : tags.value())
        for (PackageId id(0); id < program.packages.size(); ++id)
            if (asked[id]) write_package(*programs, id, tag, options.libraries, writing);
    if (!writing.problem.empty()) return invocation.fail(writing.problem);
    if (invocation.arguments.has("--dry-run")) {
        for (const NewFile& file : writing.files) invocation.output.write(file.text.substr(file.old.size()));
        return Exit::clean;
    }
    if (!writing.files.empty())
        if (const WriteError error = replace_files(sets_of(writing.files)); error.failed())
            return invocation.fail(error.message);
    invocation.output.write(writing.report);
    return Exit::clean;
}

} // namespace

const Command lexicon_write_command{
    .name = "lexicon write",
    .summary = "write the lines that the lexicon of a set lacks",
    .operands = "SET",
    .about = "Adds a line to `text/LANGUAGE.lex` of the set for each kind, unit, zone, trait, verb, heading "
             "and number that it\n"
             "declares and the lexicon has no word for. In English the words are those of the declarations, "
             "ready to be put\n"
             "right; in other languages the lines are comments until somebody puts the words in.",
    .formats = {},
    .options = {{"--lang", Option::Takes::list, "L", "languages, English when none is given"},
                {"--dry-run", Option::Takes::nothing, "", "show the lines and write nothing"},
                {"--lib", Option::Takes::many, "FOLDER", "look for packages in FOLDER too"}},
    .examples = {{"cantrip lexicon write cards/dragons", "words to start from, in English"},
                 {"cantrip lexicon write cards/dragons --lang cs", "what a translator has to say"}},
    .run = run_write,
};

} // namespace cantrip
