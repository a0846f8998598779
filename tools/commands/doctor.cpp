// `cantrip doctor`: what this installation has and lacks.

#include "lang/support/pretty_json.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/version.hpp"
#include "tools/commands/commands.hpp"
#include "tools/doctor/write_examination.hpp"

#include <fmt/format.h>

namespace cantrip {
namespace {

Exit run_doctor(Invocation& invocation) {
    if (!invocation.arguments.operands().empty())
        return invocation.fail("`doctor` takes no path", "name folders of packages with `--lib`");
    const auto found = doctor::examine(own_search(invocation.arguments.values("--lib")));
    if (invocation.format() == "json") {
        boost::json::object out{{"version", version()}, {"commit", commit()}};
        for (auto& [key, value] : doctor::as_json(found)) out[key] = std::move(value);
        invocation.output.write(pretty_json(out));
    } else {
        invocation.output.write(
            fmt::format("cantrip {} ({})\n{}", version(), commit_text(), doctor::as_text(found)));
    }
    return found.problems.empty() ? Exit::clean : Exit::findings;
}

} // namespace

const Command doctor_command{
    .name = "doctor",
    .summary = "show what this installation has and lacks",
    .operands = "",
    .about =
        "Prints version and commit, the folders in which packages are searched and what is in each, spelling "
        "dictionaries, optional programs and writable folders.\n"
        "The exit status is 1 when something is missing that commands need; it says what to do.",
    .formats = {"text", "json"},
    .options = {lib_option()},
    .examples = {{"cantrip doctor", "look at the installation"},
                 {"cantrip doctor --format json", "the same, for a program or a bug report"},
                 {"cantrip doctor --lib my_games", "with packages of your own"}},
    .run = run_doctor,
};

} // namespace cantrip
