#include "tools/commands/load_game.hpp"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

#include "tools/cli/common_options.hpp"
#include "tools/cli/load_programs.hpp"
#include "tools/play/game_setup.hpp"
#include "tools/play/only_printed.hpp"
#include "tools/scaffold/games.hpp"

namespace cantrip {

using namespace play;

namespace {

// A bare name that is neither a file nor a package.
std::string unknown_game(const std::vector<std::string>& paths, const std::vector<std::string>& libraries) {
    const std::vector<std::string> known = scaffold::package_names(libraries);
    for (const std::string& path : paths) {
        std::error_code ignored;
        if (path.find('/') == std::string::npos && path != "-" && !std::filesystem::exists(path, ignored) &&
            std::find(known.begin(), known.end(), path) == known.end())
            return path;
    }
    return {};
}

std::string games_there_are(const std::vector<std::string>& libraries) {
    std::string names;
    for (const scaffold::GameTemplate& game : scaffold::find_games(libraries))
        if (game.game != "core") names += (names.empty() ? "`" : ", `") + game.game + "`";
    return names.empty() ? "the libraries have no game; name the folder of one" : "the games are " + names;
}

// Leaves out what is in no printed game, and says so. Refuses a game that needs it.
Result<bool, Exit> play_printed(Invocation& invocation, LoadedGame& game) {
    for (const char* option : {"--record", "--replay"})
        if (!invocation.arguments.value(option).empty())
            return Failure{invocation.fail(fmt::format("--only does not go with {}", option),
                                           "a record does not keep which cards were left out")};
    const std::vector<LeftOut> kinds = leave_out_own(game.programs->list[0]);
    if (const std::string missing = what_is_missing(kinds); !missing.empty())
        return Failure{invocation.fail("the printed cards that are known are not enough for a game",
                                       "nothing printed is known of these: " + missing)};
    for (const LeftOut& kind : kinds)
        invocation.message(
            fmt::format("{}: {} of {} are printed; the others are left out", kind.kind, kind.left, kind.all));
    return true;
}

} // namespace

Result<LoadedGame, Exit> load_game(Invocation& invocation) {
    std::vector<std::string> paths = invocation.arguments.operands();
    if (paths.empty()) paths.emplace_back(".");
    return load_game(invocation, paths);
}

Result<LoadedGame, Exit> load_game(Invocation& invocation, const std::vector<std::string>& paths) {
    const LoadOptions options = load_options(invocation);
    if (const std::string unknown = unknown_game(paths, options.libraries); !unknown.empty())
        return Failure{invocation.fail(fmt::format("there is no game `{}`", unknown),
                                       games_there_are(options.libraries))};
    auto programs = load_programs(paths, options, Grouping::together);
    if (programs->world.broken || programs->diagnostics.errors() > 0) {
        invocation.output.write(
            render_text(programs->world.sources, programs->diagnostics, invocation.render_options()));
        return Failure{Exit::failed};
    }
    auto game = game_of(std::move(programs));
    if (!game)
        return Failure{invocation.fail(game.error().message,
                                       game.error().help + "; " + games_there_are(options.libraries))};
    if (invocation.arguments.value("--only") == "printed")
        if (const auto played = play_printed(invocation, game.value()); !played)
            return Failure{played.error()};
    return std::move(game).value();
}

Result<bool, Exit> compile_game(Invocation& invocation, LoadedGame& game) {
    const Arguments& arguments = invocation.arguments;
    const auto setup = game_setup(game.program(), arguments.value("--players"), arguments.values("--with"));
    if (!setup) return Failure{invocation.fail(setup.error().message, setup.error().help)};
    return compile_game(invocation, game, setup.value());
}

Result<bool, Exit> compile_game(Invocation& invocation, LoadedGame& game, const Setup& setup) {
    auto machine = Machine::compile(game.program(), setup);
    if (!machine) return Failure{invocation.fail(machine.error())};
    game.machine = machine.value();
    return true;
}

std::vector<Option> game_options(std::vector<Option> own) {
    std::vector<Option> all{
        {"--players", Option::Takes::one, "N", "how many play (default: the fewest that fill the table)"},
        {"--with", Option::Takes::list, "OPTION=VALUE", "options of the game; a flag alone is switched on"}};
    all.insert(all.end(), own.begin(), own.end());
    all.push_back({"--only",
                   Option::Takes::one,
                   "WHAT",
                   "play without cards that are in no printed game",
                   {"printed"}});
    all.push_back(lib_option());
    return all;
}

} // namespace cantrip
