// `cantrip check`: what is wrong with these packages?

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <fmt/format.h>

#include "lang/program/dump.hpp"
#include "lang/support/pretty_json.hpp"
#include "lang/syntax/dump.hpp"
#include "lang/syntax/parser.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/cli/watch.hpp"
#include "tools/commands/commands.hpp"
#include "tools/rephrase/rephrase.hpp"
#include "tools/support/input_files.hpp"

namespace cantrip {
namespace {

namespace json = boost::json;

// Shows what was made of the files instead of what is wrong with them.
void dump_files(const Invocation& invocation, const Sources& sources, const std::vector<Tree>& trees) {
    const bool tokens = invocation.arguments.value("--dump") == "tokens";
    json::array list;
    for (const Tree& tree : trees) {
        const std::string& path = sources.at(tree.file()).path;
        if (invocation.format() == "json") {
            list.push_back(
                json::object{{"file", json_text(path)},
                             {tokens ? "tokens" : "tree",
                              tokens ? tokens_to_json(sources, tree.tokens()) : tree_to_json(tree)}});
            continue;
        }
        if (trees.size() > 1) invocation.output.write(fmt::format("// {}\n", path));
        invocation.output.write(tokens ? dump_tokens(sources, tree.tokens()) : dump_tree(tree));
    }
    if (invocation.format() == "json") invocation.output.write(pretty_json(list));
}

// Tokens and trees are shown file by file, without the packages around them.
Exit run_dump_files(Invocation& invocation) {
    InputFiles input = read_input_files(invocation.arguments.operands());
    const bool unreadable = !input.diagnostics.empty();
    std::vector<Tree> trees;
    for (const FileId file : input.files) trees.push_back(parse_file(input.sources, file, input.diagnostics));
    dump_files(invocation, input.sources, trees);
    if (unreadable) return Exit::failed;
    return input.diagnostics.empty() ? Exit::clean : Exit::findings;
}

Exit check_once(Invocation& invocation, std::vector<std::string>& folders) {
    const std::string what = invocation.arguments.value("--dump");
    if (what == "tokens" || what == "tree") return run_dump_files(invocation);
    const auto programs = load_programs(invocation);
    folders = folders_read(*programs);
    if (what == "program")
        for (const Program& program : programs->list) invocation.output.write(dump_program(program));
    else {
        rephrase::offer_lines(*programs, load_options(invocation).libraries);
        invocation.report(programs->world.sources, programs->diagnostics);
    }
    if (programs->world.broken) return Exit::failed;
    return programs->diagnostics.empty() ? Exit::clean : Exit::findings;
}

Exit run_check(Invocation& invocation) {
    return run_watched(invocation, {},
                       [&](std::vector<std::string>& folders) { return check_once(invocation, folders); });
}

} // namespace

const Command check_command{
    .name = "check",
    .summary = "report what is wrong with card files",
    .operands = "[PATH…]",
    .about = "Reads the packages that the paths lie in, with all they use, and reports what is wrong with "
             "them: shape,\n"
             "names and types. Without a path it checks the current folder; `-` is standard input.",
    .formats = {"text", "compact", "json", "sarif", "junit", "github"},
    .options =
        {lib_option(),
         watch_option(),
         {"--dump", Option::Takes::one, "WHAT", "show what was read instead", {"tokens", "tree", "program"}}},
    .examples = {{"cantrip check", "check the package in the current folder"},
                 {"cantrip check cards/dragons", "check one package"},
                 {"cantrip check cards --format sarif --output check.sarif",
                  "write a report for a code host"},
                 {"cantrip check cards/dragons.cant --dump tree", "show how the file was read"}},
    .run = run_check,
};

} // namespace cantrip
