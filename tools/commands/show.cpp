// `cantrip show`: all about one card.

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>

#include "lang/support/pretty_json.hpp"
#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/commands.hpp"
#include "tools/show/named_cards.hpp"

namespace cantrip {
namespace {

using namespace show;

// Without a path: the package around the current folder, else every package of the libraries.
std::vector<std::string> paths_of(const Invocation& invocation, const LoadOptions& options) {
    std::vector<std::string> paths(invocation.arguments.operands().begin() + 1,
                                   invocation.arguments.operands().end());
    if (!paths.empty()) return paths;
    std::error_code failed;
    for (auto folder = std::filesystem::current_path(failed); !failed; folder = folder.parent_path()) {
        if (std::filesystem::exists(folder / "package.cant", failed)) return {"."};
        if (folder == folder.parent_path()) break;
    }
    for (const std::string& library : options.libraries)
        if (std::find(paths.begin(), paths.end(), library) == paths.end()) paths.push_back(library);
    return paths;
}

Exit run_show(Invocation& invocation) {
    if (invocation.arguments.operands().empty())
        return invocation.fail("no card is named", "write `cantrip show CARD`");
    const std::string& wanted = invocation.arguments.operands().front();
    const LoadOptions options = load_options(invocation);
    const auto programs = load_programs(paths_of(invocation, options), options);
    if (programs->world.broken) {
        invocation.output.write(
            render_text(programs->world.sources, programs->diagnostics, invocation.render_options()));
        return Exit::failed;
    }
    if (programs->diagnostics.errors() > 0)
        invocation.message(
            fmt::format("{}; `cantrip check` tells more", count_in_words(programs->diagnostics)));
    const NamedCards named(*programs, options.libraries);
    const FoundCards found = named.find(wanted);
    if (found.cards.empty())
        return invocation.fail(fmt::format("there is no card `{}`", wanted),
                               found.nearest.empty() ? "" : fmt::format("did you mean `{}`?", found.nearest));
    if (found.cards.size() > 1) {
        invocation.output.write(invocation.format() == "json"
                                    ? pretty_json(choice_as_json(*programs, found.cards))
                                    : choice_as_text(*programs, found.cards));
        return Exit::findings;
    }
    const ShownCard card = named.shown(found.cards[0]);
    invocation.output.write(invocation.format() == "json" ? pretty_json(card_as_json(card))
                                                          : card_as_text(card));
    return Exit::clean;
}

} // namespace

const Command show_command{
    .name = "show",
    .summary = "show all about one card",
    .operands = "CARD [PATH…]",
    .about = "Shows where a card is written and its source, its kind and values, its text in every language, "
             "what it reacts to, what it\n"
             "causes and which abilities hear that, and the scenarios that name it. CARD is its name in the "
             "source or a printed name in any\n"
             "language. Without a path it is looked for in the current package, or else in all libraries.",
    .formats = {"text", "json"},
    .options = {lib_option()},
    .examples = {{"cantrip show ghost_swamp", "by its name in the source"},
                 {"cantrip show \"Red Dragon\" cards/dragons", "by its printed name"},
                 {"cantrip show ghost_swamp --format json", "for a program"}},
    .run = run_show,
};

} // namespace cantrip
