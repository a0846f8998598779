// `cantrip check`: what is wrong with these files?

#include "tools/cli/commands.hpp"
#include "tools/cli/input_files.hpp"
#include "tools/cli/invocation.hpp"

namespace cantrip {
namespace {

Exit run_check(Invocation& invocation) {
    InputFiles input = read_input_files(invocation.arguments.operands());
    const bool unreadable = !input.diagnostics.empty();
    input.diagnostics.sort();
    invocation.report(input.sources, input.diagnostics);
    if (unreadable) return Exit::failed;
    return input.diagnostics.empty() ? Exit::clean : Exit::findings;
}

} // namespace

const Command check_command{
    .name = "check",
    .summary = "report what is wrong with card files",
    .operands = "[PATH…]",
    .about = "Reads the files, or all .cant files below the folders, and reports what is wrong with them.\n"
             "Without a path it checks the current folder; `-` is standard input.",
    .formats = {"text", "compact", "json", "sarif", "junit", "github"},
    .options = {},
    .examples = {{"cantrip check", "check the current folder"},
                 {"cantrip check cards/dragons.cant", "check one file"},
                 {"cantrip check cards --format sarif --output check.sarif",
                  "write a report for a code host"}},
    .run = run_check,
};

} // namespace cantrip
