#include "tools/manual/markdown_page.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "tools/manual/man_page.hpp"

namespace cantrip::manual {
namespace {

// Text in a cell of a table; code keeps its backquotes.
std::string cell(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (c == '|' || c == '<') out += '\\';
        out += c == '\n' ? ' ' : c;
    }
    return out;
}

std::string option_row(const Option& option) {
    std::string name = option.letter != '\0' ? fmt::format("`-{}`, ", option.letter) : std::string();
    name += fmt::format("`{}{}{}`", option.name, option.value.empty() ? "" : " ", option.value);
    std::string meaning(option.help);
    if (!option.choices.empty()) meaning += fmt::format(" ({})", fmt::join(option.choices, ", "));
    if (option.takes == Option::Takes::many) meaning += "; may be repeated";
    if (option.takes == Option::Takes::list) meaning += "; several are separated by commas";
    return fmt::format("| {} | {} |\n", name, cell(meaning));
}

} // namespace

std::string markdown_page(const Entry& entry) {
    const Command& command = *entry.command;
    std::string out =
        fmt::format("# cantrip {}\n\n{}\n\n```text\ncantrip {} {}{}[options]\n```\n\n", command.name,
                    command.about, command.name, command.operands, command.operands.empty() ? "" : " ");
    out += "| option | meaning |\n| --- | --- |\n";
    for (const Option& option : entry.options) out += option_row(option);
    if (!command.examples.empty()) out += "\n| example | what it does |\n| --- | --- |\n";
    for (const Example& example : command.examples)
        out += fmt::format("| `{}` | {} |\n", cell(example.line), cell(example.what));
    return out + "\nExit status: 0 nothing to report, 1 findings, 2 the command could not do its job.\n";
}

std::string markdown_page(Entries entries) {
    std::string out = "# Commands\n\n`cantrip manual` writes these pages from the table of commands, and a "
                      "test compares them.\n\n"
                      "| command | what it does |\n| --- | --- |\n";
    for (const Entry& entry : entries)
        out += fmt::format("| [{}]({}.md) | {} |\n", entry.command->name, page_name(*entry.command),
                           cell(entry.command->summary));
    return out;
}

} // namespace cantrip::manual
