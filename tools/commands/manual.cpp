// `cantrip manual`: pages of the commands, made from their table.

#include <filesystem>

#include <fmt/format.h>

#include "tools/cli/invocation.hpp"
#include "tools/cli/version.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/table_entries.hpp"
#include "tools/manual/man_page.hpp"
#include "tools/manual/markdown_page.hpp"

namespace cantrip {
namespace {

struct Page {
    std::string file;
    std::string text;
};

std::string file_name(const std::string& name, bool man) { return name + (man ? ".1" : ".md"); }

// The overview first, then a page for each command.
std::vector<Page> all_pages(bool man) {
    const std::vector<manual::Entry> entries = table_entries();
    std::vector<Page> pages{man ? Page{"cantrip.1", manual::man_page(entries, version())}
                                : Page{"README.md", manual::markdown_page(entries)}};
    for (const manual::Entry& entry : entries)
        pages.push_back({file_name(manual::page_name(*entry.command), man),
                         man ? manual::man_page(entry, version()) : manual::markdown_page(entry)});
    return pages;
}

Exit write_pages(Invocation& invocation, const std::string& folder, const std::vector<Page>& pages) {
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    if (failed)
        return invocation.fail(fmt::format("the folder `{}` cannot be made: {}", folder, failed.message()));
    for (const Page& page : pages) {
        Output file((std::filesystem::path(folder) / page.file).string());
        file.write_data_only();
        file.write(page.text);
        if (const std::string error = file.commit(); !error.empty()) return invocation.fail(error);
    }
    invocation.summary(fmt::format("{} pages written to {}", pages.size(), folder));
    return Exit::clean;
}

Exit run_manual(Invocation& invocation) {
    const bool man = invocation.format() == "man";
    const std::vector<Page> pages = all_pages(man);
    const std::string folder = invocation.arguments.value("--folder");
    const auto& operands = invocation.arguments.operands();
    if (!folder.empty() && operands.empty()) return write_pages(invocation, folder, pages);
    if (!folder.empty())
        return invocation.fail("`--folder` writes the pages of all commands",
                               "leave out the command, or `--folder`");

    std::string name = "cantrip";
    for (const std::string& word : operands) name += "-" + word;
    if (operands.empty()) {
        invocation.output.write(pages.front().text);
        return Exit::clean;
    }
    for (const Page& page : pages)
        if (page.file == file_name(name, man)) {
            invocation.output.write(page.text);
            return Exit::clean;
        }
    return invocation.fail(fmt::format("there is no command `{}`", name.substr(8)),
                           "`cantrip --help` lists the commands");
}

} // namespace

const Command manual_command{
    .name = "manual",
    .summary = "print the pages of the commands: for man, or as Markdown",
    .operands = "[COMMAND]",
    .about = "Prints the page of a command, or the list of commands. `--folder` writes all pages.",
    .formats = {"man", "markdown"},
    .options = {{"--folder", Option::Takes::one, "FOLDER", "write a file for each command to FOLDER"}},
    .examples = {{"cantrip manual check | man -l -", "read a page"},
                 {"cantrip manual --format markdown --folder docs/commands",
                  "write the pages of the documentation"}},
    .run = run_manual,
};

} // namespace cantrip
