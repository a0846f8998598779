#include "tools/commands/commands.hpp"

#include <array>

namespace cantrip {

std::span<const Command* const> all_commands() {
    static constexpr auto commands = std::to_array<const Command*>({
#define CANTRIP_COMMAND(identifier) &identifier##_command,
#include "tools/commands/commands.def"
#undef CANTRIP_COMMAND
    });
    return commands;
}

std::vector<Option> options_of(const Command& command) {
    using Takes = Option::Takes;
    std::vector<Option> options = command.options;
    if (!command.formats.empty()) {
        options.push_back({"--format", Takes::one, "FORMAT", "how to print", command.formats});
    }
    options.push_back({"--output", Takes::one, "FILE", "write to FILE instead of standard output", {}, 'o'});
    options.push_back(
        {"--color", Takes::one, "WHEN", "colour; auto means on a terminal", {"auto", "always", "never"}});
    options.push_back({"--ascii", Takes::nothing, "", "draw with plain ASCII characters"});
    options.push_back({"--quiet", Takes::nothing, "", "leave out closing lines with counts", {}, 'q'});
    options.push_back({"--help", Takes::nothing, "", "show this help", {}, 'h'});
    return options;
}

} // namespace cantrip
