// `cantrip completion`: completion scripts for shells, made from the table of commands.

#include "tools/manual/completion.hpp"

#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/table_entries.hpp"

namespace cantrip {
namespace {

Exit run_completion(Invocation& invocation) {
    struct Shell {
        std::string_view name;
        std::string (*script)(manual::Entries);
    };
    constexpr Shell shells[] = {{"bash", manual::bash_completion},
                                {"zsh", manual::zsh_completion},
                                {"fish", manual::fish_completion}};
    const auto& operands = invocation.arguments.operands();
    if (operands.size() != 1)
        return invocation.fail("`completion` needs the name of a shell",
                               "write `cantrip completion bash`, `zsh` or `fish`");
    for (const Shell& shell : shells)
        if (shell.name == operands[0]) {
            invocation.output.write_data_only();
            invocation.output.write(shell.script(table_entries()));
            return Exit::clean;
        }
    constexpr std::string_view names[] = {"bash", "zsh", "fish"};
    std::string help = suggestion(operands[0], names);
    if (help.empty()) help = "there are bash, zsh and fish";
    return invocation.fail(fmt::format("there is no completion for `{}`", operands[0]), help);
}

} // namespace

const Command completion_command{
    .name = "completion",
    .summary = "print a completion script for bash, zsh or fish",
    .operands = "SHELL",
    .about = "Prints a script that completes commands, options and their values. An installed package has "
             "the scripts in\n"
             "place; otherwise load one in the settings of your shell.",
    .formats = {},
    .options = {},
    .examples = {{"cantrip completion bash > ~/.local/share/bash-completion/completions/cantrip", "for bash"},
                 {"cantrip completion fish > ~/.config/fish/completions/cantrip.fish", "for fish"}},
    .run = run_completion,
};

} // namespace cantrip
