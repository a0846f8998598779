#include "tools/commands/run.hpp"

#include <unistd.h>

#include <algorithm>

#include <fmt/format.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/version.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/help.hpp"

namespace cantrip {
namespace {

Exit usage_error(std::string_view text, std::string_view help) {
    // The options are not known yet, so only the environment can say anything about colour.
    print_error(text, help, wants_color("auto", ::isatty(STDERR_FILENO) == 1));
    return Exit::failed;
}

// Text that is the whole result, such as help; it may be going to a full disk too.
Exit print(std::string_view text) {
    Output output({});
    output.write(text);
    const std::string error = output.commit();
    return error.empty() ? Exit::clean : usage_error(error, {});
}

// The command that the first words name, and how many words that took. Two words beat one: "text parse".
struct Found {
    const Command* command = nullptr;
    std::size_t words = 0;
};

Found find_command(std::span<const std::string> words) {
    Found found;
    const std::string two = words.size() > 1 ? words[0] + ' ' + words[1] : std::string{};
    for (const Command* command : all_commands()) {
        if (command->name == words[0] && found.words < 1) found = {command, 1};
        if (command->name == two) found = {command, 2};
    }
    return found;
}

Exit unknown_command(const std::string& word) {
    std::vector<std::string_view> names;
    for (const Command* command : all_commands()) names.push_back(command->name);
    std::string help = suggestion(word, names);
    if (help.empty()) help = "`cantrip --help` lists the commands";
    return usage_error(fmt::format("there is no command `{}`", word), help);
}

Exit unknown_option(const std::string& word) {
    constexpr std::string_view options[] = {"--help", "--version"};
    std::string help = suggestion(word, options);
    if (help.empty()) help = "options come after the command: `cantrip COMMAND [PATH…] [options]`";
    return usage_error(fmt::format("there is no option `{}` before a command", word), help);
}

// Formats for other programs. They have escapes of their own, and every byte counts.
bool is_data(std::string_view format) {
    constexpr std::string_view all[] = {"json", "sarif", "junit", "po",  "xliff", "tmx",
                                        "tbx",  "csv",   "html",  "dot", "svg"};
    return std::find(std::begin(all), std::end(all), format) != std::end(all);
}

Exit run_command(const Command& command, std::span<const std::string> words) {
    const std::vector<Option> options = options_of(command);
    const auto arguments = Arguments::parse(words, options);
    if (!arguments) {
        const UsageError& error = arguments.error();
        const std::string fallback = fmt::format("`cantrip {} --help` lists the options", command.name);
        return usage_error(error.message, error.help.empty() ? fallback : error.help);
    }
    if (arguments.value().has("--help")) return print(command_help(command));

    Output output(arguments.value().value("--output"));
    Invocation invocation(command, arguments.value(), output);
    if (is_data(invocation.format())) output.write_data_only();
    const Exit status = command.run(invocation);
    const std::string error = output.commit();
    return error.empty() ? status : invocation.fail(error);
}

} // namespace

Exit run_command_line(std::span<const std::string> words) {
    if (words.empty()) {
        fmt::print(stderr, "{}", overview_help());
        return Exit::failed;
    }
    const std::string& first = words[0];
    if (first == "--version" || first == "-V") return print(version_text());
    if (first == "--help" || first == "-h") return print(overview_help());
    // `cantrip help check` is what many people type first.
    if (first == "help") {
        if (words.size() == 1) return print(overview_help());
        const Found topic = find_command(words.subspan(1));
        return topic.command == nullptr ? unknown_command(words[1]) : print(command_help(*topic.command));
    }
    if (first.starts_with('-')) return unknown_option(first);
    const Found found = find_command(words);
    if (found.command == nullptr) return unknown_command(first);
    return run_command(*found.command, words.subspan(found.words));
}

} // namespace cantrip
