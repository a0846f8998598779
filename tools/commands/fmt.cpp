// `cantrip fmt`: one style.

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/diagnostics/render.hpp"
#include "lang/format/format.hpp"
#include "lang/support/pretty_json.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/version.hpp"
#include "tools/commands/commands.hpp"
#include "tools/support/input_files.hpp"
#include "tools/support/replace_files.hpp"
#include "tools/support/unified_diff.hpp"

namespace cantrip {
namespace {

// What became of all files.
struct Summary {
    std::vector<std::string> changed;
    std::string diff;
    bool failed = false;
};

class Run {
  public:
    Run(Invocation& invocation, InputFiles& input) : invocation_(invocation), input_(input) {}

    Summary all() {
        for (const FileId file : input_.files) one(file);
        return std::move(summary_);
    }

  private:
    void one(FileId file) {
        const Source& source = input_.sources.at(file);
        const Formatted formatted = format_source(input_.sources, file, input_.diagnostics);
        const bool changed = formatted.text != source.text;
        if (changed) summary_.changed.push_back(source.path);
        if (invocation_.arguments.has("--diff"))
            summary_.diff += unified_diff(source.path, source.text, formatted.text);
        if (only_looking()) return;
        if (source.path == "<stdin>")
            invocation_.output.write_data(formatted.text);
        else if (changed)
            write(source, formatted.text);
    }

    [[nodiscard]] bool only_looking() const {
        return invocation_.arguments.has("--check") || invocation_.arguments.has("--diff");
    }

    // Each file for itself: one that cannot be written does not keep the others out of style.
    void write(const Source& source, const std::string& text) {
        const WriteError error =
            replace_files(sets_of({{source.path, text, NewFile::Before::same, source.text}}));
        if (!error.failed()) return;
        summary_.failed = true;
        invocation_.message("error: " + error.message);
    }

    Invocation& invocation_;
    InputFiles& input_;
    Summary summary_;
};

void print_json(Invocation& invocation, const Summary& summary) {
    boost::json::array changed;
    for (const std::string& path : summary.changed) changed.push_back(json_text(path));
    boost::json::object out{{"changed", std::move(changed)}};
    if (invocation.arguments.has("--diff")) out["diff"] = json_text(summary.diff);
    invocation.output.write(pretty_json(out));
}

void print_text(Invocation& invocation, const Summary& summary) {
    invocation.output.write(summary.diff);
    if (!invocation.arguments.has("--check")) return;
    if (!invocation.arguments.has("--diff"))
        for (const std::string& path : summary.changed) invocation.output.write(path + '\n');
    if (!summary.changed.empty())
        invocation.message(fmt::format("{} {} not in style; `cantrip fmt` writes {}", summary.changed.size(),
                                       summary.changed.size() == 1 ? "file is" : "files are",
                                       summary.changed.size() == 1 ? "it" : "them"));
}

Exit run_fmt(Invocation& invocation) {
    InputFiles input = read_input_files(invocation.arguments.operands());
    const Summary summary = Run(invocation, input).all();
    // Standard output may hold a formatted file, so what went wrong goes to the other stream.
    input.diagnostics.sort();
    const std::string told = render("compact", input.sources, input.diagnostics, {}, version());
    if (!told.empty()) invocation.message(std::string_view(told).substr(0, told.size() - 1));
    const bool file_on_output = invocation.arguments.operands() == std::vector<std::string>{"-"} &&
                                !invocation.arguments.has("--check") && !invocation.arguments.has("--diff");
    if (invocation.format() == "json" && !file_on_output)
        print_json(invocation, summary);
    else
        print_text(invocation, summary);
    if (summary.failed || !input.diagnostics.empty()) return Exit::failed;
    return invocation.arguments.has("--check") && !summary.changed.empty() ? Exit::findings : Exit::clean;
}

} // namespace

const Command fmt_command{
    .name = "fmt",
    .summary = "write card files in one style",
    .operands = "[PATH…]",
    .about = "Writes the files, or all .cant files below the folders, in the one style of the language.\n"
             "Without a path it formats the current folder; `-` formats standard input to standard output.\n"
             "Comments stay. Lines with errors, and lines between `// fmt: off` and `// fmt: on`, stay as "
             "they are.",
    .formats = {"text", "json"},
    .options = {{"--check", Option::Takes::nothing, "",
                 "write nothing; list what is not in style, with status 1"},
                {"--diff", Option::Takes::nothing, "", "write nothing; show what would change"}},
    .examples = {{"cantrip fmt", "format the current folder"},
                 {"cantrip fmt cards --check", "fail when a file is not in style"},
                 {"cantrip fmt --diff cards/dragons.cant", "show what would change in one file"}},
    .run = run_fmt,
};

} // namespace cantrip
