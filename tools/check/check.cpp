// `cantrip check`: what is wrong with these packages?

#include "tools/cli/commands.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/programs.hpp"

namespace cantrip {
namespace {

Exit run_check(Invocation& invocation) {
    const auto programs = load_programs(invocation);
    invocation.report(programs->world.sources, programs->diagnostics);
    if (programs->world.broken) return Exit::failed;
    return programs->diagnostics.empty() ? Exit::clean : Exit::findings;
}

} // namespace

const Command check_command{
    .name = "check",
    .summary = "report what is wrong with card files",
    .operands = "[PATH…]",
    .about = "Reads the packages that the paths lie in, with all they use, and reports what is wrong with them: shape,\n"
             "names and types. Without a path it checks the current folder; `-` is standard input.",
    .formats = {"text", "compact", "json", "sarif", "junit", "github"},
    .options = {{"--lib", Option::Takes::many, "FOLDER", "look for packages in FOLDER too"}},
    .examples = {{"cantrip check", "check the package in the current folder"},
                 {"cantrip check cards/dragons", "check one package"},
                 {"cantrip check cards --format sarif --output check.sarif",
                  "write a report for a code host"}},
    .run = run_check,
};

} // namespace cantrip
