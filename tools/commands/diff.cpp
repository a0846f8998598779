// `cantrip diff`: what changed on the cards between two revisions or folders.

#include <filesystem>

#include <fmt/format.h>

#include "tools/cli/common_options.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/commands/asked_languages.hpp"
#include "tools/commands/commands.hpp"
#include "tools/commands/read_revision.hpp"
#include "tools/diff/write_differences.hpp"

namespace cantrip {
namespace {

// What is compared: two revisions of some paths, or two folders.
struct Sides {
    std::string before, now; // revisions; empty: the files as they are
    std::vector<std::string> old_paths, new_paths;
    std::string title;
};

Result<Sides, Exit> sides_of(const Invocation& invocation) {
    std::vector<std::string> operands = invocation.arguments.operands();
    std::error_code failed;
    const std::size_t dots = operands.empty() ? std::string::npos : operands.front().find("..");
    if (dots != std::string::npos && !std::filesystem::exists(operands.front(), failed)) {
        Sides sides{operands.front().substr(0, dots), operands.front().substr(dots + 2), {}, {}, {}};
        if (sides.before.empty()) sides.before = "HEAD";
        sides.old_paths.assign(operands.begin() + 1, operands.end());
        sides.new_paths = sides.old_paths;
        sides.title = fmt::format("What changed from {} to {}", sides.before,
                                  sides.now.empty() ? "the files of now" : sides.now);
        return sides;
    }
    if (operands.size() == 2)
        return Sides{{},
                     {},
                     {operands[0]},
                     {operands[1]},
                     fmt::format("What changed from {} to {}", operands[0], operands[1])};
    return Failure{invocation.fail(
        "compared with what?", "write two revisions, `cantrip diff v1..v2 cards/dragons`, or two folders")};
}

Exit run_diff(Invocation& invocation) {
    const LoadOptions options = load_options(invocation);
    const auto tags = text::asked_languages(invocation, options.libraries, {"en"});
    if (!tags) return tags.error();
    const auto sides = sides_of(invocation);
    if (!sides) return sides.error();
    const auto before =
        diff::read_revision(sides.value().old_paths, options, tags.value(), sides.value().before);
    if (!before.state.error.empty()) return invocation.fail(before.state.error);
    const auto now = diff::read_revision(sides.value().new_paths, options, tags.value(), sides.value().now);
    if (!now.state.error.empty()) return invocation.fail(now.state.error);
    const auto changes = diff::compare_states(before.state, now.state);
    const std::string format = invocation.format();
    invocation.output.write(
        format == "json"   ? diff::differences_json(changes)
        : format == "pdf"  ? diff::differences_pdf(sides.value().title, changes, before.state, now.state)
        : format == "html" ? diff::differences_page(sides.value().title, changes, before.state, now.state)
                           : diff::differences_text(changes));
    invocation.message(changes.size() == 1 ? "1 card differs"
                                           : fmt::format("{} cards differ", changes.size()));
    return changes.empty() ? Exit::clean : Exit::findings;
}

} // namespace

const Command diff_command{
    .name = "diff",
    .summary = "what changed on the cards: values, effects, texts, pictures",
    .operands = "A..B [PATH…] | OLD NEW",
    .about = "Compares the cards of two git revisions, or of two folders: per card its values, what it does, "
             "its text in\n"
             "each language, and whether it looks different. `A..` compares with the files as they are now. "
             "As a page it\n"
             "shows the pictures side by side, for people who test the game. Nothing that a repository "
             "configures is run.",
    .formats = {"text", "json", "html", "pdf"},
    .options = {{"--lang", Option::Takes::list, "L", "languages of texts and pictures; else en"},
                lib_option()},
    .examples = {{"cantrip diff HEAD.. cards/dragons", "what I changed since the last commit"},
                 {"cantrip diff v1..v2 cards/dragons --lang en,cs --format html --output changes.html",
                  "a page to send around"}},
    .run = run_diff,
};

} // namespace cantrip
