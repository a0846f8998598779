#include "tools/manual/man_page.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace cantrip::manual {
namespace {

// Text in which troff sees no requests and no escapes. The apostrophe and the dot are requests only at the
// start of a line.
std::string escaped(std::string_view text) {
    std::string out;
    bool line_start = true;
    for (const char c : text) {
        if (line_start && (c == '.' || c == '\'')) out += "\\&";
        line_start = c == '\n';
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else if (c == '`')
            out += "\\(ga";
        else
            out += c;
    }
    return out;
}

std::string upper(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return text;
}

std::string head(std::string_view name, std::string_view summary, std::string_view version) {
    return fmt::format(".TH \"{}\" 1 \"\" \"Cantrip {}\" \"Cantrip\"\n.SH NAME\n{} \\- {}\n",
                       upper(std::string(name)), escaped(version), escaped(name), escaped(summary));
}

std::string option_entry(const Option& option) {
    std::string out = ".TP\n";
    if (option.letter != '\0') out += fmt::format("\\fB\\-{}\\fR, ", option.letter);
    out += fmt::format("\\fB{}\\fR", escaped(option.name));
    if (!option.value.empty()) out += fmt::format(" \\fI{}\\fR", escaped(option.value));
    out += fmt::format("\n{}", escaped(option.help));
    if (!option.choices.empty())
        out += fmt::format(" ({})", escaped(fmt::format("{}", fmt::join(option.choices, ", "))));
    if (option.takes == Option::Takes::many) out += "; may be repeated";
    if (option.takes == Option::Takes::list) out += "; several are separated by commas";
    return out + "\n";
}

constexpr std::string_view exit_status = ".SH EXIT STATUS\n"
                                         ".TP\n0\nnothing to report\n"
                                         ".TP\n1\nfindings\n"
                                         ".TP\n2\nthe command could not do its job\n";

} // namespace

std::string page_name(const Command& command) {
    std::string name = "cantrip-" + std::string(command.name);
    std::replace(name.begin(), name.end(), ' ', '-');
    return name;
}

std::string man_page(const Entry& entry, std::string_view version) {
    const Command& command = *entry.command;
    std::string out = head(page_name(command), command.summary, version);
    out += fmt::format(".SH SYNOPSIS\n.B cantrip {}\n{}{}[\\fIoptions\\fR]\n", escaped(command.name),
                       escaped(command.operands), command.operands.empty() ? "" : " ");
    out += fmt::format(".SH DESCRIPTION\n{}\n.SH OPTIONS\n", escaped(command.about));
    for (const Option& option : entry.options) out += option_entry(option);
    out += exit_status;
    if (!command.examples.empty()) out += ".SH EXAMPLES\n";
    for (const Example& example : command.examples)
        out += fmt::format(".TP\n.B {}\n{}\n", escaped(example.line), escaped(example.what));
    return out + ".SH SEE ALSO\n.BR cantrip (1)\n";
}

std::string man_page(Entries entries, std::string_view version) {
    std::string out =
        head("cantrip", "write, check, play and print the effects of board-game cards", version);
    out += ".SH SYNOPSIS\n.B cantrip\n\\fICOMMAND\\fR [\\fIPATH\\fR…] [\\fIoptions\\fR]\n"
           ".SH DESCRIPTION\nCantrip is a small language in which the effects of cards are written. The "
           "commands check\n"
           "card files, play them, print them in several languages, and compare printed text with what a "
           "card does.\n"
           ".SH COMMANDS\n";
    for (const Entry& entry : entries)
        out += fmt::format(".TP\n.BR {} (1)\n{}\n", escaped(page_name(*entry.command)),
                           escaped(entry.command->summary));
    out += exit_status;
    return out + ".SH ENVIRONMENT\n"
                 ".TP\n.B CANTRIP_LIB\nfolders in which packages are searched, separated by colons\n"
                 ".TP\n.BR NO_COLOR \", \" FORCE_COLOR \", \" CLICOLOR_FORCE\nwhether output is coloured\n";
}

} // namespace cantrip::manual
