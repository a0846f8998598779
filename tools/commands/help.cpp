#include "tools/commands/help.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tools/commands/commands.hpp"

namespace cantrip {
namespace {

using Row = std::pair<std::string, std::string>;

// Two columns, the second one aligned.
std::string columns(const std::vector<Row>& rows) {
    std::size_t width = 0;
    for (const Row& row : rows) width = std::max(width, row.first.size());
    std::string out;
    for (const Row& row : rows) out += fmt::format("  {:<{}}  {}\n", row.first, width, row.second);
    return out;
}

Row option_row(const Option& option) {
    std::string left = option.letter != '\0' ? fmt::format("-{}, {}", option.letter, option.name)
                                             : fmt::format("    {}", option.name);
    if (!option.value.empty()) left += fmt::format(" {}", option.value);
    if (option.takes == Option::Takes::list) left += ",…";
    std::string right(option.help);
    if (!option.choices.empty()) right += fmt::format(" ({})", fmt::join(option.choices, "|"));
    if (option.takes == Option::Takes::many) right += "; may be repeated";
    return {std::move(left), std::move(right)};
}

} // namespace

std::string overview_help() {
    std::vector<Row> rows;
    for (const Command* command : all_commands()) rows.emplace_back(command->name, command->summary);
    return fmt::format(
        "Cantrip: the effects of board-game cards, written, checked and run.\n\n"
        "usage: cantrip COMMAND [PATH…] [options]\n\n"
        "commands:\n{}\n"
        "options:\n{}\n"
        "exit status: 0 nothing to report, 1 findings, 2 could not do the job\n\n"
        "examples:\n{}",
        columns(rows),
        columns({{"-h, --help", "show this help; `cantrip COMMAND --help` shows that of a command"},
                 {"-V, --version", "show the version and how it was built"}}),
        columns({{"cantrip check cards", "check every card file below the folder cards"},
                 {"cantrip explain C0009", "read about a diagnostic"}}));
}

std::string command_help(const Command& command) {
    std::string out = fmt::format("{}\n\nusage: cantrip {} {}{}[options]\n", command.about, command.name,
                                  command.operands, command.operands.empty() ? "" : " ");
    std::vector<Row> options;
    for (const Option& option : options_of(command)) options.push_back(option_row(option));
    out += "\noptions:\n" + columns(options);
    std::vector<Row> examples;
    for (const Example& example : command.examples) examples.emplace_back(example.line, example.what);
    if (!examples.empty()) out += "\nexamples:\n" + columns(examples);
    return out;
}

} // namespace cantrip
