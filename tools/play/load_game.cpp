#include "tools/play/load_game.hpp"

#include <fmt/format.h>

#include "tools/cli/common_options.hpp"
#include "tools/play/game_setup.hpp"

namespace cantrip {

Result<LoadedGame, Exit> load_game(Invocation& invocation) {
    LoadedGame game;
    game.programs = load_programs(invocation);
    if (game.programs->world.broken || game.programs->diagnostics.errors() > 0) {
        invocation.output.write(
            render_text(game.sources(), game.programs->diagnostics, invocation.render_options()));
        return Failure{Exit::failed};
    }
    if (game.programs->list.size() > 1) {
        std::string names;
        for (const auto& packages : game.programs->packages)
            names +=
                (names.empty() ? "`" : ", `") + game.programs->world.packages[packages.back()].name + "`";
        return Failure{invocation.fail("there are several games here", "name one of " + names)};
    }
    if (game.programs->list.empty() || game.program().game.start == no_index)
        return Failure{invocation.fail("there is no game to play here",
                                       "name the package of a game that has a `start`")};
    return game;
}

Result<bool, Exit> compile_game(Invocation& invocation, LoadedGame& game) {
    const auto setup = game_setup(game.program(), invocation.arguments);
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
    std::vector<Option> all{players_option(), with_option()};
    all.insert(all.end(), own.begin(), own.end());
    all.push_back(lib_option());
    return all;
}

std::string place_text(const Sources& sources, Span at) {
    return at.end == 0
               ? std::string{}
               : fmt::format("{}:{}", sources.at(at.file).path, sources.position(at.file, at.begin).line);
}

std::string fault_text(const Sources& sources, const Fault& fault) {
    std::string told = fault.message + (fault.rule.empty() ? "" : " in " + fault.rule);
    if (const std::string place = place_text(sources, fault.at); !place.empty()) told += " at " + place;
    for (const auto& link : fault.chain) told += " < " + link;
    return told;
}

} // namespace cantrip
