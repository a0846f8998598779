// `cantrip init`: a new card set for a game.

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "lang/diagnostics/did_you_mean.hpp"
#include "tools/cli/invocation.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/commands/commands.hpp"
#include "tools/scaffold/scaffold.hpp"

namespace cantrip {
namespace {

using namespace scaffold;

std::string list_of(const std::vector<GameTemplate>& games) {
    std::vector<std::string_view> names;
    for (const GameTemplate& game : games) names.push_back(game.game);
    return names.empty() ? std::string("no library has a game with a template; name one with `--lib FOLDER`")
                         : fmt::format("the games are {}", fmt::join(names, ", "));
}

Exit unknown_game(const Invocation& invocation, const std::string& word,
                  const std::vector<GameTemplate>& games) {
    std::vector<std::string_view> names;
    for (const GameTemplate& game : games) names.push_back(game.game);
    std::string help = suggestion(word, names);
    if (!help.empty()) help += " ";
    return invocation.fail(fmt::format("there is no game `{}`", word), help + list_of(games));
}

// The name of the folder, also for `.` and `sets/`.
std::string last_part(const std::string& folder) {
    std::error_code failed;
    auto path = std::filesystem::absolute(folder, failed).lexically_normal();
    if (!path.has_filename()) path = path.parent_path();
    return path.filename().string();
}

Exit write_set(Invocation& invocation, const std::string& folder, const std::string& name,
               const GameTemplate& game) {
    const auto files = fill_template(game, name);
    if (!files) return invocation.fail(files.error());
    if (const auto old = existing(folder, files.value()); !old.empty())
        return invocation.fail(fmt::format("`{}` exists already", old.front()),
                               "nothing was written; choose another folder");
    if (const std::string error = write_new(folder, files.value()); !error.empty())
        return invocation.fail(error);
    for (const NewFile& file : files.value())
        invocation.output.write(fmt::format("{}\n", (std::filesystem::path(folder) / file.path).string()));
    invocation.summary(
        fmt::format("made the card set `{}` for {}\n  next: cantrip check {}", name, game.game, folder));
    return Exit::clean;
}

Exit run_init(Invocation& invocation) {
    const auto& operands = invocation.arguments.operands();
    const LoadOptions options = load_options(invocation);
    const std::vector<GameTemplate> games = find_games(options.libraries);
    const std::string wanted = invocation.arguments.value("--game");
    if (wanted.empty()) return invocation.fail("`init` needs a game: `--game GAME`", list_of(games));
    const auto game =
        std::find_if(games.begin(), games.end(), [&](const GameTemplate& one) { return one.game == wanted; });
    if (game == games.end()) return unknown_game(invocation, wanted, games);
    if (operands.size() != 1)
        return invocation.fail("`init` needs one folder",
                               fmt::format("write `cantrip init my_cards --game {}`", wanted));

    const std::string name = invocation.arguments.value("--name", package_name_of(last_part(operands[0])));
    if (const std::string fault = fault_of_name(name); !fault.empty())
        return invocation.fail(fault, "choose the package's name with `--name NAME`");
    const auto taken = package_names(options.libraries);
    if (std::find(taken.begin(), taken.end(), name) != taken.end())
        return invocation.fail(fmt::format("there is a package `{}` already", name),
                               "choose another name with `--name NAME`");
    return write_set(invocation, operands[0], name, *game);
}

} // namespace

const Command init_command{
    .name = "init",
    .summary = "make a new card set for a game",
    .operands = "FOLDER",
    .about = "Makes a folder with a package for the game, one card, one scenario that uses it, a README and "
             "a .gitignore.\n"
             "It passes `cantrip check` as it is. No file is ever overwritten.",
    .formats = {},
    .options = {{"--game", Option::Takes::one, "GAME", "the game; without it, the games are listed"},
                {"--name", Option::Takes::one, "NAME", "the package's name; the folder's when left out"},
                {"--lib", Option::Takes::many, "FOLDER", "look for games in FOLDER too"}},
    .examples = {{"cantrip init night_market --game GAME", "a set in the folder night_market"},
                 {"cantrip init . --game GAME --name owls", "in the current folder, with a name of its own"}},
    .run = run_init,
};

} // namespace cantrip
